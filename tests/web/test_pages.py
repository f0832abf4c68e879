"""Every page in every language, light and dark, on a phone and a wide screen, with scripts and without."""

from __future__ import annotations

import re
from contextlib import ExitStack
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from sevens_book.words import LANGUAGES
from tests.book.pages import EVERY, SITE, parsed
from tests.web.axe import violations
from tests.web.test_live_table import SCROLLED_HAS_TAB_STOPS
from tests.web.watching import watched

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from scripts.watched_site import WatchedSite
    from tests.web.conftest import Serve

NARROWEST, PHONE, WIDE = 320, 390, 1280
LOOKS = list(product((WIDE, PHONE), ("light", "dark")))
BELOW = "/some/path/"
BETWEEN = "[data-kind=compare] .frame:not([data-key])"
FOLDED = f"details *, {BETWEEN}, {BETWEEN} *"
"""What a page folds away, and the steps of a comparison between the first, the one that differs and the last."""


@pytest.fixture
def site(serve: Serve) -> WatchedSite:
    """The built site, served below a path."""
    return serve(SITE, BELOW)


@pytest.fixture
def visit(browser: Browser, site: WatchedSite) -> Iterator[Any]:
    """A function that opens a page of the site: `visit("fr/book/index.html", width=390, color_scheme="dark")`."""
    with ExitStack() as windows:

        def open_page(path: str, width: int = WIDE, **settings: Any) -> Page:
            window = watched(browser, viewport={"width": width, "height": 900}, **settings)
            page = windows.enter_context(window).new_page()
            page.goto(site.url + path)
            return page

        yield open_page


def sideways(page: Page) -> int:
    """By how many pixels the page can be scrolled sideways."""
    width: int = page.evaluate("document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth")
    return width


def draw_charts(page: Page) -> None:
    """Bring every chart in sight and wait for its drawing."""
    for chart in page.locator(".sv-chart").all():
        chart.scroll_into_view_if_needed()
        expect(chart.locator("svg").first).to_be_visible()


def drop_steps_out_of_sight(page: Page) -> None:
    """Take out what a scenario keeps for later steps: the rules pass over what is hidden, but slowly."""
    page.evaluate("document.querySelectorAll('.frame').forEach(frame => frame.checkVisibility() || frame.remove())")


@pytest.mark.parametrize(("language", "name"), EVERY)
def test_every_page_is_accessible_and_fits(visit: Any, language: str, name: str) -> None:
    page = visit(f"{language}/{name}.html", color_scheme="light")
    draw_charts(page)
    drop_steps_out_of_sight(page)
    for width, scheme in LOOKS:
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        assert page.evaluate(SCROLLED_HAS_TAB_STOPS)
        assert (width, scheme, violations(page)) == (width, scheme, [])
        assert (width, scheme, sideways(page)) == (width, scheme, 0)
    page.set_viewport_size({"width": NARROWEST, "height": 900})
    assert sideways(page) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_opens_over_a_page_is_accessible(visit: Any, language: str) -> None:
    page = visit(f"{language}/book/rules/fan-tan.html", width=PHONE)
    for button, dialog in (
        (".primary-toggle", "#pst-primary-sidebar-modal"),
        (".secondary-toggle", "#pst-secondary-sidebar-modal"),
    ):
        page.locator(button).click()
        expect(page.locator(dialog)).to_be_visible()
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(page.locator(dialog)).to_be_hidden()
    page.locator(".sv-head .search-button").click()
    expect(page.locator("#pst-search-dialog input")).to_be_focused()
    assert violations(page) == []


@pytest.mark.parametrize(("language", "name"), EVERY)
def test_without_scripts_text_boards_and_chapters_are_there(visit: Any, language: str, name: str) -> None:
    page = visit(f"{language}/{name}.html", width=PHONE, java_script_enabled=False)
    expect(page.locator("h1")).to_be_visible()
    html = parsed(language, name)
    for kind in (".layout", ".table[data-live=no] .hand .card", ".scenario .frame"):
        part = f"{kind}:not({FOLDED})"
        seen = page.locator(part).evaluate_all("parts => parts.filter(part => part.checkVisibility()).length")
        assert (part, seen) == (part, len(html.select(part)))
    expect(page.locator(".bd-links a").first).to_be_visible()
    assert page.locator(".pst-js-only:visible, .sv-run:visible, .sv-chart:visible").count() == 0
    assert sideways(page) == 0


