"""The layout as HTML: one column per suit, lying down, the seven in the middle."""

from __future__ import annotations

from sevens import Card, Layout, Suit
from sevens_widgets.html import Safe, join, tag
from sevens_widgets.render.cards import card, icon, open_hand, spot
from sevens_widgets.words import Words, words


def layout(layout: Layout, words: Words, last: Card | None = None, ends: int | None = None, label: str | None = None) -> Safe:
    """The columns of a layout; `last` is the card just laid.

    `ends` is the mask of the places marked as open; by default the layout's open ends. 0 marks none, as a question needs.
    """
    marked = layout.open_ends if ends is None else ends
    columns = [_column(layout, suit, words, last, marked) for suit in layout.shape.pack.suits]
    return tag(
        "div",
        tag("ul", columns, class_="layout", role="list", aria_label=label or words.say("Layout")),
        class_="layout-box",
    )


def board(text: str, lang: str | None = None, hand: str | None = None, *, ends: bool = True) -> Safe:
    """A position of a chapter: the layout as `Layout.parse` reads it and, if given, a hand such as `3D 9D QS`.

    Raises `Unreadable` for anything else.
    """
    said = words(lang)
    position = Layout.parse(text)
    drawn = layout(position, said, ends=None if ends else 0)
    if hand is None:
        return drawn
    pack = position.shape.pack
    held = pack.mask(hand.split())
    fits = pack.unmask(held & position.open_ends) if ends else ()
    return join(drawn, open_hand(pack.unmask(held), said, said.say("Hand"), fits))


def _column(layout: Layout, suit: Suit, words: Words, last: Card | None, marked: int) -> Safe:
    name = words.suit_name(suit)
    sign = tag("span", icon(suit.lower(), "suit"), class_="word-card", data_suit=suit.lower())
    return tag(
        "li",
        tag("span", says(layout, suit, words, marked), class_="column__says vh"),
        tag("span", sign, " ", name, class_="column__name", aria_hidden="true"),
        tag("span", _spots(layout, suit, words, last, marked), class_="column__spots", aria_hidden="true"),
        class_="column",
    )


def _spots(layout: Layout, suit: Suit, words: Words, last: Card | None, marked: int) -> list[Safe]:
    pack = layout.shape.pack
    places = []
    for rank in pack.ranks:
        place = Card(rank, suit)
        bit = pack.bit(place)
        if layout.laid & bit:
            places.append(card(place, words, ("last",) if place == last else (), named=False))
        else:
            opens = suit if bit & layout.shape.anchors else None
            places.append(spot(rank, words, is_open=bool(marked & bit), suit=opens))
    return places


def says(layout: Layout, suit: Suit, words: Words, marked: int) -> str:
    """A column in one sentence: "Spades: four to nine; next three or ten."."""
    pack = layout.shape.pack
    cards = layout.column(suit)
    facts = {"suit": words.suit_title(suit), "column": _run(cards, words)}
    nexts = [words.rank_name(c.rank) for c in pack.unmask(marked & pack.suit_mask(suit))]
    if not cards:
        sentence = words.say("{suit}: not open; waits for the seven.", **facts)
    elif len(cards) == len(pack.ranks):
        sentence = words.say("{suit}: complete, {column}.", **facts)
    elif len(nexts) == 2:
        sentence = words.say("{suit}: {column}; next {lower} or {higher}.", lower=nexts[0], higher=nexts[1], **facts)
    elif nexts:
        sentence = words.say("{suit}: {column}; next {only}.", only=nexts[0], **facts)
    else:
        sentence = words.say("{suit}: {column}.", **facts)
    return " ".join((sentence, *_beyond(layout, suit, cards, words)))


def _run(cards: tuple[Card, ...], words: Words) -> str:
    if len(cards) < 2:
        return "".join(words.rank_name(c.rank) for c in cards)
    return words.say("{low} to {high}", low=words.rank_name(cards[0].rank), high=words.rank_name(cards[-1].rank))


def _beyond(layout: Layout, suit: Suit, column: tuple[Card, ...], words: Words) -> list[str]:
    pack = layout.shape.pack
    apart = layout.laid & pack.suit_mask(suit) & ~pack.mask(column)
    names = ", ".join(words.rank_name(c.rank) for c in pack.unmask(apart))
    return [words.say("Beyond a gap: {cards}.", cards=names)] if names else []
