"""Whole deals played in place: the same moves as `simulate.play`, several times faster, for counting many deals.

Only for rules where the cards alone decide what may be laid, and nothing but the card to lay or a token is a choice;
`supported` tells.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from sevens.errors import InvalidOption
from sevens.layout import Shape
from sevens.round import Round
from sevens.rules import Rules, ShichiNarabe

GHOST = -1
"""What stands for the turn in which a player becomes a ghost."""


NOBODY = -1
Draw = Callable[[], float]
"""Gives a number from 0 up to 1, such as `random.Random(seed).random`."""


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
    return _played(start, bots, None)


def random_playout(start: Round, draw: Draw) -> list[int]:
    """The same with one `Random` bot in all seats, which draws from `draw`, but several times faster: no bot is called.

    >>> from random import Random
    >>> from sevens.presets import preset
    >>> len(random_playout(Round.deal(preset("fan_tan"), seats=4, seed=56), Random(1).random))
    53
    """
    return _played(start, (), draw)


def _played(start: Round, bots: Sequence[Picker], draw: Draw | None) -> list[int]:
    if not supported(start.rules):
        raise InvalidOption("rules", str(start.rules), "rules that a playout supports")
    if start.outcome:
        return []
    return _with_chips(start, bots, draw) if start.rules.chips else _with_tokens(start, bots, draw)


def _with_chips(start: Round, bots: Sequence[Picker], draw: Draw | None) -> list[int]:
    shape, step = start.rules.shape, start.rules.step
    opens, hands, seats = shape.opens, list(start.hands), len(start.hands)
    following = [(seat + step) % seats for seat in range(seats)]
    ends, fits, seat = start.layout.open_ends, start.frontier, start.turn
    turns: list[int] = []
    write_down = turns.append
    while True:
        hand = hands[seat]
        bit = hand & fits
        if bit:
            if bit & (bit - 1):
                if draw:
                    skipped = int(draw() * bit.bit_count())
                    while skipped:
                        bit &= bit - 1
                        skipped -= 1
                    bit &= -bit
                else:
                    bit = bots[seat].pick(shape, bit, hand, sum(hands) ^ hand)
            hands[seat] = hand = hand ^ bit
            fits = ends = ends ^ bit | opens[bit]
        write_down(bit)
        if not hand:
            return turns
        seat = following[seat]


def _with_tokens(start: Round, bots: Sequence[Picker], draw: Draw | None) -> list[int]:
    shape, rules, seat = start.rules.shape, start.rules, start.turn
    opens, hands, tokens = shape.opens, list(start.hands), list(start.tokens)
    ends, fits, exposed = start.layout.open_ends, start.frontier, start.aside.exposed
    free = rules.pass_by_choice
    by_choice = free and start.layout.laid != 0
    following, left = _around(start), len(hands) - len(start.ghosts)
    least = 2 if rules.sole_survivor == "at_once" else 1
    turns: list[int] = []
    write_down = turns.append
    while True:
        hand, token = hands[seat], tokens[seat]
        bit = able = (hand | exposed) & fits
        may_pass = by_choice if token else False
        if able and (may_pass or able & (able - 1)):
            if draw:
                skipped = int(draw() * (able.bit_count() + may_pass))
                while skipped:
                    bit &= bit - 1
                    skipped -= 1
                bit &= -bit
            else:
                bit = bots[seat].pick(shape, able, hand, sum(hands) ^ hand, may_pass=may_pass)
        if bit:
            write_down(bit)
            by_choice = free
            fits = ends = ends ^ bit | opens[bit]
            if bit & hand:
                hands[seat] = hand = hand ^ bit
                if not hand:
                    return turns
            else:
                exposed ^= bit
        elif token:
            write_down(0)
            tokens[seat] = token - 1
        else:
            write_down(GHOST)
            exposed, hands[seat], left = exposed | hand, 0, left - 1
            if left < least:
                return turns
            after, following[seat] = following[seat], NOBODY
            seat = following.index(seat)
            following[seat] = after
        seat = following[seat]


def _around(start: Round) -> list[int]:
    """For each seat, the next one in turn that is no ghost; for a ghost nobody."""
    seats, ghosts = len(start.hands), start.ghosts
    active = [seat * start.rules.step % seats for seat in range(seats) if seat * start.rules.step % seats not in ghosts]
    following = [NOBODY] * seats
    for seat, after in zip(active, active[1:] + active[:1], strict=True):
        following[seat] = after
    return following


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
