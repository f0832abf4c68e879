"""Whole deals, played in a batch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from sevens.batch.choosing import chooser
from sevens.batch.deals import Deals
from sevens.batch.lanes import Bytes, Flags, Words, lanes_of
from sevens.batch.lockstep import GHOSTED, NOBODY, Columns, Counts, Ended, Lockstep, TokenLockstep
from sevens.batch.streams import streams
from sevens.bots.policy import Policy
from sevens.errors import InvalidOption
from sevens.playout import GHOST

AT_ONCE = 8192
"""Deals in one lock step: enough to make the work of a turn large, few enough to stay in the processor's cache."""


@dataclass(frozen=True, eq=False)
class Played:
    """How deals ended: one entry a deal, or a row for each seat with one entry a deal.

    `winner` is a seat, or -1 where nobody wins; `opener` the seat that laid the first card; `length` the number of turns;
    `left` the cards left in each hand, a ghost having none; `passes` how often each seat has passed; `ghosts` who became one.

    >>> from sevens import preset
    >>> played = play(Deals.deal(preset("fan_tan"), seats=4, deals=3, seed=1), [Policy("club")] * 4)
    >>> [list(map(int, entries)) for entries in (played.winner, played.opener, played.length)]
    [[0, 3, 2], [0, 1, 2], [51, 53, 51]]
    """

    winner: Columns
    opener: Columns
    length: Counts
    left: Bytes
    passes: Bytes
    ghosts: Flags


def play(deals: Deals, players: Sequence[Policy]) -> Played:
    """The deals played to their ends, by one policy a seat: as `playout` plays them with the bots of these policies.

    What is left to chance in a deal depends on the seed of the deal alone.
    Raises `InvalidOption` unless there is one policy a seat.
    """
    book = _Book(deals)
    for table in _tables(deals, players):
        while table.rows.size:
            for column in range(deals.seats):
                table.turn(column)
            ended = table.take_out()
            if ended:
                book.enter(ended)
    return book.played()


def turns(deals: Deals, players: Sequence[Policy]) -> list[list[int]]:
    """What each turn of each deal lays, written as `playout` writes it.

    >>> from sevens import FRENCH, preset
    >>> deals = Deals.deal(preset("fan_tan"), seats=4, deals=3, seed=56)
    >>> [FRENCH.text(bit) for bit in turns(deals, [Policy("beginner")] * 4)[0][:4]]
    ['', '', '7D', '6D']
    """
    written: list[list[int]] = [[] for _ in range(len(deals))]
    lanes = lanes_of(deals.rules.shape)
    for table in _tables(deals, players):
        while table.rows.size:
            for column in range(deals.seats):
                acting = table.acting(column)
                bits = table.turn(column)[acting]
                laid = np.where(bits == GHOSTED, GHOST, lanes.gather(bits * (bits != GHOSTED)).astype(np.int64))
                for row, bit in zip(table.rows[acting].tolist(), laid.tolist(), strict=True):
                    written[row].append(bit)
            table.take_out()
    return written


def _tables(deals: Deals, players: Sequence[Policy]) -> Iterator[Lockstep]:
    """The deals in lock steps, those in which a column has the same policy together."""
    rules, seats, first = deals.rules, deals.seats, deals.first
    if len(players) != seats:
        raise InvalidOption("players", len(players), f"{seats}, one a seat")
    kind = Lockstep if rules.chips else TokenLockstep
    laid = np.uint64(0) if rules.anchors == "as_moves" else lanes_of(rules.shape).word(rules.shape.anchors)
    choosers = {policy: chooser(rules.shape, policy) for policy in players}
    groups = [np.arange(len(deals))] if len(choosers) == 1 else [np.flatnonzero(first == seat) for seat in range(seats)]
    for group in filter(len, groups):
        lead = int(first[group[0]])
        by = [choosers[players[(lead + rules.step * column) % seats]] for column in range(seats)]
        for rows in np.split(group, range(AT_ONCE, len(group), AT_ONCE)):
            around = ((first[rows] + rules.step * column) % seats for column in range(seats))
            hands = [deals.hands[seat, rows] & ~laid for seat in around]
            yield kind(rules, rows, hands, streams(deals.seed + rows), by)


class _Book:
    """Where the ends of the deals are entered, by column."""

    def __init__(self, deals: Deals) -> None:
        self._deals, count = deals, len(deals)
        self._winner, self._opener = np.full(count, NOBODY), np.full(count, NOBODY)
        self._length = np.zeros(count, np.uint16)
        self._left, self._tokens = (np.zeros((deals.seats, count), np.uint8) for _ in range(2))
        self._ghosts = np.zeros((deals.seats, count), np.bool_)

    def enter(self, ended: Ended) -> None:
        """Write down how some deals ended."""
        rows = ended.rows
        self._winner[rows], self._opener[rows], self._length[rows] = ended.winner, ended.opener, ended.length
        for column, hand in enumerate(ended.hands):
            self._left[column, rows] = np.bitwise_count(hand)
        for column, (tokens, ghosts) in enumerate(zip(ended.tokens, ended.ghosts, strict=True)):
            self._tokens[column, rows], self._ghosts[column, rows] = tokens, ghosts

    def played(self) -> Played:
        """The same by seat."""
        deals, rules = self._deals, self._deals.rules
        order = (np.arange(deals.seats)[:, None] - deals.first) * rules.step % deals.seats
        left, ghosts = np.take_along_axis(self._left, order, axis=0), np.take_along_axis(self._ghosts, order, axis=0)
        if rules.tokens is not None:
            passes = np.uint8(rules.tokens) - np.take_along_axis(self._tokens, order, axis=0)
        else:
            turns = (self._length - order + deals.seats - 1) // deals.seats
            passes = (turns + left - self._held()).astype(np.uint8)
        return Played(self._seat(self._winner), self._seat(self._opener), self._length, left, passes, ghosts)

    def _held(self) -> npt.NDArray[np.int64]:
        """How many cards each hand had at the first turn."""
        shape = self._deals.rules.shape
        laid = 0 if self._deals.rules.anchors == "as_moves" else shape.anchors
        held: Words = self._deals.hands & ~lanes_of(shape).word(laid)
        return np.bitwise_count(held).astype(np.int64)

    def _seat(self, column: Columns) -> Columns:
        """The seats of columns."""
        deals = self._deals
        seat = (deals.first + deals.rules.step * column.astype(np.int64)) % deals.seats
        return np.where(column == NOBODY, NOBODY, seat).astype(np.int8)
