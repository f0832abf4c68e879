"""The club player's scores by mask, remembered, for the many positions that the expert plays through."""

from __future__ import annotations

import math
from functools import cache

from sevens.bots.club import score
from sevens.cards import bits_of
from sevens.layout import Shape

SHARPNESS = 15.0
"""How clearly a player prefers the better of two cards, by its score: a factor of e for each 1/15 of a point."""


class Worth:
    """What cards are worth by `club.score`, where nothing lies beyond an open end: then only the cards held beyond it count.

    `reach` has for each card the mask of itself and all places beyond it. What a card is worth stands in `of` under the part of
    the hand, the card included, that lies in its reach: this mask names the card too, as the one nearest the anchor.

    >>> from sevens.cards import FRENCH
    >>> from sevens.layout import SEVENS
    >>> worth, hand, card = worth_in(SEVENS), FRENCH.mask(["8H", "10H", "2S"]), FRENCH.mask(["8H"])
    >>> round(worth.of[hand & worth.reach[card]], 3)
    0.17
    """

    def __init__(self, shape: Shape) -> None:
        self.reach = {bit: bit | sum(mask for mask, _ in sides) for bit, sides in shape.sides.items()}
        self.of = _Scores(shape, self.reach)
        self.pull = _Pulls(self.of)


class _Scores(dict[int, float]):
    def __init__(self, shape: Shape, reach: dict[int, int]) -> None:
        self._shape, self._reach = shape, reach

    def __missing__(self, held: int) -> float:
        bit = next(bit for bit in bits_of(held) if not held & ~self._reach[bit])
        self[held] = worth = score(self._shape, bit, held, self._reach[bit] & ~held)
        return worth


class _Pulls(dict[int, float]):
    """How strongly a player is drawn to a card: in proportion to this, a club-like player chooses among what it can lay."""

    def __init__(self, scores: _Scores) -> None:
        self._scores = scores

    def __missing__(self, held: int) -> float:
        self[held] = pull = math.exp(SHARPNESS * self._scores[held])
        return pull


@cache
def worth_in(shape: Shape) -> Worth:
    """What cards are worth in columns of this shape; always the same object."""
    return Worth(shape)
