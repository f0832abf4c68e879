"""The live kernel: cells of a page run in the browser, and their widgets work."""

from __future__ import annotations

import gzip
import html
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.playing import LIVE_TIMEOUT

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from scripts.watched_site import WatchedSite
    from tests.web.conftest import Serve

ROOT = Path(__file__).parents[2]
ASSETS = ROOT / "_build" / "assets"
LOCK = ROOT / "widgets" / "live" / "requirements.lock"
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


def begin(page: Page, site: WatchedSite) -> None:
    """Open the page and start Python."""
    page.goto(site.url)
    page.wait_for_function("window.ready")
    page.evaluate("startLive()")


def run(page: Page, site: WatchedSite) -> None:
    """Open the page, start Python and wait until all cells have run."""
    page.set_default_timeout(LIVE_TIMEOUT)
    begin(page, site)
    assert page.evaluate("live.done") == "ready", page.evaluate("seen.errors")


def cell(page: Page, number: int) -> Locator:
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


def test_controls_of_ipywidgets_work(page: Page, serve: Serve, book: Book) -> None:
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


OUTPUTS = """
import ipywidgets as W
from IPython.display import HTML, clear_output, display
outer, inner = W.Output(), W.Output()
with outer:
    print("in outer")
    display(inner)
    with inner:
        print("in inner")
    print("outer again")
late = W.Button(description="Later")
def later(_):
    with inner:
        clear_output(wait=True)
        print("fresh")
        display(W.Label("a label inside"))
        1 / 0
    print("below the cell")
    raise LookupError("lost")
late.on_click(later)
display(late, outer)
"""


def test_output_widgets_nest_clear_and_show_errors(page: Page, serve: Serve, book: Book) -> None:
    run(page, serve(book.write(OUTPUTS, "print('another cell')")))
    outer = cell(page, 1).locator(".widget-output").first
    inner = outer.locator(".widget-output")
    expect(inner).to_have_text("in inner")
    expect(outer).to_contain_text("in outer")
    expect(outer).to_contain_text("outer again")
    cell(page, 1).get_by_role("button", name="Later").click()
    expect(inner.locator(".sv-error")).to_contain_text("ZeroDivisionError: division by zero")
    expect(inner.locator(".sv-error")).to_contain_text("1 / 0")
    expect(inner).to_contain_text("fresh")
    expect(inner).to_contain_text("a label inside")
    expect(inner).not_to_contain_text("in inner")
    below = cell(page, 1).locator(":scope > .sv-output__item > .sv-stream")
    expect(below).to_have_text("below the cell")
    expect(below).to_have_attribute("tabindex", "0")  # a long line is scrolled by keyboard
    expect(cell(page, 1).locator(":scope > .sv-output__item > .sv-error")).to_contain_text("LookupError: lost")
    expect(cell(page, 2)).to_have_text("another cell")


INTERACT = """
import ipywidgets as W
@W.interact(x=(0, 10))
def square(x=4):
    if x == 6:
        raise ValueError("not six")
    print("squared", x * x)
"""


def test_interact_redraws_and_shows_what_its_function_raises(page: Page, serve: Serve, book: Book) -> None:
    run(page, serve(book.write(INTERACT)))
    output = cell(page, 1).locator(".widget-interact .widget-output")
    expect(output).to_have_text("squared 16")
    handle = cell(page, 1).get_by_role("slider")
    handle.focus()
    handle.press("ArrowRight")
    expect(output).to_have_text("squared 25")
    handle.press("ArrowRight")
    expect(output).to_contain_text("ValueError: not six")
    handle.press("ArrowRight")
    expect(output).to_have_text("squared 49")


ANYWIDGET = '''
import anywidget, traitlets
class Counter(anywidget.AnyWidget):
    _esm = """
    function initialize({ model }) { model.set("started", true); model.save_changes(); }
    function render({ model, el }) {
      const button = document.createElement("button");
      const draw = () => {
        const data = new Uint8Array(model.get("data").buffer);
        button.textContent = `count ${model.get("value")} square ${model.get("square")} data ${data}`;
      };
      button.onclick = () => {
        model.set("value", model.get("value") + 1);
        model.set("data", new DataView(new Uint8Array([7, 8]).buffer));
        model.save_changes();
        model.send({ kind: "ping" }, undefined, [new Uint8Array([1, 2, 3]).buffer]);
      };
      for (const name of ["value", "square", "data"]) model.on(`change:${name}`, draw);
      model.on("msg:custom", (message, buffers) => {
        button.title = `${message.kind} ${new TextDecoder().decode(buffers[0])}`;
      });
      draw();
      el.append(button);
      return () => { window.cleanedUp = (window.cleanedUp ?? 0) + 1; };
    }
    export default { initialize, render };
    """
    value = traitlets.Int(2).tag(sync=True)
    square = traitlets.Int(4).tag(sync=True)
    started = traitlets.Bool(False).tag(sync=True)
    data = traitlets.CBytes(b"ab").tag(sync=True)

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self.on_msg(self._answer)

    @traitlets.observe("value")
    def _value(self, change):
        self.square = change.new ** 2

    def _answer(self, _, content, buffers):
        self.send({"kind": content["kind"] + " back"}, [bytes(buffers[0]) + bytes(self.data)])
counter = Counter()
counter
'''


