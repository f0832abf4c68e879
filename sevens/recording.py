"""What the records of every game have in common: five lines, of which each game reads its own, and the moves made again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Generic, NamedTuple, Self, TypeVar, cast

from sevens.checks import check_text, check_whole
from sevens.errors import IllegalMove, Unreadable
from sevens.game import State
from sevens.texts import VERSION, at_line, check_version, is_number

HEADS = ("sevens", "game", "seats", "deal", "play")
StateT = TypeVar("StateT", bound=State[Any, Any, Any])
MoveT = TypeVar("MoveT")


class Line(NamedTuple):
    """A line of a record: its number in the text, and what follows its first word."""

    number: int
    rest: str


class Recording(ABC, Generic[StateT, MoveT]):
    """A deal written down. A game says how its rules, seats and cards are read, and where the deal begins."""

    __slots__ = ()

    rules: Any
    deal: int | tuple[str, ...]
    moves: tuple[MoveT, ...]

    @property
    @abstractmethod
    def _seating(self) -> str:
        """The line of the seats."""

    @classmethod
    @abstractmethod
    def _before(cls, game: Line, seats: Line, deal: Line) -> Self:
        """The record without its moves, checked. Raises `Unreadable` with the line."""

    @staticmethod
    @abstractmethod
    def _move(text: str) -> MoveT:
        """The move a text names. Raises `Unreadable`."""

    @abstractmethod
    def start(self) -> StateT:
        """The deal before the first move."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """The record a text holds, checked by playing it through.

        Raises `Unreadable` with the line and what was expected there, also for a move that is not legal.
        """
        version, game, seats, deal, play = read_lines(text)
        with at_line(version.number):
            check_version(version.rest)
        record = cls._before(game, seats, deal)
        with at_line(play.number):
            record = record._with(tuple(map(cls._move, play.rest.split())))
            record.final()
        return record

    def _states(self) -> Iterator[StateT]:
        """The deal before the first move, then after each move. Raises `Unreadable` at a move that is not legal."""
        state = self.start()
        yield state
        for number, move in enumerate(self.moves, start=1):
            try:
                state = state.after(move)
            except IllegalMove as refused:
                raise Unreadable(str(move), f"a legal move as move {number}: {refused}") from refused
            yield state

    def final(self) -> StateT:
        """The deal after the last move."""
        *_, last = self._states()
        return last

    def upto(self, moves: int) -> Self:
        """The record cut after so many moves."""
        return self._with(self.moves[: check_whole("moves", moves, 0)])

    def _with(self, moves: tuple[MoveT, ...]) -> Self:
        return cast("Self", replace(cast("Any", self), moves=moves))

    def __str__(self) -> str:
        """The text that `parse` reads."""
        deal = self.deal if isinstance(self.deal, int) else " / ".join(self.deal)
        play = " ".join(("play", *map(str, self.moves)))
        return "\n".join((f"sevens {VERSION}", f"game {self.rules}", self._seating, f"deal {deal}", play))


def read_lines(text: str) -> list[Line]:
    """The lines of a record. Raises `Unreadable` unless they are the right ones in the right order."""
    lines = [
        (number, line.strip())
        for number, line in enumerate(check_text(text, "a record, which begins with 'sevens 1'").splitlines(), start=1)
        if line.strip()
    ]
    found = []
    for place, head in enumerate(HEADS):
        number, line = lines[place] if place < len(lines) else (lines[-1][0] + 1 if lines else 1, "the end")
        first, *rest = line.split(maxsplit=1)
        if first != head:
            raise Unreadable(line, f"a line that begins with {head!r}", number)
        found.append(Line(number, rest[0] if rest else ""))
    if len(lines) > len(HEADS):
        number, line = lines[len(HEADS)]
        raise Unreadable(line, f"nothing after the line {HEADS[-1]!r}", number)
    return found


def read_cards(text: str, hands: int, *, stock: bool) -> int | tuple[str, ...]:
    """A seed, or the hands as texts, then the stock where there is one. Raises `Unreadable`.

    >>> read_cards("9L  KH / 7H 8H", hands=2, stock=False)
    ('9L KH', '7H 8H')
    """
    if is_number(text):
        return int(text)
    piles = tuple(" ".join(cards.split()) for cards in text.split("/"))
    if len(piles) != hands + stock:
        raise Unreadable(f"deal {text}", f"a seed, or {hands} hands {'and the stock ' if stock else ''}with / between")
    return piles
