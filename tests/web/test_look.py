"""The reader's look of the book: chosen once, kept on every page, forgotten when asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.book.pages import SITE
from tests.web.test_live_table import faults_in_every_look
from tests.web.watching import FORBIDDEN

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import Serve

NAMES = {"en": "Look", "fr": "Aspect", "de": "Aussehen"}
LOOK = "() => ['deck', 'cards', 'motion', 'projector'].map((name) => document.documentElement.dataset[name] ?? null)"


@pytest.mark.parametrize("language", NAMES)
def test_choices_last_over_pages_until_everything_is_forgotten(page: Page, serve: Serve, language: str) -> None:
    site = serve(SITE, "/some/path/")
    page.goto(f"{site.url}{language}/book/play/fan-tan.html")
    width = page.locator(".hand .card").first.bounding_box()["width"]
    page.get_by_role("button", name=NAMES[language], exact=True).click()
    dialog = page.get_by_role("dialog", name=NAMES[language])
    assert faults_in_every_look(page) == []
    for box in dialog.get_by_role("checkbox").all():
        box.check()
    page.keyboard.press("Escape")
    page.goto(f"{site.url}{language}/book/rules/fan-tan.html")
    assert page.evaluate(LOOK) == ["4", "l", "none", ""]
    page.goto(f"{site.url}{language}/book/play/fan-tan.html")
    assert page.locator(".hand .card").first.bounding_box()["width"] > width
    page.evaluate("localStorage.setItem('sevens-game', 'x'); localStorage.setItem('of-another', 'y')")
    page.get_by_role("button", name=NAMES[language], exact=True).click()
    dialog.locator("[data-action=forget]").click()
    expect(dialog.get_by_role("status")).not_to_have_text("")
    assert page.evaluate("Object.keys(localStorage)") == ["of-another"]
    assert page.evaluate(LOOK) == [None] * 4
    page.reload()
    assert page.evaluate(LOOK) == [None] * 4


def test_without_storage_a_choice_lasts_as_long_as_the_page(page: Page, serve: Serve) -> None:
    page.add_init_script(FORBIDDEN)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(f"{serve(SITE).url}en/book/rules/fan-tan.html")
    page.get_by_role("button", name="Look", exact=True).click()
    page.get_by_role("checkbox", name="Suits in four colours").check()
    assert page.evaluate(LOOK) == ["4", None, None, None]
    page.locator("#sv-look [data-action=forget]").click()
    assert page.evaluate(LOOK) == [None] * 4
    assert faults == []
