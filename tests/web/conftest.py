"""A browser, and sites served to it. A test fails when its page asks any other host for anything, or breaks its policy."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from scripts.browser import ARGUMENTS, find_browser
from scripts.watched_site import WatchedSite
from tests.web.watching import watched

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

    Serve = Callable[..., WatchedSite]


@pytest.fixture
def serve() -> Iterator[Serve]:
    """A function that serves a folder on this machine, below a path if one is given: `serve(folder, "/some/path/")`."""
    with ExitStack() as sites:
        yield lambda folder, below="/": sites.enter_context(WatchedSite(folder, below))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests."""
    path = find_browser()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of its own profile, 1280 px wide."""
    with watched(browser) as context:
        yield context.new_page()
