"""After one visit the book works without a network; a new version is announced; a site can end it all."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Error, expect

import offline
from scripts.watched_site import WatchedSite
from sevens_book.words import LANGUAGES
from tests.book.pages import SITE
from tests.web.playing import by_mouse, check_result, play_deal, started, step_forward
from tests.web.test_quiz import answer
from tests.web.watching import watched

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

PLAY, SCENARIO, QUIZ = (f"book/{name}.html" for name in ("play/fan-tan", "scenarios/blocking", "rules/fan-tan"))
PAGES = {"index.html", "book/index.html", PLAY, SCENARIO, QUIZ}
SLOW = 60_000
"""Milliseconds for what a busy machine takes long to do: to fetch and to keep many files."""
NEW = {
    "en": ("There is a new version of this book.", "Load it", "Later"),
    "fr": ("Il y a une nouvelle version de ce livre.", "La charger", "Plus tard"),
    "de": ("Es gibt eine neue Fassung dieses Buchs.", "Laden", "Später"),
}
NOT_KEPT = {
    "en": "This page is not kept here",
    "fr": "Cette page n’est pas gardée ici",
    "de": "Diese Seite ist hier nicht aufbewahrt",
}
FAILED = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const found = new Promise((done) => registration.addEventListener("updatefound", () => done(registration.installing)));
  registration.update();
  const worker = await found;
  await new Promise((done) => worker.addEventListener("statechange", () => worker.state === "redundant" && done()));
}"""
ENDED = """async () => {
  while ((await navigator.serviceWorker.getRegistrations()).length) await new Promise(requestAnimationFrame);
  return caches.keys();
}"""
PYTHON_KEPT = """async () => {
  const folder = new URL("../../../sevens/live/", location.href).href;
  const cache = await caches.open(`sevens-python ${folder} of a build`);
  await cache.put(`${folder}snapshot`, new Response("memory"));
  await caches.open("sevens-python of another site");
}"""
"""Keeps a memory of Python as a table's worker does, and something of a site beside."""
REGISTERED = """async () => {
  await new Promise(requestIdleCallback);
  return (await navigator.serviceWorker.getRegistrations()).length;
}"""


def copied(folder: Path, *without: str) -> Path:
    """A site of the real files, with few of its pages, and without these folders."""

    def others(directory: str, names: list[str]) -> list[str]:
        inside = Path(directory).relative_to(SITE)
        pages = {name for name in names if inside.parts and Path(name).suffix in (".html", ".ipynb")}
        return ["sw.js", *without, *(name for name in pages if "/".join((*inside.parts, name)[1:]) not in PAGES)]

    shutil.copytree(SITE, folder, ignore=others, copy_function=os.symlink)
    offline.write_worker(folder, list(LANGUAGES), keep=True)
    return folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A site to read: it has no Python."""
    return copied(tmp_path / "site", "live", "vendor")


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A profile that may keep the site."""
    with watched(browser, service_workers="allow") as context:
        yield context


@pytest.fixture
def reader(context: BrowserContext) -> Page:
    """A page of it."""
    return context.new_page()


def keep(page: Page, address: str) -> None:
    """Open a page, and wait until the book is kept."""
    page.goto(address)
    expect(page.locator(".sv-kept")).to_be_visible(timeout=SLOW)


def change(folder: Path, path: str) -> None:
    """Build anew with another heading on this page."""
    page = folder / path
    html = page.read_text("utf-8")
    page.unlink()
    page.write_text(re.sub(r"<h1>.*?<", "<h1>Made anew<", html, count=1), "utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_one_visit_everything_works_without_a_network(
    context: BrowserContext, reader: Page, tmp_path: Path, language: str
) -> None:
    with WatchedSite(copied(tmp_path / "site"), "/some/path/") as site:
        keep(reader, f"{site.url}{language}/{PLAY}")
    context.set_offline(offline=True)
    reader.goto(f"{site.url}{language}/{PLAY}")
    table = started(reader)
    play_deal(reader, table, by_mouse)
    check_result(table)
    reader.goto(f"{site.url}{language}/{SCENARIO}")
    step_forward(reader)
    reader.goto(f"{site.url}{language}/{QUIZ}")
    quiz = reader.locator(".quiz").first
    quiz.locator("input").first.focus()
    answer(reader, quiz, rightly=True)