@pytest.mark.parametrize(("locale", "language"), [("fr-CA", "fr"), ("de-DE", "de"), ("en-GB", "en"), ("ja-JP", "en")])
def test_the_first_page_leads_to_the_readers_language(visit: Any, site: WatchedSite, locale: str, language: str) -> None:
    page = visit("", locale=locale)
    page.wait_for_url(f"{site.url}{language}/book/index.html")


def test_a_language_once_chosen_is_remembered(visit: Any, site: WatchedSite) -> None:
    page = visit("en/book/rules/fan-tan.html")
    page.get_by_role("link", name="Français").click()
    page.wait_for_url(f"{site.url}fr/book/rules/fan-tan.html")
    page.goto(site.url)
    page.wait_for_url(f"{site.url}fr/book/index.html")


def test_without_scripts_the_first_page_is_a_list_of_languages(visit: Any, site: WatchedSite) -> None:
    page = visit("", java_script_enabled=False)
    page.get_by_role("link", name="Deutsch").click()
    assert page.url == f"{site.url}de/book/index.html"


@pytest.mark.parametrize(
    ("path", "locale", "language"),
    [("fr/book/rules/bridge.html", "de-DE", "fr"), ("old/page.html", "de-DE", "de"), ("old/page.html", "ja-JP", "en")],
)
def test_whoever_is_lost_reads_their_own_language_and_finds_home(
    browser: Browser, serve: Serve, path: str, locale: str, language: str
) -> None:
    site = serve(SITE)
    with watched(browser, locale=locale) as context:
        page = context.new_page()
        answer = page.goto(site.url + path)
        assert answer
        assert answer.status == 404
        expect(page.locator("h1:visible")).to_have_count(1)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert violations(page) == []
        page.locator("a:visible").first.click()
        page.wait_for_url(f"{site.url}{language}/book/index.html")


def test_without_scripts_whoever_is_lost_reads_every_language(browser: Browser, serve: Serve) -> None:
    with watched(browser, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(f"{serve(SITE).url}none.html")
        expect(page.locator("section:visible")).to_have_count(len(LANGUAGES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_folder_of_a_language_leads_to_its_first_page(visit: Any, site: WatchedSite, language: str) -> None:
    visit(f"{language}/").wait_for_url(f"{site.url}{language}/book/index.html")


@pytest.mark.parametrize(
    ("language", "word", "status"),
    [("en", "blocking", "Pages that match:"), ("fr", "colonnes", "Pages trouvées"), ("de", "Spalten", "Gefundene Seiten:")],
)
def test_the_search_works_in_the_language(visit: Any, language: str, word: str, status: str) -> None:
    page = visit(f"{language}/search.html?q={word}")
    expect(page.locator("#search-results .search-summary")).to_contain_text(status)
    expect(page.locator("#search-results ul.search li a").first).to_be_visible()
    expect(page.locator("#search-results p.context").first).to_contain_text(re.compile(word.rstrip("ns"), re.IGNORECASE))
    assert violations(page) == []


def test_light_or_dark_is_chosen_and_remembered(visit: Any, site: WatchedSite) -> None:
    page = visit("en/book/index.html", color_scheme="light")
    root, button = page.locator("html"), page.get_by_role("button", name="Light or dark")
    for _ in range(3):
        if root.get_attribute("data-theme") == "dark":
            break
        button.click()
    expect(root).to_have_attribute("data-theme", "dark")
    page.goto(f"{site.url}de/book/start.html")
    expect(root).to_have_attribute("data-theme", "dark")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(20, 24, 30)"


def test_the_skip_link_is_the_first_stop_and_leads_to_the_text(visit: Any) -> None:
    page = visit("fr/book/index.html")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Aller au texte")).to_be_focused()
    page.keyboard.press("Enter")
    assert page.url.endswith("#main-content")


def test_a_page_below_a_path_asks_for_nothing_that_is_missing(visit: Any, site: WatchedSite) -> None:
    page = visit("fr/book/lab/seats.html")
    draw_charts(page)
    missing = [path for path in site.requests if not (SITE / path).exists() and Path(path).suffix]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_without_a_table_runs_when_asked(visit: Any, language: str) -> None:
    page = visit(f"{language}/book/scenarios/blocking.html", width=PHONE)
    run = page.locator(".sv-run")
    expect(run.locator(".starter button")).to_be_visible()
    assert violations(page) == []
    run.locator(".starter button").click()
    expect(run.locator(".boot progress")).to_be_visible()
    assert violations(page) == []
    expect(run).to_be_hidden(timeout=120_000)
    expect(page.locator("#sv-cell-1 .scenario")).to_be_visible()
    assert violations(page) == []
