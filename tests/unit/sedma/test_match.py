"""Deals of Sedma at a real table are settled like those that the package has played."""

from __future__ import annotations

from typing import Any

import pytest

from sevens import InvalidOption, SevensError
from sevens.sedma import Match, Sedma, Settlement, bot, play


@pytest.mark.parametrize("players", [2, 4])
def test_a_real_deal_is_settled_like_a_played_one(players: int) -> None:
    rules = Sedma(players=players, match_to=10)
    played = counted = Match.start(rules)
    while not played.over:
        *_, last = play(played.deal(seed=len(played.results)), [bot("random", seat) for seat in range(players)])
        played = played.after(last)
        real = played.results[-1]
        cards, side = (real.cards[0], real.cards[1]), real.last_trick.index(10)
        counted = counted.with_result(Settlement.from_table(rules, cards, side, all_tricks=not all(last.table.tricks)))
    assert counted == played
    with pytest.raises(SevensError, match="the match is over"):
        counted.with_result(played.results[0])


@pytest.mark.parametrize(
    ("cards", "last", "all_tricks", "worth"),
    [
        ((40, 40), 0, False, (1, 0)),
        ((40, 40), 1, False, (0, 1)),
        ((80, 0), 1, False, (1, 0)),
        ((80, 0), 0, False, (2, 0)),
        ((0, 80), 1, True, (0, 3)),
    ],
)  # SE-18, SE-41
def test_what_a_deal_is_worth(cards: tuple[int, int], last: int, all_tricks: bool, worth: tuple[int, int]) -> None:
    assert Settlement.from_table(Sedma(), cards, last, all_tricks=all_tricks).game_points == worth


@pytest.mark.parametrize(
    ("numbers", "what"),
    [
        ({"cards": (40, 30), "last": 0}, "cards"),
        ({"cards": (45, 35), "last": 0}, "cards"),
        ({"cards": (90, -10), "last": 0}, "cards"),
        ({"cards": (40, 40), "last": 2}, "last"),
        ({"cards": (70, 10), "last": 0, "all_tricks": True}, "all_tricks"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(numbers: dict[str, Any], what: str) -> None:
    with pytest.raises(InvalidOption) as refused:
        Settlement.from_table(Sedma(), **numbers)
    assert refused.value.option == what
