"""A record of a deal of Sedma, so that it can be played through again to the same states.

    sevens 1
    game sedma players=4
    seats 4 dealer 0
    deal 56
    play 10H 7B KL 8A

The line `deal` holds a seed, or the hands, seat 0 first, then the stock, with `/` between. Stopping is `-`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Self

from sevens.errors import IllegalMove, InvalidOption, Unreadable
from sevens.sedma.cards import GERMAN
from sevens.sedma.deal import Deal, check_seat
from sevens.sedma.moves import Move, parse_move
from sevens.sedma.rules import Sedma

VERSION = 1
HEADS = ("sevens", "game", "seats", "deal", "play")
MAX_DIGITS = 4300
"""The longest number that Python reads."""


@dataclass(frozen=True, slots=True)
class Record:
    r"""The rules, the cards and the moves of one deal. `deal` is a seed, or the hands and the stock as texts.

    >>> record = Record.parse("sevens 1\ngame sedma\nseats 2 dealer 0\ndeal 7\nplay 9L")
    >>> record.final().turn
    0
    """

    rules: Sedma
    dealer: int
    deal: int | tuple[str, ...]
    moves: tuple[Move, ...] = ()

    @classmethod
    def of(cls, start: Deal, moves: tuple[Move, ...] = (), seed: int | None = None) -> Self:
        """The record of a deal that began so; with its seed if it was dealt from one, else with hands and stock."""
        stock = " ".join(map(GERMAN.text, start.table.stock))
        deal = (*map(GERMAN.text, start.hands), stock) if seed is None else seed
        return cls(start.rules, start.table.dealer, deal, moves)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The record a text holds, checked by playing it through.

        Raises `Unreadable` with the line and what was expected there, also for a move that is not legal.
        """
        (version_at, version), (game_at, game), (seats_at, seats), (deal_at, deal), (play_at, moves) = _parts(text)
        with _at_line(version_at):
            if version != str(VERSION):
                raise Unreadable(version, f"version {VERSION}")
        with _at_line(game_at):
            rules = _rules(game)
        with _at_line(seats_at):
            dealer = _dealer(rules, seats)
        with _at_line(deal_at):
            record = cls(rules, dealer, _deal(rules, deal))
            record.start()
        with _at_line(play_at):
            record = replace(record, moves=tuple(map(parse_move, moves.split())))
            record.final()
        return record

    def start(self) -> Deal:
        """The deal before the first move."""
        if isinstance(self.deal, int):
            return Deal.deal(self.rules, self.rules.players, self.deal, self.dealer)
        *hands, stock = (cards.split() for cards in self.deal)
        return Deal.from_hands(self.rules, hands, stock, self.dealer)

    def deals(self) -> Iterator[Deal]:
        """The deal before the first move, then after each move. Raises `Unreadable` at a move that is not legal."""
        state = self.start()
        yield state
        for number, move in enumerate(self.moves, start=1):
            try:
                state = state.after(move)
            except IllegalMove as refused:
                raise Unreadable(str(move), f"a legal move as move {number}: {refused}") from refused
            yield state

    def final(self) -> Deal:
        """The deal after the last move."""
        *_, last = self.deals()
        return last

    def upto(self, moves: int) -> Self:
        """The record cut after so many moves."""
        return replace(self, moves=self.moves[:moves])

    def __str__(self) -> str:
        """The text that `parse` reads."""
        return "\n".join((
            f"sevens {VERSION}",
            f"game {self.rules}",
            f"seats {self.rules.players} dealer {self.dealer}",
            f"deal {self.deal if isinstance(self.deal, int) else ' / '.join(self.deal)}",
            " ".join(("play", *map(str, self.moves))),
        ))  # fmt: skip


def _parts(text: str) -> list[tuple[int, str]]:
    """Of each line its number and what follows its first word; checks that the lines are the right ones."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]
    parts = []
    for place, head in enumerate(HEADS):
        number, line = lines[place] if place < len(lines) else (lines[-1][0] + 1 if lines else 1, "the end")
        first, *rest = line.split(maxsplit=1)
        if first != head:
            raise Unreadable(line, f"a line that begins with {head!r}", number)
        parts.append((number, rest[0] if rest else ""))
    if len(lines) > len(HEADS):
        number, line = lines[len(HEADS)]
        raise Unreadable(line, f"nothing after the line {HEADS[-1]!r}", number)
    return parts


@contextmanager
def _at_line(number: int) -> Iterator[None]:
    """Says of an error which line of the record it is about."""
    try:
        yield
    except Unreadable as error:
        raise Unreadable(error.found, error.expected, number) from error
    except InvalidOption as error:
        raise Unreadable(str(error.value), f"{error.option} to be {error.allowed}", number) from error


def _rules(text: str) -> Sedma:
    name, *settings = text.split() or [""]
    if name != Sedma.name:
        raise Unreadable(name, f"the game {Sedma.name!r}")
    allowed = {o.name: {str(a): a for a in o.allowed} for o in Sedma().options()}
    options: dict[str, Any] = {}
    for setting in settings:
        option, _, value = setting.partition("=")
        if option in options:
            raise Unreadable(setting, "each option once")
        options[option] = allowed.get(option, {}).get(value, value)
    return Sedma.with_options(**options)


def _dealer(rules: Sedma, text: str) -> int:
    words = text.split()
    if len(words) != 3 or words[1] != "dealer" or not all(map(_is_number, words[::2])):
        raise Unreadable(f"seats {text}", f"a line such as 'seats {rules.players} dealer 0'")
    rules.check_seats(int(words[0]))
    return check_seat("dealer", int(words[2]), rules.players)


def _deal(rules: Sedma, text: str) -> int | tuple[str, ...]:
    if _is_number(text):
        return int(text)
    parts = tuple(" ".join(cards.split()) for cards in text.split("/"))
    if len(parts) != rules.players + 1:
        raise Unreadable(f"deal {text}", f"a seed, or {rules.players} hands and the stock with / between")
    return parts


def _is_number(text: str) -> bool:
    return text.isdecimal() and len(text) <= MAX_DIGITS
