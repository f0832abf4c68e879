"""Ratings: how strong each player is, judged by who won at which table."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

AVERAGE = 1500
"""The mean of all ratings."""
SCALE = 400
"""Points between two players of whom one wins ten times as often as the other, as in chess."""
STEPS, CLOSE = 1000, 1e-9


class Score(NamedTuple):
    """How often each player of a line-up has won. `line_up` has a name for each place: a seat, in Sedma a side."""

    line_up: tuple[str, ...]
    deals: int
    wins: Mapping[str, int]


def ratings(names: Sequence[str], scores: Iterable[Score]) -> dict[str, float]:
    """The rating of each player, 1500 on average, by the model of Bradley and Terry for tables of any size.

    Each place at a table wins in proportion to its player's strength; the strengths are those that make the deals won most
    likely (Hunter's algorithm). Everybody has also won half of one deal against an average player, so that none is endless.

    >>> {name: round(rating) for name, rating in ratings("AB", [Score(("A", "B"), 4000, {"A": 3000, "B": 1000})]).items()}
    {'A': 1595, 'B': 1405}
    """
    tables = list(scores)
    wins = {name: 0.5 + sum(score.wins.get(name, 0) for score in tables) for name in names}
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        due = {name: 1 / (strength[name] + 1) for name in names}
        for score in tables:
            each = sum(score.wins.values()) / sum(map(strength.__getitem__, score.line_up))
            for name in score.line_up:
                due[name] += each
        before, strength = strength, {name: wins[name] / due[name] for name in names}
        if all(abs(strength[name] / before[name] - 1) < CLOSE for name in names):
            break
    points = {name: SCALE * math.log10(strength[name]) for name in names}
    mean = sum(points.values()) / len(points)
    return {name: AVERAGE + value - mean for name, value in points.items()}
