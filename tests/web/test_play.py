"""A reader plays a whole deal through the page, in every language, by mouse and by keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sevens import Play
from tests.book.pages import SITE
from tests.web.playing import LIVE, TURNS, by_keyboard, by_mouse, check_result, first_move, live_table, play_deal, tab_to

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import Serve


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("way", ["mouse", "keyboard"])
def test_a_whole_deal_is_played_through_the_page(page: Page, serve: Serve, language: str, way: str) -> None:
    site = serve(SITE, "/some/path/")
    page.goto(f"{site.url}{language}/book/play/fan-tan.html")
    first = first_move(TURNS[0])
    assert isinstance(first, Play)
    if way == "mouse":
        page.locator(f'.table .hand [data-card="{first.card}"]').first.click()
    else:
        tab_to(page, ".starter button")
        page.keyboard.press("Enter")
    table = live_table(page)
    if way == "keyboard":
        tab_to(page, f'{LIVE} .hand button[tabindex="0"]')
    if way == "mouse":
        play_deal(page, table, by_mouse, done=1)  # the click that started the table has laid the first card
    else:
        play_deal(page, table, by_keyboard)
    check_result(table)