def test_a_language_is_kept_once_it_is_visited_and_a_page_that_is_not_says_what_is(
    context: BrowserContext, reader: Page, folder: Path
) -> None:
    with WatchedSite(folder, "/some/path/") as site:
        keep(reader, f"{site.url}en/{QUIZ}")
        keep(reader, f"{site.url}fr/{QUIZ}")
    context.set_offline(offline=True)
    for language in ("en", "fr"):
        reader.goto(f"{site.url}{language}/book/index.html")
        expect(reader.locator("html")).to_have_attribute("lang", language)
        expect(reader.locator(".bd-article h1")).to_be_visible()
    for language, title in NOT_KEPT.items():
        reader.goto(f"{site.url}{language}/book/of-no-build.html")
        expect(reader.get_by_role("heading", level=1)).to_have_text(title)
        expect(reader.get_by_role("listitem").get_by_role("link")).to_have_text(["English", "Français"])
    reader.get_by_role("link", name="Français").click()
    expect(reader).to_have_url(f"{site.url}fr/book/index.html")
    expect(reader.locator(".bd-article h1")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_build_is_announced_and_comes_when_the_reader_wants_it(
    context: BrowserContext, reader: Page, folder: Path, language: str
) -> None:
    text, load, later = NEW[language]
    heading = reader.locator(".bd-article h1")
    with WatchedSite(folder) as site:
        keep(reader, f"{site.url}{language}/{QUIZ}")
        old = heading.inner_text()
        change(folder, f"{language}/{QUIZ}")
        offline.write_worker(folder, list(LANGUAGES), keep=True)
        site.requests.clear()
        reader.evaluate("navigator.serviceWorker.getRegistration().then((registration) => registration.update())")
        notice = reader.get_by_role("status").filter(has_text=text)
        expect(notice.get_by_role("button", name=later)).to_be_visible(timeout=SLOW)
        assert site.requests == ["sw.js", f"{language}/{QUIZ}"], "only what has changed is fetched"
        assert heading.inner_text() == old
        notice.get_by_role("button", name=load).click()
        expect(heading).to_contain_text("Made anew", timeout=SLOW)
        expect(reader.locator(".sv-kept")).to_be_visible(timeout=SLOW)
        expect(reader.locator(".sv-new__box")).to_have_count(0)
    context.set_offline(offline=True)
    reader.reload()
    expect(heading).to_contain_text("Made anew")
    assert len(reader.evaluate("caches.keys()")) == 1


def test_a_reader_who_wants_it_later_is_left_in_peace(reader: Page, folder: Path) -> None:
    with WatchedSite(folder) as site:
        keep(reader, f"{site.url}en/{QUIZ}")
        change(folder, f"en/{SCENARIO}")
        offline.write_worker(folder, list(LANGUAGES), keep=True)
        reader.goto(f"{site.url}en/{SCENARIO}")
        expect(reader.locator(".bd-article h1")).to_contain_text("Made anew")
        reader.get_by_role("button", name="Later").press("Enter", timeout=SLOW)
        expect(reader.locator(".sv-new__box")).to_have_count(0)
        reader.goto(f"{site.url}en/{QUIZ}")
        expect(reader.locator(".sv-kept")).to_be_visible(timeout=SLOW)
        expect(reader.locator(".sv-new__box")).to_have_count(0)


def test_a_new_build_that_does_not_arrive_whole_leaves_the_old_copy(context: BrowserContext, reader: Page, folder: Path) -> None:
    with WatchedSite(folder) as site:
        keep(reader, f"{site.url}en/{QUIZ}")
        old = reader.locator(".bd-article h1").inner_text()
        change(folder, f"en/{QUIZ}")
        offline.write_worker(folder, list(LANGUAGES), keep=True)
        (folder / "en" / QUIZ).unlink()
        reader.evaluate(FAILED)
    context.set_offline(offline=True)
    reader.reload()
    expect(reader.locator(".bd-article h1")).to_contain_text(old)
    expect(reader.locator(".sv-new__box")).to_have_count(0)


def test_a_site_that_is_no_longer_to_be_kept_is_forgotten_by_the_browser(reader: Page, folder: Path) -> None:
    with WatchedSite(folder) as site:
        keep(reader, f"{site.url}en/{QUIZ}")
        reader.evaluate(PYTHON_KEPT)
        offline.write_worker(folder, list(LANGUAGES), keep=False)
        page = folder / "en" / QUIZ
        html = page.read_text("utf-8")
        page.unlink()
        page.write_text(re.sub('<link rel="manifest"[^>]*>', "", html), "utf-8")
        reader.goto(f"{site.url}en/{QUIZ}")
        assert reader.evaluate(ENDED) == ["sevens-python of another site"]
        reader.goto(f"{site.url}en/{QUIZ}")
        assert reader.evaluate(REGISTERED) == 0


def test_a_reader_who_saves_data_keeps_what_is_visited(context: BrowserContext, reader: Page, folder: Path) -> None:
    context.add_init_script("Object.defineProperty(NetworkInformation.prototype, 'saveData', { get: () => true })")
    with WatchedSite(folder) as site:
        for _ in range(2):
            reader.goto(f"{site.url}en/{QUIZ}")
            reader.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
            expect(reader.locator(".bd-article h1")).to_be_visible()
        expect(reader.locator(".sv-kept")).to_be_hidden()
        assert not [request for request in site.requests if "/live/" in request or request == f"en/{SCENARIO}"]
    context.set_offline(offline=True)
    reader.reload()
    expect(reader.locator(".bd-article h1")).to_be_visible()
    with pytest.raises(Error, match="net::ERR"):
        reader.goto(f"{site.url}en/{SCENARIO}")
