"""Every way a deal of a small pack can go, counted by the package and by plain sets that know nothing of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

import pytest

from sevens import FanTan, Pack, Rank, Round, Shape, Suit
from sevens.cards import deal, shuffled

RANKS = (Rank.FIVE, Rank.SIX, Rank.SEVEN, Rank.EIGHT, Rank.NINE)


@dataclass(frozen=True, kw_only=True)
class SmallFanTan(FanTan):
    """Fan Tan with the fives to nines of two suits."""

    shape: ClassVar[Shape] = Shape(Pack((Suit.SPADES, Suit.DIAMONDS), RANKS))


def count(state: Round) -> dict[int, int]:
    """How many sequences of moves end with each seat as winner."""
    if state.outcome:
        return {state.outcome.winner: 1}
    return _added(count(state.after(move)) for move in state.legal_moves())


def count_with_sets(hands: list[set[str]], laid: set[str], seat: int, idle: int, *, fine: bool) -> dict[int, int]:
    """The same, on cards such as `7D` in plain sets."""
    hand, following = hands[seat], (seat + 1) % len(hands)
    fits = {card for card in hand if _fits(card, laid)}
    ways = []
    for card in fits:
        rest = [other - {card} for other in hands]
        ways.append({seat: 1} if not rest[seat] else count_with_sets(rest, laid | {card}, following, 0, fine=fine))
    if not fits or (fine and laid and idle < len(hands)):
        ways.append(count_with_sets(hands, laid, following, idle + 1, fine=fine))
    return _added(ways)


def _fits(card: str, laid: set[str]) -> bool:
    rank, suit = int(card[0]), card[1]
    if not laid:
        return card == "7D"
    return rank == 7 or f"{rank + (1 if rank < 7 else -1)}{suit}" in laid


def _added(counts: Iterable[dict[int, int]]) -> dict[int, int]:
    total: dict[int, int] = {}
    for part in counts:
        for seat, ways in part.items():
            total[seat] = total.get(seat, 0) + ways
    return total


def small_deal(rules: SmallFanTan, seats: int, seed: int) -> Round:
    return Round.from_hands(rules, deal(shuffled(rules.shape.pack, seed), seats, first=1))


def plain(state: Round) -> list[set[str]]:
    return [set(map(str, state.hand(seat))) for seat in range(len(state.hands))]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_strict_deals_count_the_same(seats: int, seed: int) -> None:
    first = small_deal(SmallFanTan(), seats, seed)
    assert count(first) == count_with_sets(plain(first), set(), first.turn, 0, fine=False)


@pytest.mark.parametrize("seed", range(4))
def test_deals_with_fined_passes_count_the_same_from_the_middle_on(seed: int) -> None:
    """The whole tree would be too large, so the first four cards are laid as they come."""
    state = small_deal(SmallFanTan(enforcement="fine"), 3, seed)
    while state.layout.laid.bit_count() < 4:
        state = state.after(state.legal_moves()[0])
    laid = set(map(str, state.rules.shape.pack.unmask(state.layout.laid)))
    assert count(state) == count_with_sets(plain(state), laid, state.turn, state.idle, fine=True)


def test_a_known_count_stays_what_it_is() -> None:
    assert count(small_deal(SmallFanTan(), 2, 0)) == {0: 56, 1: 6}
