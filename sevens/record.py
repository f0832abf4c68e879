"""A record: a deal written down, so that it can be played through again to the same states.

    sevens 1
    game fan_tan enforcement=fine
    seats 4 dealer 0 leader 1
    deal 56
    play - - 7D 6D 5D

The line `deal` holds a seed, or the hands, seat 0 first, then the stock if there is one, with `/` between. A pass is `-`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from sevens.checks import check_kind, check_whole
from sevens.errors import SevensError
from sevens.moves import Move, parse_move
from sevens.presets import read_rules
from sevens.recording import Line, Recording, read_cards
from sevens.round import Round
from sevens.rules import Rules
from sevens.table import Dealt
from sevens.texts import at_line, read_numbers

SEATS = ("seats", "dealer", "leader")


@dataclass(frozen=True, slots=True)
class Record(Recording[Round, Move]):
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
        check_kind("start", start, Round, "a round as it was dealt")
        if start.table.dealt is None:
            raise SevensError("a record begins with a deal; this round was read from a position")
        deal = _cards(start.rules, start.table.dealt) if seed is None else check_whole("seed", seed, 0)
        return cls(start.rules, len(start.hands), start.dealer, start.leader, deal, moves)

    @classmethod
    def _before(cls, game: Line, seats: Line, deal: Line) -> Self:
        """The record without its moves, checked. Raises `Unreadable` with the line."""
        with at_line(game.number):
            rules = read_rules(game.rest)
        with at_line(seats.number):
            count, dealer, leader = read_numbers(f"seats {seats.rest}", SEATS, "seats 4 dealer 0 leader 1")
        with at_line(deal.number, option_at=seats.number):
            record = cls(rules, count, dealer, leader, read_cards(deal.rest, count, stock=rules.has_stock))
            record.start()
        return record

    @staticmethod
    def _move(text: str) -> Move:
        """The move a text names. Raises `Unreadable`."""
        return parse_move(text)

    @property
    def _seating(self) -> str:
        """The line of the seats."""
        return f"seats {self.seats} dealer {self.dealer} leader {self.leader}"

    def start(self) -> Round:
        """The deal before the first move."""
        if isinstance(self.deal, int):
            return Round.deal(self.rules, self.seats, self.deal, self.dealer, self.leader)
        hands = [hand.split() for hand in self.deal]
        stock = hands.pop() if self.rules.has_stock else []
        return Round.from_hands(self.rules, hands, self.dealer, self.leader, stock)

    def rounds(self) -> Iterator[Round]:
        """The deal before the first move, then after each move. Raises `Unreadable` at a move that is not legal."""
        return self._states()


def _cards(rules: Rules, cards: Dealt) -> tuple[str, ...]:
    """The hands as texts, then the stock where the game has one."""
    pack = rules.shape.pack
    stock = (" ".join(str(pack.card(bit)) for bit in cards.stock),) if rules.has_stock else ()
    return (*map(pack.text, cards.hands), *stock)
