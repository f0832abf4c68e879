"""A browser's window that is watched: its pages ask no other host, and never break their content security policy."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Request

WIDTH, HEIGHT = 1280, 800
FORBIDDEN = """for (const name of ["localStorage", "sessionStorage", "indexedDB"])
  Object.defineProperty(window, name, { configurable: true, get() { throw new DOMException("no", "SecurityError") } });"""
"""Run before a page's own scripts, it makes the browser one that lets no site keep anything."""
FULL = """Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError") };"""
"""Run before a page's own scripts, it leaves no room for anything to be kept."""


@contextmanager
def watched(browser: Browser, **settings: Any) -> Iterator[BrowserContext]:
    """A profile of its own, 1280 px wide unless `viewport` says otherwise; AssertionError at its end if a page did either.

    The site is not kept in it unless `service_workers` is "allow".
    """
    defaults = {"viewport": {"width": WIDTH, "height": HEIGHT}, "service_workers": "block"}
    context = browser.new_context(**defaults | settings)
    foreign: list[str] = []
    refused: list[str] = []

    def ask(request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("blob", "data", "file") and address.hostname != "127.0.0.1":
            foreign.append(request.url)

    def hear(message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            refused.append(message.text)

    context.on("request", ask)
    context.on("console", hear)
    yield context
    context.close()
    assert foreign == [], "a page asked other hosts"
    assert refused == [], "a page broke its policy"
