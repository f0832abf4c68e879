"""A kept game played again: what tables of every kind have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, Self, TypeVar

from sevens import IllegalMove, SevensError
from sevens_widgets.sharing.damage import Damage, Damaged
from sevens_widgets.sharing.saved import Saved


class Standing(Protocol):
    """How a session or a match stands."""

    @property
    def over(self) -> bool:
        """Whether it has been decided."""


class Playing(Protocol):
    """A reader's game, of which only this matters here."""

    @property
    def moves(self) -> tuple[Any, ...]:
        """The moves of this deal."""

    @property
    def earlier(self) -> tuple[tuple[Any, ...], ...]:
        """The moves of the deals before."""

    @property
    def choices(self) -> tuple[Any, ...]:
        """What whoever is to move may do."""

    @property
    def to_look_at(self) -> bool:
        """Whether nobody plays on."""

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""

    @property
    def standing(self) -> Standing:
        """The session or match."""

    @property
    def before(self) -> Self | None:
        """The game before the reader's last move."""

    def moved(self, move: Any) -> Self:
        """The game after a move of whoever is to move."""

    def next_dealt(self) -> Self:
        """The next deal before its first move."""

    def with_bots(self) -> Self:
        """The game after the bots' moves."""


GameT = TypeVar("GameT", bound=Playing)


@dataclass(frozen=True, slots=True)
class Craft(Generic[GameT]):
    """What one kind of table knows about keeping its games."""

    agreed: Callable[[GameT], Saved]
    """What was agreed before the first move."""
    dealt: Callable[[Saved], GameT]
    """The first deal before its first move. Raises `Damaged`."""
    move: Callable[[str], Any]
    """The move that a text names. Raises `Unreadable`."""
    position: Callable[[GameT], str | None]
    """What the reader's seat may see as a text, or None where that is not offered."""
    look: Callable[[str], GameT]
    """The game to look at that such a text describes. Raises `Damaged`."""

    def save(self, game: GameT, undone: tuple[GameT, ...] = ()) -> Saved:
        """The game with the moves taken back, the last of them first in `undone`."""
        last = undone[0] if undone else game
        plays = tuple(tuple(map(str, moves)) for moves in (*last.earlier, last.moves))
        return replace(self.agreed(last), plays=plays, back=len(undone))

    def restore(self, saved: Saved) -> tuple[GameT, tuple[GameT, ...]]:
        """The game that was saved, and the moves taken back. Raises `Damaged`."""
        game = self.dealt(saved)
        for moves in saved.plays[:-1]:
            game = next_deal(self._played(game, moves))
        game = self._played(game, saved.plays[-1]).with_bots()
        undone: list[GameT] = []
        for _ in range(saved.back):
            if game.before is None:
                raise Damaged(Damage.CUT)
            undone.append(game)
            game = game.before
        return game, tuple(undone)

    def _played(self, game: GameT, moves: Iterable[str]) -> GameT:
        """The game after these moves. Raises `Damaged`."""
        for text in moves:
            try:
                game = game.moved(self.move(text))
            except (IllegalMove, SevensError):
                raise Damaged(Damage.MOVES, text) from None
        return game


def next_deal(game: GameT) -> GameT:
    """The deal after one that is over. Raises `Damaged` where there is none."""
    if not game.over or game.standing.over:
        raise Damaged(Damage.CUT)
    return game.next_dealt()
