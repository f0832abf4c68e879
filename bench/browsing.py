"""Cold visits to a folder of pages with the real browser, every file counted."""

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, Route, sync_playwright

from scripts.browser import ARGUMENTS, find_browser
from scripts.watched_site import WatchedSite


def gzipped(path: Path) -> int:
    """The bytes of a file as most servers send it."""
    return len(gzip.compress(path.read_bytes(), 6))


@contextmanager
def browsing() -> Iterator[Browser]:
    """The browser of the tests."""
    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS) as browser:
        yield browser


@contextmanager
def visiting(browser: Browser, site: WatchedSite, path: str) -> Iterator[Page]:
    """A page in a new profile that keeps no site, loaded until nothing more comes. `site.requests` has what it took."""

    def own_host_only(route: Route) -> None:
        if route.request.url.startswith(site.url):
            route.continue_()
        else:
            route.abort()

    site.requests.clear()
    with browser.new_context(viewport={"width": 1280, "height": 900}, service_workers="block") as context:
        context.route(lambda _url: True, own_host_only)
        page = context.new_page()
        page.goto(site.url + path, wait_until="networkidle")
        yield page
