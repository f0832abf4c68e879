"""What goes wrong with the network, the storage or Python is said in words; the page goes on, and a second try succeeds."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from sevens_widgets.questions.kinds import dealt
from sevens_widgets.render import sprite
from sevens_widgets.render.quiz import quiz
from sevens_widgets.render.scenario import scenario
from sevens_widgets.state import TableState
from sevens_widgets.story import Story
from sevens_widgets.words import words
from tests.web.playing import LIVE, LIVE_TIMEOUT, step_forward
from tests.web.test_quiz import answer
from tests.web.watching import FORBIDDEN, FULL

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from scripts.watched_site import WatchedSite
    from tests.web.conftest import Serve

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "_build" / "assets"
STORY = ROOT / "book" / "scenarios" / "first-hand.toml"
HEAD = """<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="assets/styles/tokens.css"><link rel="stylesheet" href="assets/styles/sevens.css"></head>"""
MODE = (ROOT / "book" / "_static" / "mode.js").read_text("utf-8")
HTML = "<!doctype html><title>Log in</title><p>Welcome to the network of this hotel."

DID_NOT_ARRIVE = {
    "en": "One file did not arrive: {file}.",
    "fr": "Un fichier n’est pas arrivé\u202f: {file}.",
    "de": "Eine Datei ist nicht angekommen: {file}.",
}
NEEDED = {
    "live.js": "live/live.js",
    "worker.js": "live/worker.js",
    "pyodide.asm.mjs": "live/pyodide/pyodide.asm.mjs",
    "pyodide.asm.wasm": "live/pyodide/pyodide.asm.wasm",
    "stdlib.pack": "live/stdlib.pack",
    "packages.pack": "live/packages.pack",
    "sevens.pack": "live/sevens.pack",
    "widget.js": "widget.js",
}
LARGE = ["pyodide.asm.wasm", "stdlib.pack", "packages.pack", "sevens.pack"]


class Book:
    """A folder with one page that has a table, a scenario and a quiz, and the site that serves it."""

    def __init__(self, folder: Path, serve: Serve, page: Page) -> None:
        self.folder = folder
        self.page = page
        shutil.copytree(ASSETS, folder / "assets", copy_function=link)
        self.site: WatchedSite = serve(folder)

    def open(self, lang: str = "en") -> None:
        """Go to the page in one language."""
        still = f'<div id="sv-cell-1" class="sv-output">{TableState(lang=lang).snapshot}</div>'
        story = scenario(Story.read(STORY, lang), words(lang), "story")
        asked = quiz(dealt("fan_tan", "legal", 3, 2, {}), words(lang), "quiz")
        source = "from sevens_widgets import Table\nTable()"
        data = json.dumps({"lang": lang, "doc": "book/play/fan-tan", "cells": [{"id": "sv-cell-1", "source": source}]})
        body = f"{sprite()}<main><h1>Page</h1>{still}{story}{asked}</main>"
        scripts = f'<script type="application/json" id="sv-page">{data}</script><script src="assets/page.js"></script>'
        html = f"{HEAD.format(lang=lang)}<script>{MODE}</script><body>{body}{scripts}</body></html>"
        (self.folder / "index.html").write_text(html, "utf-8")
        self.page.goto(self.site.url)

    def start(self) -> None:
        """Bring the table to life."""
        self.page.locator(".starter button").click()

    def change(self, name: str, content: bytes) -> None:
        """Put something else in the place of a file."""
        path = self.folder / "assets" / NEEDED[name]
        path.unlink()
        path.write_bytes(content)

    def mend(self, name: str) -> None:
        """Put the file back."""
        path = self.folder / "assets" / NEEDED[name]
        path.unlink(missing_ok=True)
        link(str(ASSETS / NEEDED[name]), str(path))

    def fails(self, text: str) -> None:
        """The page says this aloud, its picture stays, and scenario and quiz go on."""
        expect(self.page.get_by_role("alert")).to_contain_text(text, timeout=LIVE_TIMEOUT)
        expect(self.page.locator("#sv-cell-1 .hand .card")).to_have_count(13)
        self.goes_on()

    def goes_on(self) -> None:
        """A step forward and an answer are possible."""
        step_forward(self.page)
        question = self.page.locator(".quiz")
        question.locator(".quiz__question[data-current] input").first.focus()
        answer(self.page, question, rightly=True)

    def succeeds(self) -> None:
        """A second try brings the table to life."""
        self.page.locator(".notice [data-action=retry]").click()
        self.page.locator(LIVE).wait_for(timeout=LIVE_TIMEOUT)
        expect(self.page.get_by_role("alert")).to_have_count(0)


def link(source: str, target: str) -> None:
    """A file that is not copied; a test that changes it puts another one in its place."""
    Path(target).hardlink_to(source)


@pytest.fixture
def book(page: Page, serve: Serve, tmp_path: Path) -> Book:
    """A page with a table, a scenario and a quiz."""
    return Book(tmp_path, serve, page)


@pytest.mark.parametrize("name", NEEDED)
def test_a_missing_file_is_named(book: Book, name: str) -> None:
    book.open()
    (book.folder / "assets" / NEEDED[name]).unlink()
    book.start()
    book.fails(f"One file did not arrive: {name}.")
    book.mend(name)
    book.succeeds()


@pytest.mark.parametrize("lang", DID_NOT_ARRIVE)
def test_a_server_that_has_gone_is_told_in_the_language_of_the_page(book: Book, page: Page, lang: str) -> None:
    book.open(lang)
    page.context.set_offline(offline=True)
    book.start()
    book.fails(DID_NOT_ARRIVE[lang].format(file="live.js"))
    page.context.set_offline(offline=False)
    book.succeeds()


@pytest.mark.parametrize("name", ["pyodide.asm.wasm", "stdlib.pack"])
def test_a_connection_that_breaks_in_the_middle_of_a_file_is_noticed(book: Book, name: str) -> None:
    book.open()
    book.site.cut.add(name)
    book.start()
    book.fails(f"One file did not arrive: {name}.")
    book.site.cut.clear()
    book.succeeds()


@pytest.mark.parametrize("name", ["pyodide.asm.wasm", "sevens.pack"])
def test_a_file_that_is_cut_short_on_the_server_is_noticed(book: Book, name: str) -> None:
    whole = (ASSETS / NEEDED[name]).read_bytes()
    book.change(name, whole[: len(whole) // 2])
    book.open()
    book.start()
    book.fails(f"One file did not arrive: {name}. Perhaps the network is down, or a filter stopped it.")
    expect(book.page.get_by_role("alert")).to_contain_text(f"It says: {name}: {len(whole) // 2} B ≠ {len(whole)} B")
    book.mend(name)
    book.succeeds()


@pytest.mark.parametrize(
    ("name", "said"), [("pyodide.asm.wasm", "CompileError"), ("sevens.pack", "sevens.pack cannot be unpacked")]
)
def test_a_damaged_file_is_told_in_one_line(book: Book, name: str, said: str) -> None:
    book.change(name, bytes((ASSETS / NEEDED[name]).stat().st_size))
    book.open()
    book.start()
    book.fails("The table could not start.")
    expect(book.page.get_by_role("alert")).to_contain_text(said)
    expect(book.page.get_by_role("alert")).not_to_contain_text("Traceback")
    book.mend(name)
    book.succeeds()


@pytest.mark.parametrize(("name", "kind"), [("live.js", "application/octet-stream"), ("pyodide.asm.mjs", "text/plain")])
def test_a_script_of_the_wrong_type_is_named(book: Book, name: str, kind: str) -> None:
    book.site.types[name] = kind
    book.open()
    book.start()
    book.fails(f"One file did not arrive: {name}.")
    book.site.types.clear()
    book.succeeds()


def test_data_of_the_wrong_type_does_no_harm(book: Book) -> None:
    book.site.types |= dict.fromkeys(LARGE, "application/octet-stream")
    book.open()
    book.start()
    book.page.locator(LIVE).wait_for(timeout=LIVE_TIMEOUT)


@pytest.mark.parametrize(("files", "name"), [("**/assets/**", "live.js"), ("**/*.wasm*", "pyodide.asm.wasm")])
def test_a_network_that_answers_everything_with_a_page_of_its_own_is_noticed(book: Book, files: str, name: str) -> None:
    book.open()
    book.page.route(files, log_in)
    book.start()
    book.fails(f"One file did not arrive: {name}.")
    book.page.unroute(files)
    book.succeeds()


def log_in(route: Route) -> None:
    """What a network says to everything until one has logged in."""
    route.fulfill(status=200, content_type="text/html", body=HTML, headers={"Cache-Control": "max-age=3600"})


STOPPED = {"en": "The table has stopped.", "fr": "La table s’est arrêtée.", "de": "Der Tisch ist stehen geblieben."}


@pytest.mark.parametrize("lang", STOPPED)
def test_after_the_end_of_python_the_game_goes_on_where_it_was(book: Book, page: Page, lang: str) -> None:
    book.open(lang)
    book.start()
    table = page.locator(LIVE)
    table.locator('.hand [data-state~="playable"]').first.click(timeout=LIVE_TIMEOUT)
    moves = table.locator(".log li")
    expect(moves.nth(4)).to_be_attached()
    before = (table.locator(".hand").inner_text(), moves.all_inner_texts())
    page.workers[0].evaluate("() => self.close()")
    book.fails(STOPPED[lang])
    expect(page.locator(".notice [data-when='lost+kept']")).to_be_visible()
    book.succeeds()
    expect(moves.nth(4)).to_be_attached()
    assert (table.locator(".hand").inner_text(), moves.all_inner_texts()) == before


def test_a_game_that_had_not_begun_is_not_promised(book: Book, page: Page) -> None:
    book.open()
    book.start()
    page.locator(LIVE).wait_for(timeout=LIVE_TIMEOUT)
    page.workers[0].evaluate("() => self.close()")
    book.fails("The table has stopped.")
    expect(page.get_by_role("alert")).not_to_contain_text("Your game is kept")


@pytest.mark.parametrize("storage", [FORBIDDEN, FULL], ids=["forbidden", "full"])
def test_without_storage_everything_goes_on_and_says_that_it_is_not_kept(book: Book, page: Page, storage: str) -> None:
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.add_init_script(storage)
    book.open()
    book.goes_on()
    expect(page.get_by_text("This browser does not keep your score: it lasts as long as this page.")).to_be_visible()
    book.start()
    page.locator(f'{LIVE} .hand [data-state~="playable"]').first.click(timeout=LIVE_TIMEOUT)
    expect(page.get_by_text("This browser does not keep your game: it lasts as long as this page.")).to_be_visible()
    expect(page.locator(f"{LIVE} .log li").nth(4)).to_be_attached()
    assert faults == []


def test_with_storage_nothing_is_said_of_it(book: Book, page: Page) -> None:
    book.open()
    book.goes_on()
    expect(page.locator(".unkept").first).to_be_hidden()
    expect(page.locator("html")).not_to_have_attribute("data-unkept", "")
