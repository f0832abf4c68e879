"""A game is kept in the browser: a reload loses nothing, and what cannot be read is refused."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from sevens_widgets.state import TableState
from tests.web.desk import Reader, open_table, playable

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import Serve


def reload(reader: Reader) -> None:
    """The page is loaded again, and the table behind it begins anew."""
    reader.table = TableState(lang="en")
    reader.page.reload()
    expect(reader.page.locator(".table")).to_be_visible()


def test_after_a_reload_the_game_goes_on(page: Page, serve: Serve, tmp_path: Path) -> None:
    reader = open_table(page, serve, tmp_path, TableState(lang="en"))
    for _ in range(2):
        reader.card(playable(reader)[0]).click()
        reader.sees_the_state()
    before = reader.table.game
    reload(reader)
    expect(reader.status).to_contain_text("Your game goes on where you left it.")
    assert reader.table.game == before
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Redo")).to_be_visible()


def test_a_table_on_which_nothing_was_played_begins_anew(page: Page, serve: Serve, tmp_path: Path) -> None:
    reader = open_table(page, serve, tmp_path, TableState(lang="en"))
    reload(reader)
    expect(reader.status).to_contain_text("Your turn")
    expect(reader.status).not_to_contain_text("where you left it")


def test_a_kept_game_that_cannot_be_read_is_refused_in_words(page: Page, serve: Serve, tmp_path: Path) -> None:
    reader = open_table(page, serve, tmp_path, TableState(lang="en"))
    reader.card(playable(reader)[0]).click()
    reader.sees_the_state()
    page.evaluate("for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{\"version\":1}')")
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    reload(reader)
    expect(page.locator(".notice")).to_contain_text("cannot be read")
    reader.card(playable(reader)[0]).click()
    expect(page.locator(".notice")).to_have_count(0)
    assert errors == []


def test_what_is_kept_can_be_forgotten_with_the_rest(page: Page, serve: Serve, tmp_path: Path) -> None:
    reader = open_table(page, serve, tmp_path, TableState(lang="en"))
    reader.card(playable(reader)[0]).click()
    reader.sees_the_state()
    keys = page.evaluate("Object.keys(localStorage)")
    assert [key.split(" ")[0] for key in keys] == ["sevens-table"]
