"""Whole deals played in place: the same moves as `simulate.play`, several times faster, for counting many deals.

Only for rules where the cards alone decide what may be laid and a pass is never a choice; `supported` tells.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sevens.errors import InvalidOption
from sevens.layout import Shape
from sevens.round import Round
from sevens.rules import Rules


class Picker(Protocol):
    """A bot that can choose from masks alone."""

    def pick(self, shape: Shape, playable: int, hand: int, unseen: int) -> int:
        """The bit of the card to lay, one of several in `playable`; `unseen` is the mask of the cards in the other hands."""


def supported(rules: Rules) -> bool:
    """Whether a playout can play by these rules: one row a suit, no tokens, jokers, calls or choices beside the card to lay.

    >>> from sevens.presets import preset
    >>> supported(preset("sjuan")), supported(preset("shichi_narabe"))
    (True, False)
    """
    plain_rows = rules.shape.corner == "none" and rules.shape.pack.copies == 1
    bare = rules.chips and not (rules.pass_by_choice or rules.last_card_call or rules.play_on)
    return plain_rows and bare and rules.opener != "dealer_names_seven"


def playout(start: Round, bots: Sequence[Picker]) -> list[int]:
    """What each turn lays from here to the end of the deal: the bit of a card, or 0 for a pass.

    A bot is asked only where it has a choice. The last turn is the winner's: seat `(start.turn + turns - 1) % seats`
    where turns go clockwise. Raises `InvalidOption` for rules that are not supported.
    """
    if not supported(start.rules):
        raise InvalidOption("rules", str(start.rules), "rules that a playout supports")
    shape, step = start.rules.shape, start.rules.step
    opens, hands, seats = shape.opens, list(start.hands), len(start.hands)
    ends, fits, seat = start.layout.open_ends, start.frontier, start.turn
    to_lay = shape.pack.full & ~start.layout.laid
    turns = []
    while True:
        hand = hands[seat]
        bit = hand & fits
        if bit:
            if bit & (bit - 1):
                bit = bots[seat].pick(shape, bit, hand, to_lay ^ hand)
            hand ^= bit
            to_lay ^= bit
            fits = ends = ends ^ bit | opens[bit]
            hands[seat] = hand
        turns.append(bit)
        if not hand:
            return turns
        seat = (seat + step) % seats
