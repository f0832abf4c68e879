"""Cards and packs.

Outside, a card is written rank and suit: `7D`, `10♠`. Inside, a hand is a whole number with one bit for each card of its
pack, so that "the cards of this hand that fit" is a single `&`.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import TypeVar

from sevens import show
from sevens.checks import check_kind, check_text, check_whole
from sevens.errors import InvalidOption, Unreadable

T = TypeVar("T")


class Suit(StrEnum):
    """The four French and the four Spanish suits; none outranks another (FT-04, SB-04, PA-05).

    >>> Suit("H").symbol, Suit.COINS.symbol
    ('♥', 'O')
    """

    SPADES = "S"
    HEARTS = "H"
    CLUBS = "C"
    DIAMONDS = "D"
    COINS = "O"
    CUPS = "P"
    SWORDS = "E"
    BATONS = "B"
    NONE = ""
    """What a joker has instead of a suit."""

    __hash__ = str.__hash__  # an enum hashes by name, in Python code; cards are looked up all the time

    @property
    def symbol(self) -> str:
        """The suit as a sign: ♠ ♥ ♣ ♦; a Spanish suit has none and keeps its letter: O P E B."""
        return SYMBOLS.get(self, self.value)


class Rank(StrEnum):
    """The ranks of the French pack and, by their numbers, those of the Spanish one. Their order is a matter of the pack.

    >>> FRENCH.ranks.index(Rank.ACE), ACE_HIGH.ranks.index(Rank.ACE)
    (0, 12)
    """

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ONE = "1"
    CABALLO = "11"
    REY = "12"
    JOKER = "JK"

    __hash__ = str.__hash__


FRENCH_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""In the order in which hands and layouts show them."""
FRENCH_RANKS = tuple(Rank)[:13]
"""From the ace to the king."""
SPANISH_SUITS = (Suit.COINS, Suit.CUPS, Suit.SWORDS, Suit.BATONS)
SPANISH_RANKS = tuple(map(Rank, ("1", "2", "3", "4", "5", "6", "7", "10", "11", "12")))
"""The sota, 10, follows the 7 (Q-FT-10)."""
SYMBOLS = dict(zip(FRENCH_SUITS, "♠♥♣♦", strict=True))
SECOND = "'"
"""The mark behind a card of the second pack."""

_SUITS = {**{s.value: s for s in (*FRENCH_SUITS, *SPANISH_SUITS)}, **{sign: suit for suit, sign in SYMBOLS.items()}}


