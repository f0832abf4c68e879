"""A game is kept in the browser or comes with a link: a reload loses nothing, and what is hostile changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from sevens_widgets.table import Table
from tests.web.tables import Site, code_of, open_site, two_tables

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import Serve


@pytest.fixture
def sit(page: Page, serve: Serve, tmp_path: Path) -> Callable[..., Site]:
    """A function that opens a page with some tables."""
    return lambda tables=two_tables: open_site(page, serve, tmp_path, tables)


def test_a_reload_in_mid_game_loses_nothing_at_either_table(sit: Callable[..., Site]) -> None:
    site = sit()
    site.go()
    for number in (0, 1, 0):
        site.lay(number)
    site.table(0).locator('[data-action="undo"]').click()
    expect(site.table(0).locator('[data-action="redo"]')).to_be_visible()
    saved, games = [table.saved for table in site.tables], [table.state.game for table in site.tables]
    site.go()
    for number in (0, 1):
        expect(site.status(number)).to_contain_text("Your game goes on where you left it.")
        site.shows(number)
    assert [table.saved for table in site.tables] == saved
    assert [table.state.game.moves for table in site.tables] == [game.moves for game in games]
    site.table(0).locator('[data-action="redo"]').click()
    expect(site.table(0).locator('[data-action="redo"]')).to_have_count(0)
    assert site.errors == []


def test_the_game_goes_on_in_another_language(sit: Callable[..., Site]) -> None:
    site = sit()
    site.go("en")
    site.lay(1)
    saved = site.tables[1].saved
    site.go("de")
    expect(site.status(1)).to_contain_text("where you left it")
    expect(site.status(0)).not_to_contain_text("where you left it")
    assert site.tables[1].saved == saved


def test_a_table_on_which_nothing_was_played_begins_anew(sit: Callable[..., Site]) -> None:
    site = sit()
    site.go()
    site.table().locator('[data-action="hint"]').click()
    expect(site.status()).to_contain_text("Hint")
    assert site.page.evaluate("Object.keys(localStorage)") == []
    site.go()
    expect(site.status()).not_to_contain_text("where you left it")


def test_a_table_set_up_in_another_way_does_not_go_on_with_the_game(sit: Callable[..., Site]) -> None:
    site = sit()
    site.go()
    site.lay()
    site.new_tables = lambda: [Table("fan_tan", seed=56, level="beginner"), *two_tables()[1:]]
    site.go()
    expect(site.table().locator(".hand")).to_be_visible()
    expect(site.status()).not_to_contain_text("where you left it")


def test_a_kept_game_that_is_damaged_is_refused_in_words_and_dropped(sit: Callable[..., Site]) -> None:
    site = sit()
    site.go()
    site.lay()
    key = site.page.evaluate("Object.keys(localStorage)[0]")
    assert key.startswith("sevens-")
    site.page.evaluate("key => localStorage.setItem(key, localStorage.getItem(key).replace('play', 'play KS KS'))", key)
    site.go()
    expect(site.table().locator(".notice")).to_contain_text("cannot be read, so the table stays as it is")
    site.page.wait_for_function("localStorage.length === 0")
    site.lay()
    expect(site.table().locator(".notice")).to_have_count(0)
    assert site.errors == []


def test_a_link_opens_its_game_at_the_first_table_until_the_reader_plays_on(sit: Callable[..., Site]) -> None:
    site = sit()
    site.go()
    site.lay()
    own = site.tables[0].saved
    code = code_of()
    site.go(fragment=f"#sevens={code}")
    expect(site.status()).to_contain_text("A game from elsewhere is on the table")
    assert site.tables[0].state.game.seed == 9
    assert site.tables[1].state.game.seed == 57
    assert site.tables[0].saved == own
    site.go(fragment=f"#sevens={code}")
    site.table().get_by_role("button", name="Back to your own game").click()
    expect(site.status()).to_contain_text("This is your own game again.")
    assert site.tables[0].state.saved == own
    site.go(fragment=f"#sevens={code}")
    expect(site.status()).to_contain_text("A game from elsewhere is on the table")
    site.lay()
    site.page.wait_for_function("location.hash === ''")
    theirs = site.tables[0].saved
    site.go()
    expect(site.status()).to_contain_text("where you left it")
    assert site.tables[0].saved == theirs
    assert site.errors == []


def test_a_link_goes_to_the_table_of_its_game(sit: Callable[..., Site]) -> None:
    site = sit(lambda: [Table("fan_tan"), Table("sedma")])
    site.go(fragment=f"#sevens={code_of(game='sedma', moves=1)}")
    expect(site.status(1)).to_contain_text("A game from elsewhere is on the table")
    assert site.tables[1].state.game.seed == 9
    assert site.tables[0].state.game.seed == 56


def test_a_link_followed_on_the_open_page_opens_too(sit: Callable[..., Site]) -> None:
    site = sit()
    site.go()
    site.page.evaluate("code => { location.hash = `sevens=${code}`; }", code_of(position=True))
    expect(site.status()).to_contain_text("a position to look at")
    site.table().locator('.hand [data-state~="playable"]').first.click()
    expect(site.table().locator(".notice")).to_contain_text("nobody plays on here")
    assert site.errors == []


@pytest.mark.parametrize(
    "fragment",
    [
        "#sevens=",
        "#sevens=1g.fan_tan",
        "#sevens=1g.sedma.2.club.56.0~0..AAAAAA.AAAAAA",
        "#sevens=2g.fan_tan.4.club.56.0~0..AAAAAA.AAAAAA",
        "#sevens=<img src=x onerror=alert(1)>",
        "#sevens=1g.fan_tan%22%3E%3Cscript%3E",
        "#sevens=1p.fan_tan." + "a" * 2500,
        "#sevens=1g.fan_tan'];{",
        "#sevens=%E2%80%AE",
    ],
)
def test_a_hostile_link_leaves_the_page_as_it_was(sit: Callable[..., Site], fragment: str) -> None:
    site = sit()
    site.go(fragment=fragment)
    for number, seed in ((0, 56), (1, 57)):
        site.lay(number)
        assert site.tables[number].state.game.seed == seed
    assert site.page.locator(".table img, .table script").count() == 0
    assert site.errors == []


def test_a_damaged_link_is_refused_in_words(sit: Callable[..., Site]) -> None:
    site = sit()
    code = code_of()
    site.go(fragment=f"#sevens={code[:20]}x{code[21:]}")
    expect(site.table().locator(".notice")).to_contain_text("This game cannot be opened.")
    assert site.tables[0].state.game.seed == 56
    assert site.errors == []
