"""A record: a deal written down, so that it can be played through again to the same states.

    sevens 1
    game fan_tan enforcement=fine
    seats 4 dealer 0 leader 1
    deal 56
    play - - 7D 6D 5D

The line `deal` holds a seed, or the hands, seat 0 first, with `/` between. A pass is `-`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Self

from sevens.errors import IllegalMove, SevensError, Unreadable
from sevens.moves import Move, parse_move
from sevens.round import Round
from sevens.rules import Rules
from sevens.texts import VERSION, at_line, check_version, is_number, read_rules

HEADS = ("sevens", "game", "seats", "deal", "play")


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
        """The record of a deal that began so; with its seed if it was dealt from one, else with the hands as dealt.

        Raises `SevensError` for a round that was not dealt but read from a position.
        """
        if not start.table.dealt:
            raise SevensError("a record begins with a deal; this round was read from a position")
        pack = start.rules.shape.pack
        deal = tuple(map(pack.text, start.table.dealt)) if seed is None else seed
        return cls(start.rules, len(start.hands), start.dealer, start.leader, deal, moves)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The record a text holds, checked by playing it through.

        Raises `Unreadable` with the line and what was expected there, also for a move that is not legal.
        """
        lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]
        (version_at, version), (game_at, game), (seats_at, seats), (deal_at, deal), (play_at, moves) = _parts(lines)
        with at_line(version_at):
            check_version(version)
        with at_line(game_at):
            rules = read_rules(game)
        with at_line(seats_at):
            places = _seats(seats)
        with at_line(deal_at):
            cards = _deal(deal, places[0])
        with at_line(play_at):
            record = cls(rules, *places, cards, tuple(map(parse_move, moves.split())))
        with at_line(deal_at, option_at=seats_at):
            record.start()
        with at_line(play_at):
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
                raise Unreadable(str(move), f"a legal move as move {number}: {refused}") from refused
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
        deal = self.deal if isinstance(self.deal, int) else " / ".join(self.deal)
        return "\n".join((
            f"sevens {VERSION}",
            f"game {self.rules}",
            f"seats {self.seats} dealer {self.dealer} leader {self.leader}",
            f"deal {deal}",
            " ".join(("play", *map(str, self.moves))),
        ))  # fmt: skip


def _parts(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """Of each line its number and what follows its first word; checks that the lines are the right ones."""
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


def _seats(text: str) -> tuple[int, int, int]:
    words = text.split()
    if len(words) != 5 or words[1::2] != ["dealer", "leader"] or not all(map(is_number, words[::2])):
        raise Unreadable(f"seats {text}", "a line such as 'seats 4 dealer 0 leader 1'")
    seats, dealer, leader = map(int, words[::2])
    return seats, dealer, leader


def _deal(text: str, seats: int) -> int | tuple[str, ...]:
    if is_number(text):
        return int(text)
    hands = tuple(" ".join(hand.split()) for hand in text.split("/"))
    if len(hands) != seats:
        raise Unreadable(f"deal {text}", f"a seed, or {seats} hands with / between")
    return hands
