"""What a seat can do, and what then happens."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from sevens.cards import Card
from sevens.errors import Unreadable


@dataclass(frozen=True, slots=True)
class Play:
    """Lay this card."""

    card: Card

    def __str__(self) -> str:
        return str(self.card)


@dataclass(frozen=True, slots=True)
class Pass:
    """Lay nothing."""

    def __str__(self) -> str:
        return "-"


Move = Play | Pass
PASS = Pass()


def parse_move(text: str) -> Move:
    """The move a text names: a card, or `-` for a pass. Raises `Unreadable`.

    >>> parse_move("7D"), parse_move("-")
    (Play(card=Card('7D')), Pass())
    """
    if text.strip() == "-":
        return PASS
    try:
        return Play(Card.parse(text))
    except Unreadable:
        raise Unreadable(text, "a move: a card such as 7D, or - for a pass") from None


@dataclass(frozen=True, slots=True)
class Laid:
    """A seat laid a card."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed and paid so many chips to the pot."""

    seat: int
    chips: int


@dataclass(frozen=True, slots=True)
class Fined:
    """A pass with a legal card was found out: so many chips go to the pot, or straight to the winner (FT-23, FT-29)."""

    seat: int
    chips: int
    to_winner: bool


Event = Laid | Passed | Fined


class Ending(StrEnum):
    """How a round ended."""

    WENT_OUT = "went_out"
    """A seat laid its last card (FT-26)."""
    PLAYED_OUT = "played_out"
    """Stock and hands are used up (SE-35)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ended, and the seats in finishing order: the winner first, the others by cards left, fewest first."""

    ending: Ending
    order: tuple[int, ...]

    @property
    def winner(self) -> int:
        """The seat that won."""
        return self.order[0]
