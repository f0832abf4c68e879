"""The live kernel: cells of a page run in the browser, and their widgets work."""

from __future__ import annotations

import gzip
import html
import json
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Site
    from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
ASSETS = ROOT / "_build" / "assets"
LIVE_TIMEOUT = 60_000
BUDGET_BYTES = 7_500_000
BUDGET_REQUESTS = 12


class Book:
    """A folder with one live page."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def write(self, *cells: str) -> Path:
        """Write a page with these cells, each with a snapshot, and return the folder."""
        (self.folder / "assets").symlink_to(ASSETS)
        return self._page(cells)

    def write_own_assets(self, *cells: str) -> Path:
        """Write a page with assets of its own, which a test may damage."""
        shutil.copytree(ASSETS, self.folder / "assets")
        return self._page(cells)

    def _page(self, cells: tuple[str, ...]) -> Path:
        facts = [{"id": f"sv-cell-{number}", "source": source} for number, source in enumerate(cells, 1)]
        page = json.dumps({"lang": "fr", "doc": "book/play/fan-tan", "cells": facts}).replace("</", "<\\/")
        boxes = "\n".join(
            f'<pre>{html.escape(cell["source"])}</pre>\n<div id="{cell["id"]}" class="sv-output"><p>snapshot</p></div>'
            for cell in facts
        )
        template = (Path(__file__).parent / "fixtures" / "live.html").read_text(encoding="utf-8")
        data = f'<script type="application/json" id="sv-page">{page}</script>'
        (self.folder / "index.html").write_text(template.replace("<!-- cells -->", boxes + data), encoding="utf-8")
        return self.folder


@pytest.fixture
def book(tmp_path: Path) -> Book:
    """A folder for one live page."""
    return Book(tmp_path)


def begin(page: Page, site: Site) -> None:
    """Open the page and start Python."""
    page.goto(site.url)
    page.wait_for_function("window.ready")
    page.evaluate("startLive()")


def run(page: Page, site: Site) -> None:
    """Open the page, start Python and wait until all cells have run."""
    page.set_default_timeout(LIVE_TIMEOUT)
    begin(page, site)
    assert page.evaluate("live.done") == "ready", page.evaluate("seen.errors")


def cell(page: Page, number: int):
    return page.locator(f"#sv-cell-{number}")


CONTROLS = """
import ipywidgets as W
from IPython.display import display
button = W.Button(description="Deal")
count = W.Label("0")
def clicked(_):
    count.value = str(int(count.value) + 1)
button.on_click(clicked)
game = W.Dropdown(options=["Fan Tan", "Sedma"], value="Fan Tan")
play = W.Play(min=0, max=3, interval=20)
slider = W.IntSlider(min=0, max=3)
W.jslink((play, "value"), (slider, "value"))
echo = W.Label("")
game.observe(lambda change: setattr(echo, "value", change.new), "value")
reached = W.Label("")
slider.observe(lambda change: setattr(reached, "value", f"at {change.new}"), "value")
W.VBox([W.HBox([button, count]), game, echo, play, slider, reached])
"""


def test_controls_of_ipywidgets_work(page: Page, serve: Callable[..., Site], book: Book) -> None:
    run(page, serve(book.write(CONTROLS)))
    place = cell(page, 1)
    place.get_by_role("button", name="Deal").click()
    place.get_by_role("button", name="Deal").click()
    expect(place.get_by_text("2", exact=True)).to_be_visible()
    place.locator("select").select_option("Sedma")
    expect(place.locator(".widget-label", has_text="Sedma")).to_be_visible()
    place.locator(".jupyter-widget-play button, .widget-play button").first.click()
    expect(place.get_by_text("at 3")).to_be_visible()
    expect(place.get_by_text("snapshot")).to_have_count(0)
