"""Python starts when the pointer comes to the start button, and a click goes on from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.book.pages import SITE
from tests.web.playing import live_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import Serve

PAGE = "fr/book/play/fan-tan.html"
MOST_REQUESTS = 12


def test_a_click_goes_on_from_what_the_pointer_has_started(page: Page, serve: Serve) -> None:
    site = serve(SITE)
    page.goto(site.url + PAGE, wait_until="networkidle")
    site.requests.clear()
    start = page.locator(".starter button").first
    with page.expect_request("**/pyodide.asm.wasm*"), page.expect_worker() as worker:
        start.hover()
    expect(page.locator(".boot")).to_have_count(0)
    start.click()
    live_table(page)
    assert page.workers == [worker.value]
    assert [path for path in site.requests if site.requests.count(path) > 1] == []
    assert len(site.requests) <= MOST_REQUESTS


def test_python_ends_when_the_pointer_goes(page: Page, serve: Serve) -> None:
    page.goto(serve(SITE).url + PAGE, wait_until="networkidle")
    with page.expect_worker() as worker:
        page.locator(".starter button").first.hover()
    with worker.value.expect_event("close"):
        page.locator("h1").hover()
    expect(page.locator(".starter button").first).to_be_visible()
    page.locator(".starter button").first.click()
    live_table(page)
