"""A deal looked over, who holds up what, and two deals side by side, in a browser."""

from __future__ import annotations

from functools import reduce
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from sevens import Record, Session, preset
from sevens_widgets.comparing import Comparison
from sevens_widgets.game import Game
from sevens_widgets.render import sprite
from sevens_widgets.render.compare import compare
from sevens_widgets.state import TableState
from sevens_widgets.words import words
from tests.web.axe import violations
from tests.web.desk import Reader, open_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import Serve

BUILT = Path(__file__).parents[2] / "_build" / "assets"
BLUNDER = Record.parse(
    "sevens 1\ngame fan_tan\nseats 3 dealer 0 leader 1\ndeal 28\nplay "
    "- - 7D 7H - 6D 8H 9H 7C 5D 10H 6H 4D 5H 7S 6S 8S - 5S 4S 3S 2S 4H 3H AS 2H - 9S AH 10S "
    "3D JH JS 8D QH QS KH 6C KS 5C 4C - 9D 3C 10D 2C 8C JD - 9C QD - 2D KD AD - 10C JC QC"
)
"""At move 57 the ace of clubs would have kept the win."""


def finished(lang: str = "en") -> TableState:
    """A table at which this deal has been played."""
    table = TableState(lang=lang)
    session = Session.start(BLUNDER.rules, BLUNDER.seats)
    start = Game(session, ("beginner", "beginner"), 28, session.deal(28))
    table.game = reduce(Game.moved, BLUNDER.moves, start)
    return table


@pytest.fixture
def reader(page: Page, serve: Serve, tmp_path: Path) -> Reader:
    return open_table(page, serve, tmp_path, finished())


def test_a_deal_is_looked_over_and_played_differently_by_keyboard_alone(reader: Reader) -> None:
    page = reader.page
    page.get_by_role("button", name="Review this deal").press("Enter")
    expect(reader.status).to_contain_text("Move 57: You laid the 10ten of clubs. With it you gave the win away")
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_focused()
    for key, number in [("ArrowLeft", 56), ("ArrowRight", 57), ("End", 59), ("Home", 0), ("ArrowRight", 1)]:
        page.keyboard.press(key)
        expect(page.locator(".steps__where")).to_have_text(f"Move {number} of 59")
    slider = page.get_by_role("slider", name="Moves of this deal")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", "Move 2 of 59")
    expect(slider).to_be_focused()
    page.get_by_role("button", name="Move 57", exact=True).press("Enter")
    page.get_by_role("button", name="Play this move differently").press("Enter")
    expect(reader.card("AC")).to_be_visible()
    for card in ("AC", "10C"):
        reader.card(card).press("Enter")
        expect(reader.card(card)).to_have_count(0)
    expect(reader.status).to_contain_text("You are out")


def test_quick_clicks_are_steps_and_tab_leaves_the_review(reader: Reader) -> None:
    page = reader.page
    page.get_by_role("button", name="Review this deal").click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".steps__where")).to_have_text("Move 0 of 59")
    page.get_by_role("button", name="Next", exact=True).dblclick()
    expect(page.locator(".steps__where")).not_to_have_text("Move 0 of 59")
    page.get_by_role("button", name="Next", exact=True).focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="End", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".result")).to_be_visible()


def test_what_takes_a_while_says_so_at_once(reader: Reader) -> None:
    button = reader.page.get_by_role("button", name="Review this deal")
    said = button.evaluate(
        "button => { button.click(); return [button.textContent, document.querySelector('[role=status]').textContent] }"
    )
    assert said == ["Looking for the turning point …"] * 2
    expect(reader.page.locator("[data-review]")).to_be_visible()


def test_who_holds_up_what_is_switched_on_and_off(page: Page, serve: Serve, tmp_path: Path) -> None:
    reader = open_table(page, serve, tmp_path, TableState(lang="en"))
    switch = page.get_by_role("button", name="Who holds up what")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.press("Enter")
    expect(page.locator(".holds")).to_contain_text("hold up your")
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(switch).to_be_focused()
    expect(page.locator(".spot[data-marked]").first).to_be_visible()
    reader.enter_hand()
    page.keyboard.press("w")
    expect(page.locator(".holds")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 390, 1280])
def test_axe_finds_nothing_in_a_review_or_among_hold_ups(reader: Reader, width: int, theme: str) -> None:
    page = reader.page
    page.set_viewport_size({"width": width, "height": 800})
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    page.get_by_role("button", name="Who holds up what").click()
    expect(page.locator(".holds")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Review this deal").click()
    expect(page.locator("[data-review]")).to_be_visible()
    page.locator("[data-review] details").first.evaluate("details => { details.open = true }")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.fixture
def compared(page: Page, serve: Serve, tmp_path: Path) -> Page:
    """A page with one deal by two readings of a ghost's cards."""
    (tmp_path / "assets").symlink_to(BUILT)
    drawn = compare(Comparison.of(preset("shichi_narabe"), preset("shichi_narabe_gaps"), 4, 10), 10, words("en"), "compare")
    (tmp_path / "index.html").write_text(
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="stylesheet" href="assets/styles/tokens.css">'
        '<link rel="stylesheet" href="assets/styles/sevens.css"></head>'
        f'<body style="margin:0;background:var(--sv-page);color:var(--sv-text)">{sprite()}'
        f'<main style="padding:0 var(--sv-bleed)"><h1>Page</h1>{drawn}</main>'
        '<script src="assets/page.js"></script></body></html>',
        encoding="utf-8",
    )
    page.goto(serve(tmp_path).url)
    return page


def test_both_deals_step_together(compared: Page) -> None:
    where, frame = compared.locator(".steps__where"), compared.locator(".frame:visible")
    expect(frame).to_have_count(1)
    expect(frame).to_contain_text("Nothing differs yet.")
    compared.get_by_role("button", name="Next", exact=True).click()
    expect(where).to_have_text("Step 2 of 11: the first difference, after move 18")
    expect(frame.locator(".differs")).to_contain_text("Laid only in B:")
    expect(frame.locator(".twin")).to_have_count(2)
    compared.keyboard.press("End")
    expect(where).to_have_text("Step 11 of 11: the end")


@pytest.mark.parametrize("width", [320, 1280])
def test_two_deals_lie_side_by_side_or_one_below_the_other(compared: Page, width: int) -> None:
    compared.set_viewport_size({"width": width, "height": 800})
    tops = [box["y"] for twin in compared.locator(".frame:visible .twin").all() if (box := twin.bounding_box())]
    assert (tops[0] == tops[1]) == (width == 1280)
    compared.get_by_role("button", name="Next", exact=True).click()
    assert violations(compared) == []
    assert compared.evaluate("document.documentElement.scrollWidth") <= width
