"""For lessons: solutions of the exercises on chance, bots on trial, and the bots of the page."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import combinations
from math import prod
from pathlib import Path
from typing import Any

import pytest
from bs4 import BeautifulSoup

from sevens import InvalidOption, simulate
from sevens.bots import Beginner, Club
from sevens_widgets import teach
from sevens_widgets.teach import counting
from tests.unit.widgets.playing import complete_words

PAGE = Path(__file__).parents[3] / "book" / "teach" / "write-a-bot.md"
EXERCISES = [name for name in teach.__all__ if name != "trial"]


@pytest.fixture(autouse=True, scope="module")
def few() -> Any:
    """Few deals, counted once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(counting, "DEALS", 2_000)
        patch.setattr(counting, "PLAYED", 40)
        counting.hands.cache_clear()
        counting.passes.cache_clear()
        yield
    counting.hands.cache_clear()
    counting.passes.cache_clear()


def none_of(others: int, hand: int, cards: int) -> Fraction:
    """The chance to draw only others, card by card."""
    return prod((Fraction(others - drawn, cards - drawn) for drawn in range(hand)), start=Fraction(1))


def each_in_another_hand() -> Fraction:
    """The chance that four cards go to four hands of 13, one after the other."""
    return Fraction(39, 51) * Fraction(26, 50) * Fraction(13, 49)


@pytest.mark.parametrize(
    ("name", "chance"),
    [
        ("holding_the_opener", Fraction(1, 4)),
        ("no_seven", none_of(48, 13, 52)),
        ("one_seven_each", each_in_another_hand()),
        ("both_neighbours", Fraction(3 * len(list(combinations(range(13), 2))), len(list(combinations(range(39), 2))))),
        ("passes_before_the_opener", Fraction(3, 2)),
    ],
)
def test_a_formula_gives_what_another_way_of_counting_gives_and_the_deals_agree(name: str, chance: Fraction) -> None:
    solution = getattr(teach, name)("en")
    assert solution.exact == chance
    low, high = solution.counted.interval
    wide = high - low
    assert low - wide < chance < high + wide
    shown = BeautifulSoup(solution._repr_html_(), "html.parser")
    number = f"{100 * float(chance):.1f}" if solution.is_share else f"{float(chance):.2f}"
    assert shown.select("tbody tr")[0].td.get_text().startswith(number)
    assert shown.details.get("open") is None


def test_the_passes_of_whole_deals_are_those_of_the_rows() -> None:
    counted = teach.all_passes("en").counted
    assert counted.deals == 40
    assert counted.interval[0] < counted.value < counted.interval[1]


@pytest.mark.parametrize("name", EXERCISES)
@pytest.mark.parametrize("lang", ["fr", "de"])
def test_a_solution_is_told_in_every_language(name: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sevens_widgets.teach.exercises.words", complete_words)
    html = getattr(teach, name)(lang)._repr_html_()
    assert "{" not in html
    assert not re.search(r"\d\.\d{1,2}\b", BeautifulSoup(html, "html.parser").table.get_text())


class Plain(Beginner):
    name = "Plain"

    def choose(self, view: Any) -> Any:
        return view.legal_moves()[0]


def test_a_trial_counts_the_deals_won_from_every_seat() -> None:
    rows = simulate("shichi_narabe", [Plain, "club", "club", "club"], 40, 3, rotate=True)
    won = sum(row.bots[seat] == "Plain" for row in rows for seat in row.winners)
    chart = teach.trial(Plain, deals=40, seed=3, lang="en")
    (row,) = chart.groups[0].rows
    assert (row.label, row.value, chart.zero) == ("Plain", 100 * won / 40, 25)
    again = teach.trial(Plain, deals=40, seed=3, lang="en")
    assert again.groups == chart.groups


def test_a_bot_with_the_name_of_the_others_is_refused() -> None:
    class Same(Club):
        pass

    with pytest.raises(InvalidOption, match="a name of its own"):
        teach.trial(Same, deals=4)


def bots_of_the_page() -> dict[str, Any]:
    """What the cells of the page define that write bots; those that show something are left out."""
    cells = re.findall(r"```\{code-cell\} ipython3\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    space: dict[str, Any] = {}
    for cell in cells:
        if "class " in cell or "def worth" in cell:
            exec(re.sub(r"^(trial\(|\{str).*", "", cell, flags=re.MULTILINE), space)
    return space


def test_each_bot_of_the_page_beats_the_one_before_and_the_last_one_beats_club() -> None:
    made = bots_of_the_page()
    first, weigher, patient = teach.trial(made["First"], made["Weigher"], made["Patient"], deals=160, lang="en").groups[0].rows
    assert first.value < weigher.value < patient.low
    assert first.high < 25 < patient.low
    assert patient.value > 40
