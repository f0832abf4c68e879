"""Whole deals played in place: the same moves as `simulate.play`, several times faster, for counting many deals.

Only for rules where the cards alone decide what may be laid, and nothing but the card to lay or a token is a choice;
`supported` tells.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sevens.errors import InvalidOption
from sevens.layout import Shape
from sevens.round import Round
from sevens.rules import Rules, ShichiNarabe

GHOST = -1
"""What stands for the turn in which a player becomes a ghost."""


class Picker(Protocol):
    """A bot that can choose from masks alone."""

    def pick(self, shape: Shape, playable: int, hand: int, unseen: int, *, may_pass: bool = False) -> int:
        """The bit of the card to lay, one of those in `playable`, or 0 for a pass where it may.

        `unseen` is the mask of the cards in the other hands.
        """


def supported(rules: Rules) -> bool:
    """Whether a playout can play by these rules.

    One row a suit, no jokers or calls, no chips for a pass by choice; tokens where ghosts' cards lie exposed for a turn, or none.

    >>> from sevens.presets import preset
    >>> supported(preset("sjuan")), supported(preset("shichi_narabe")), supported(preset("parliament_ring"))
    (True, True, False)
    """
    plain_rows = rules.shape.corner == "none" and rules.shape.pack.copies == 1 and not rules.jokers
    if isinstance(rules, ShichiNarabe):
        return plain_rows and rules.ghost_cards == "exposed" and rules.exposed_play == "turn" and not rules.no_ghost
    bare = not (rules.pass_by_choice or rules.last_card_call or rules.play_on)
    return plain_rows and bare and rules.opener != "dealer_names_seven"


def playout(start: Round, bots: Sequence[Picker]) -> list[int]:
    """What each turn lays from here to the end of the deal: the bit of a card, 0 for a pass, -1 for becoming a ghost.

    A bot is asked only where it has a choice. Raises `InvalidOption` for rules that are not supported.
    """
    if not supported(start.rules):
        raise InvalidOption("rules", str(start.rules), "rules that a playout supports")
    if start.outcome:
        return []
    return _with_chips(start, bots) if start.rules.chips else _with_tokens(start, bots)


def _with_chips(start: Round, bots: Sequence[Picker]) -> list[int]:
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


def _with_tokens(start: Round, bots: Sequence[Picker]) -> list[int]:
    shape, rules = start.rules.shape, start.rules
    opens, hands, tokens = shape.opens, list(start.hands), list(start.tokens)
    ends, fits, exposed = start.layout.open_ends, start.frontier, start.aside.exposed
    held, opening = sum(hands), not start.layout.laid
    around = [seat for seat in range(len(hands)) if seat not in start.ghosts]
    place, least = around.index(start.turn), 2 if rules.sole_survivor == "at_once" else 1
    turns = []
    while True:
        seat = around[place]
        hand, token = hands[seat], tokens[seat]
        able = (hand | exposed) & fits
        may_pass = token > 0 and rules.pass_by_choice and not opening
        bit = able
        if able & (able - 1) or (able and may_pass):
            bit = bots[seat].pick(shape, able, hand, held ^ hand, may_pass=may_pass)
        if bit:
            opening = False
            fits = ends = ends ^ bit | opens[bit]
            if bit & hand:
                hands[seat] = hand = hand ^ bit
                held ^= bit
            else:
                exposed ^= bit
        elif token:
            tokens[seat] = token - 1
        else:
            bit, exposed, held = GHOST, exposed | hand, held ^ hand
            del around[place]
            place -= 1
        turns.append(bit)
        if not hand or len(around) < least:
            return turns
        place = (place + 1) % len(around)


def winner(start: Round, turns: Sequence[int]) -> int | None:
    """The seat that won a playout, or None where nobody did."""
    if start.outcome:
        return start.outcome.winner if start.outcome.won else None
    step = start.rules.step
    around = [seat for seat in range(len(start.hands)) if seat not in start.ghosts]
    place = around.index(start.turn)
    for turn in turns[:-1]:
        if turn == GHOST:
            del around[place]
            place -= step > 0
        place = (place + step) % len(around)
    if turns[-1] != GHOST:
        return around[place]
    del around[place]
    return around[0] if around else None
