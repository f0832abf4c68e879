"""Deals that bots have played, to ask questions about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from sevens import Round, Rules, bot, play

LEVEL = "club"
Some = TypeVar("Some")


def played(rules: Rules, number: int) -> list[Round]:
    """Every moment of the deal with this number, from the first turn to the end.

    One deal after the other, it is dealt to each number of seats at which the game is best.
    """
    fewest, most = (max(rules.min_players, seats) for seats in rules.best_players)
    seats = fewest + number % (most - fewest + 1)
    start = Round.deal(rules, seats, number)
    return [start, *play(start, [bot(LEVEL, number + seat) for seat in range(seats)])]


def pick(found: Sequence[Some], number: int) -> Some | None:
    """One of the things found, or None if there are none; the same one for the same number."""
    return found[number % len(found)] if found else None
