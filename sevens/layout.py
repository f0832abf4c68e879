"""The layout: one column per suit, each the unbroken run through its seven.

A card lies at its own place. Only cards joined to the seven without a gap belong to the column; a card beyond a gap lies
there but gives no open end until the gap is filled (SB-27). So an end is found by walking out from the seven, never as the
lowest or highest card that lies.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from sevens import show
from sevens.cards import FRENCH, Card, Pack, Rank, Suit, bits_of
from sevens.checks import check_kind, check_text
from sevens.errors import InvalidOption, Unreadable
from sevens.frozen import builder

ROWS = "|"
"""Stands between the two rows of a suit."""


@dataclass(frozen=True)
class Shape:
    """How columns grow: the pack, the rank that opens each column, and what lies beyond the ends.

    `corner` is "none", "ring" (ace and king adjoin, both ends go on) or "one_way" (the end that first goes round the corner
    closes the other; Q-PA-1). `loose`: a second copy fits as soon as one card lies on its inner neighbour (Q-PA-11).
    A place is written as a card: the first row has the places of the first pack, the second row those of the second.

    >>> shape = Shape(corner="ring")
    >>> [str(card) for card in shape.ways_to(Card.parse("KS"))[1]]
    ['7S', '6S', '5S', '4S', '3S', '2S', 'AS', 'KS']
    """

    pack: Pack = FRENCH
    anchor: Rank = Rank.SEVEN
    corner: str = "none"
    loose: bool = False

    def __repr__(self) -> str:
        corner = f", {self.corner}" if self.corner != "none" else ""
        return f"<Shape from {self.anchor}{corner}{', loose' * self.loose}: {self.pack!r}>"

    @cached_property
    def places(self) -> int:
        """The mask of all places."""
        return self.pack.full & ~self.pack.wild

    @cached_property
    def anchors(self) -> int:
        """The mask of the places that open a column: the sevens (FT-16)."""
        rows, suits = range(self.pack.copies), self.pack.suits
        return self.pack.mask(Card(self.anchor, suit, row) for row in rows for suit in suits)

    @cached_property
    def whole_suit(self) -> dict[int, int]:
        """For each place, the mask of all places of its suit."""
        pack = self.pack
        places = pack.unmask(self.places)
        masks = {suit: pack.mask(card for card in places if card.suit == suit) for suit in pack.suits}
        return {pack.bit(card): masks[card.suit] for card in places}

    @cached_property
    def opens(self) -> dict[int, int]:
        """For each place, the mask of the places that fit once it joins its column (FT-17, FT-19, FT-20)."""
        table = {}
        ranks = self.pack.ranks
        at, last = ranks.index(self.anchor), len(ranks) - 1
        for card in self.pack.unmask(self.places):
            place = ranks.index(card.rank)
            beyond = [place - 1] if 0 < place <= at else []
            beyond += [place + 1] if at <= place < last else []
            if self.corner != "none":
                beyond = [(place - 1) % len(ranks), (place + 1) % len(ranks)]
            opened = self.pack.mask(Card(ranks[i], card.suit, card.copy) for i in beyond)
            table[self.pack.bit(card)] = self.pack.alike(opened) if self.loose else opened
        return table

    @cached_property
    def growth(self) -> dict[int, int]:
        """For each place, what is added to the mask of open ends when its card is laid: what it opens, less itself."""
        return {place: opened - place for place, opened in self.opens.items()}

    @cached_property
    def sides(self) -> dict[int, tuple[tuple[int, tuple[int, ...]], ...]]:
        """For each place, the sides it opens, away from the seven: two for a seven, none for an end of the suit.

        A side is the mask of all places beyond, and their bits, the nearest first.
        """
        table = {}
        for card in self.pack.unmask(self.places):
            sides = []
            for way in self._ways_on(card):
                side = tuple(map(self.pack.bit, way))
                if side:
                    sides.append((sum(side), side))
            table[self.pack.bit(card)] = tuple(sides)
        return table

    def _ways_on(self, card: Card) -> tuple[tuple[Card, ...], ...]:
        ranks = self.pack.ranks
        at, place = ranks.index(self.anchor), ranks.index(card.rank)
        down = tuple(Card(rank, card.suit, card.copy) for rank in reversed(ranks[:place])) if place <= at else ()
        up = tuple(Card(rank, card.suit, card.copy) for rank in ranks[place + 1 :]) if place >= at else ()
        return down, up

    def ways_to(self, card: Card) -> tuple[tuple[Card, ...], ...]:
        """The ways from the seven of its suit to the card, both included: one, or two where the suit is a ring.

        Raises `Unreadable` for a card that this pack has not.
        """
        self.pack.bit(card)
        ranks = self.pack.ranks
        at, place, ring = ranks.index(self.anchor), ranks.index(card.rank), len(ranks)
        steps = [1 if place >= at else -1] if self.corner == "none" or place == at else [1, -1]
        ways = []
        for step in steps:
            length = (place - at) * step % ring + 1
            ways.append(tuple(Card(ranks[(at + step * i) % ring], card.suit, card.copy) for i in range(length)))
        return tuple(ways)

    def way_to(self, card: Card) -> tuple[Card, ...]:
        """The shortest way from the seven of its suit to the card, both included.

        >>> SEVENS.way_to(Card.parse("9D"))
        (Card('7D'), Card('8D'), Card('9D'))
        """
        return min(self.ways_to(card), key=len)

    def joined(self, laid: int) -> int:
        """Of the laid places, the mask of those joined to a seven without a gap."""
        seen, waiting = 0, laid & self.anchors
        while waiting:
            place = waiting & -waiting
            seen |= place
            waiting = (waiting | self.opens[place] & laid) & ~seen
        return seen

    def open_ends(self, laid: int) -> int:
        """The mask of the places that fit when these are laid."""
        ends = self.anchors
        for place in bits_of(self.joined(laid)):
            ends |= self.opens[place]
        ends &= ~laid
        if self.corner == "one_way":
            for way in self._columns():
                ends &= ~self._closed(laid, way)
        return ends

    def _columns(self) -> tuple[tuple[Suit, int], ...]:
        return tuple((suit, row) for row in range(self.pack.copies) for suit in self.pack.suits)

    def _closed(self, laid: int, column: tuple[Suit, int]) -> int:
        """The end that the other end has closed by going round the corner between king and ace; 0 if none has (Q-PA-1)."""
        up, down = self.walk(laid, column, 1), self.walk(laid, column, -1)
        if not up or len(up) == len(self.pack.ranks):
            return 0
        ranks, at = self.pack.ranks, self.pack.ranks.index(self.anchor)
        above = self.pack.bit(Card(ranks[(at + len(up)) % len(ranks)], *column))
        below = self.pack.bit(Card(ranks[(at - len(down)) % len(ranks)], *column))
        closed = below if Rank.KING in up else above if Rank.ACE in down else 0
        return 0 if above == below else closed

    def walk(self, laid: int, column: tuple[Suit, int], step: int) -> list[Rank]:
        """The ranks of one column that lie without a gap from the seven up (step 1) or down (step -1), the seven first."""
        ranks = self.pack.ranks
        found: list[Rank] = []
        at = ranks.index(self.anchor)
        while len(found) < len(ranks) and (self.corner != "none" or 0 <= at < len(ranks)):
            rank = ranks[at % len(ranks)]
            if not self.pack.bit(Card(rank, *column)) & laid:
                break
            found.append(rank)
            at += step
        return found


SEVENS = Shape()
"""Columns of the French pack that grow from the seven, ace low (FT-05)."""


@dataclass(frozen=True, slots=True)
class Layout:
    """What lies on the table: `laid` and `open_ends` are masks of the places of the shape.

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
        """The layout with these places laid, gaps allowed."""
        check_kind("shape", shape, Shape, "the shape of a layout, such as SEVENS")
        return cls(shape, laid, shape.open_ends(shape.pack.check_mask(laid)))

    @classmethod
    def parse(cls, text: str, shape: Shape = SEVENS) -> Layout:
        """The layout a text such as `S 5-8; H 7; D 4-9,J` describes; suits left out are not open.

        With two packs, `S 7-9 | 7` gives the two rows of a suit. Raises `Unreadable` with what was expected.
        """
        cards: list[Card] = []
        check_kind("shape", shape, Shape, "the shape of a layout, such as SEVENS")
        for part in filter(None, (p.strip() for p in check_text(text, "a layout such as D 4-9").replace("\n", ";").split(";"))):
            letter, _, rows = part.partition(" ")
            suit = _suit(letter, shape.pack)
            for row, runs in enumerate(rows.split(ROWS)):
                if row >= shape.pack.copies:
                    raise Unreadable(part, "no more rows than there are packs")
                for run in filter(None, (r.strip() for r in runs.split(","))):
                    cards += _run(run, suit, row, shape.pack)
        return cls.of(shape.pack.mask(cards), shape)

    def with_card(self, bit: int) -> Layout:
        """The layout with one more place filled. A card that joins no column yet leaves the ends as they are."""
        shape = self.shape
        try:
            laid, opened = self.laid | bit, shape.opens[bit]
        except (KeyError, TypeError):
            raise InvalidOption("bit", bit, "the bit of one place of this layout") from None
        if bit & self.open_ends and not opened & laid:
            return new_layout(shape, laid, self.open_ends ^ bit | opened)
        if shape.corner == "none" and not bit & self.open_ends:
            return new_layout(shape, laid, self.open_ends)
        return Layout(shape, laid, shape.open_ends(laid))

    @property
    def fitting(self) -> int:
        """The mask of the cards that fit an open end: each card and its copy."""
        return self.shape.pack.alike(self.open_ends)

    def column(self, suit: Suit, row: int = 0) -> tuple[Card, ...]:
        """The cards of one column, from its lower to its upper end; empty while its seven is missing."""
        shape = self.shape
        shape.pack.suit_mask(suit, row)
        laid = shape.pack.alike(self.laid) if shape.loose else self.laid
        up, down = (shape.walk(laid, (suit, row), step) for step in (1, -1))
        ranks = [*reversed(down), *up[1:]] if len(up) < len(shape.pack.ranks) else up
        cards = (Card(rank, suit, row) for rank in ranks)
        return tuple(card for card in cards if shape.pack.bit(card) & self.laid)

    def ends(self, suit: Suit, row: int = 0) -> tuple[Card, ...]:
        """The places that fit in one column now, low to high (at most two); none when it is complete (FT-24)."""
        pack = self.shape.pack
        return pack.unmask(self.open_ends & pack.suit_mask(suit, row))

    def missing_before(self, card: Card) -> tuple[Card, ...]:
        """The cards that must be laid before this one fits, the first to be laid first; empty if it fits now.

        >>> Layout.parse("C 6-9").missing_before(Card.parse("QC"))
        (Card('10C'), Card('JC'))
        """
        pack = self.shape.pack
        pack.bit(card)
        laid = pack.alike(self.laid) if self.shape.loose else self.laid
        found = []
        for row in range(pack.copies):
            for way in self.shape.ways_to(Card(card.rank, card.suit, row)):
                missing = [c for c in way[:-1] if not pack.bits[c] & laid]
                if pack.bits[missing[0] if missing else way[-1]] & self.open_ends:
                    found.append(tuple(Card(c.rank, c.suit) for c in missing))
        return min(found, key=len, default=())

    def __str__(self) -> str:
        """The text that `parse` reads."""
        pack = self.shape.pack
        parts = []
        for suit in pack.suits:
            rows = [",".join(_runs(self, suit, row)) for row in range(pack.copies)]
            if any(rows):
                parts.append(f"{suit} {f' {ROWS} '.join(rows)}".rstrip(f" {ROWS}"))
        return "; ".join(parts)

    def __repr__(self) -> str:
        return f"<Layout {str(self) or show.NOTHING}>"

    def _repr_html_(self) -> str:
        return show.lying(self)


