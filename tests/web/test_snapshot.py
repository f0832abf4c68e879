"""A table's second start goes on from the memory that the browser kept of the first; without it, all is as before."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from bs4 import BeautifulSoup
from playwright.sync_api import expect

from sevens_book.words import LANGUAGES
from tests.book.pages import SITE
from tests.web.playing import by_mouse, check_result, play_deal
from tests.web.test_live_kernel import Book, begin, cell, run
from tests.web.test_live_table import table_started

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page, Route

    from scripts.watched_site import WatchedSite
    from tests.web.conftest import Serve

SEED = "print(hash('seven'))"
"""Each Python that starts anew has another seed for its hashes; one that goes on from a kept memory has that one's."""
KEPT = """async () => {
  const kept = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('sevens-python ') && (await (await caches.open(name)).keys()).length) return true;
    return false;
  };
  while (!await kept()) await new Promise(requestAnimationFrame);
  return (await caches.keys()).length;
}"""
ENTRIES = """async () => {
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  return (await Promise.all(opened.map((cache) => cache.keys()))).flat().length;
}"""
SIZE = """async () => {
  const [name] = (await caches.keys()).filter((name) => name.startsWith('sevens-python '));
  const cache = await caches.open(name);
  const [entry] = await cache.keys();
  return (await (await cache.match(entry)).blob()).size;
}"""
CHANGE = """async (change) => {
  const [name] = (await caches.keys()).filter((name) => name.startsWith('sevens-python '));
  const cache = await caches.open(name);
  const [entry] = await cache.keys();
  const bytes = new Uint8Array(await (await cache.match(entry)).arrayBuffer());
  const changed = change === 'short' ? bytes.slice(0, bytes.length / 2) : change === 'empty' ? bytes.slice(0, 0) : bytes;
  if (change === 'flipped') changed[changed.length - 5000] ^= 1;
  if (change === 'foreign') {
    changed[4 * 5 + 4 * new Uint32Array(bytes.buffer)[2] + 20] ^= 1;
    const words = new Uint32Array(changed.buffer);
    words[4] = words.subarray(5).reduce((total, word) => (Math.imul(total, 31) + word) | 0, 0);
  }
  await cache.put(entry, new Response(changed));
}"""
"""Changes what is kept: cut short, empty, a bit of the memory flipped, or one above it, but with a right sum."""
NO_CACHES = {
    "forbidden": "Object.defineProperty(self, 'caches', { value: { open: refuse, match: refuse, keys: refuse } });",
    "absent": "delete WorkerGlobalScope.prototype.caches; delete self.caches;",
}
REFUSE = "const refuse = async () => { throw new DOMException('no', 'SecurityError') };"


@pytest.fixture
def book(tmp_path: Path) -> Book:
    """A folder for one live page."""
    return Book(tmp_path)


def first(page: Page, site: WatchedSite) -> str:
    """Start a first time, until the memory is kept; the text of the first cell."""
    run(page, site)
    assert page.evaluate(KEPT) == 1
    return cell(page, 1).inner_text()


def again(page: Page, site: WatchedSite) -> str:
    """Start another time; the text of the first cell."""
    run(page, site)
    return cell(page, 1).inner_text()


def together(pages: list[Page], site: WatchedSite) -> list[str]:
    """Start on several pages at once; the text of the first cell of each."""
    for page in pages:
        begin(page, site)
    for page in pages:
        assert page.evaluate("live.done") == "ready"
    return [cell(page, 1).inner_text() for page in pages]


def test_a_second_start_goes_on_from_the_first(page: Page, serve: Serve, book: Book) -> None:
    site = serve(book.write(SEED))
    assert first(page, site) == again(page, site) == again(page, site)


def test_chance_is_another_each_time(page: Page, serve: Serve, book: Book) -> None:
    chance = "import random, secrets, uuid\nprint(random.random(), random.Random().random(), secrets.token_hex(8), uuid.uuid4())"
    site = serve(book.write(chance, SEED))
    starts = [first(page, site), again(page, site), again(page, site)]
    seen = [number for start in starts for number in start.split()]
    assert len(set(seen)) == len(seen) == 12


EVERYTHING = """
import asyncio, os, sys, tabnanny, time
import sevens.cards, sevens.bots
before = time.monotonic()
await asyncio.sleep(0.01)
assert time.monotonic() > before and time.time() > 1.7e9
assert sys.path[:2] == ["/lib/packages.zip", "/home/pyodide"] and len(set(sys.path)) == len(sys.path)
print(os.environ["BOOK_LANGUAGE"], os.getcwd(), tabnanny.__name__)
"""
WORDS = "from sevens_widgets.words import words\nwords().lang, words().suit_name(words and __import__('sevens').Suit.HEARTS)"


def test_a_hand_dealt_by_chance_is_another_each_time(page: Page, serve: Serve, book: Book) -> None:
    deal = "import random, sevens\nprint(*random.sample(sevens.FRENCH.cards, 13))"
    site = serve(book.write(deal, SEED))
    hands = [first(page, site), again(page, site), again(page, site)]
    assert all(len(hand.split()) == 13 for hand in hands)
    assert len(set(hands)) == 3


def test_pages_that_start_side_by_side_keep_one_memory_and_go_on_from_one_of_theirs(page: Page, serve: Serve, book: Book) -> None:
    site = serve(book.write(SEED, "import random\nprint(random.random())"))
    pages = [page, page.context.new_page()]
    first_seeds = together(pages, site)
    page.evaluate(KEPT)
    second_seeds = together(pages, site)
    assert set(second_seeds) <= set(first_seeds)
    assert len({cell(one, 2).inner_text() for one in pages}) == 2
    assert len(page.evaluate("caches.keys()")) == 1


