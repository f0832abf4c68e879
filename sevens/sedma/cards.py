"""The German pack of 32 cards.

Outside, a card is written rank and suit: `10H`, `UB`. Suits are H hearts, B bells, L leaves, A acorns; ranks are 7 8 9 10,
U unter, O ober, K king, A ace. Inside, a hand is a whole number with one bit for each card.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache

from sevens.cards import bits_of
from sevens.checks import check_kind, check_text
from sevens.errors import Unreadable


class Suit(StrEnum):
    """The four German suits, in the order in which hands show them; they never matter in play (SE-05).

    >>> [suit.value for suit in Suit]
    ['H', 'B', 'L', 'A']
    """

    HEARTS = "H"
    BELLS = "B"
    LEAVES = "L"
    ACORNS = "A"


class Rank(StrEnum):
    """The eight ranks (SE-04); none outranks another (SE-01).

    >>> GERMAN.text(GERMAN.rank_mask(Rank.TEN))
    '10H 10B 10L 10A'
    """

    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    UNTER = "U"
    OBER = "O"
    KING = "K"
    ACE = "A"


@dataclass(frozen=True, slots=True)
class Card:
    """One card of the German pack.

    >>> Card.parse("10h") == Card(Rank.TEN, Suit.HEARTS)
    True
    """

    rank: Rank
    suit: Suit
    bit: int = field(init=False, repr=False, compare=False)
    """The card's bit in a mask."""

    def __post_init__(self) -> None:
        place = list(Suit).index(self.suit) * len(Rank) + list(Rank).index(self.rank)
        object.__setattr__(self, "bit", 1 << place)

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card a text names: `7H`, `10b`, `AA` (ace of acorns). Raises `Unreadable` for anything else."""
        stripped = check_text(text, "a card such as 7H").strip().upper()
        try:
            return cls(Rank(stripped[:-1]), Suit(stripped[-1:]))
        except ValueError:
            raise Unreadable(text, "a card such as 7H or 10B (rank 7 8 9 10 U O K A, suit H B L A)") from None

    def __str__(self) -> str:
        return f"{self.rank}{self.suit}"

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"


class GermanPack:
    """The 32 cards (SE-04), and masks of them. Bit i of a mask stands for `cards[i]`.

    >>> GERMAN.text(GERMAN.mask(["7L", "AH"]))
    'AH 7L'
    """

    cards: tuple[Card, ...] = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
    """Every card once, suit by suit."""
    bits: tuple[int, ...] = tuple(card.bit for card in cards)
    """The bit of each of these."""
    full: int = sum(bits)
    """The mask of the whole pack."""

    def mask(self, cards: Iterable[Card | str]) -> int:
        """The mask of some cards. Raises `Unreadable` for a card named twice or not in the pack."""
        mask = 0
        for each in check_kind("cards", cards, Iterable, "cards or their texts, such as ['7H', '8H']"):
            card = each if isinstance(each, Card) else Card.parse(each)
            if mask & card.bit:
                raise Unreadable(str(card), "each card once")
            mask |= card.bit
        return mask

    def card(self, bit: int) -> Card:
        """The card of a mask with a single bit."""
        return self.cards[bit.bit_length() - 1]

    def unmask(self, mask: int) -> tuple[Card, ...]:
        """The cards of a mask, suit by suit, seven to ace."""
        return tuple(map(self.card, bits_of(mask)))

    def text(self, mask: int) -> str:
        """The cards of a mask, written with spaces between."""
        return " ".join(map(str, self.unmask(mask)))

    def rank_mask(self, *ranks: Rank) -> int:
        """The mask of all cards of some ranks."""
        return sum(card.bit for card in self.cards if card.rank in ranks)


@cache
def bits(mask: int) -> tuple[int, ...]:
    """The single bits of a mask, lowest first; remembered, since the same few cards are asked for all the time.

    >>> bits(0b1010)
    (2, 8)
    """
    return tuple(bits_of(mask))


GERMAN = GermanPack()
"""The pack of Sedma."""
SEVENS = GERMAN.rank_mask(Rank.SEVEN)
"""The mask of the four sevens."""
POINT_CARDS = GERMAN.rank_mask(Rank.TEN, Rank.ACE)
"""The mask of the cards that score: tens and aces (SE-02)."""
