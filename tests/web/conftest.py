"""A browser, and sites served to it. A test fails when its page asks any other host for anything."""

from __future__ import annotations

import os
import shutil
import threading
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page, Request

CHROMIUM_NAMES = ("chromium", "google-chrome")
CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


class Handler(SimpleHTTPRequestHandler):
    """Serves a folder below a path, and remembers what was asked for."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".wasm": "application/wasm",
    }

    def __init__(self, *args: object, site: Site, below: str, **kwargs: object) -> None:
        self.site, self.below = site, below
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        inside = path.removeprefix(self.below) if path.startswith(self.below) else "/not/below"
        return super().translate_path(f"/{inside}")

    def do_GET(self) -> None:
        self.site.requests.append(urlsplit(self.path).path.removeprefix(self.below))
        super().do_GET()

    def log_message(self, *_: object) -> None:
        pass


@dataclass
class Site:
    """A folder that is being served."""

    folder: Path
    url: str = ""
    requests: list[str] = field(default_factory=list)
    """Paths that were asked for, as seen from the folder, without their queries."""


@pytest.fixture
def serve() -> Iterator[Callable[..., Site]]:
    """A function that serves a folder on this machine, below a path if one is given: `serve(folder, "/some/path/")`."""
    servers: list[ThreadingHTTPServer] = []

    def start(folder: Path, below: str = "/") -> Site:
        site = Site(folder)
        handler = partial(Handler, directory=str(folder), site=site, below=below)
        server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        servers.append(server)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        site.url = f"http://127.0.0.1:{server.server_port}{below}"
        return site

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


def chromium_path() -> str | None:
    """The browser of the machine; None lets Playwright take its own."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=CHROMIUM_ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of its own profile, 1280 px wide."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    foreign: list[str] = []

    def check(request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("blob", "data") and address.hostname != "127.0.0.1":
            foreign.append(request.url)

    context.on("request", check)
    yield context.new_page()
    context.close()
    assert foreign == [], "the page asked other hosts"
