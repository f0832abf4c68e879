"""The club player: a weighted sum of what a card opens for its own hand and for the others."""

from __future__ import annotations

import math
from functools import cache
from typing import ClassVar

from sevens.cards import bits_of
from sevens.layout import Shape
from sevens.moves import PASS, Move, Play
from sevens.view import View

MINE_BEYOND = 0.979
OTHERS_BEYOND = -0.861
OTHERS_HOLD_NEXT = -0.237
IS_ANCHOR = 0.158
WAY_TO_MY_FARTHEST = 2.452
MY_RUN_BEYOND = -0.115
CLOSES_SIDE = 0.430


class Club:
    """Lays what helps its own cards most and the others' least; never passes by choice.

    >>> from sevens import Round, preset
    >>> state = Round.deal(preset("parliament_any_seven"), seats=4, seed=3)
    >>> [str(move) for move in state.legal_moves()], str(Club().choose(state.seen_by(state.turn)))
    (['7S', '7D'], '7D')
    """

    name: ClassVar[str] = "club"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> Move:
        """The legal card with the highest score, the first of equal ones; where nothing can be laid, what else is legal."""
        moves = view.legal_moves()
        best = max(moves, key=lambda move: _worth(view, move), default=PASS)
        return best if isinstance(best, Play) or not moves else moves[0]

    def pick(self, shape: Shape, playable: int, hand: int, unseen: int, *, may_pass: bool = False) -> int:  # noqa: ARG002
        """The same, from masks."""
        return max(bits_of(playable), key=lambda bit: score(shape, bit, hand, unseen))


def _worth(view: View, move: Move) -> float:
    if not isinstance(move, Play):
        return -math.inf
    shape = view.rules.shape
    return score(shape, shape.pack.bit(move.at or move.card), view.hand, view.unseen)


def score(shape: Shape, bit: int, hand: int, unseen: int) -> float:
    """How good it is to lay this card, with this hand and these cards in the other hands; only comparisons mean something."""
    total = IS_ANCHOR if bit & shape.anchors else 0.0
    sides = shape.sides[bit]
    if not sides:
        return total + CLOSES_SIDE
    for mask, side in sides:
        total += _side_score(side, hand & mask, unseen & mask)
    return total


@cache
def _side_score(side: tuple[int, ...], hand: int, unseen: int) -> float:
    """What opening one side is worth; `side` holds the bits beyond the card, the nearest first."""
    mine = others = farthest = run = 0
    for distance, bit in enumerate(side, start=1):
        if bit & hand:
            mine += 1
            farthest = distance
            run += run == distance - 1
        elif bit & unseen:
            others += 1
    return (
        MINE_BEYOND * mine / 6
        + OTHERS_BEYOND * others / 6
        + (OTHERS_HOLD_NEXT if side[0] & unseen else 0.0)
        + WAY_TO_MY_FARTHEST * farthest / 6
        + MY_RUN_BEYOND * run / 6
    )
