"""A reader with Firefox plays a whole deal, steps through a scenario and takes a quiz, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from scripts.browser import FIREFOX, FIREFOX_ADVICE, find_browser
from sevens import PASS, Play, settle
from sevens_book.words import LANGUAGES
from sevens_widgets.questions.fitting import Fitting
from sevens_widgets.questions.kinds import dealt
from sevens_widgets.story import Story
from sevens_widgets.words import words
from tests.book.pages import ROOT, SITE
from tests.web.firefox import Reader, started
from tests.web.playing import END, EXPECTED, READER, TURNS, expected_rows, first_move
from tests.web.test_live_kernel import Book

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from sevens import Move
    from tests.web.conftest import Serve

SCENARIO = ROOT / "book" / "scenarios" / "holding-the-eight.toml"
LIVE = ".table[data-live=yes]:not(.panel)"
STARTER = ".table:has(.hand) .starter button"


@pytest.fixture(scope="module")
def firefox() -> Iterator[Reader]:
    """One Firefox for all tests: each test has a site of its own, and so a storage of its own."""
    program = find_browser(FIREFOX)
    assert program, FIREFOX_ADVICE
    with started(program) as reader:
        yield reader


@pytest.fixture
def reader(firefox: Reader) -> Iterator[Reader]:
    """A reader with Firefox."""
    yield firefox
    firefox.leave()


def by_mouse(reader: Reader, move: Move) -> None:
    """Click the card, or the button that passes."""
    place = f'.hand [data-card="{move.card}"]' if isinstance(move, Play) else '[data-action="pass"]'
    reader.click(f"{LIVE} {place}")


def by_keyboard(reader: Reader, move: Move) -> None:
    """Go to the card with the arrow keys and press Enter, or press P."""
    if move == PASS:
        reader.press("p")
        return
    assert isinstance(move, Play)
    reader.press("Home")
    cards = reader.attributes(f"{LIVE} .hand button[data-card]", "data-card")
    for _ in range(cards.index(str(move.card))):
        reader.press("ArrowRight")
    reader.press("Enter")


@pytest.mark.parametrize(("language", "act"), [*((lang, by_mouse) for lang in LANGUAGES), ("fr", by_keyboard)])
def test_a_whole_deal_is_played(reader: Reader, serve: Serve, language: str, act: Callable[[Reader, Move], None]) -> None:
    reader.open(f"{serve(SITE, '/some/path/').url}{language}/book/play/fan-tan.html")
    if act is by_mouse:
        reader.click(STARTER)
    else:
        reader.tab_to(STARTER)
        reader.press("Enter")
    reader.see(LIVE)
    if act is by_keyboard:
        reader.tab_to(f"{LIVE} .hand button")
    for number, state in enumerate(TURNS):
        act(reader, first_move(state))
        after = EXPECTED[number + 1]
        reader.see(f"{LIVE} .pot b", str(after.pot))
        one_more = f"li.hand__card:nth-of-type({after.hands[READER].bit_count() + 1})"
        reader.see(f"{LIVE} :is(.hand:not(:has({one_more})), .result)")
    check_result(reader)


def check_result(reader: Reader) -> None:
    """Compare every row of the table's result with the package's settlement."""
    rows = f"{LIVE} .result tbody tr"
    reader.see(rows)
    columns = [reader.texts(f"{rows} td:nth-of-type({number})") for number in (1, 2, 3)]
    won = [mark is not None for mark in reader.attributes(rows, "data-won")]
    assert list(zip(*columns, won, strict=True)) == expected_rows()
    assert reader.texts(f"{LIVE} .pot b")[0] == str(settle(END).pot)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scenario_and_a_quiz_work(reader: Reader, serve: Serve, language: str) -> None:
    site = serve(SITE, "/some/path/")
    reader.open(f"{site.url}{language}/book/scenarios/blocking.html")
    steps = Story.read(SCENARIO, language).steps
    for step in steps[1:]:
        reader.click(".scenario [data-action=forward]")
        reader.see(".scenario .steps__where", step.title)
    reader.press("Home")
    reader.see(".scenario .steps__where", steps[0].title)
    reader.open(f"{site.url}{language}/book/rules/fan-tan.html")
    task = dealt("fan_tan", "legal", 7, 4, {}).tasks[0]
    assert isinstance(task, Fitting)
    hand = [str(answer.card) for answer in task.question(words(language)).answers]
    for move in task.view.legal_moves():
        reader.click(f".quiz__question[data-current] .hand__card:nth-of-type({hand.index(str(move)) + 1}) label")
    reader.click(".quiz__question[data-current] [data-action=check]")
    reader.see(".quiz__solution[data-current] .quiz__result")
    assert reader.attributes(".quiz__solution[data-current] .reason", "data-verdict").count("wrong") == 0
    reader.see(".quiz__score", "1")


KEEPING = """<script type="module">
await startLive();
const kept = async () => {
  for (const name of await caches.keys()) if ((await (await caches.open(name)).keys()).length) return true;
  return false;
};
if (await live.done !== "ready") throw new Error("not ready");
while (!await kept()) await new Promise(requestAnimationFrame);
document.querySelector("h1").textContent = "Kept";
</script></body>"""
"""Starts Python, and says when its memory is kept."""


def test_a_second_start_goes_on_from_the_memory_that_is_kept(reader: Reader, serve: Serve, tmp_path: Path) -> None:
    folder = Book(tmp_path).write("print(hash('seven'))", "import random\nprint(random.random())")
    index = folder / "index.html"
    index.write_text(index.read_text("utf-8").replace("</body>", KEEPING), "utf-8")
    site = serve(folder)
    starts = []
    for _ in range(2):
        reader.open(site.url)
        reader.see("h1", "Kept")
        starts.append((*reader.texts("#sv-cell-1"), *reader.texts("#sv-cell-2")))
    (seed, chance), (same_seed, other_chance) = starts
    assert seed == same_seed
    assert chance != other_chance
