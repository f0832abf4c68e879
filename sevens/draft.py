"""A round while a move is being carried out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from sevens.events import Event
from sevens.outcome import Ending, Outcome
from sevens.scores import penalties

if TYPE_CHECKING:
    from sevens.round import Round

T = TypeVar("T")


class Draft:
    """A copy of a round whose parts may be changed; `Round.after` makes a round of it again."""

    __slots__ = ("aside", "events", "hands", "idle", "layout", "ledger", "outcome", "rules", "seat", "table", "turn")

    def __init__(self, start: Round) -> None:
        self.table = start.table
        self.rules = start.table.rules
        self.hands = list(start.hands)
        self.layout = start.layout
        self.ledger = start.ledger
        self.aside = start.aside
        self.seat = self.turn = start.turn
        self.idle = start.idle
        self.events: list[Event] = []
        self.outcome: Outcome | None = None

    def next_seat(self, seat: int) -> int:
        """The next seat in turn that still plays."""
        seats, absent = len(self.hands), self.aside.absent
        seat = (seat + self.rules.step) % seats
        if absent and len(absent) < seats:
            while seat in absent:
                seat = (seat + self.rules.step) % seats
        return seat

    @property
    def active(self) -> list[int]:
        """The seats that still play."""
        return [seat for seat in range(len(self.hands)) if seat not in self.aside.absent]

    def end(self, ending: Ending, winner: int | None) -> None:
        """The round ends; the winner comes first, then the others by penalty or, where none counts, by cards left."""
        if self.rules.tokens is None:
            left: Sequence[int] = [hand.bit_count() for hand in self.hands]
        else:
            left = penalties(self.rules, tuple(self.hands), self.layout, self.aside, winner)
        self.outcome = Outcome(ending, finishing_order(left, winner, self.seat, self.rules.step))

    def pay(self, seat: int, chips: int) -> None:
        """A seat puts chips into the pot."""
        self.ledger = replace(self.ledger, paid=changed(self.ledger.paid, seat, self.ledger.paid[seat] + chips))


def finishing_order(left: Sequence[int], winner: int | None, mover: int = 0, step: int = 1) -> tuple[int, ...]:
    """The winner first, then the others by what they have left, least first, equal ones in order of play after the winner.

    Without a winner all go by what they have left, equal ones in order of play from the mover.

    >>> finishing_order([3, 0, 1, 4], winner=1)
    (1, 2, 0, 3)
    """
    first = mover if winner is None else winner
    around = ((first + step * i) % len(left) for i in range(len(left)))
    others = sorted((seat for seat in around if seat != winner), key=lambda seat: left[seat])
    return tuple(others) if winner is None else (winner, *others)


def changed(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The tuple with one entry changed."""
    return (*values[:at], value, *values[at + 1 :])
