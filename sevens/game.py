"""The one protocol of every game: all that bots, widgets, records and simulation know of a state."""

from __future__ import annotations

from typing import Protocol, Self, TypeVar

from sevens.outcome import Outcome

Move = TypeVar("Move")
Event_co = TypeVar("Event_co", covariant=True)
Refusal_co = TypeVar("Refusal_co", covariant=True)


class SeatView(Protocol[Move, Refusal_co]):
    """What one seat may know of a state. A game has moves, events and refusals of its own."""

    @property
    def seat(self) -> int:
        """The seat that looks; seats count from 0, clockwise."""

    def legal_moves(self) -> tuple[Move, ...]:
        """What this seat may do now, in a fixed order; nothing if another seat is to move."""

    def why_not(self, move: Move) -> Refusal_co | None:
        """Why a move is not allowed now, or None if it is."""


class State(Protocol[Move, Refusal_co, Event_co]):
    """A game at one moment. It never changes: a move gives a new state."""

    @property
    def turn(self) -> int:
        """The seat to move."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""

    @property
    def events(self) -> tuple[Event_co, ...]:
        """What the last move brought about, in order."""

    def legal_moves(self) -> tuple[Move, ...]:
        """What the seat to move may do, in a fixed order; at least one move unless the game is over."""

    def why_not(self, move: Move) -> Refusal_co | None:
        """Why a move is not allowed now, or None if it is."""

    def after(self, move: Move) -> Self:
        """The state after a move. Raises `IllegalMove` and leaves this state as it was."""

    def seen_by(self, seat: int) -> SeatView[Move, Refusal_co]:
        """What one seat may know."""
