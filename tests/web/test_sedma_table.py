"""The table of Sedma in a browser: whole deals by mouse and by keyboard alone, the focus, and what axe finds."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from sevens.sedma import STOP, Move, Play
from sevens_widgets.sedma.state import SedmaState
from tests.unit.widgets.sedma.playing import at
from tests.web.axe import violations
from tests.web.desk import Reader, open_table

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.web.conftest import Serve

ASKED = "hands 10H 10B 9H KH / 7L 8A 9B KB; stock *; leader 0"
"""North beats the ten of hearts with a seven, and the reader, who led, is asked."""


@pytest.fixture
def sit(page: Page, serve: Serve, tmp_path: Path) -> Callable[[SedmaState], Reader]:
    """A function that puts a reader at a table."""
    return lambda table: open_table(page, serve, tmp_path, table)


def moves(reader: Reader) -> tuple[Move, ...]:
    """What the reader may do."""
    return reader.table.game.view.legal_moves()


@pytest.mark.parametrize("game", ["sedma", "sedma_pairs"])
def test_a_deal_is_played_to_its_end_by_mouse(sit: Callable[[SedmaState], Reader], game: str) -> None:
    reader = sit(SedmaState(game, lang="en"))
    while not reader.table.game.over:
        move = moves(reader)[0]
        place = f'.hand [data-card="{move}"]' if isinstance(move, Play) else '[data-move="-"]'
        reader.page.locator(place).click()
        reader.sees_the_state()
    expect(reader.page.locator(".result caption").first).to_have_text("Deal 1")
    reader.page.get_by_role("button", name="Next deal").click()
    expect(reader.page.locator(".result")).to_have_count(0)
    assert len(reader.table.game.match.results) == 1


def test_a_deal_is_played_to_its_end_by_keyboard_alone(sit: Callable[[SedmaState], Reader]) -> None:
    reader = sit(SedmaState(lang="en", seed=5))
    keyboard = reader.page.keyboard
    reader.enter_hand()
    while not reader.table.game.over:
        move = moves(reader)[0]
        if move == STOP:
            keyboard.press("p")
        else:
            keyboard.press("Home")
            for _ in range(reader.hand.index(str(move))):
                keyboard.press("ArrowRight")
            expect(reader.card(str(move))).to_be_focused()
            keyboard.press("Enter")
        reader.sees_the_state()
    expect(reader.page.get_by_role("button", name="Next deal")).to_be_focused()
    keyboard.press("Enter")
    expect(reader.page.locator('.hand button[tabindex="0"]')).to_be_focused()


def test_the_leader_who_is_asked_prolongs_or_stops_with_a_button(sit: Callable[[SedmaState], Reader]) -> None:
    reader = sit(at(ASKED, "10H 7L"))
    reader.page.get_by_role("button", name="Prolong with the ten of bells").press("Enter")
    reader.sees_the_state()
    expect(reader.status).to_contain_text("You prolonged the trick with the")
    expect(reader.page.locator(".hand button:focus")).to_have_count(1)
    reader.page.get_by_role("button", name="Undo").click()
    expect(reader.status).to_contain_text("Your move is taken back.")
    reader.page.get_by_role("button", name="Stop: North takes 10 points").click()
    expect(reader.status).to_contain_text("You stopped. North takes the trick: 10 points.")


def test_a_card_that_does_not_prolong_answers_and_keeps_the_focus(sit: Callable[[SedmaState], Reader]) -> None:
    reader = sit(at(ASKED, "10H 7L"))
    reader.card("9H").press("Enter")
    expect(reader.page.locator(".why")).to_be_visible()
    expect(reader.card("9H")).to_be_focused()
    expect(reader.status).to_contain_text("What prolongs it: ten or seven.")
    expect(reader.card("9H")).to_have_accessible_description(re.compile("^You cannot prolong the trick with the"))
    reader.page.keyboard.press("Escape")
    expect(reader.page.locator(".why")).to_have_count(0)
    expect(reader.card("9H")).to_be_focused()


def test_the_piles_stay_open_once_they_are_opened(sit: Callable[[SedmaState], Reader]) -> None:
    reader = sit(SedmaState(lang="en"))
    reader.page.get_by_text("Count the piles").click()
    reader.page.locator(".hand button").first.click()
    reader.sees_the_state()
    expect(reader.page.locator(".count ul")).to_be_visible()


def test_a_new_match_by_its_form(sit: Callable[[SedmaState], Reader]) -> None:
    reader = sit(SedmaState(lang="en"))
    reader.page.get_by_role("button", name="New deal").click()
    seed = reader.page.get_by_role("textbox", name="Deal number")
    expect(seed).to_be_focused()
    seed.fill("99")
    reader.page.get_by_role("combobox", name="Players").select_option("4")
    reader.page.get_by_text("Rules of this game").click()
    to_10 = reader.page.get_by_role("combobox", name="The match goes")
    expect(to_10).to_have_accessible_description(
        "In code: match_to. Sentences of the rules: SE-19, SE-39, SE-40. Points on which rule books differ: Q-SE-9."
    )
    to_10.select_option("to 10 game points")
    reader.page.get_by_role("button", name="Deal", exact=True).click()
    expect(reader.page.locator(".seat")).to_have_count(4)
    expect(reader.page.locator("form.deal")).to_be_hidden()
    expect(reader.page.locator('.hand button[tabindex="0"]')).to_be_focused()
    assert reader.table.game.rules.changed() == {"players": 4, "match_to": 10}


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_everything_fits_and_can_be_touched_at_320_px(sit: Callable[[SedmaState], Reader], lang: str) -> None:
    hands = "hands 10H 10B 9H KH / KA KL KB 9A / 8H 8B 8L 8A / 7L 9B UA UH; stock *; leader 0"
    reader = sit(at(hands, "10H KA 8H 7L", lang=lang, players=4))
    reader.page.set_viewport_size({"width": 320, "height": 700})
    reader.page.locator('[data-action="form"]').click()
    reader.page.locator(".options summary").click()
    assert reader.page.evaluate("document.documentElement.scrollWidth") <= 320
    sizes = reader.page.locator(".table button:visible").evaluate_all(
        "found => found.map(e => e.getBoundingClientRect()).map(r => Math.min(r.width, r.height))"
    )
    assert min(sizes) >= 44
    cells = reader.page.locator(".trick td, .trick th").evaluate_all("found => found.map(e => e.scrollWidth - e.clientWidth)")
    assert max(cells) <= 0


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing_at_any_stage(sit: Callable[[SedmaState], Reader], width: int, theme: str) -> None:
    reader = sit(at(ASKED, "10H 7L"))
    page = reader.page
    page.set_viewport_size({"width": width, "height": 800})
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    assert violations(page) == []
    reader.card("9H").click()
    page.get_by_text("Count the piles").click()
    page.get_by_role("button", name="New deal").click()
    page.get_by_text("Rules of this game").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Hint").click()
    expect(reader.status).to_contain_text("Hint: play")
    assert violations(page) == []
    while not reader.table.game.over:
        move = moves(reader)[0]
        page.evaluate(
            "m => document.querySelector(m)?.click()", f'.hand [data-card="{move}"]' if move != STOP else '[data-move="-"]'
        )
        reader.sees_the_state()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_reload_loses_nothing(sit: Callable[[SedmaState], Reader]) -> None:
    reader = sit(SedmaState(lang="en"))
    reader.card("7L").click()
    reader.sees_the_state()
    left = reader.table.game
    reader.table = SedmaState(lang="en")
    reader.page.reload()
    expect(reader.status).to_contain_text("Your game goes on where you left it.")
    assert reader.table.game == left