new_layout = builder(Layout)


def _runs(layout: Layout, suit: Suit, row: int) -> list[str]:
    pack = layout.shape.pack
    runs: list[list[Card]] = []
    for card in pack.unmask(layout.laid & pack.suit_mask(suit, row)):
        if runs and pack.bit(card) == pack.bit(runs[-1][-1]) << 1:
            runs[-1].append(card)
        else:
            runs.append([card])
    return [r[0].rank.value if len(r) == 1 else f"{r[0].rank}-{r[-1].rank}" for r in runs]


def _suit(text: str, pack: Pack) -> Suit:
    for suit in pack.suits:
        if text.upper().removesuffix("\ufe0f") in {suit.value, suit.symbol}:
            return suit
    letters = ", ".join(suit.value for suit in pack.suits[:-1])
    raise Unreadable(text, f"a suit: {letters} or {pack.suits[-1]}, then a space and its cards, such as {pack.suits[0]} 5-8")


def _run(text: str, suit: Suit, row: int, pack: Pack) -> list[Card]:
    low, dash, high = text.partition("-")
    first, last = (Card.parse(rank.strip() + suit).rank for rank in ((low, high) if dash else (low, low)))
    if {first, last} - set(pack.ranks):
        raise Unreadable(text, "ranks of this pack")
    start, stop = pack.ranks.index(first), pack.ranks.index(last)
    if start > stop:
        raise Unreadable(text, "a run from low to high, such as 5-8")
    return [Card(rank, suit, row) for rank in pack.ranks[start : stop + 1]]
