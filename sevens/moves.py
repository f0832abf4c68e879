"""What a seat can do, and what then happens."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from sevens.cards import Card, Pack, Suit
from sevens.errors import SevensError, Unreadable


@dataclass(frozen=True, slots=True)
class Play:
    """Lay this card. Written `7D`, with a place `JK1@10H`, with the last card called `9S!`."""

    card: Card
    at: Card | None = None
    """The place: a joker needs one; with two rows it may name the second (Q-PA-11)."""
    call: bool = False
    """Whether "last card!" is said with it (PA-44)."""

    def __str__(self) -> str:
        return f"{self.card}{f'@{self.at}' if self.at else ''}{'!' if self.call else ''}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Lay nothing."""

    def __str__(self) -> str:
        return "-"


@dataclass(frozen=True, slots=True)
class Wait:
    """Be skipped at no cost: no card fits and no token is left, in a game without ghosts (SB-53)."""

    def __str__(self) -> str:
        return "wait"


@dataclass(frozen=True, slots=True)
class Show:
    """Become a ghost and show the hand: no card fits and no token is left (SB-26)."""

    def __str__(self) -> str:
        return "ghost"


@dataclass(frozen=True, slots=True)
class Name:
    """As dealer, name the seven that opens (PA-12)."""

    card: Card

    def __str__(self) -> str:
        return f"={self.card}"


@dataclass(frozen=True, slots=True)
class Give:
    """Give this card to a seat that has to take one (Q-PA-4, Q-PA-9)."""

    card: Card

    def __str__(self) -> str:
        return f">{self.card}"


@dataclass(frozen=True, slots=True)
class Catch:
    """Point out that the seat before did not say "last card!" (PA-44)."""

    def __str__(self) -> str:
        return "catch"


Move = Play | Pass | Wait | Show | Name | Give | Catch
PASS, WAIT, SHOW, CATCH = Pass(), Wait(), Show(), Catch()
_WORDS: dict[str, Move] = {str(move): move for move in (PASS, WAIT, SHOW, CATCH)}


@cache
def plays(pack: Pack) -> dict[int, Play]:
    """The move that lays each card of the pack at its own place, by the card's bit; always the same objects."""
    return {bit: Play(card) for card, bit in pack.bits.items()}


def parse_move(text: str) -> Move:
    """The move a text names: a card, or `-` for a pass. Raises `Unreadable`.

    >>> parse_move("7D"), parse_move("-")
    (Play(card=Card('7D'), at=None, call=False), Pass())
    """
    stripped = text.strip()
    if stripped in _WORDS:
        return _WORDS[stripped]
    try:
        if stripped.startswith(("=", ">")):
            return (Name if stripped[0] == "=" else Give)(Card.parse(stripped[1:]))
        card, at, place = stripped.removesuffix("!").partition("@")
        return Play(Card.parse(card), Card.parse(place) if at else None, stripped.endswith("!"))
    except Unreadable:
        raise Unreadable(text, "a move: a card such as 7D, or - for a pass") from None


@dataclass(frozen=True, slots=True)
class Laid:
    """A seat laid a card; `at` is its place where that is not the card's own."""

    seat: int
    card: Card
    at: Card | None = None


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed and paid so many chips to the pot, or a token."""

    seat: int
    chips: int


@dataclass(frozen=True, slots=True)
class Fined:
    """A pass with a legal card was found out, or a last card not said: chips go to the pot or to the winner (FT-23, FT-29)."""

    seat: int
    chips: int
    to_winner: bool


@dataclass(frozen=True, slots=True)
class Waited:
    """A seat without a token was skipped (SB-53)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Ghosted:
    """A seat became a ghost and showed these cards (SB-27)."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Dropped:
    """A shown card of a ghost went to its place by itself (Q-SB-5)."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Swapped:
    """A seat put the real card where a joker lay, and took the joker unless it has left play (Q-SB-11)."""

    seat: int
    card: Card
    joker: Card
    taken: bool


@dataclass(frozen=True, slots=True)
class Completed:
    """A seat earned the bonus for a whole column (SB-55)."""

    seat: int
    suit: Suit


@dataclass(frozen=True, slots=True)
class Named:
    """The dealer named the seven that opens (PA-12)."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Caught:
    """A seat was caught passing with a legal card, or not saying "last card!" (PA-21, PA-44)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Given:
    """A seat gave a card to another; `card` is None to those who may not see it."""

    seat: int
    to: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class WentOut:
    """A seat laid its last card while the others play on (PA-26)."""

    seat: int


Event = Laid | Passed | Fined | Waited | Ghosted | Dropped | Swapped | Completed | Named | Caught | Given | WentOut


class Ending(StrEnum):
    """How a round ended."""

    WENT_OUT = "went_out"
    """A seat laid its last card (FT-26, SB-32, PA-23); with play on, all but one have (PA-26)."""
    LAST_LEFT = "last_left"
    """All others became ghosts, and the one left wins at once (Q-SB-8)."""
    ALL_GHOSTS = "all_ghosts"
    """Everybody became a ghost; nobody wins (Q-SB-8)."""
    BLOCKED = "blocked"
    """Nobody can ever lay a card again, for a joker has taken its place; nobody wins (Q-SB-11)."""
    PLAYED_OUT = "played_out"
    """Stock and hands are used up (SE-35)."""


WITHOUT_WINNER = frozenset({Ending.ALL_GHOSTS, Ending.BLOCKED})


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ended, and the seats in finishing order: the winner first.

    The others come by cards left, fewest first; where penalties count, by penalty; with play on, as they went out.
    """

    ending: Ending
    order: tuple[int, ...]

    @property
    def winner(self) -> int:
        """The seat that won. Raises `SevensError` where nobody did; see `won`."""
        if not self.won:
            raise SevensError(f"nobody won this round: {self.ending.value}")
        return self.order[0]

    @property
    def won(self) -> bool:
        """Whether the round has a winner."""
        return self.ending not in WITHOUT_WINNER
