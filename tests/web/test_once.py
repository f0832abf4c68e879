"""Hasty hands: of a double click and of a key held down only the first press counts, and no key does harm."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from sevens_widgets.contest import Contest
from sevens_widgets.sheets.state import Sheet
from sevens_widgets.state import TableState
from tests.web.desk import open_table, playable
from tests.web.test_failures import Book
from tests.web.test_panels import THREE, open_panel
from tests.web.test_review import finished

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.web.conftest import Serve

HELD = 4
"""Presses that a held key makes; an even number, so that what is switched on and off again is seen."""


def hold(page: Page, key: str) -> None:
    """Hold a key down so long that it repeats itself."""
    for _ in range(HELD):
        page.keyboard.down(key)
    page.keyboard.up(key)


def heard(panel: TableState | Sheet | Contest) -> list[str]:
    """The kinds of the messages that come from now on."""
    kinds: list[str] = []
    receive = panel.receive

    def hear(message: dict[str, object]) -> None:
        kinds.append(str(message["type"]))
        receive(message)

    vars(panel)["receive"] = hear
    return kinds


@pytest.mark.parametrize(("key", "kind"), [("Enter", "card"), ("p", "pass"), ("u", "undo")])
def test_a_held_key_is_one_move(page: Page, serve: Serve, tmp_path: Path, key: str, kind: str) -> None:
    table = TableState(lang="en")
    reader = open_table(page, serve, tmp_path, table)
    kinds = heard(table)
    reader.card(playable(reader)[0]).focus()
    hold(page, key)
    page.keyboard.press("h")
    expect(reader.status).to_contain_text("Hint")
    assert kinds == [kind, "hint"]


def test_keys_that_mean_nothing_do_no_harm(page: Page, serve: Serve, tmp_path: Path) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    open_table(page, serve, tmp_path, finished())
    page.get_by_role("button", name="Review this deal").press("Enter")
    expect(page.locator(".steps__where")).to_have_text("Move 57 of 59")
    for key in ('"', "\\", "]", "'", "F8", "Delete"):
        page.keyboard.press(key)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".steps__where")).to_have_text("Move 56 of 59")
    assert errors == []


def test_a_double_click_starts_a_tournament_and_does_not_stop_it(page: Page, serve: Serve, tmp_path: Path) -> None:
    contest = Contest("fan_tan", {"Ann": "club", "Bob": "beginner", "Cid": "random"}, 3, 3, 1, "en")
    open_panel(page, serve, tmp_path, contest)
    kinds = heard(contest)
    page.locator("[data-action=start]").dblclick()
    page.locator("[data-action=stop]").press("Enter")
    expect(page.locator("[data-action=start]")).to_be_focused()
    assert kinds == ["start", "stop"]


def test_enter_held_in_a_form_writes_one_deal_down(page: Page, serve: Serve, tmp_path: Path) -> None:
    sheet = Sheet("shichi_narabe", THREE, "en")
    open_panel(page, serve, tmp_path, sheet)
    kinds = heard(sheet)
    page.get_by_label("Winner of this deal").focus()
    page.keyboard.type("Ben")
    for number in ("12", "0", "1"):
        page.keyboard.press("Tab")
        page.keyboard.type(number)
    hold(page, "Enter")
    page.get_by_role("button", name="Take back the last deal").press("Enter")
    expect(page.locator("tbody tr:not([data-room])")).to_have_count(0)
    assert kinds == ["deal", "undo"]


def test_enter_held_on_the_start_does_not_stop_it(page: Page, serve: Serve, tmp_path: Path) -> None:
    book = Book(tmp_path, serve, page)
    book.open()
    page.route("**/live/live.js", lambda _: None)  # it never comes, so the start lasts
    page.locator(".starter button").focus()
    hold(page, "Enter")
    expect(page.locator(".boot [data-action=stop]")).to_be_focused()