def test_a_site_that_is_not_to_be_kept_keeps_none_and_forgets_what_there_was(page: Page, serve: Serve, book: Book) -> None:
    folder = book.write(SEED)
    site = serve(folder)
    seed = first(page, site)
    index = folder / "index.html"
    index.write_text(re.sub('<link rel="manifest"[^>]*>', "", index.read_text("utf-8")), "utf-8")
    assert again(page, site) != seed
    assert page.evaluate("caches.keys()") == []
    assert again(page, site) != again(page, site)


def test_all_is_at_hand_after_a_second_start(page: Page, serve: Serve, book: Book) -> None:
    wrong = "import sevens\nsevens.preset('no such game')"
    site = serve(
        book.write(SEED, EVERYTHING, "help(sevens.cards)", wrong, WORDS, "import js\njs.Object.keys(js.JSON.parse('[7]'))")
    )
    first(page, site)
    shown = page.locator(".sv-output").all_inner_texts()
    again(page, site)
    assert page.locator(".sv-output").all_inner_texts() == shown
    expect(cell(page, 2)).to_have_text("fr /home/pyodide/book/play tabnanny")
    expect(cell(page, 3)).to_contain_text("sevens.cards")
    expect(cell(page, 4)).to_contain_text("InvalidOption")
    expect(cell(page, 5)).to_contain_text("cœur")


def test_another_language_and_page_go_on_from_it_too(page: Page, serve: Serve, book: Book) -> None:
    folder = book.write(SEED, WORDS)
    site = serve(folder)
    seed = first(page, site)
    index = folder / "index.html"
    german = index.read_text("utf-8").replace('"lang": "fr"', '"lang": "de"').replace("book/play/fan-tan", "book/lab/index")
    index.write_text(german, "utf-8")
    assert again(page, site) == seed
    expect(cell(page, 2)).to_contain_text("Herz")


@pytest.mark.parametrize("change", ["short", "empty", "flipped"])
def test_a_damaged_memory_is_thrown_away_and_python_starts_anew(page: Page, serve: Serve, book: Book, change: str) -> None:
    site = serve(book.write(SEED))
    seed = first(page, site)
    page.evaluate(CHANGE, change)
    anew = first(page, site)
    assert anew != seed
    assert again(page, site) == anew


def test_a_memory_that_python_refuses_is_thrown_away_and_another_python_takes_over(page: Page, serve: Serve, book: Book) -> None:
    site = serve(book.write(SEED))
    seed = first(page, site)
    page.evaluate(CHANGE, "foreign")
    assert again(page, site) != seed
    assert page.evaluate("seen.errors") == []
    assert page.evaluate("caches.keys()") == []
    assert again(page, site) != seed


def test_that_of_another_build_is_thrown_away(page: Page, serve: Serve, book: Book) -> None:
    site = serve(book.write(SEED))
    seed = first(page, site)
    move = """async () => {
      const [name] = await caches.keys();
      const [folder] = name.split('/assets/live/');
      await (await caches.open(`${folder}/assets/live/ of-another-build`)).put('/x', new Response('x'));
      await (await caches.open('of another page')).put('/x', new Response('x'));
      await caches.delete(name);
    }"""
    page.evaluate(move)
    assert again(page, site) != seed
    names = """async () => {
      const gone = (names) => !names.some((name) => name.includes('of-another-build'));
      while (!gone(await caches.keys())) await new Promise(requestAnimationFrame);
      return caches.keys();
    }"""
    assert "of another page" in page.evaluate(names)


@pytest.mark.parametrize("kind", NO_CACHES)
def test_where_nothing_may_be_kept_each_python_starts_anew(page: Page, serve: Serve, book: Book, kind: str) -> None:
    site = serve(book.write(SEED))

    def forbid(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=REFUSE + NO_CACHES[kind] + answer.text())

    page.route("**/live/worker.js*", forbid)
    assert again(page, site) != again(page, site)
    assert page.evaluate("caches.keys()") == []


def test_where_there_is_no_room_each_python_starts_anew(page: Page, serve: Serve, book: Book) -> None:
    site = serve(book.write(SEED))
    devtools = page.context.new_cdp_session(page)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": site.url.rstrip("/"), "quotaSize": 1_000_000})
    assert again(page, site) != again(page, site)
    assert page.evaluate(ENTRIES) == 0


def test_a_reader_who_saves_data_keeps_none(page: Page, serve: Serve, book: Book) -> None:
    site = serve(book.write(SEED))
    saving = "Object.defineProperty(NetworkInformation.prototype, 'saveData', { get: () => true });"

    def save(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=saving + answer.text())

    page.route("**/live/worker.js*", save)
    assert again(page, site) != again(page, site)
    assert page.evaluate("caches.keys()") == []


def test_readers_are_told_how_much_is_kept(page: Page, serve: Serve) -> None:
    table_started(page, serve(SITE).url, "en")
    page.evaluate(KEPT)
    size = page.evaluate(SIZE)
    for language in LANGUAGES:
        text = BeautifulSoup((SITE / language / "book/reference/about.html").read_text("utf-8"), "html.parser").get_text()
        assert re.search(rf"\b{size / 1e6:.0f}\sM[Bo]\b", text)


def test_a_deal_is_played_from_it_as_from_the_start(page: Page, serve: Serve) -> None:
    site = serve(SITE, "/some/path/").url
    page.add_init_script("localStorage.clear()")
    for language in ("en", "fr"):
        table = table_started(page, site, language)
        play_deal(page, table, by_mouse)
        check_result(table)
        assert page.evaluate(KEPT) == 1
