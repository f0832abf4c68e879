"""A record: a deal written down, so that it can be played through again to the same states.

    sevens 1
    game fan_tan enforcement=fine
    seats 4 dealer 0 leader 1
    deal 56
    play - 7D 8D 6D

The line `deal` holds a seed, or the hands, seat 0 first, with `/` between. A pass is `-`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Self

from sevens.errors import IllegalMove, InvalidOption, Unreadable
from sevens.moves import Move, parse_move
from sevens.presets import preset
from sevens.round import Round, check_seat
from sevens.rules import Rules

VERSION = 1


@dataclass(frozen=True, slots=True)
class Record:
    r"""The rules, the cards and the moves of one deal. `deal` is a seed or the hands as text, seat 0 first.

    >>> record = Record.parse("sevens 1\ngame fan_tan\nseats 4 dealer 0 leader 1\ndeal 56\nplay -")
    >>> record.final().turn
    2
    """

    rules: Rules
    seats: int
    dealer: int
    leader: int
    deal: int | tuple[str, ...]
    moves: tuple[Move, ...] = ()

    @classmethod
    def of(cls, start: Round, moves: tuple[Move, ...] = (), seed: int | None = None) -> Self:
        """The record of a deal that began so; with its seed if it was dealt from one, else with the hands."""
        pack = start.rules.shape.pack
        deal = tuple(map(pack.text, start.hands)) if seed is None else seed
        return cls(start.rules, len(start.hands), start.dealer, start.leader, deal, moves)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The record a text holds, checked by playing it through.

        Raises `Unreadable` with the line and what was expected there, also for a move that is not legal.
        """
        lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
        heads = ("sevens", "game", "seats", "deal", "play")
        for number, head in enumerate(heads, start=1):
            if len(lines) < number or lines[number - 1].split()[0] != head:
                found = lines[number - 1] if len(lines) >= number else "the end"
                raise Unreadable(found, f"a line that begins with {head!r}", number)
        if len(lines) > len(heads):
            raise Unreadable(lines[len(heads)], f"nothing after the line {heads[-1]!r}", len(heads) + 1)
        rests = [line.partition(" ")[2].strip() for line in lines]
        if rests[0] != str(VERSION):
            raise Unreadable(lines[0], f"version {VERSION}", 1)
        rules = _rules(rests[1])
        seats, dealer, leader = _seats(rests[2], rules)
        record = cls(rules, seats, dealer, leader, _deal(rests[3], seats), _moves(rests[4]))
        record.final()
        return record

    def start(self) -> Round:
        """The deal before the first move."""
        if isinstance(self.deal, int):
            return Round.deal(self.rules, self.seats, self.deal, self.dealer, self.leader)
        return Round.from_hands(self.rules, [hand.split() for hand in self.deal], self.dealer, self.leader)

    def rounds(self) -> Iterator[Round]:
        """The deal before the first move, then after each move. Raises `Unreadable` at a move that is not legal."""
        state = self.start()
        yield state
        for number, move in enumerate(self.moves, start=1):
            try:
                state = state.after(move)
            except IllegalMove as refused:
                raise Unreadable(str(move), f"a legal move as move {number}: {refused}", 5) from refused
            yield state

    def final(self) -> Round:
        """The deal after the last move."""
        *_, last = self.rounds()
        return last

    def upto(self, moves: int) -> Self:
        """The record cut after so many moves."""
        return replace(self, moves=self.moves[:moves])

    def __str__(self) -> str:
        """The text that `parse` reads."""
        options = "".join(f" {name}={value}" for name, value in self.rules.changed().items())
        deal = self.deal if isinstance(self.deal, int) else " / ".join(self.deal)
        return "\n".join((
            f"sevens {VERSION}",
            f"game {self.rules.name}{options}",
            f"seats {self.seats} dealer {self.dealer} leader {self.leader}",
            f"deal {deal}",
            " ".join(("play", *map(str, self.moves))),
        ))  # fmt: skip


def _rules(text: str) -> Rules:
    name, *settings = text.split() or [""]
    try:
        game = preset(name)
        allowed = {o.name: {str(a): a for a in o.allowed} for o in game.options()}
        options: dict[str, Any] = game.changed()
        for setting in settings:
            option, _, value = setting.partition("=")
            options[option] = allowed.get(option, {}).get(value, value)
        return game.with_options(**options)
    except InvalidOption as error:
        raise Unreadable(text, str(error), 2) from error


def _seats(text: str, rules: Rules) -> tuple[int, int, int]:
    words = text.split()
    expected = "a line such as 'seats 4 dealer 0 leader 1'"
    if len(words) != 5 or words[1::2] != ["dealer", "leader"] or not all(w.isdecimal() for w in words[::2]):
        raise Unreadable(f"seats {text}", expected, 3)
    seats, dealer, leader = map(int, words[::2])
    try:
        rules.check_seats(seats)
        return seats, check_seat("dealer", dealer, seats), check_seat("leader", leader, seats)
    except InvalidOption as error:
        raise Unreadable(f"seats {text}", str(error), 3) from error


def _deal(text: str, seats: int) -> int | tuple[str, ...]:
    if text.isdecimal():
        return int(text)
    hands = tuple(" ".join(hand.split()) for hand in text.split("/"))
    if len(hands) != seats:
        raise Unreadable(f"deal {text}", f"a seed, or {seats} hands with / between", 4)
    return hands


def _moves(text: str) -> tuple[Move, ...]:
    try:
        return tuple(parse_move(word) for word in text.split())
    except Unreadable as error:
        raise Unreadable(error.found, error.expected, 5) from error
