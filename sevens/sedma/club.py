"""The club player of Sedma: what a card is worth to its side in the trick, less what it is worth in the hand."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from sevens.sedma.cards import GERMAN, POINT_CARDS, SEVENS, bits
from sevens.sedma.moves import STOP, Move, Play
from sevens.sedma.view import Task, View

POINTS = 10.0
SEVEN = 8.0
"""Points for which it gives a seven away."""
LEAD = 1.0
"""What taking a trick is worth beside its points."""
MATE = 1.5
"""What it is worth to keep a card together with each equal one in the hand."""
RISK = 0.5
"""The part of a card's points that may be lost when it is played into a trick which the other side can still take."""

EQUALS = {card.bit: GERMAN.rank_mask(card.rank) ^ card.bit for card in GERMAN.cards}
"""For each card's bit, the mask of the other cards of its rank."""


class Club:
    """Spends a seven on points alone, feeds a partner who holds the trick, and leads from what it holds several of.

    >>> from sevens.sedma import Sedma, parse_position
    >>> deal = parse_position("hands 8H / 7B 9B; won * / AH; trick 0:KL", Sedma())
    >>> str(Club().choose(deal.seen_by(1)))
    '9B'
    """

    name: ClassVar[str] = "club"
    about: ClassVar[str] = "spends sevens on points alone and plays for its partner"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> Move:
        """The card worth most, the first of equal ones; it stops where none is worth more than nothing."""
        points = sum(played.card.bit for played in view.trick) & POINT_CARDS
        bit = card_of(view.task, view.choices, view.hand, view.fits, points.bit_count())
        return Play(GERMAN.card(bit)) if bit else STOP


@lru_cache(1 << 16)
def card_of(task: Task, choices: int, hand: int, fits: int, point_cards: int) -> int:
    """The bit of the card the club player plays, or 0 to stop; `point_cards` is the number of tens and aces in the trick."""
    best, top = 0, 0.0 if task is Task.PROLONG else -1000.0
    for bit in bits(choices):
        worth = _worth(task, bit, hand, fits, POINTS * point_cards)
        if worth > top:
            best, top = bit, worth
    return best


def _worth(task: Task, bit: int, hand: int, fits: int, in_trick: float) -> float:
    points = POINTS if bit & POINT_CARDS else 0.0
    mates = MATE * (EQUALS[bit] & hand).bit_count()
    if task is Task.LEAD:
        return mates - RISK * points - (SEVEN if bit & SEVENS else 0.0)
    kept = SEVEN if bit & SEVENS else mates
    if task is Task.FEED:
        return points - kept
    if bit & fits:
        return in_trick + RISK * points + LEAD - (SEVEN if bit & SEVENS else 0.0)
    return -points - kept
