"""Whole deals, played in a batch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from sevens.batch.choosing import chooser
from sevens.batch.deals import Deals
from sevens.batch.lanes import WORD, Bytes, Flags, lanes_of
from sevens.batch.lockstep import GHOSTED, NOBODY, Columns, Counts, Ended, Lockstep, TokenLockstep
from sevens.batch.streams import streams
from sevens.bots.policy import Policy
from sevens.errors import InvalidOption
from sevens.playout import GHOST

AT_ONCE = 32_768
"""Deals in one lock step: enough to make the work of a turn large, few enough to stay in the processor's cache."""


class Played:
    """How deals ended: one entry a deal, or a row for each seat with one entry a deal.

    >>> from sevens import preset
    >>> played = play(Deals.deal(preset("fan_tan"), seats=4, deals=3, seed=1), [Policy("club")] * 4)
    >>> [list(map(int, entries)) for entries in (played.winner, played.opener, played.length)]
    [[0, 3, 2], [0, 1, 2], [51, 53, 51]]
    """

    def __init__(self, deals: Deals) -> None:
        self._deals, count = deals, len(deals)
        self._winner, self._opener = np.full(count, NOBODY), np.full(count, NOBODY)
        self.length: Counts = np.zeros(count, np.uint16)
        """The number of turns."""
        self._left, self._tokens = (np.zeros((deals.seats, count), np.uint8) for _ in range(2))
        self._ghosts = np.zeros((deals.seats, count), np.bool_)

    def enter(self, ended: Ended) -> None:
        """Write down how some deals ended."""
        rows = ended.rows
        self._winner[rows], self._opener[rows], self.length[rows] = ended.winner, ended.opener, ended.length
        for column, hand in enumerate(ended.hands):
            self._left[column, rows] = np.bitwise_count(hand)
        for column, (tokens, ghosts) in enumerate(zip(ended.tokens, ended.ghosts, strict=True)):
            self._tokens[column, rows], self._ghosts[column, rows] = tokens, ghosts

    @property
    def winner(self) -> Columns:
        """The seat that won, or -1 where nobody did."""
        return self._seat(self._winner)

    @property
    def opener(self) -> Columns:
        """The seat that laid the first card."""
        return self._seat(self._opener)

    @property
    def left(self) -> Bytes:
        """The cards left in each hand; a ghost has none."""
        return np.take_along_axis(self._left, self._columns, axis=0)

    @property
    def ghosts(self) -> Flags:
        """Who has become a ghost."""
        return np.take_along_axis(self._ghosts, self._columns, axis=0)

    @property
    def passes(self) -> Bytes:
        """How often each seat has passed."""
        rules, columns = self._deals.rules, self._columns
        if rules.tokens is not None:
            return np.uint8(rules.tokens) - np.take_along_axis(self._tokens, columns, axis=0)
        turns = (self.length - columns + len(columns) - 1) // len(columns)
        return (turns + self.left - np.bitwise_count(self._deals.held)).astype(np.uint8)

    @property
    def _columns(self) -> npt.NDArray[np.int64]:
        """For each seat its column."""
        deals = self._deals
        return (np.arange(deals.seats)[:, None] - deals.first) * deals.rules.step % deals.seats

    def _seat(self, column: Columns) -> Columns:
        """The seats of columns."""
        deals = self._deals
        seat = (deals.first + deals.rules.step * column.astype(np.int64)) % deals.seats
        return np.where(column == NOBODY, NOBODY, seat).astype(np.int8)


def play(deals: Deals, players: Sequence[Policy], *, moving: bool = False) -> Played:
    """The deals played to their ends, by one policy a seat: as `playout` plays them with the bots of these policies.

    Where the players are `moving`, they all go on one seat to the left after as many deals as there are seats, so that each
    sits everywhere as often. What is left to chance in a deal depends on the seed of the deal alone.
    Raises `InvalidOption` unless there is one policy a seat.
    """
    played = Played(deals)
    for table in _tables(deals, players, moving=moving):
        while table.rows.size:
            for column in range(deals.seats):
                table.turn(column)
            ended = table.take_out()
            if ended:
                played.enter(ended)
    return played


def turns(deals: Deals, players: Sequence[Policy]) -> list[list[int]]:
    """What each turn of each deal lays, written as `playout` writes it; a turn that goes on is its first card.

    >>> from sevens import FRENCH, preset
    >>> deals = Deals.deal(preset("fan_tan"), seats=4, deals=3, seed=56)
    >>> [FRENCH.text(bit) for bit in turns(deals, [Policy("beginner")] * 4)[0][:4]]
    ['', '', '7D', '6D']
    """
    written: list[list[int]] = [[] for _ in range(len(deals))]
    lanes = lanes_of(deals.rules.shape)
    for table in _tables(deals, players, moving=False):
        while table.rows.size:
            for column in range(deals.seats):
                acting = table.acting(column)
                bits = table.turn(column)[acting]
                laid = np.where(bits == GHOSTED, GHOST, lanes.gather(bits * (bits != GHOSTED)).astype(np.int64))
                for row, bit in zip(table.rows[acting].tolist(), laid.tolist(), strict=True):
                    written[row].append(bit)
            table.take_out()
    return written


def _tables(deals: Deals, players: Sequence[Policy], *, moving: bool) -> Iterator[Lockstep]:
    """The deals in lock steps, those in which a column has the same policy together."""
    rules, seats, first = deals.rules, deals.seats, deals.first
    if len(players) != seats:
        raise InvalidOption("players", len(players), f"{seats}, one a seat")
    kind = Lockstep if rules.chips else TokenLockstep
    choosers = {policy: chooser(rules.shape, policy) for policy in players}
    moved = np.arange(len(deals)) // seats if moving else 0
    leads = (first - moved) % seats
    groups = [np.arange(len(deals))] if len(choosers) == 1 else [np.flatnonzero(leads == lead) for lead in range(seats)]
    for lead, group in enumerate(groups):
        by = [choosers[players[(lead + rules.step * column) % seats]] for column in range(seats)]
        for rows in np.split(group, range(AT_ONCE, len(group), AT_ONCE)):
            hands = [hand.take(rows) for hand in deals.in_turn]
            yield kind(rules, rows, hands, streams(rows.astype(WORD) + np.uint64(deals.seed % 2**64)), by)
