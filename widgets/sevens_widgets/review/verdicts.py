"""Who wins after each move of a finished deal, as far back as a reader can be made to wait for it."""

from __future__ import annotations

from dataclasses import dataclass

from sevens import Record, SevensError, TooLarge
from sevens.analysis import MoveReview, review

FORCED, TOKENS = 400_000, 30_000
"""The positions examined at most where passes are forced and where there are tokens: some seconds in a browser."""
LESS = 4
"""If they are not enough the review begins later, with so many times fewer."""


@dataclass(frozen=True, slots=True)
class Verdicts:
    """The moves of a deal that were looked over: all from one on."""

    moves: tuple[MoveReview, ...]

    @property
    def first(self) -> int:
        """The number of the first of them, from 1."""
        return self.moves[0].number

    def knows(self, after: int) -> bool:
        """Whether it is known who wins after so many moves."""
        return after >= self.first - 1

    def winner(self, after: int) -> int | None:
        """Who wins with best play after so many moves; None for nobody."""
        return self.moves[after - self.first].after if after >= self.first else self.moves[0].before

    def of(self, number: int) -> MoveReview | None:
        """What was found of a move, by its number."""
        return self.moves[number - self.first] if number >= self.first else None

    @property
    def turning_points(self) -> tuple[MoveReview, ...]:
        """The moves after which somebody else wins than before."""
        return tuple(moved for moved in self.moves if moved.before != moved.after)

    def turning_point_of(self, seat: int | None) -> MoveReview | None:
        """The move to look at first: the last with which the seat gave a win away, else the last turning point."""
        own = [moved for moved in self.turning_points if moved.seat == seat and moved.gave_away]
        return next(reversed(own or self.turning_points), None)


def verdicts(record: Record) -> Verdicts | None:
    """The verdicts on a finished deal; None for a game that cannot be analysed."""
    budget = FORCED if record.rules.chips else TOKENS
    while budget:
        try:
            moves = review(record, budget).moves
        except TooLarge:
            budget //= LESS
        except SevensError:
            return None
        else:
            return Verdicts(moves) if moves else None
    return None