def test_an_anywidget_syncs_both_ways_with_messages_and_buffers(page: Page, serve: Serve, book: Book) -> None:
    run(page, serve(book.write(ANYWIDGET, "print(counter.started)", "print(1)")))
    button = cell(page, 1).get_by_role("button")
    expect(button).to_have_text("count 2 square 4 data 97,98")
    button.click()
    expect(button).to_have_text("count 3 square 9 data 7,8")
    expect(button).to_have_attribute("title", "ping back \x01\x02\x03\x07\x08")
    expect(cell(page, 2)).to_have_text("True")
    page.evaluate("live.run('sv-cell-3', 'counter.close()')")
    expect(button).to_have_count(0)
    assert page.evaluate("cleanedUp") == 1


BROKEN_WIDGET = """
import anywidget
class Broken(anywidget.AnyWidget):
    _esm = "export default { render() { throw new Error('no table today'); } }"
Broken()
"""


def test_an_error_while_a_widget_is_drawn_is_shown_in_its_place(page: Page, serve: Serve, book: Book) -> None:
    run(page, serve(book.write(BROKEN_WIDGET, "print('still here')")))
    expect(cell(page, 1)).to_contain_text("no table today")
    expect(cell(page, 2)).to_have_text("still here")


FAILING = """
def half(number):
    return number / 0

half(1)
"""


def test_a_failing_cell_is_shown_and_the_next_ones_run(page: Page, serve: Serve, book: Book) -> None:
    waiting = "import asyncio\nprint('two', await asyncio.sleep(0, 2))"
    run(page, serve(book.write(FAILING, "for", waiting, "raise SystemExit(3)", "half")))
    error = cell(page, 1).locator(".sv-error")
    expect(error).to_contain_text('File "<cell 1>", line 3, in half')
    expect(error).to_contain_text("return number / 0")
    expect(error).to_contain_text("ZeroDivisionError: division by zero")
    expect(error).not_to_contain_text("live_kernel")
    expect(cell(page, 2).locator(".sv-error")).to_contain_text("SyntaxError")
    expect(cell(page, 2).locator(".sv-error")).not_to_contain_text("_pyodide")
    expect(cell(page, 3)).to_have_text("two 2")
    expect(cell(page, 4)).to_contain_text("SystemExit: 3")
    expect(cell(page, 5)).to_contain_text("<function half")


PLACE = """
import os
print(os.environ["BOOK_LANGUAGE"], os.environ["SEVENS_LIVE"], os.getcwd())
print(os.environ["SEVENS_LIVE_ESM"])
"""


def test_cells_know_their_language_and_folder(page: Page, serve: Serve, book: Book) -> None:
    site = serve(book.write(PLACE), "/some/path/")
    run(page, site)
    expect(cell(page, 1)).to_contain_text("fr 1 /home/pyodide/book/play")
    expect(cell(page, 1)).to_contain_text(f"{site.url}assets/widget.js")


def test_the_whole_standard_library_is_at_hand(page: Page, serve: Serve, book: Book) -> None:
    site = serve(
        book.write("import sevens\nprint(sevens.__name__)", "import email.mime.text, tabnanny\nprint(tabnanny.__name__)")
    )
    run(page, site)
    assert "assets/live/pyodide/python_stdlib.zip" in site.requests
    expect(cell(page, 2)).to_have_text("tabnanny")


def test_what_is_not_there_fails_to_import_without_fetching(page: Page, serve: Serve, book: Book) -> None:
    site = serve(book.write("import numpy"))
    run(page, site)
    expect(cell(page, 1)).to_contain_text("ModuleNotFoundError: No module named 'numpy'")
    assert "assets/live/pyodide/python_stdlib.zip" not in site.requests


SPARE = """
import sys
from sevens_widgets import Table
Table()
print({"sevens_widgets.quiz", "importlib.metadata", "email"} & sys.modules.keys() or "nothing more")
"""
OF_A_READER = """
from dataclasses import dataclass
@dataclass(frozen=True, slots=True, order=True)
class Bid:
    chips: int
    seat: str = "North"
print(Bid(3) < Bid(4, "East"), Bid(3))
"""


def test_a_table_imports_what_it_needs_and_dataclasses_of_readers_work(page: Page, serve: Serve, book: Book) -> None:
    versions = "import anywidget, psygnal; print(anywidget.__version__, psygnal.__version__)"
    site = serve(book.write(SPARE, OF_A_READER, versions))
    run(page, site)
    expect(cell(page, 1)).to_have_text("nothing more")
    expect(cell(page, 2)).to_have_text("True Bid(chips=3, seat='North')")
    pins = dict(re.findall(r"^(anywidget|psygnal)==(\S+)", LOCK.read_text("utf-8"), re.MULTILINE))
    expect(cell(page, 3)).to_have_text(f"{pins['anywidget']} {pins['psygnal']}")
    assert "assets/live/pyodide/python_stdlib.zip" not in site.requests


