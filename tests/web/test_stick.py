"""The book from a USB stick: unpacked from its zip and opened as a file, then with each of its two servers."""

from __future__ import annotations

import re
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest
from playwright.sync_api import expect

import stick
from sevens_book.words import LANGUAGES
from tests.book.pages import SITE
from tests.web.playing import started
from tests.web.test_quiz import answer
from tests.web.watching import watched

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

LEFT = "net::ERR_ABORTED"  # what a page still asked for when its reader went on: no file is missing for that
WORD = {"en": "columns", "fr": "colonnes", "de": "Spalten"}
SERVERS = {"Python's own": ["-m", "http.server", "--bind", "127.0.0.1", "0"], "the stick's": [stick.SERVER, ".", "--port", "0"]}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The zip, unpacked."""
    place = tmp_path_factory.mktemp("a stick")
    stick.write(SITE, place / "book.zip")
    with ZipFile(place / "book.zip") as archive:
        archive.extractall(place)
    return place / stick.FOLDER


@pytest.fixture(params=LANGUAGES)
def reader(browser: Browser, folder: Path, request: pytest.FixtureRequest) -> Iterator[tuple[Page, str]]:
    """Somebody who speaks this language and has opened the first file; every file that a page loads has to be on the stick."""
    asked: list[str] = []
    missing: list[str] = []
    with watched(browser, locale=request.param, color_scheme="light") as context:
        context.on("request", lambda request: asked.append(request.url))
        context.on("requestfailed", lambda request: missing.append(request.url) if request.failure != LEFT else None)
        page = context.new_page()
        page.goto((folder / "index.html").as_uri())
        page.wait_for_url(f"**/{request.param}/book/index.html")
        yield page, request.param
    assert {address.split(":", 1)[0] for address in asked} <= {"file", "data", "blob"}
    assert missing == []


def go(page: Page, name: str) -> None:
    """Follow the link in the list of chapters."""
    page.locator(f".bd-links a[href$='{name}.html']").click()
    page.wait_for_url(f"**/{name}.html")


def test_opened_as_a_file_the_book_is_read_stepped_asked_and_compared(reader: tuple[Page, str]) -> None:
    page, _language = reader
    go(page, "scenarios/blocking")
    scenario = page.locator(".scenario").first
    where = scenario.locator(".steps__where").first
    expect(where).to_have_text(re.compile("^[^0-9]*1[^0-9]"))
    scenario.locator("[data-action=forward]").first.click()
    expect(where).to_have_text(re.compile("^[^0-9]*2[^0-9]"))
    go(page, "rules/fan-tan")
    quiz = page.locator(".quiz").first
    quiz.locator("input").first.focus()
    answer(page, quiz, rightly=True)
    variants = page.locator("[data-kind=variants]").first
    variants.locator("input").nth(1).check()
    expect(variants.locator(".frame").nth(1)).to_be_visible()
    expect(variants.locator(".frame").nth(0)).to_be_hidden()
    go(page, "lab/seats")
    chart = page.locator(".sv-chart").first
    chart.scroll_into_view_if_needed()
    expect(chart.locator("svg").first).to_be_visible()
    go(page, "teach/worksheets")
    assert page.locator(".sheet").count() >= 4


def test_opened_as_a_file_look_and_language_are_remembered_from_page_to_page(reader: tuple[Page, str]) -> None:
    page, language = reader
    root, button = page.locator("html"), page.locator(".theme-switch-button")
    expect(root).to_have_attribute("data-mode", "auto")
    button.click()
    chosen = root.get_attribute("data-mode")
    assert chosen in ("light", "dark")
    go(page, "start")
    expect(root).to_have_attribute("data-mode", chosen)
    other = next(code for code in LANGUAGES if code != language)
    page.locator(f".sv-languages a[hreflang={other}]").click()
    page.wait_for_url(f"**/{other}/book/start.html")
    expect(root).to_have_attribute("lang", other)
    page.goto(page.url.replace(f"{other}/book/start.html", "index.html"))
    page.wait_for_url(f"**/{other}/book/index.html")


def test_opened_as_a_file_a_table_says_how_to_run_a_server(reader: tuple[Page, str]) -> None:
    page, _language = reader
    page.locator(".starter button").first.click()
    said = page.locator(".notice [data-when=disk]").first
    expect(said).to_contain_text("python -m http.server")
    expect(said).to_contain_text("http://localhost:8000")


@pytest.mark.parametrize("language", LANGUAGES)
def test_opened_as_a_file_the_search_finds_pages(page: Page, folder: Path, language: str) -> None:
    page.goto((folder / language / "book" / "index.html").as_uri())
    page.locator(".search-button-field").click()
    page.locator("#pst-search-dialog input").fill(WORD[language])
    page.keyboard.press("Enter")
    found = page.locator("#search-results ul.search li a").first
    expect(found).to_be_visible()
    expect(page.locator("#search-results .search-summary")).to_have_text(re.compile(r"[1-9]"))
    found.click()
    page.wait_for_url(f"**/{language}/book/**")
    expect(page.locator("h1")).to_be_visible()


@contextmanager
def serving(folder: Path, server: list[str]) -> Iterator[str]:
    """The address at which one line, written in the folder, serves it; the server ends with the block."""
    command = [sys.executable, "-u", *server]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout is not None
            port = re.search(r"(?::|port )(\d+)", process.stdout.readline())
            assert port is not None
            yield f"http://127.0.0.1:{port[1]}/"
        finally:
            process.terminate()


@pytest.mark.parametrize("server", SERVERS.values(), ids=SERVERS)
def test_with_one_line_more_a_table_comes_alive(page: Page, folder: Path, server: list[str]) -> None:
    with serving(folder, server) as address:
        page.goto(f"{address}en/book/play/fan-tan.html")
        table = started(page)
        table.locator('.hand [data-state~="playable"]').first.click()
        expect(table.locator(".log li").first).to_be_attached()
