"""Cold visits to a folder of pages with the real browser, every file counted."""

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import cast

from playwright.sync_api import Browser, Page, Route, sync_playwright

from scripts.browser import ARGUMENTS, find_browser
from scripts.serve import Handler, Site


class CountingSite(Site):
    """A server that keeps the files it has sent, in order."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, handler=CountingHandler)
        self.sent: list[Path] = []

    @property
    def sent_bytes(self) -> int:
        """Bytes of all files sent, gzipped."""
        return sum(gzipped(path) for path in self.sent)


class CountingHandler(Handler):
    """Answers for a `CountingSite`."""

    def log_request(self, code: object = "-", _size: object = "-") -> None:
        """Note the file if there is one."""
        path = Path(self.translate_path(self.path))
        if code == 200:
            cast("CountingSite", self.server).sent.append(path / "index.html" if path.is_dir() else path)


def gzipped(path: Path) -> int:
    """The bytes of a file as most servers send it."""
    return len(gzip.compress(path.read_bytes(), 6))


@contextmanager
def serving(folder: Path) -> Iterator[CountingSite]:
    """A server for a folder, in a thread of its own."""
    with CountingSite(folder) as site:
        Thread(target=site.serve_forever, daemon=True).start()
        yield site
        site.shutdown()


@contextmanager
def browsing() -> Iterator[Browser]:
    """The browser of the tests."""
    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS) as browser:
        yield browser


@contextmanager
def visiting(browser: Browser, site: CountingSite, path: str) -> Iterator[Page]:
    """A page in a new profile, loaded until nothing more comes. `site.sent` has what it took."""

    def own_host_only(route: Route) -> None:
        if route.request.url.startswith(site.address):
            route.continue_()
        else:
            route.abort()

    site.sent.clear()
    with browser.new_context(viewport={"width": 1280, "height": 900}) as context:
        context.route(lambda _url: True, own_host_only)
        page = context.new_page()
        page.goto(site.address + path, wait_until="networkidle")
        yield page
