"""Scoresheets and tournaments in a browser: by keyboard alone, the focus, what axe finds; and a tournament on a live page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest
from playwright.sync_api import expect

from sevens_widgets.contest import Contest
from sevens_widgets.sheets.state import Sheet
from sevens_widgets.state import TableState
from tests.web.axe import violations
from tests.web.desk import Reader, open_table
from tests.web.test_live_kernel import Book, cell, run

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import Serve

THREE = ("Ann", "Ben", "Cleo")


def open_panel(page: Page, serve: Serve, folder: Path, panel: Sheet | Contest) -> Reader:
    """This panel in a page of its own; of a tournament nothing is kept."""
    if isinstance(panel, Contest):
        vars(panel)["saved"] = ""
    return open_table(page, serve, folder, cast("TableState", panel))


def faults(page: Page) -> list[str]:
    """What axe finds in light and dark, narrow and wide; also a page that can be scrolled sideways."""
    found = []
    for theme in ("light", "dark"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        for width in (320, 390, 1280):
            page.set_viewport_size({"width": width, "height": 800})
            if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                found.append(f"{width} px: scrolls sideways")
            found += [f"{theme} {width}: {fault}" for fault in violations(page)]
    return found


def test_a_match_is_written_down_by_keyboard_alone(page: Page, serve: Serve, tmp_path: Path) -> None:
    sheet = Sheet("shichi_narabe", THREE, "en")
    open_panel(page, serve, tmp_path, sheet)
    winner = page.get_by_label("Winner of this deal")
    page.locator("body").press("Tab")
    page.keyboard.press("Tab")  # past the sheet itself
    for deal in range(1, 6):
        expect(winner).to_be_focused()
        page.keyboard.type("Ben")
        for number in ("12", "0", str(deal)):
            page.keyboard.press("Tab")
            page.keyboard.type(number)
        page.keyboard.press("Enter")
        expect(page.locator("tbody tr:not([data-room])")).to_have_count(deal)
    expect(page.locator("tfoot")).to_have_text("Sum60015")
    expect(page.get_by_role("status")).to_have_text("The session is over: Ben wins it.")
    expect(page.get_by_role("button", name="Take back the last deal")).to_be_focused()


def test_what_was_typed_stays_after_a_mistake(page: Page, serve: Serve, tmp_path: Path) -> None:
    open_panel(page, serve, tmp_path, Sheet("fan_tan", THREE, "en"))
    page.get_by_label("Winner of this deal").select_option("Ann")
    page.get_by_label("cards left").nth(1).fill("many")
    page.get_by_label("cards left").nth(0).fill("0")
    page.get_by_role("button", name="Write down this deal").click()
    expect(page.locator(".notice")).to_have_text("Ben, cards left: “many” is no whole number.")
    expect(page.get_by_label("cards left").nth(1)).to_have_value("many")
    expect(page.get_by_label("Winner of this deal")).to_have_value("0")


def test_a_reload_loses_nothing(page: Page, serve: Serve, tmp_path: Path) -> None:
    reader = open_panel(page, serve, tmp_path, Sheet("parliament_winner_gains", THREE, "en"))
    page.get_by_label("Winner of this deal").select_option("Cleo")
    for place, points in enumerate(("5", "7", "0")):
        page.locator(f"[name=points-{place}]").fill(points)
    page.keyboard.press("Enter")
    expect(page.locator("tfoot")).to_have_text("Sum0012")
    reader.table = cast("TableState", Sheet("parliament_winner_gains", THREE, "en"))
    page.reload()
    expect(page.locator("tfoot")).to_have_text("Sum0012")
    reader.table = cast("TableState", Sheet("parliament_winner_gains", ("Eva", "Finn", "Gus"), "en"))
    page.reload()
    expect(page.get_by_role("status")).to_have_text("Deal 1: Eva deals.")
    expect(page.locator("tfoot")).to_have_text("Sum")


def test_another_game_begins_a_new_sheet(page: Page, serve: Serve, tmp_path: Path) -> None:
    open_panel(page, serve, tmp_path, Sheet("fan_tan", THREE, "en"))
    page.get_by_text("Another game or other players").click()
    page.get_by_label("Game", exact=True).select_option("Sedma to 3")
    page.get_by_label("Players, with commas between").fill("Ann, Ben")
    page.get_by_role("button", name="New sheet").click()
    expect(page.get_by_role("heading", level=2)).to_have_text("Scoresheet: Sedma")
    assert violations(page) == []


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_axe_finds_nothing_on_a_scoresheet(page: Page, serve: Serve, tmp_path: Path, lang: str) -> None:
    sheet = Sheet("fan_tan_stakes", ("Maximiliane", "Friedrich-Wilhelm", "Ann", "Bartholomäus"), lang)
    open_panel(page, serve, tmp_path, sheet)
    assert faults(page) == []
    page.get_by_role("combobox").first.select_option("1")
    page.get_by_role("textbox").first.fill("2")
    page.locator("form.deal [type=submit]").first.click()
    expect(page.locator(".notice")).to_be_visible()
    assert faults(page) == []
    for place in range(4):
        page.locator(f"[name=left-{place}]").fill("0" if place == 1 else "3")
        page.locator(f"[name=paid-{place}]").fill("2")
    page.locator("form.deal [type=submit]").first.click()
    expect(page.locator("tbody tr:not([data-room])")).to_have_count(1)
    assert faults(page) == []


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_axe_finds_nothing_in_a_tournament(page: Page, serve: Serve, tmp_path: Path, lang: str) -> None:
    contest = Contest("fan_tan", {"Friedrich-Wilhelm": "club", "Bartholomäus": "beginner", "Cid": "random"}, 3, 3, 1, lang)
    open_panel(page, serve, tmp_path, contest)
    assert faults(page) == []
    page.locator("[data-action=start]").click()
    for _ in range(9):
        contest.step()
    expect(page.locator("[data-action=stop]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-action=start]")).to_be_focused()
    expect(page.locator(":focus")).to_have_text({"en": "Go on", "fr": "Continuer", "de": "Weiter"}[lang])
    expect(page.locator("tbody").first).to_contain_text("Friedrich-Wilhelm")
    assert faults(page) == []


LIVE = """
from sevens_widgets import Table, Tournament
tournament = Tournament("fan_tan", {"Ann": "club", "Bob": "beginner", "Cid": "random"}, seats=3, deals=300, lang="en")
tournament
"""


def test_on_a_live_page_a_table_can_be_played_while_a_tournament_runs(page: Page, serve: Serve, tmp_path: Path) -> None:
    book = Book(tmp_path)
    run(page, serve(book.write(LIVE, 'Table("fan_tan", lang="en")')))
    tournament, table = cell(page, 1), cell(page, 2)
    tournament.get_by_role("button", name="Start").click()
    expect(tournament.get_by_role("status")).to_have_text("The tournament is running. You can stop it at any time.")
    table.get_by_role("button", name="Hint").click()
    expect(table.get_by_role("status")).to_contain_text("Hint")
    expect(tournament.locator("tbody").first).to_contain_text("Ann")
    tournament.get_by_role("button", name="Stop").click()
    expect(tournament.get_by_role("status")).to_contain_text("of 6,300 deals; they count.")
    expect(tournament.get_by_role("button", name="Go on")).to_be_visible()
    assert page.evaluate("seen.errors") == []