@dataclass(frozen=True, slots=True)
class Card:
    """One card.

    >>> Card.parse("10♠") == Card(Rank.TEN, Suit.SPADES)
    True
    """

    rank: Rank
    suit: Suit
    copy: int = 0
    """0 or 1: to which of two packs the card belongs; of a joker, which of the two it is."""

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card a text names: `7D`, `7d`, `7♦`; `7D'` of a second pack; `11O`; `JK1`. Else raises `Unreadable`."""
        stripped = check_text(text, "a card such as 7D").strip().upper().removesuffix("\ufe0f")
        if stripped in JOKERS:
            return JOKERS[stripped]
        plain = stripped.removesuffix(SECOND)
        try:
            card = cls(Rank(plain[:-1]), _SUITS[plain[-1]], len(stripped) - len(plain))
        except (ValueError, KeyError, IndexError):
            card = None
        if card is None or card.rank not in (SPANISH_RANKS if card.suit in SPANISH_SUITS else FRENCH_RANKS):
            raise Unreadable(text, "a card such as 7D or 10♠ (rank A 2-10 J Q K, suit S H D C or ♠ ♥ ♦ ♣)")
        return card

    def __str__(self) -> str:
        if self.rank is Rank.JOKER:
            return f"{self.rank}{self.copy + 1}"
        return f"{self.rank}{self.suit}{SECOND * self.copy}"

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def _repr_html_(self) -> str:
        return show.one(self)


JOKERS = {f"JK{copy + 1}": Card(Rank.JOKER, Suit.NONE, copy) for copy in range(2)}
"""The jokers by name."""


@dataclass(frozen=True)
class Pack:
    """A pack: its suits, and its ranks from low to high. The order of the ranks is the order of a column.

    >>> FRENCH.text(FRENCH.mask(["7D", "AS"]))
    'AS 7D'
    """

    suits: tuple[Suit, ...] = FRENCH_SUITS
    ranks: tuple[Rank, ...] = FRENCH_RANKS
    copies: int = 1
    """2 where two packs are shuffled together (PA-46)."""
    jokers: int = 0

    def __repr__(self) -> str:
        suits = "".join(self.suits)
        jokers = f", {self.jokers} jokers" if self.jokers else ""
        return f"<Pack {suits} {self.ranks[0]}-{self.ranks[-1]}, {len(self.cards)} cards{jokers}>"

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Every card once, suit by suit, low to high, then the second pack, then jokers. Bit i of a mask is `cards[i]`."""
        suits = [Card(rank, suit, copy) for copy in range(self.copies) for suit in self.suits for rank in self.ranks]
        return (*suits, *list(JOKERS.values())[: self.jokers])

    @cached_property
    def single(self) -> int:
        """How many cards of the suits one pack has: a card and its copy are so many bits apart."""
        return len(self.suits) * len(self.ranks)

    @cached_property
    def wild(self) -> int:
        """The mask of the jokers."""
        return self.full & ~((1 << self.single * self.copies) - 1)

    @cached_property
    def bits(self) -> dict[Card, int]:
        """The bit of each card."""
        return {card: 1 << i for i, card in enumerate(self.cards)}

    @cached_property
    def full(self) -> int:
        """The mask of the whole pack."""
        return (1 << len(self.cards)) - 1

    def bit(self, card: Card) -> int:
        """The bit of a card. Raises `Unreadable` if the pack has no such card."""
        try:
            return self.bits[card]
        except (KeyError, TypeError):
            raise Unreadable(str(card), "a card of this pack") from None

    def card(self, bit: int) -> Card:
        """The card of a mask with a single bit."""
        return self.cards[bit.bit_length() - 1]

    def mask(self, cards: Iterable[Card | str]) -> int:
        """The mask of some cards. Raises `Unreadable` for a card named twice or not in the pack."""
        mask = 0
        for card in check_kind("cards", cards, Iterable, "cards or their texts, such as ['7D', '8D']"):
            bit = self.bit(card if isinstance(card, Card) else Card.parse(card))
            if mask & bit:
                raise Unreadable(str(card), "each card once")
            mask |= bit
        return mask

    def unmask(self, mask: int) -> tuple[Card, ...]:
        """The cards of a mask, suit by suit, low to high."""
        return tuple(self.card(bit) for bit in bits_of(self.check_mask(mask)))

    def check_mask(self, mask: object) -> int:
        """The mask, if it is one of cards of this pack; else raises `InvalidOption`."""
        if not isinstance(mask, int) or not 0 <= mask <= self.full:
            raise InvalidOption("mask", mask, f"the mask of cards of this pack: 0 to {self.full}")
        return mask

    def text(self, mask: int) -> str:
        """The cards of a mask, written with spaces between."""
        return " ".join(map(str, self.unmask(mask)))

    def alike(self, mask: int) -> int:
        """The mask with, for each card, its copy in the other pack."""
        if self.copies == 1:
            return mask
        one = (1 << self.single) - 1
        values = (mask | mask >> self.single) & one
        return mask & self.wild | values | values << self.single

    def suit_mask(self, suit: Suit, copy: int = 0) -> int:
        """The mask of all cards of one suit, in the first or the second pack. Raises `InvalidOption` for a suit there is not."""
        if suit not in self.suits or copy not in range(self.copies):
            raise InvalidOption("column", f"{suit} {copy}", f"{', '.join(self.suits)}, row 0 to {self.copies - 1}")
        width = len(self.ranks)
        return ((1 << width) - 1) << (self.suits.index(suit) * width + copy * self.single)


FRENCH = Pack()
"""52 French cards, ace low (SB-04, SB-05, FT-03, FT-05)."""
ACE_HIGH = Pack(ranks=(*FRENCH_RANKS[1:], Rank.ACE))
"""52 French cards, ace high (PA-04, PA-06)."""
SPANISH = Pack(SPANISH_SUITS, SPANISH_RANKS)
"""40 Spanish cards (FT-37)."""


def bits_of(mask: int) -> Iterator[int]:
    """The single bits of a mask, lowest first.

    >>> list(bits_of(0b1010))
    [2, 8]
    """
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit


def shuffled(pack: Pack, seed: int) -> list[Card]:
    """The pack in the order this seed gives. Raises `InvalidOption` as `shuffle` does.

    >>> [str(card) for card in shuffled(FRENCH, 56)[:3]]
    ['10H', '9H', '5H']
    """
    return shuffle(pack.cards, seed)


def shuffle(cards: Iterable[T], seed: int) -> list[T]:
    """The cards of any pack in the order this seed gives, the same in every process and every version of Python.

    `random.Random.shuffle` may change between versions, `random()` may not; so the shuffle is done here.
    Raises `InvalidOption` unless the seed is a whole number from 0.

    >>> shuffle("ABC", 1)
    ['C', 'B', 'A']
    """
    draw = random.Random(check_whole("seed", seed, 0)).random
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = int(draw() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order


def deal(order: Iterable[T], seats: int, first: int) -> tuple[tuple[T, ...], ...]:
    """The cards dealt singly and clockwise, the first one to seat `first`; one tuple a seat (FT-07, FT-08).

    >>> [len(hand) for hand in deal(FRENCH.cards, 3, first=1)]
    [17, 18, 17]
    """
    hands: list[list[T]] = [[] for _ in range(seats)]
    for i, card in enumerate(order):
        hands[(first + i) % seats].append(card)
    return tuple(map(tuple, hands))
