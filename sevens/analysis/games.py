"""A finished deal looked over: where it was lost."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from sevens.analysis.budget import allowed, estimate
from sevens.analysis.goals import NOBODY
from sevens.analysis.solver import Solver
from sevens.checks import check_kind
from sevens.errors import TooLarge
from sevens.moves import Move
from sevens.record import Record
from sevens.round import Round


@dataclass(frozen=True, slots=True)
class MoveReview:
    """One move of a deal: who wins with best play before it and after it; None for nobody.

    >>> from sevens import parse_move
    >>> MoveReview(1, seat=0, move=parse_move("7S"), before=0, after=2, better=(parse_move("7H"),)).gave_away
    True
    """

    number: int
    """The number of the move, from 1."""
    seat: int
    move: Move
    before: int | None
    after: int | None
    better: tuple[Move, ...]
    """The moves that would have kept the seat's own win, where this one gave it away; else empty."""

    @property
    def gave_away(self) -> bool:
        """Whether the seat had a won game before the move and not after it."""
        return bool(self.better)


@dataclass(frozen=True, slots=True)
class Review:
    """A deal looked over, move by move, from the first position that was small enough.

    >>> from sevens import parse_move
    >>> moved = MoveReview(1, seat=0, move=parse_move("7S"), before=0, after=2, better=(parse_move("7H"),))
    >>> Review((moved,)).lost_by(0) is moved, Review((moved,)).lost_by(1)
    (True, None)
    """

    moves: tuple[MoveReview, ...]

    def lost_by(self, seat: int) -> MoveReview | None:
        """The last move with which a seat gave a won game away, or None if it never had one or won in the end."""
        if self.moves and self.moves[-1].after == seat:
            return None
        return next((moved for moved in reversed(self.moves) if moved.seat == seat and moved.gave_away), None)

    @property
    def decided(self) -> MoveReview | None:
        """The last move that changed who wins, whoever made it; None if the same seat was winning all along."""
        return next((moved for moved in reversed(self.moves) if moved.before != moved.after), None)


def review(record: Record, budget: int | None = None) -> Review:
    r"""A deal looked over with all hands open: for each move, who wins with best play before and after it, as in `analyse`.

    It begins with the first position that is small enough for the budget, which is for the whole review: in most deals with
    forced passes the first of all, with tokens a late one. Raises as `analyse` does, and `Unreadable` for an illegal move.

    >>> record = Record.parse("sevens 1\ngame fan_tan\nseats 8 dealer 0 leader 1\ndeal 13\nplay - 7D 7H 7C 6H")
    >>> lost = review(record).lost_by(5)
    >>> lost.number, str(lost.move), lost.after, [str(move) for move in lost.better]
    (5, '6H', 6, ['8D'])
    """
    rounds = tuple(check_kind("record", record, Record, "the record of a layout game").rounds())
    most = allowed(rounds[0], budget)
    first = next((number for number, state in enumerate(rounds) if estimate(state) <= most), None)
    if first is None:
        raise TooLarge(min(map(estimate, rounds)), most)
    solver = Solver(rounds[first], most)
    pairs = zip(pairwise(rounds[first:]), record.moves[first:], strict=True)
    return Review(
        tuple(_reviewed(solver, number, state, move) for number, ((state, _), move) in enumerate(pairs, start=first + 1))
    )


def _reviewed(solver: Solver, number: int, state: Round, move: Move) -> MoveReview:
    winners = solver.winners(state)
    before, after, seat = solver.preferred(state.turn, list(winners.values())), winners[move], state.turn
    better = tuple(other for other, winner in winners.items() if winner == seat != after)
    return MoveReview(number, seat, move, _named(before), _named(after), better)


def _named(winner: int) -> int | None:
    return None if winner == NOBODY else winner
