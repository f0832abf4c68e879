"""Deals of Sedma played to their end: state by state, or in place, which makes the same moves several times faster."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from sevens.errors import InvalidOption
from sevens.sedma.bots import Bot
from sevens.sedma.cards import GERMAN
from sevens.sedma.deal import Deal, asks_leader, next_seat
from sevens.sedma.rules import draws
from sevens.sedma.view import Task


def play(start: Deal, bots: Sequence[Bot]) -> Iterator[Deal]:
    """The deal played to its end by the bots: the deal after each move. `InvalidOption` unless there is one bot a seat."""
    if len(bots) != len(start.hands):
        raise InvalidOption("bots", len(bots), f"{len(start.hands)}, one a seat")
    state = start
    while state.outcome is None:
        state = state.after(bots[state.turn].choose(state.seen_by(state.turn)))
        yield state


class Picker(Protocol):
    """A bot that can choose from masks alone."""

    def pick(self, task: Task, choices: int, fits: int) -> int:
        """The bit of one of the cards in `choices`, or 0 to stop; `fits` is the mask of the cards that beat the trick."""


class Playout(NamedTuple):
    """A deal played to its end: the bit of the card of each turn, or 0 for a stop; and what each side has taken."""

    turns: list[int]
    won: tuple[int, ...]
    """For each side the mask of its cards."""
    tricks: tuple[int, ...]
    """For each side the number of its tricks."""
    last: int
    """The seat that took the last trick."""


def playout(start: Deal, bots: Sequence[Picker]) -> Playout:
    """The deal played from here to its end, in place."""
    table, hands, won, tricks = start.table, list(start.hands), list(start.table.won), list(start.table.tricks)
    rules, stock, drawn, leader = table.rules, table.stock, 0, table.leader
    seat, holder, fits = start.turn, start.holder, start.fits
    latest = rules.led_value == "latest_lead"
    trick = sum(event.card.bit for event in start.trick)
    turns: list[int] = []
    while any(hands):
        while True:
            hand = hands[seat]
            if seat != leader:
                bit = bots[seat].pick(Task.BEAT if (holder ^ seat) & 1 else Task.FEED, hand, fits)
            else:
                bit = bots[seat].pick(Task.PROLONG if trick else Task.LEAD, hand & fits, fits)
                if not bit:
                    turns.append(0)
                    break
                if not trick or latest:
                    fits, holder = rules.beaters[bit], seat
            turns.append(bit)
            hands[seat] = hand ^ bit
            trick |= bit
            if bit & fits:
                holder = seat
            seat = next_seat(hands, seat, leader)
            if seat == leader and not asks_leader(rules, hands[leader], leader, holder):
                break
        won[holder & 1] |= trick
        tricks[holder & 1] += 1
        drawing = draws(rules.draw, tuple(map(int.bit_count, hands)), holder, len(stock) - drawn)
        for drawer, card in zip(drawing, stock[drawn:], strict=False):
            hands[drawer] |= card
        drawn += len(drawing)
        leader = seat = holder if hands[holder] else next_seat(hands, holder, holder)
        trick, fits = 0, GERMAN.full
    return Playout(turns, tuple(won), tuple(tricks), holder)
