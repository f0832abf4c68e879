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
from dataclasses import dataclass
from typing import Self

from sevens.checks import check_kind, check_seat, check_whole
from sevens.errors import Unreadable
from sevens.recording import Line, Recording, read_cards
from sevens.sedma.cards import GERMAN
from sevens.sedma.deal import Deal
from sevens.sedma.moves import Move, parse_move
from sevens.sedma.rules import Sedma
from sevens.texts import at_line, read_numbers, with_settings


@dataclass(frozen=True, slots=True)
class Record(Recording[Deal, Move]):
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
        check_kind("start", start, Deal, "a deal as it was dealt")
        stock = " ".join(map(GERMAN.text, start.table.stock))
        deal = (*map(GERMAN.text, start.hands), stock) if seed is None else check_whole("seed", seed, 0)
        return cls(start.rules, start.table.dealer, deal, moves)

    @classmethod
    def _before(cls, game: Line, seats: Line, deal: Line) -> Self:
        """The record without its moves, checked. Raises `Unreadable` with the line."""
        with at_line(game.number):
            name, *settings = game.rest.split() or [""]
            if name != Sedma.name:
                raise Unreadable(name, f"the game {Sedma.name!r}")
            rules = with_settings(Sedma(), settings)
        with at_line(seats.number):
            example = f"seats {rules.players} dealer 0"
            count, dealer = read_numbers(f"seats {seats.rest}", ("seats", "dealer"), example)
            rules.check_seats(count)
            check_seat("dealer", dealer, count)
        with at_line(deal.number):
            record = cls(rules, dealer, read_cards(deal.rest, count, stock=True))
            record.start()
        return record

    @staticmethod
    def _move(text: str) -> Move:
        """The move a text names. Raises `Unreadable`."""
        return parse_move(text)

    @property
    def _seating(self) -> str:
        """The line of the seats."""
        return f"seats {self.rules.players} dealer {self.dealer}"

    def start(self) -> Deal:
        """The deal before the first move."""
        if isinstance(self.deal, int):
            return Deal.deal(self.rules, self.rules.players, self.deal, self.dealer)
        *hands, stock = (cards.split() for cards in self.deal)
        return Deal.from_hands(self.rules, hands, stock, self.dealer)

    def deals(self) -> Iterator[Deal]:
        """The deal before the first move, then after each move. Raises `Unreadable` at a move that is not legal."""
        return self._states()
