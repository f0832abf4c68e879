"""Where a reader stands in a deal that is over."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Generic, Self, TypeVar

from sevens import Record
from sevens_widgets.game import READER, Game
from sevens_widgets.review.verdicts import Verdicts, verdicts
from sevens_widgets.sedma.game import SedmaGame

GameT = TypeVar("GameT", Game, SedmaGame)


@dataclass(frozen=True, slots=True)
class Look(Generic[GameT]):
    """A finished deal: the game before its first move and after each, how many moves are shown, and what was found."""

    moments: tuple[GameT, ...]
    at: int
    verdicts: Verdicts | None = None

    @property
    def now(self) -> GameT:
        """The game after the moves that are shown."""
        return self.moments[self.at]

    @property
    def last(self) -> int:
        """The number of moves of the deal."""
        return len(self.moments) - 1

    def to(self, at: int) -> Self:
        """The same after so many moves."""
        return replace(self, at=max(0, min(self.last, at)))


def can_look_back(game: Game | SedmaGame) -> bool:
    """Whether every move of this deal is known, from the cards as dealt, and it is over."""
    dealt = isinstance(game, SedmaGame) or game.round.table.dealt is not None
    return game.over and dealt and len(game.moves) == len(game.turns)


def look_back(game: Game) -> Look[Game]:
    """A deal of a layout game looked over, from the move where the reader lost it, if he did."""
    start = replace(game, round=game.session.deal(game.seed), turns=(), moves=(), before=None, here=READER)
    moments = _moments(start, game)
    found = verdicts(Record.of(start.round, game.moves))
    point = found.turning_point_of(start.reader) if found else None
    return Look(moments, point.number if point else 0, found)


def look_back_at_sedma(game: SedmaGame) -> Look[SedmaGame]:
    """A deal of Sedma to step through, from its beginning; exact analysis does not know this game."""
    start = replace(game, deal=game.match.deal(game.seed), turns=(), moves=(), before=None)
    return Look(_moments(start, game), 0)


def _moments(start: GameT, game: GameT) -> tuple[GameT, ...]:
    moments = [start]
    for move in game.moves:
        moments.append(moments[-1].moved(move))
    return tuple(moments)
