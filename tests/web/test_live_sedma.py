"""A reader plays a deal of Sedma on its page, in every language, and it ends as the package says."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from sevens.sedma import Match, Sedma, settle
from tests.book.pages import SITE
from tests.unit.widgets.sedma.playing import played_by_the_package
from tests.web.playing import started
from tests.web.test_live_table import faults_in_every_look

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import Serve

END = played_by_the_package(Match.start(Sedma()), seed=57, level="beginner")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_deal_is_played_on_the_page_and_ends_as_the_package_says(page: Page, serve: Serve, language: str) -> None:
    page.goto(f"{serve(SITE).url}{language}/book/play/sedma.html")
    table = started(page)
    table.locator('[data-action="form"]').click()
    table.locator('[name="seed"]').fill("57")
    table.locator('[name="level"]').select_option("beginner")
    table.locator("form [type=submit]").click()
    expect(table.locator("form.deal")).to_be_hidden()
    assert faults_in_every_look(page) == []
    while not table.locator(".result").count():
        before = table.locator(".log li").count()
        card = table.locator('.hand button:not([data-state~="blocked"])')
        (card.first if card.count() else table.locator('[data-move="-"]')).click(delay=20)
        table.locator(f".log li:nth-child({before + 1})").or_(table.locator(".result")).first.wait_for(state="attached")
    won = settle(END)
    cells = table.locator(".result tbody").first.locator("td").all_inner_texts()
    expected = [
        str(n) for side in range(2) for n in (won.cards[side], won.last_trick[side], won.points[side], won.game_points[side])
    ]
    assert cells == expected
    assert faults_in_every_look(page) == []
