"""Deals that are played in lock step: turn by turn, each turn of all of them at once.

A column is a place in the order of play: column 0 has the first turn. A deal that is over stands still until it is taken out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from sevens.batch.choosing import Chooser, Turn
from sevens.batch.lanes import ONE, Bytes, Flags, Words, lanes_of
from sevens.rules import Rules

Counts = npt.NDArray[np.uint16]
Rows = npt.NDArray[np.int64]
Columns = npt.NDArray[np.int8]
NOBODY = np.int8(-1)
BOTH_SIDES = np.uint64(0b101)
"""Times a card: the cards on both sides of it, one place too high."""
GHOSTED = np.uint64(2**64 - 1)
"""Stands where a card would for the turn in which a player becomes a ghost."""


@dataclass(frozen=True, slots=True)
class Ended:
    """Deals that are over: their rows, and what `Played` says of them, by column."""

    rows: Rows
    winner: Columns
    opener: Columns
    length: Counts
    hands: list[Words]
    tokens: list[Bytes]
    ghosts: list[Flags]


def _fewest(hands: list[Words]) -> int:
    """The size of the smallest hand."""
    return min((int(np.bitwise_count(hand).min()) for hand in hands if len(hand)), default=0)


class Lockstep:
    """Deals of a game with chips: who cannot lay a card passes, and the first empty hand wins."""

    def __init__(self, rules: Rules, rows: Rows, hands: list[Words], lots: Words, by: Sequence[Chooser]) -> None:
        lanes = lanes_of(rules.shape)
        self.rows, self.hands, self.lots, self._choosers = rows, hands, lots, by
        self._anchors, self._time = lanes.word(rules.shape.anchors), 0
        begin = rules.opening_bit if rules.anchors == "as_moves" else rules.shape.open_ends(rules.shape.anchors)
        self._ends = np.full_like(lots, lanes.word(begin))
        self._live = np.ones(rows.shape, np.bool_)
        self._winner, self._opener = np.full(rows.shape, NOBODY), np.full(rows.shape, NOBODY)
        self._length = np.zeros(rows.shape, np.uint16)
        self._room, self._soonest = np.empty_like(lots), len(hands) * (_fewest(hands) - 1)

    def acting(self, column: int) -> Flags:  # noqa: ARG002
        """In which deals the player of a column has a turn."""
        return self._live.copy()

    def turn(self, column: int) -> Words:
        """The turn of the players of one column: the card each lays, or 0."""
        hand = self.hands[column]
        bits = self._choosers[column].choose(Turn(hand & self._ends, hand, self.lots))
        hand ^= bits
        self._time += 1
        self._laid(bits, column)
        if self._time > self._soonest:
            over = np.flatnonzero((hand == 0) & self._live)
            self._length[over] = self._time
            self._end(over, column)
        return bits

    def _laid(self, bits: Words, column: int) -> None:
        """Cards lie and their neighbours fit, the one that lies already without harm; the first card lets the sevens fit."""
        beside = np.multiply(bits, BOTH_SIDES, out=self._room[: len(bits)])
        beside >>= ONE
        self._ends |= beside
        if self._time <= len(self.hands):
            opens = (bits != 0) & (self._opener == NOBODY)
            self._opener[opens] = column
            self._ends[opens] |= self._anchors

    def _end(self, over: Rows, winner: int | Columns) -> None:
        self._winner[over] = winner
        self._ends[over] = 0
        self._live[over] = False

    def take_out(self) -> Ended | None:
        """The deals that are over, once they are many enough to be worth it."""
        if np.count_nonzero(self._live) * 6 > len(self.rows) * 5:
            return None
        ended = self._picked(np.flatnonzero(~self._live))
        self._keep(np.flatnonzero(self._live))
        return ended

    def _picked(self, over: Rows) -> Ended:
        hands = [hand.take(over) for hand in self.hands]
        return Ended(self.rows[over], self._winner[over], self._opener[over], self._length[over], hands, [], [])

    def _keep(self, live: Rows) -> None:
        self.rows, self.lots, self._ends = self.rows.take(live), self.lots.take(live), self._ends.take(live)
        self._winner, self._opener = self._winner.take(live), self._opener.take(live)
        self._length, self._live = self._length.take(live), self._live.take(live)
        self.hands = [hand.take(live) for hand in self.hands]


class TokenLockstep(Lockstep):
    """Deals of a game with tokens: who cannot lay a card spends one, and becomes a ghost when there is none left."""

    def __init__(self, rules: Rules, rows: Rows, hands: list[Words], lots: Words, by: Sequence[Chooser]) -> None:
        super().__init__(rules, rows, hands, lots, by)
        self._rules, self._least = rules, 2 if rules.sole_survivor == "at_once" else 1
        self._lends = rules.ghost_cards == "exposed" and rules.exposed_play != "never"
        self._exposed, self._haunted = np.zeros_like(lots), False
        self.tokens = [np.full(rows.shape, rules.tokens, np.uint8) for _ in hands]
        self._here = [np.ones(rows.shape, np.bool_) for _ in hands]
        self._left = np.full(rows.shape, len(hands), np.uint8)

    def acting(self, column: int) -> Flags:
        """In which deals the player of a column has a turn: a ghost has none."""
        return self._live & self._here[column]

    def turn(self, column: int) -> Words:
        """The turn of the players of one column: the card each lays, 0, or `GHOSTED`.

        Where a ghost's card is laid besides, the turn goes on; the first card is given back.
        """
        self._time += 1
        bits, again = self._move(column, self.acting(column))
        while again is not None and again.any():
            _, again = self._move(column, again)
        return bits

    def _move(self, column: int, acting: Flags) -> tuple[Words, Flags | None]:
        """One move of the players who act: the card each lays, 0, or `GHOSTED`; and who goes on, if anybody may."""
        hand, tokens, exposed = self.hands[column], self.tokens[column], self._exposed
        lent = self._haunted and self._lends
        able = (hand | exposed if lent else hand) & self._ends
        if self._haunted:
            able *= acting
        may_pass = (tokens > 0) & acting & (self._opener != NOBODY) if self._rules.pass_by_choice else None
        bits = self._choosers[column].choose(Turn(able, hand, self.lots, exposed, may_pass))
        goes_on = bits & exposed != 0 if lent and self._rules.exposed_play == "free" else None
        self._length += acting
        self._lay(bits, column)
        if self._time > self._soonest:
            self._end(np.flatnonzero(acting & (hand == 0)), column)
        self._without_card(acting & (bits == 0), bits, column)
        return bits, goes_on

    def _lay(self, bits: Words, column: int) -> None:
        """Cards leave the hands or the exposed cards; exposed cards that then fit follow where they do so by themselves."""
        others = np.invert(bits, out=self._room[: len(bits)])
        self.hands[column] &= others
        if self._haunted and self._lends:
            self._exposed &= others
        self._laid(bits, column)
        if self._haunted:
            self._drop()

    def _drop(self) -> None:
        """Ghosts' cards that fit join their columns, be it from beside the layout or from beyond a gap (Q-SB-5)."""
        if self._rules.ghost_cards == "exposed":
            return
        while (fitting := self._exposed & self._ends).any():
            self._exposed ^= fitting
            self._ends |= fitting << ONE | fitting >> ONE

    def _without_card(self, stuck: Flags, bits: Words, column: int) -> None:
        """Who lays no card spends a token, or without one becomes a ghost, or waits where there are no ghosts."""
        tokens = self.tokens[column]
        passing = stuck & (tokens > 0)
        tokens -= passing
        ghosts = np.flatnonzero(stuck & ~passing)
        if len(ghosts) and not self._rules.no_ghost:
            bits[ghosts] = GHOSTED
            self._show(ghosts, column)

    def _show(self, ghosts: Rows, column: int) -> None:
        """Players become ghosts: their cards lie exposed; where too few are left, the deal is over."""
        self._haunted = True
        self._exposed[ghosts] |= self.hands[column][ghosts]
        self.hands[column][ghosts] = 0
        self._here[column][ghosts] = False
        self._left[ghosts] -= 1
        self._drop()
        over = ghosts[self._left[ghosts] < self._least]
        winner = np.full(over.shape, NOBODY)
        for other, here in enumerate(self._here):
            winner[here[over]] = other
        self._end(over, winner)

    def _picked(self, over: Rows) -> Ended:
        ended = super()._picked(over)
        ended.tokens.extend(tokens.take(over) for tokens in self.tokens)
        ended.ghosts.extend(~here.take(over) for here in self._here)
        return ended

    def _keep(self, live: Rows) -> None:
        super()._keep(live)
        self._exposed, self._left = self._exposed.take(live), self._left.take(live)
        self.tokens = [tokens.take(live) for tokens in self.tokens]
        self._here = [here.take(live) for here in self._here]
