"""Tricks as chapters write them: what each card does, how they are drawn, and what is refused."""

from __future__ import annotations

import pytest
from bs4 import BeautifulSoup

from sevens import Unreadable
from sevens_widgets.sedma.written import WrittenTrick
from sevens_widgets.words import words


def holder(text: str, leader: int = 0) -> str:
    """Who holds the trick, as the picture marks it."""
    table = BeautifulSoup(WrittenTrick.parse(text, leader).drawn(words("en")), "html.parser")
    seats = [head.get_text() for head in table.select("thead th")]
    place, = table.select("td[data-holds]")  # fmt: skip
    return seats[len(place.find_previous_siblings())]


def test_se_22_the_last_card_that_beats_holds_the_trick() -> None:
    assert holder("KH KL") == "North"
    assert holder("KH 10B") == "You"
    assert holder("8H 8B 7L 7A") == "East"


def test_se_24_the_leader_of_the_example_takes_it_back_with_his_second_ten() -> None:
    assert holder("10H 7L\n10B 8L") == "You"


def test_q_se_6_a_seven_that_leads_is_beaten_by_sevens_alone() -> None:
    assert holder("7H AB") == "You"
    assert holder("7H 7B") == "North"


def test_the_leader_comes_first() -> None:
    trick = WrittenTrick.parse("OB OL 8H 10A", leader=1)
    table = BeautifulSoup(trick.drawn(words("en")), "html.parser")
    assert [head.get_text() for head in table.select("thead th")][1:] == ["West", "North", "East", "You"]
    assert trick.plain(words("en")) == "1. West: ober of bells, North: ober of leaves, East: eight of hearts, You: ten of acorns"


def test_a_round_that_is_not_full_has_empty_places() -> None:
    table = BeautifulSoup(WrittenTrick.parse("9L 7H\n9B").drawn(words("en")), "html.parser")
    assert [len(row.select("td[data-none]")) for row in table.select("tbody tr")] == [0, 1]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "KH KL KB",  # three players
        "KH KH",  # one card twice
        "KH 7L\n8H 9H",  # an eight does not prolong a king (SE-26)
        "KH 8L\nKB 9H",  # the leader himself holds it (SE-25)
        "10H 8B 7L UA\n10L 9H AH KB",  # his partner does (Q-SE-3)
        "KH 7L\nKB\nKL 8H",
    ],
)
def test_a_trick_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        WrittenTrick.parse(text)


def test_there_is_no_leader_beyond_the_players() -> None:
    with pytest.raises(Unreadable, match="a leader from 0 to 1"):
        WrittenTrick.parse("KH KL", leader=2)
