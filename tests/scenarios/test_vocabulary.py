"""What can be stated of jokers, of whole columns, of rings, of two packs and of Sedma, true and false."""

from __future__ import annotations

import pytest

from sevens import Record, sedma
from tests.scenarios.facts import Moment, Played, is_so
from tests.scenarios.layout_facts import PlayedLayout
from tests.scenarios.sedma_facts import PlayedSedma


def layout(rules: str, hands: str, play: str) -> Played:
    return PlayedLayout(Record.parse(f"sevens 1\ngame {rules}\nseats 3 dealer 0 leader 1\ndeal {hands}\nplay {play}"), 0)


JOKERS = layout("shichi_narabe jokers=2", "723", "7D JK1@7H")
COLUMN = layout(
    "shichi_narabe race_to_kings=True",
    "AS 2S 3S 4S 5S 6S KS AH 2H 3H 4H 5H 6H 7H AC 2C 3C 4C"
    " / 7S 8S 9S 10S JS QS 8H 9H 10H JH QH KH 5C 6C 7C 8C 9C / 7D 6D 5D 4D 3D 2D AD 8D 9D 10D JD QD KD 10C JC QC KC",
    "7D 7H 7S 8D 6S 8S 9D 5S 9S 10D 4S 10S JD 3S JS QD 2S QS KD AS - 6D KS",
)
ONE_WAY = layout(
    "parliament round_the_corner=one_way",
    "AS 2S 3S 4S 5S 6S 7S 8S AH 2H 3H 4H 5H 6H 7H AC 2C 3C"
    " / 9S 10S JS QS KS 8H 9H 10H JH QH KH 5C 6C 7C 8C 9C 4C / 7D 6D 5D 4D 3D 2D AD 8D 9D 10D JD QD KD 10C JC QC KC",
    "7D 7S 7C 8D 6S 8C 9D 5S 9C 10D 4S 6C JD 3S 5C QD 2S 4C KD AS",
)
SEDMA = PlayedSedma(sedma.Record.parse("sevens 1\ngame sedma\nseats 2 dealer 0\ndeal 1698\nplay 8L KB OL UA UL 9H 9B 9A"), 0)
ENDING = PlayedSedma(
    sedma.Record.parse(
        "sevens 1\ngame sedma\nseats 2 dealer 0\ndeal 242\nplay OL 8B 9A 9H - 8H KA UH OA UB 8A KL AH"
        " 10H 10B 10L 10A 7A 7L - KH OH OB KB 8L UA 9L"
    ),
    0,
)


def so(fact: str, played: Played, before: int = 0) -> bool:
    return is_so(fact, Moment(played, len(played.states) - 1, before))


def test_a_joker_stands_for_the_card_it_was_laid_for() -> None:
    assert so("a joker stood for 7H", JOKERS)
    assert not so("a joker stood for 7D", JOKERS)
    assert not so("a joker stood for 7H", JOKERS, before=2)


def test_whole_columns_and_whom_they_count_for_under_another_reading() -> None:
    assert so("you have 1 column", COLUMN)
    assert not so("West has 1 column", COLUMN)
    assert so("by bonus_to=king: you have 1 column", COLUMN)


def test_an_end_that_is_shut_leaves_the_long_way_round() -> None:
    assert so("9S waits for KS QS JS 10S", ONE_WAY)
    assert not so("9S waits for 8S", ONE_WAY)


def test_a_second_copy_may_wait_for_its_own_row() -> None:
    text = "sevens 1\ngame parliament packs=2{}\nseats 7 dealer 0 leader 1\ndeal 10\nplay 7D 6D' 7S' 7C' 7H 6H 8S' 6S'"
    rows, loose = (PlayedLayout(Record.parse(text.format(more)), 0) for more in ("", " layout=parallel_loose"))
    assert so("6S waits for 7S", rows)
    assert so("do not fit: 6S", rows)
    assert so("fit: 6S", loose)


@pytest.mark.parametrize(
    ("fact", "true"),
    [
        ("you hold the trick", True), ("North holds the trick", False), ("you played 9H 9A", True), ("you played 9B", False),
        ("North to play", True), ("you to play", False), ("North may stop", True), ("you may stop", False),
        ("North may prolong with 7H 7B", True), ("North may prolong with 7H", False), ("stock 18", True), ("stock 16", False),
        ("North took 0 points", True), ("North took 10 points", False), ("you took 0 points", False), ("you have 0 points", True),
        ("0 points in the trick", True), ("the trick holds 9A", True), ("the trick holds AL", False), ("North has 3 cards", True),
        ("North holds only 7H 7B AL", True), ("North lacks 9B", True), ("you win", False), ("North stopped", False),
    ],
)  # fmt: skip
def test_a_fact_of_sedma_is_so_or_not(fact: str, true: bool) -> None:
    assert so(fact, SEDMA) is true


@pytest.mark.parametrize(("cards", "true"), [("9B", True), ("7H", False), ("9B AL", False)])
def test_best_play_at_the_end_of_sedma(cards: str, true: bool) -> None:
    """Ten points against forty, and forty to be had: one ace in hand, two in the other, the last trick."""
    assert so(f"with best play you win after {cards}", ENDING) is true