def test_help_shows_our_docstrings(page: Page, serve: Serve, book: Book) -> None:
    run(page, serve(book.write("import sevens.cards\nhelp(sevens.cards)")))
    summary = (ROOT / "sevens" / "cards.py").read_text(encoding="utf-8").split('"""')[1].splitlines()[0]
    expect(cell(page, 1)).to_contain_text(summary.rstrip("."))


def test_stop_ends_an_endless_loop_and_brings_the_snapshots_back(page: Page, serve: Serve, book: Book) -> None:
    begin(page, serve(book.write("print('begun')", "n = 0\nwhile True:\n    n += 1\n    print(n)")))
    expect(cell(page, 2)).to_contain_text("100", timeout=LIVE_TIMEOUT)
    expect(cell(page, 1)).to_have_text("begun")
    page.evaluate("live.stop()")
    assert page.evaluate("live.done") == "stopped"
    expect(cell(page, 1)).to_have_text("snapshot")
    expect(cell(page, 2)).to_have_text("snapshot")
    page.evaluate("startLive()")
    expect(cell(page, 1)).to_have_text("begun", timeout=LIVE_TIMEOUT)


def test_a_cell_runs_again_with_another_source(page: Page, serve: Serve, book: Book) -> None:
    run(page, serve(book.write("seed = 1\nprint(seed)")))
    assert page.evaluate("live.run('sv-cell-1', 'seed += 1\\nprint(seed, 2)')") is True
    expect(cell(page, 1)).to_have_text("2 2")
    assert page.evaluate("live.run('sv-cell-1', 'seed +')") is False
    expect(cell(page, 1)).to_contain_text("SyntaxError")


def test_thirty_seconds_without_progress_are_reported(page: Page, serve: Serve, book: Book) -> None:
    site = serve(book.write("print(1)"))
    page.clock.install()
    page.route("**/stdlib.pack*", lambda _: None)
    begin(page, site)
    page.wait_for_function("seen.progress.length > 0 && seen.progress.at(-1).loaded > 1e6")
    assert page.evaluate("seen.stalls") == 0
    page.clock.fast_forward(31_000)
    page.wait_for_function("seen.stalls === 1")
    page.evaluate("live.stop()")


def test_progress_counts_every_byte_and_names_the_stages(page: Page, serve: Serve, book: Book) -> None:
    run(page, serve(book.write("print(1)")))
    seen = page.evaluate("seen.progress")
    stages = list(dict.fromkeys(progress["stage"] for progress in seen))
    assert stages == ["script", "python", "packages", "cells", "ready"]
    loaded = [progress["loaded"] for progress in seen]
    assert loaded == sorted(loaded)
    assert loaded[-1] == seen[-1]["total"] > 1_000_000


def test_a_live_table_costs_little(page: Page, serve: Serve, book: Book) -> None:
    site = serve(book.write("from sevens_widgets import Table\nTable()"))
    page.set_default_timeout(LIVE_TIMEOUT)
    page.goto(site.url)
    page.wait_for_function("window.ready")
    site.requests.clear()
    page.evaluate("startLive().then(() => live.done)")
    expect(cell(page, 1).locator(".hand [data-card]")).to_have_count(13)
    size = sum(len(gzip.compress(file.read_bytes(), 6)) for file in site.files)
    assert len(site.requests) <= BUDGET_REQUESTS, site.requests
    assert size <= BUDGET_BYTES, f"{size:,} bytes"


RICH = """
from IPython.display import HTML, SVG, Image, Markdown, display
import base64
pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
display(HTML("<b>bold</b><script>window.scriptRan = true</script>"))
display(SVG('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="4"/></svg>'))
display(Image(base64.b64decode(pixel)), Markdown("*plain*"))
class Chart:
    def _repr_mimebundle_(self, **_):
        spec = {"data": [{"y": [1, 2]}], "layout": {"title": {"text": "Two points </script>"}}}
        return {"application/vnd.plotly.v1+json": spec, "text/html": "<table></table>"}
Chart()
"""


def test_html_pictures_and_charts_are_drawn(page: Page, serve: Serve, book: Book) -> None:
    page.add_init_script("window.charts = []; window.sevensPage = { charts: (element) => charts.push(element.isConnected) }")
    run(page, serve(book.write(RICH)))
    place = cell(page, 1)
    expect(place.locator("b")).to_have_text("bold")
    assert page.evaluate("scriptRan") is True
    expect(place.locator("svg circle")).to_be_attached()
    assert place.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth)") == 1
    expect(place.get_by_text("*plain*")).to_be_visible()
    chart = place.locator(".sv-chart")
    expect(chart).to_have_attribute("aria-label", "Two points </script>")
    assert json.loads(chart.locator("script").text_content() or "")["data"] == [{"y": [1, 2]}]
    assert page.evaluate("charts") == [True]
