"""Links that somebody made to do harm: a page opens them under its policy, says what is wrong, and runs nothing of theirs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from sevens_widgets.sharing.link import GAME, POSITION, checked
from sevens_widgets.sharing.packing import packed
from tests.book.pages import SITE
from tests.unit.widgets.test_hostile_links import Corpus, damaged
from tests.web.playing import started

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import Serve

MARKUP = [
    "<script>document.title='ran'</script>",
    "\"><img src=x onerror=document.title='ran'>",
    "' autofocus onfocus=document.title='ran' x='",
    "<a href=javascript:document.title='ran'>x</a>",
    "<iframe srcdoc=\"<script>parent.document.title='ran'</script>\">",
    "</template><svg onload=document.title='ran'>",
    "javascript:document.title='ran'",
]
SOUND = [checked((POSITION, "fan_tan", packed(text))) for text in MARKUP]
"""Their checks are right, so that only what they say can be refused."""
BROKEN = [
    *MARKUP,
    *map(quote, MARKUP),
    *(checked((GAME, text, "4", "club", "56", "0~14", "q83hZw", "a1Bc_d")) for text in MARKUP),
    checked((GAME, "fan_tan~deal=__import__", "4", "club", "56", "0~14", "q83hZw", "a1Bc_d")),
    checked((GAME, "fan_tan", "4", "expert~os.system", "9" * 400, "99~999", "q83hZw", "a1Bc_d")),
    checked((POSITION, "fan_tan", packed("7" * 100_000))),
    "%",
    "%00%ff",
    "..%2f..%2f",
    "9z.fan_tan",
    "1g." * 5000,
]


MANY = 40


def corpus() -> list[str]:
    """A sample of the damaged links and positions that the tests without a browser go through by the thousand."""
    ours = Corpus("fan_tan", 4)
    return [code for text in (ours.link, ours.position) for code in damaged(text, 1, MANY)]


SPOKEN_OF = re.compile("holds a game that cannot be read|A game came with the address")
"""The page knows the characters of a link; whether its checks are right the table finds out."""


@pytest.fixture
def harm(page: Page) -> list[str]:
    """What should never happen on the page: dialogs, errors of scripts."""
    seen: list[str] = []
    page.on("dialog", lambda dialog: (seen.append(dialog.message), dialog.dismiss()))
    page.on("pageerror", lambda error: seen.append(str(error)))
    return seen


def unharmed(page: Page, title: str) -> None:
    """Nothing of the link has run, or become a part of the page."""
    expect(page).to_have_title(title)
    expect(page.locator("img[src='x'], iframe, svg[onload], [onfocus], [onerror], a[href^='javascript']")).to_have_count(0)


def test_a_still_page_speaks_of_them_and_runs_nothing(page: Page, serve: Serve, harm: list[str]) -> None:
    page.goto(f"{serve(SITE).url}en/book/play/fan-tan.html")
    title, starter = page.title(), page.locator(".starter").first
    for code in [*SOUND, *BROKEN]:
        page.evaluate("code => { location.hash = `sevens=${code}`; }", code)
        expect(starter).to_contain_text(SPOKEN_OF)
        unharmed(page, title)
        page.evaluate("location.hash = ''")
        expect(starter).not_to_contain_text(SPOKEN_OF)
    for code in corpus():
        page.evaluate("code => { location.hash = `sevens=${code}`; }", code)
        unharmed(page, title)
    assert harm == []


def test_a_live_table_refuses_them_in_words_and_plays_on(page: Page, serve: Serve, harm: list[str]) -> None:
    page.goto(f"{serve(SITE).url}en/book/play/fan-tan.html")
    title = page.title()
    table = started(page)
    hand = table.locator(".hand").inner_text()
    for code in [*SOUND, *BROKEN]:
        page.evaluate("code => { location.hash = `sevens=${code}`; }", code)
        expect(table.locator(".status [role=status]")).to_contain_text("cannot be opened")
        assert table.locator(".hand").inner_text() == hand
        unharmed(page, title)
    for code in corpus():
        page.evaluate("code => { location.hash = `sevens=${code}`; }", code)
        unharmed(page, title)
    page.reload()
    started(page)
    table.locator('.hand [data-state~="playable"]').first.click()
    expect(table.locator(".log li").first).to_be_attached()
    assert harm == []


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_search_for_markup_is_a_search_for_words(page: Page, serve: Serve, harm: list[str], language: str) -> None:
    site = serve(SITE)
    for text in MARKUP:
        page.goto(f"{site.url}{language}/search.html?q={quote(text)}&highlight={quote(text)}")
        expect(page.locator("#search-results .search-summary")).not_to_be_empty()
        expect(page.locator("#search-results img, #search-results script, #search-results iframe")).to_have_count(0)
        assert page.title() != "ran"
    assert harm == []
