"""What a finished deal costs and brings each seat, in chips."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain

from sevens.errors import SevensError
from sevens.round import Round


@dataclass(frozen=True, slots=True)
class Settlement:
    """The chips of one finished deal; tuples have one entry a seat.

    `pot` is what the winner takes from the middle (FT-27); `cards` what each other seat pays him for cards left (FT-28);
    `fines` what each other seat pays him for fines (FT-29). `net` is what each seat gained or lost in all; it adds up to 0.
    """

    winner: int
    pot: int
    cards: tuple[int, ...]
    fines: tuple[int, ...]
    net: tuple[int, ...]

    @property
    def receives(self) -> int:
        """What the winner receives, his own chips in the pot included."""
        return self.pot + sum(self.cards) + sum(self.fines)


def settle(round_: Round) -> Settlement:
    """The settlement of a finished deal (FT-26 to FT-29). Raises `SevensError` while it goes on."""
    if round_.outcome is None:
        raise SevensError("this deal is not over yet; it can be settled when a seat has laid its last card")
    winner = round_.outcome.winner
    cards = tuple(round_.rules.chip_per_card * hand.bit_count() for hand in round_.hands)
    fines = tuple(0 if seat == winner else chips for seat, chips in enumerate(round_.owed))
    net = [-sum(costs) for costs in zip(round_.paid, cards, fines, strict=True)]
    receives = round_.pot + sum(chain(cards, fines))
    net[winner] += receives
    return Settlement(winner, round_.pot, cards, fines, tuple(net))
