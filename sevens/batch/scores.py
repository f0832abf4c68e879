"""What the club player makes of every card it may have to judge, worked out beforehand by the club player itself."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import numpy as np
import numpy.typing as npt

from sevens.batch.lanes import ANCHOR_AT, lanes_of
from sevens.bots.club import Weights, side_score
from sevens.layout import Shape

Scores = npt.NDArray[np.float64]
MINE, EXPOSED, UNSEEN = range(3)
SIZE = 1 << 16
"""A byte for the card and the hand's cards beyond it, and one for the exposed cards beyond it."""


class ScoreTables:
    """The scores of the cards of one suit; the suits are alike.

    `ends` has a table for the byte below the seven and one for the byte above; the score of a seven there lacks its upper side,
    which is `above`, without the bit of the card. What no hand can have scores minus infinity.
    """

    def __init__(self, shape: Shape, weights: Weights) -> None:
        self.ends: tuple[Scores, Scores] = (np.full(SIZE, -np.inf), np.full(SIZE, -np.inf))
        self.above: Scores = np.full(SIZE, -np.inf)
        first = lanes_of(shape).first
        for place in range(len(shape.pack.ranks)):
            bit, at = 1 << place, first + place
            own = 1 << at % 8
            table = self.ends[at > ANCHOR_AT]
            if not shape.sides[bit]:
                table[own] = weights.closes_side
            for _, side in shape.sides[bit]:
                goes_up, begins = side[0] > bit, weights.is_anchor if at == ANCHOR_AT else 0.0
                for index, hand, unseen in _worlds(side, first):
                    value = side_score(side, hand, unseen, weights)
                    if at == ANCHOR_AT and goes_up:
                        self.above[index] = value
                    else:
                        table[index + own] = begins + value


def _worlds(side: tuple[int, ...], first: int) -> Iterator[tuple[int, int, int]]:
    """Each way in which the cards of a side may be in the hand, exposed or in other hands: its index, and two masks."""
    for owners in product((MINE, EXPOSED, UNSEEN), repeat=len(side)):
        masks = [sum(bit for bit, owner in zip(side, owners, strict=True) if owner == whose) for whose in range(3)]
        mine, exposed = (_byte(masks[whose], first) for whose in (MINE, EXPOSED))
        yield mine + exposed * 256, masks[MINE], masks[UNSEEN]


def _byte(mask: int, first: int) -> int:
    """The cards of one side of the first suit as they lie in their byte."""
    lane = mask << first
    return lane & 255 | lane >> 8


@cache
def score_tables(shape: Shape, weights: Weights) -> ScoreTables:
    """The tables for some weights, made once."""
    return ScoreTables(shape, weights)
