"""A deal played to its end in place by club players, from the hands of one world."""

from __future__ import annotations

from sevens.bots.worth import worth_in
from sevens.view import View

NOBODY = -1
ENOUGH = 60
"""More passes than a seat has while any card can be laid; then it drops out, for its cards wait for one in a stock."""


class Rollout:
    """What all rollouts from one view have in common.

    Ghosts' cards are laid by anybody unless the rules say never; calls, fines and bonuses are left out.

    >>> from sevens import PASS, Round, preset
    >>> state = Round.deal(preset("fan_tan"), seats=4, seed=56).after(PASS).after(PASS)
    >>> Rollout(state.seen_by(state.turn)).winner(list(state.hands), state.playable)
    1
    """

    def __init__(self, view: View) -> None:
        rules, aside, seats = view.rules, view.aside, len(view.sizes)
        worth = worth_in(rules.shape)
        self._worth, self._reach, self._growth = worth.of, worth.reach, rules.shape.growth
        self._turn, self._ends = view.turn, view.layout.open_ends
        self._lent = rules.shape.pack.full if rules.exposed_play != "never" else 0
        self._exposed = aside.exposed & self._lent
        self._spare = view.tokens if rules.tokens is not None and not rules.no_ghost else (ENOUGH,) * seats
        self._enough = 1 if rules.sole_survivor == "at_once" else 0
        playing = [seat for seat in range(seats) if seat not in aside.absent][:: rules.step]
        after = dict(zip(playing, playing[1:] + playing[:1], strict=True))
        self._following, self._active = [after.get(seat, NOBODY) for seat in range(seats)], len(playing)

    def winner(self, hands: list[int], bit: int) -> int:
        """The seat that wins if the seat to move lays this card; -1 for nobody. `hands` is used up."""
        seat, exposed = self._turn, self._exposed
        if bit & exposed:
            exposed ^= bit
        else:
            hands[seat] ^= bit
            if not hands[seat]:
                return seat
        return self._played(hands, self._following[seat], self._ends + self._growth[bit], exposed)

    def _played(self, hands: list[int], seat: int, ends: int, exposed: int) -> int:
        worth, reach, growth, following = self._worth, self._reach, self._growth, self._following
        spare, active = list(self._spare), self._active
        while True:
            hand = hands[seat]
            able = (hand | exposed) & ends
            if able:
                bit = able & -able
                if able != bit:
                    able ^= bit
                    top = worth[(hand | bit) & reach[bit]]
                    while able:
                        other = able & -able
                        able ^= other
                        value = worth[(hand | other) & reach[other]]
                        if value > top:
                            top, bit = value, other
                ends += growth[bit]
                if bit & exposed:
                    exposed ^= bit
                else:
                    hands[seat] = hand = hand ^ bit
                    if not hand:
                        return seat
            elif spare[seat]:
                spare[seat] -= 1
            else:
                exposed |= hand & self._lent
                hands[seat] = 0
                active -= 1
                following = _without(following, seat)
                if active <= self._enough:
                    return following[seat] if active else NOBODY
            seat = following[seat]


def _without(following: list[int], seat: int) -> list[int]:
    """Who follows whom when a seat has left; at its own place still stands who comes after it."""
    left = following[:]
    left[following.index(seat)] = following[seat]
    return left
