"""The live table keeps the accessibility rules in play and at the end, in every theme, width and language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.book.pages import SITE
from tests.web.axe import violations
from tests.web.playing import started

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.web.conftest import Serve

SCROLLED_HAS_TAB_STOPS = """async () => {
  const scrolled = part => part.scrollWidth > part.clientWidth;
  const missing = () => [...document.querySelectorAll('pre, .pst-scrollable-table-container')]
    .filter(part => scrolled(part) && part.tabIndex !== 0);
  for (let frame = 0; frame < 600 && missing().length; frame++) await new Promise(requestAnimationFrame);
  return missing().length === 0;
}"""
"""The theme gives code and tables that can be scrolled a tab stop, a moment after the window has another size."""
LOOKS = [(theme, width) for theme in ("light", "dark") for width in (390, 1280)]


def table_started(page: Page, site: str, language: str) -> Locator:
    """The first table of the play page, started."""
    page.goto(f"{site}{language}/book/play/fan-tan.html")
    return started(page)


def faults_in_every_look(page: Page) -> list[str]:
    """What axe finds in light and dark, narrow and wide; also a page that can be scrolled sideways."""
    faults = []
    for theme, width in LOOKS:
        page.emulate_media(color_scheme=theme)
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate("scrollTo(0, 0)")  # so that the page's head covers no button
        assert page.evaluate(SCROLLED_HAS_TAB_STOPS)  # the page's policy lets no text be evaluated again and again
        faults += [f"{theme} {width}: {fault}" for fault in violations(page)]
        if page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
            faults.append(f"{theme} {width}: scrolls sideways")
    return faults


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_axe_finds_nothing_in_play_and_at_the_end(page: Page, serve: Serve, language: str) -> None:
    table = table_started(page, serve(SITE).url, language)
    table.locator('[data-action="hint"]').click()
    table.locator('.hand [data-state~="blocked"]').first.click()
    table.locator(".why").wait_for()
    table.locator(".log summary").click()
    table.locator('[data-action="form"]').click()
    assert faults_in_every_look(page) == []
    while not table.locator(".result").count():
        before = table.locator(".log li").count()
        card = table.locator('.hand [data-state~="playable"]')
        (card.first if card.count() else table.locator('[data-action="pass"]')).click(delay=20)
        table.locator(f".log li:nth-child({before + 1})").or_(table.locator(".result")).first.wait_for(state="attached")
    assert faults_in_every_look(page) == []


def test_a_seed_that_is_no_number_is_refused_on_the_page(page: Page, serve: Serve) -> None:
    table = table_started(page, serve(SITE).url, "en")
    hand, pot = table.locator(".hand").inner_text(), table.locator(".pot").inner_text()
    table.locator('[data-action="form"]').click()
    table.locator('input[name="seed"]').fill("seven")
    table.locator('form [type="submit"][data-main]').click()
    table.locator(".notice", has_text="seven").wait_for()
    assert (table.locator(".hand").inner_text(), table.locator(".pot").inner_text()) == (hand, pot)
