"""Whole deals played in place: the same moves as `simulate.play`, several times faster, for counting many deals.

Only for rules where the cards alone decide what may be laid, and nothing but the card to lay or a token is a choice;
`supported` tells.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Protocol

from sevens.errors import InvalidOption
from sevens.layout import Shape
from sevens.round import Round
from sevens.rules import Rules

GHOST = -1
"""What stands for the turn in which a player becomes a ghost."""

NOBODY = -1
"""What stands for the next seat in turn after a ghost."""
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
    shape = rules.shape
    plain_rows = shape.corner == "none" and shape.pack.copies == 1 and not rules.jokers
    ghosts_lend = rules.ghost_cards == "exposed" and rules.exposed_play == "turn" and not rules.no_ghost
    bare = not (rules.last_card_call or rules.play_on or (rules.pass_by_choice and rules.tokens is None))
    return plain_rows and ghosts_lend and bare and rules.opener != "dealer_names_seven"


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
    return _with_chips(start, bots, draw) if start.rules.tokens is None else _with_tokens(start, bots, draw)


def _with_chips(start: Round, bots: Sequence[Picker], draw: Draw | None) -> list[int]:
    plain, shape, hands = start.table.plain, start.layout.shape, list(start.hands)
    growth, following, seat = shape.growth, _following(len(hands), plain.step), start.turn
    ends = start.layout.open_ends
    fits = ends if start.layout.laid else plain.opening
    turns: list[int] = []
    while True:
        hand = hands[seat]
        bit = hand & fits
        choices = bit.bit_count()
        if choices > 1:
            if draw:
                left = draw() * choices
                while left >= 1.0:
                    bit &= bit - 1
                    left -= 1.0
                bit &= -bit
            else:
                bit = _picked(bots[seat], shape, bit, hand, sum(hands) - hand)
        turns.append(bit)
        if bit:
            fits = ends = ends + growth[bit]
            hands[seat] = hand = hand - bit
            if not hand:
                return turns
        seat = following[seat]


def _with_tokens(start: Round, bots: Sequence[Picker], draw: Draw | None) -> list[int]:
    plain, shape, hands, spent = start.table.plain, start.layout.shape, list(start.hands), list(start.passes)
    growth, limit, free, seat = shape.growth, plain.limit, plain.by_choice, start.turn
    ends, exposed = start.layout.open_ends, start.aside.exposed
    fits, by_choice = (ends, free) if start.layout.laid else (plain.opening, False)
    following, active = list(_following(len(hands), plain.step, start.ghosts)), len(hands) - len(start.ghosts)
    enough = 1 if start.rules.sole_survivor == "at_once" else 0
    turns: list[int] = []
    while active > enough:
        hand = hands[seat]
        bit = (hand | exposed) & fits
        choices = bit.bit_count()
        if by_choice and choices and spent[seat] < limit:
            choices += 1
        if choices > 1:
            if draw:
                left = draw() * choices
                while left >= 1.0:
                    bit &= bit - 1
                    left -= 1.0
                bit &= -bit
            else:
                bit = _picked(bots[seat], shape, bit, hand, sum(hands) - hand, may_pass=choices > bit.bit_count())
        if bit:
            turns.append(bit)
            fits = ends = ends + growth[bit]
            by_choice = free
            if bit & exposed:
                exposed -= bit
            else:
                hands[seat] = hand = hand - bit
                if not hand:
                    break
        elif spent[seat] < limit:
            turns.append(0)
            spent[seat] += 1
        else:
            turns.append(GHOST)
            exposed, hands[seat], active = exposed + hand, 0, active - 1
            after, following[seat] = following[seat], NOBODY
            seat = following.index(seat)
            following[seat] = after
        seat = following[seat]
    return turns


def _picked(bot: Picker, shape: Shape, playable: int, hand: int, unseen: int, *, may_pass: bool = False) -> int:
    """What a bot picks. Raises `InvalidOption` unless it is a card it may lay, or a pass where it may."""
    bit = bot.pick(shape, playable, hand, unseen, may_pass=may_pass)
    if isinstance(bit, int) and (bit & playable == bit and not bit & bit - 1 if bit else may_pass):
        return bit
    raise InvalidOption("pick", bit, f"the bit of a card of {shape.pack.text(playable)}, or 0 for a pass where it may")


@cache
def _following(seats: int, step: int, ghosts: tuple[int, ...] = ()) -> tuple[int, ...]:
    """For each seat the next one in turn that is no ghost; for a ghost nobody."""
    active = [seat for seat in range(seats) if seat not in ghosts][::step]
    after = dict(zip(active, active[1:] + active[:1], strict=True))
    return tuple(after.get(seat, NOBODY) for seat in range(seats))


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
