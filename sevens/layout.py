"""The layout: one column per suit, each the unbroken run through its seven.

A card lies at its own place. Only cards joined to the seven without a gap belong to the column; a card beyond a gap lies
there but gives no open end until the gap is filled (SB-27). So an end is found by walking out from the seven, never as the
lowest or highest card that lies.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from sevens.cards import FRENCH, Card, Pack, Rank, Suit, bits_of
from sevens.errors import Unreadable


@dataclass(frozen=True)
class Shape:
    """How columns grow: the pack, and the rank that opens each column."""

    pack: Pack = FRENCH
    anchor: Rank = Rank.SEVEN

    @cached_property
    def anchors(self) -> int:
        """The mask of the cards that open a column: the four sevens (FT-16)."""
        return self.pack.mask(Card(self.anchor, suit) for suit in self.pack.suits)

    @cached_property
    def opens(self) -> dict[int, int]:
        """For each card's bit, the mask of the cards that fit once it joins its column (FT-17, FT-19, FT-20)."""
        table = {}
        at = self.pack.ranks.index(self.anchor)
        for card, bit in self.pack.bits.items():
            place = self.pack.ranks.index(card.rank)
            lower = bit >> 1 if 0 < place <= at else 0
            higher = bit << 1 if at <= place < len(self.pack.ranks) - 1 else 0
            table[bit] = lower | higher
        return table

    def way_to(self, card: Card) -> tuple[Card, ...]:
        """The cards from the seven of its suit up to the card itself, both included."""
        at, place = self.pack.ranks.index(self.anchor), self.pack.ranks.index(card.rank)
        step = 1 if place >= at else -1
        return tuple(Card(self.pack.ranks[i], card.suit) for i in range(at, place + step, step))

    @cached_property
    def sides(self) -> dict[int, tuple[tuple[int, tuple[int, ...]], ...]]:
        """For each card's bit, the sides it opens: two for a seven, none for an end of the suit.

        A side is the mask of all cards beyond, and their bits, the nearest first.
        """
        table = {}
        for bit in self.opens:
            sides = []
            for first in bits_of(self.opens[bit]):
                side, step = [], first
                while step:
                    side.append(step)
                    step = self.opens[step]
                sides.append((sum(side), tuple(side)))
            table[bit] = tuple(sides)
        return table


SEVENS = Shape()
"""Columns of the French pack that grow from the seven, ace low (FT-05)."""


@dataclass(frozen=True, slots=True)
class Layout:
    """What lies on the table: `laid` and `open_ends` are masks of the shape's pack.

    >>> layout = Layout.parse("D 4-9")
    >>> layout.shape.pack.text(layout.open_ends)
    '7S 7H 7C 3D 10D'
    """

    shape: Shape
    laid: int
    open_ends: int

    @classmethod
    def empty(cls, shape: Shape = SEVENS) -> Layout:
        """No card laid: the sevens are the open ends."""
        return cls(shape, 0, shape.anchors)

    @classmethod
    def of(cls, laid: int, shape: Shape = SEVENS) -> Layout:
        """The layout with these cards laid, gaps allowed."""
        layout = cls.empty(shape)
        for bit in bits_of(laid):
            layout = layout.with_card(bit)
        return layout

    @classmethod
    def parse(cls, text: str, shape: Shape = SEVENS) -> Layout:
        """The layout a text such as `S 5-8; H 7; D 4-9,J` describes; suits left out are not open.

        Raises `Unreadable` with what was expected.
        """
        cards: list[Card] = []
        for part in filter(None, (p.strip() for p in text.replace("\n", ";").split(";"))):
            letter, _, runs = part.partition(" ")
            suit = _suit(letter)
            for run in filter(None, (r.strip() for r in runs.split(","))):
                cards += _run(run, suit, shape.pack)
        return cls.of(shape.pack.mask(cards), shape)

    def with_card(self, bit: int) -> Layout:
        """The layout with one more card, given by its bit. A card that joins no column yet leaves the ends as they are."""
        ends, joined = self.open_ends, self.open_ends & bit
        while joined:
            card = joined & -joined
            opened = self.shape.opens[card]
            ends = ends & ~card | opened
            joined = joined ^ card | opened & self.laid
        return Layout(self.shape, self.laid | bit, ends)

    def column(self, suit: Suit) -> tuple[Card, ...]:
        """The cards of one column, low to high; empty while its seven is missing."""
        pack, column = self.shape.pack, 0
        joined = self.laid & self.shape.anchors & pack.suit_mask(suit)
        while joined:
            card = joined & -joined
            column |= card
            joined = joined ^ card | self.shape.opens[card] & self.laid
        return pack.unmask(column)

    def ends(self, suit: Suit) -> tuple[Card, ...]:
        """The cards that fit in one column now, low to high (at most two); none when it is complete (FT-24)."""
        pack = self.shape.pack
        return pack.unmask(self.open_ends & pack.suit_mask(suit))

    def missing_before(self, card: Card) -> tuple[Card, ...]:
        """The cards that must be laid before this one fits, the first to be laid first; empty if it fits now.

        >>> Layout.parse("C 6-9").missing_before(Card.parse("QC"))
        (Card('10C'), Card('JC'))
        """
        bits = self.shape.pack.bits
        return tuple(c for c in self.shape.way_to(card)[:-1] if not bits[c] & self.laid)

    def __str__(self) -> str:
        """The text that `parse` reads."""
        pack = self.shape.pack
        parts = []
        for suit in pack.suits:
            runs: list[list[Card]] = []
            for card in pack.unmask(self.laid & pack.suit_mask(suit)):
                follows = runs and pack.bit(card) == pack.bit(runs[-1][-1]) << 1
                if follows:
                    runs[-1].append(card)
                else:
                    runs.append([card])
            if runs:
                names = (r[0].rank if len(r) == 1 else f"{r[0].rank}-{r[-1].rank}" for r in runs)
                parts.append(f"{suit} {','.join(names)}")
        return "; ".join(parts)


def _suit(text: str) -> Suit:
    try:
        return Card.parse(f"A{text}").suit
    except Unreadable:
        raise Unreadable(text, "a suit: S, H, C or D, then a space and its cards, such as S 5-8") from None


def _run(text: str, suit: Suit, pack: Pack) -> list[Card]:
    low, dash, high = text.partition("-")
    first = Card.parse(low + suit)
    last = Card.parse(high + suit) if dash else first
    start, stop = pack.ranks.index(first.rank), pack.ranks.index(last.rank)
    if start > stop:
        raise Unreadable(text, "a run from low to high, such as 5-8")
    return [Card(rank, suit) for rank in pack.ranks[start : stop + 1]]
