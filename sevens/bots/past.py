"""What the others have chosen so far in a deal, and how likely that is with one hand or another."""

from __future__ import annotations

import math
from typing import NamedTuple

from sevens.bots.worth import worth_in
from sevens.events import Laid, Passed
from sevens.view import View

WHIM = 0.02
"""How often a player chooses by whim, any card as likely as the other."""
SPARING = 0.05
"""How often a player who may pass by choice does so."""


class Choice(NamedTuple):
    """One turn of a seat: the bit of the card it laid, or 0 for a pass, and what it could have laid.

    `able` is the mask of the cards that fitted then, of those that may have been in the hand; `later` the mask of the cards the
    seat has laid since, this one included: with those in its hand now they were its hand then.
    """

    laid: int
    able: int
    later: int


def choices(view: View) -> list[list[Choice]]:
    """For each seat its turns in which it may have had a choice, the last first. Empty where ghosts have left gaps in columns."""
    rules = view.rules
    shape = rules.shape
    found: list[list[Choice]] = [[] for _ in view.sizes]
    if view.aside.ghosts and rules.ghost_cards != "exposed":
        return found
    shown, freely = sum(view.aside.shown), rules.pass_by_choice
    laid, ends, later = view.layout.laid, view.layout.open_ends, [0] * len(view.sizes)
    for event in reversed(view.history):
        bit = 0
        if isinstance(event, Laid):
            bit = shape.pack.bits[event.card]
            laid, ends = laid & ~bit, ends - shape.growth[bit]
            if bit & shown:
                continue
            later[event.seat] |= bit
        elif not isinstance(event, Passed) or not (freely and laid):
            continue
        able = (ends if laid else rules.opening_bit) & (view.unseen | later[event.seat])
        if able != bit and event.seat != view.seat:
            found[event.seat].append(Choice(bit, able, later[event.seat]))
    return found


class Past:
    r"""How likely the choices of one seat are, as the logarithm of the chance that a club-like player makes them; remembered.

    >>> from sevens import Round, parse_move, preset
    >>> text = "sevens 1\ngame fan_tan\nseats 3 dealer 0 leader 0 turn 0\nlayout S 7; H A-K\nhands 8S 9S 6S / * / *"
    >>> view = Round.from_text(text).after(parse_move("8S")).seen_by(1)
    >>> past, mask = Past(view, choices(view)[0]), view.rules.shape.pack.mask
    >>> past.likelihood(mask(["9S", "6S"])) > past.likelihood(mask(["6S", "3S"]))
    True
    """

    def __init__(self, view: View, turns: list[Choice]) -> None:
        worth = worth_in(view.rules.shape)
        self._turns, self._reach, self._pull = turns, worth.reach, worth.pull
        self._known: dict[int, float] = {}

    def likelihood(self, hand: int) -> float:
        """The logarithm of the chance of all choices, if this mask is what the seat holds now."""
        known = self._known.get(hand)
        if known is None:
            known = self._known[hand] = self._worked_out(hand)
        return known

    def _worked_out(self, hand: int) -> float:
        chance, reach, pull = 1.0, self._reach, self._pull
        for laid, fitting, later in self._turns:
            held = hand | later
            able = held & fitting
            if able == laid:
                continue
            if not laid:
                chance *= SPARING
                continue
            mine = all_pulls = pull[held & reach[laid]]
            others = able ^ laid
            while others:
                bit = others & -others
                others ^= bit
                all_pulls += pull[held & reach[bit]]
            chance *= (1 - WHIM) * mine / all_pulls + WHIM / able.bit_count()
        return math.log(chance)
