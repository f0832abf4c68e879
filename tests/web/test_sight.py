"""What is far below is not laid out while a page loads, and is there as soon as it is wanted: by link, on scrolling, on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bench.lighthouse import PAGES
from tests.book.pages import SITE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import Serve

PHONE = {"width": 412, "height": 823}
PARTS = ".bd-article :is(section.table[data-live], .scenario, .quiz, .board .layout-box)"
FAR = 4
"""In heights of the screen: nearer parts are made ready for somebody who scrolls."""
FRAMES = "(part) => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(part))))"
LAID_OUT = "part => part.firstElementChild.checkVisibility({ contentVisibilityAuto: true })"
FAR_LAID_OUT = f"""(parts, far) => parts
  .filter(part => part.checkVisibility() && part.getBoundingClientRect().top > far * innerHeight)
  .map({LAID_OUT})"""


@pytest.fixture
def phone(page: Page) -> Page:
    page.set_viewport_size(PHONE)
    return page


@pytest.mark.parametrize("kind", ["rules", "play"])
def test_what_is_far_below_is_not_laid_out_before_the_reader_comes(phone: Page, serve: Serve, kind: str) -> None:
    phone.goto(serve(SITE).url + PAGES[kind])
    parts = phone.locator(PARTS)
    phone.locator("html").evaluate(FRAMES)
    far = parts.evaluate_all(FAR_LAID_OUT, FAR)
    assert far
    assert not any(far)
    last = parts.last
    last.scroll_into_view_if_needed()
    last.evaluate(FRAMES)
    assert last.evaluate(LAID_OUT)


def test_on_paper_everything_is_laid_out(phone: Page, serve: Serve) -> None:
    phone.goto(serve(SITE).url + PAGES["rules"])
    phone.emulate_media(media="print")
    assert all(phone.locator(PARTS).evaluate_all(FAR_LAID_OUT, 0))


def test_a_link_leads_to_its_heading_past_what_was_not_laid_out(phone: Page, serve: Serve) -> None:
    phone.goto(f"{serve(SITE).url}{PAGES['rules']}#where-rule-books-disagree")
    heading = phone.locator("#where-rule-books-disagree")
    heading.evaluate(FRAMES)
    assert 0 <= heading.evaluate("heading => heading.getBoundingClientRect().top") < PHONE["height"] / 4
