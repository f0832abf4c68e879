"""The club player: a weighted sum of what a card opens for its own hand and for the others."""

from __future__ import annotations

import math
from functools import cache
from typing import ClassVar, NamedTuple

from sevens.cards import bits_of
from sevens.layout import Shape
from sevens.moves import PASS, Move, Play
from sevens.view import View


class Weights(NamedTuple):
    """What the club player makes of a card it may lay. Counts of cards and of ranks are taken as sixths, a whole side being 6.

    >>> Weights(is_anchor=2.0).is_anchor
    2.0
    """

    mine_beyond: float = 0.979
    """For the cards of the hand beyond the card."""
    others_beyond: float = -0.861
    """For the cards of the other hands beyond it."""
    others_hold_next: float = -0.237
    """Where another hand holds the next card."""
    is_anchor: float = 0.158
    """Where the card opens a column."""
    way_to_my_farthest: float = 2.452
    """For the ranks up to the farthest card of the hand that way."""
    my_run_beyond: float = -0.115
    """For the cards of the hand that could follow at once, one after the other."""
    closes_side: float = 0.430
    """Where the card is the last of its side."""
    my_suit: float = 0.0
    """For the cards of the hand in the suit of the card, itself one of them."""


WEIGHTS = Weights()
"""Tuned by play against itself."""


class Club:
    """Lays what helps its own cards most and the others' least; never passes by choice.

    >>> from sevens import Round, preset
    >>> state = Round.deal(preset("parliament_any_seven"), seats=4, seed=3)
    >>> [str(move) for move in state.legal_moves()], str(Club().choose(state.seen_by(state.turn)))
    (['7S', '7D'], '7D')
    """

    name: ClassVar[str] = "club"
    about: ClassVar[str] = "lays what helps its own cards most and the others' least"

    def __init__(self, seed: int = 0, weights: Weights = WEIGHTS) -> None:
        self.seed = seed
        self.weights = weights

    def choose(self, view: View) -> Move:
        """The legal card with the highest score, the first of equal ones; where nothing can be laid, what else is legal."""
        moves = view.legal_moves()
        best = max(moves, key=lambda move: _worth(view, move, self.weights), default=PASS)
        return best if isinstance(best, Play) or not moves else moves[0]

    def pick(self, shape: Shape, playable: int, hand: int, unseen: int, *, may_pass: bool = False) -> int:  # noqa: ARG002
        """The same, from masks."""
        return max(bits_of(playable), key=lambda bit: score(shape, bit, hand, unseen, self.weights))


def _worth(view: View, move: Move, weights: Weights) -> float:
    if not isinstance(move, Play):
        return -math.inf
    shape = view.rules.shape
    return score(shape, shape.pack.bit(move.at or move.card), view.hand, view.unseen, weights)


def score(shape: Shape, bit: int, hand: int, unseen: int, weights: Weights = WEIGHTS) -> float:
    """How good it is to lay this card, with this hand and these cards in the other hands; only comparisons mean something."""
    total = weights.is_anchor if bit & shape.anchors else 0.0
    sides = shape.sides[bit]
    for mask, side in sides:
        total += side_score(side, hand & mask, unseen & mask, weights)
    if not sides:
        total += weights.closes_side
    if weights.my_suit:
        total += weights.my_suit * (hand & shape.whole_suit[bit]).bit_count() / 6
    return total


@cache
def side_score(side: tuple[int, ...], hand: int, unseen: int, weights: Weights) -> float:
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
        weights.mine_beyond * mine / 6
        + weights.others_beyond * others / 6
        + (weights.others_hold_next if side[0] & unseen else 0.0)
        + weights.way_to_my_farthest * farthest / 6
        + weights.my_run_beyond * run / 6
    )
