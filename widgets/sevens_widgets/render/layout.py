"""The layout as HTML: the columns lie down, one below the other, the card that opens them in the middle."""

from __future__ import annotations

from dataclasses import dataclass

from sevens import Card, Layout, Shape, Suit
from sevens_widgets.html import Safe, tag
from sevens_widgets.render.cards import card, icon, spot, suit_code
from sevens_widgets.words import Words


@dataclass(frozen=True, slots=True)
class Marks:
    """What is shown of a layout beside its cards, as masks of its places."""

    ends: int
    """The places that are open; 0 shows none, as a question needs."""
    last: Card | None = None
    """The place filled last."""
    jokers: int = 0
    """The places that jokers fill."""
    ghosts: int = 0
    """The places beyond a gap where a ghost's cards lie."""
    pointed_at: int = 0
    """The places that are spoken of."""
    why: str = ""
    """What is said of them in a column, as a message with `{cards}`."""


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a layout: a suit, and which of its rows."""

    layout: Layout
    suit: Suit
    row: int

    @property
    def shape(self) -> Shape:
        """How the columns of this layout grow."""
        return self.layout.shape

    @property
    def mask(self) -> int:
        """The mask of its places."""
        return self.shape.pack.suit_mask(self.suit, self.row)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Its cards without a gap, from the lower to the upper end."""
        return self.layout.column(self.suit, self.row)

    def cards_of(self, mask: int) -> tuple[Card, ...]:
        """The cards of a mask that have their place here."""
        return self.shape.pack.unmask(mask & self.mask)


def layout(
    layout: Layout, words: Words, last: Card | None = None, ends: int | None = None, label: str | None = None,
    *, jokers: int = 0, ghosts: int = 0, pointed_at: int = 0, why: str = "",
) -> Safe:  # fmt: skip
    """The columns of a layout, with what `Marks` says of it. By default the layout's open ends are marked."""
    marks = Marks(layout.open_ends if ends is None else ends, last, jokers, ghosts, pointed_at, why)
    shape = layout.shape
    columns = [Column(layout, suit, row) for suit in shape.pack.suits for row in range(shape.pack.copies)]
    style = f"--ranks:{len(shape.pack.ranks)};--at:{shape.pack.ranks.index(shape.anchor)}"
    drawn = tag(
        "ul", [_column(column, words, marks) for column in columns], class_="layout", role="list",
        aria_label=label or words.say("Layout"), style=style,
    )  # fmt: skip
    return tag("div", drawn, class_="layout-box")


def _column(column: Column, words: Words, marks: Marks) -> Safe:
    sign = tag("span", icon(suit_code(column.suit), "suit"), class_="word-card", data_suit=suit_code(column.suit))
    name = [sign, " ", words.suit_name(column.suit)] if column.row == 0 else []
    return tag(
        "li",
        tag("span", says(column, words, marks), class_="column__says vh"),
        tag("span", name, class_="column__name", aria_hidden="true"),
        tag("span", _spots(column, words, marks), class_="column__spots", aria_hidden="true"),
        class_="column",
        data_row=column.row + 1 if column.row else None,
    )


def _spots(column: Column, words: Words, marks: Marks) -> list[Safe]:
    pack = column.shape.pack
    places = []
    for rank in pack.ranks:
        place = Card(rank, column.suit, column.row)
        bit = pack.bit(place)
        if column.layout.laid & bit:
            states: tuple[str, ...] = ("last",) if place == marks.last else ("ghost",) if bit & marks.ghosts else ()
            states += ("marked",) if bit & marks.pointed_at else ()
            places.append(card(place, words, states, named=False, big="jk" if bit & marks.jokers else None))
        else:
            opens = column.suit if bit & column.shape.anchors else None
            is_open, is_marked = bool(marks.ends & bit), bool(marks.pointed_at & bit)
            places.append(spot(rank, words, is_open=is_open, is_marked=is_marked, suit=opens))
    return places


def says(column: Column, words: Words, marks: Marks) -> str:
    """A column in one sentence, and what is special about it: "Spades: four to nine; next three or ten."."""
    return " ".join((_sentence(column, words, marks), *_special(column, words, marks)))


def _sentence(column: Column, words: Words, marks: Marks) -> str:
    cards, ranks = column.cards, column.shape.pack.ranks
    facts = {"suit": _title(column, words), "column": _run(cards, column.shape, words)}
    nexts = [_rank(c, words) for c in column.cards_of(marks.ends)]
    if not cards:
        anchor = words.rank_name(column.shape.anchor, column.suit)
        return words.say("{suit}: not open; waits for the {anchor}.", anchor=anchor, **facts)
    if len(cards) == len(ranks):
        ends = (Card(ranks[0], column.suit), Card(ranks[-1], column.suit))
        return words.say("{suit}: complete, {column}.", suit=facts["suit"], column=_run(ends, column.shape, words))
    if len(nexts) == 2:
        return words.say("{suit}: {column}; next {lower} or {higher}.", lower=nexts[0], higher=nexts[1], **facts)
    if nexts:
        return words.say("{suit}: {column}; next {only}.", only=", ".join(nexts), **facts)
    return words.say("{suit}: {column}.", **facts)


def _title(column: Column, words: Words) -> str:
    suit = words.suit_title(column.suit)
    if column.shape.pack.copies == 1:
        return suit
    return words.say("{suit}, row {number}", suit=suit, number=column.row + 1)


def _rank(card: Card, words: Words) -> str:
    return words.rank_name(card.rank, card.suit)


def _run(cards: tuple[Card, ...], shape: Shape, words: Words) -> str:
    """The cards from the first to the last; in loose rows there may be some between that lie in the other row."""
    names = [_rank(c, words) for c in cards]
    ranks = shape.pack.ranks
    if len(cards) < 2:
        return "".join(names)
    between = (ranks.index(cards[-1].rank) - ranks.index(cards[0].rank)) % len(ranks)
    if shape.loose and between >= len(cards):
        return ", ".join(names)
    return words.say("{low} to {high}", low=names[0], high=names[-1])


def _special(column: Column, words: Words, marks: Marks) -> list[str]:
    """The cards beyond a gap, those of ghosts among them, the places of jokers, and those spoken of."""
    apart = column.layout.laid & ~column.shape.pack.mask(column.cards)

    def names(mask: int) -> str:
        return ", ".join(_rank(c, words) for c in column.cards_of(mask))

    said = []
    if beyond := names(apart & ~marks.ghosts):
        said.append(words.say("Beyond a gap: {cards}.", cards=beyond))
    if haunted := names(apart & marks.ghosts):
        said.append(words.say("Beyond a gap, laid by a ghost: {cards}.", cards=haunted))
    if wild := names(column.layout.laid & marks.jokers):
        said.append(words.say("Filled by a joker: {cards}.", cards=wild))
    if pointed := names(marks.pointed_at):
        said.append(words.say(marks.why, cards=pointed))
    return said
