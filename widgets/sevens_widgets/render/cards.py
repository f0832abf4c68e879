"""Cards, places and hands as HTML."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache, lru_cache

from sevens import Card, Rank, Suit
from sevens.cards import SYMBOLS
from sevens_widgets.html import Content, Safe, join, tag
from sevens_widgets.words import Words, mark

STATES = {
    "playable": mark("{card}, playable"),
    "blocked": mark("{card}, not playable"),
    "hint": mark("{card}, hint"),
}
BADGES = {"hint": "bulb"}


@cache
def icon(name: str, class_: str = "icon") -> Safe:
    """A shape of the page's sprite."""
    return tag("svg", tag("use", href=f"#sv-{name}"), class_=class_, aria_hidden="true")


def suit_code(suit: Suit) -> str:
    """The suit as style sheets and the sprite name it; `jk` for that of a joker."""
    return suit.lower() if suit in SYMBOLS else suit.value or "jk"


def suit_mark(suit: Suit) -> Safe:
    """The sign of a suit."""
    return icon(suit_code(suit), "suit")


@lru_cache(1 << 10)
def face(card: Card, words: Words, big: str | None = None) -> Safe:
    """What is printed on a card: its index and one large sign, by default that of its suit."""
    sign = icon(big or suit_code(card.suit), "card__big")
    if card.rank is Rank.JOKER:
        return join(tag("span", suit_mark(card.suit), class_="card__index joker", aria_hidden="true"), sign)
    rank = tag("span", words.index(card.rank), class_="card__rank", data_wide=is_wide(card.rank))
    return join(tag("span", rank, suit_mark(card.suit), class_="card__index", aria_hidden="true"), sign)


def is_wide(rank: Rank) -> bool:
    """Whether the index has two figures."""
    return rank in {Rank.TEN, Rank.CABALLO, Rank.REY}


@lru_cache(1 << 12)
def card(
    card: Card,
    words: Words,
    states: tuple[str, ...] = (),
    *,
    button: bool = False,
    size: str | None = None,
    named: bool = True,
    name: str | None = None,
    big: str | None = None,
    described_by: str | None = None,
) -> Safe:
    """A card that lies there, or one that can be chosen; `named` gives it its spoken name, or the `name` it has here."""
    badges = [tag("span", icon(BADGES[s]), class_="card__badge", aria_hidden="true") for s in states if s in BADGES]
    return tag(
        "button" if button else "span",
        face(card, words, big or ("ghost" if "ghost" in states else None)),
        badges,
        tag("span", spoken(name or words.card_name(card), words, states), class_="vh") if named else None,
        class_="card",
        type="button" if button else None,
        data_card=str(card),
        data_suit=suit_code(card.suit),
        data_state=" ".join(states) or None,
        data_size=size,
        aria_describedby=described_by,
    )


def spoken(name: str, words: Words, states: Sequence[str] = ()) -> str:
    """The name of a card with its states: "three of diamonds, playable, hint"."""
    for state in states:
        if state in STATES:
            name = words.say(STATES[state], card=name)
    return name


@lru_cache(1 << 10)
def word_card(card: Card, words: Words) -> Safe:
    """A card named inside a sentence."""
    index = None if card.rank is Rank.JOKER else words.index(card.rank)
    seen = tag("span", index, suit_mark(card.suit), aria_hidden="true")
    named = tag("span", words.card_name(card), class_="vh")
    return tag("span", seen, named, class_="word-card", data_suit=suit_code(card.suit))


@lru_cache(1 << 10)
def the_card(card: Card, words: Words) -> Safe:
    """A card named inside a sentence, with its article."""
    return words.the(card, word_card(card, words))


def word_rank(card: Card, words: Words) -> Safe:
    """The rank of a card named inside a sentence: its index to see, its name to hear."""
    index, name = words.index(card.rank), words.rank_name(card.rank, card.suit)
    if index.isdecimal() and card.suit in SYMBOLS:
        return Safe(index)
    return join(tag("span", index, aria_hidden="true"), tag("span", name, class_="vh"))


@lru_cache(1 << 10)
def spot(
    rank: Rank, words: Words, *, is_open: bool = False, is_marked: bool = False, size: str | None = None,
    suit: Suit | None = None,
) -> Safe:  # fmt: skip
    """A missing place with its rank; an open end is marked. A place that opens a column shows the column's suit."""
    return tag(
        "span", words.index(rank), suit_mark(suit) if suit else None, class_="spot",
        data_open=is_open, data_marked=is_marked, data_wide=is_wide(rank), data_size=size, data_anchor=suit is not None,
    )  # fmt: skip


def hand(items: Sequence[Content], label: str, *, size: int, one_row: bool = False) -> Safe:
    """A hand of so many cards; `items` are its list items."""
    style = f"--n:{max(1, size)};--half:{max(1, (size + 1) // 2)}"
    rows = "1" if one_row else None
    cards = tag("ul", items, class_="hand", role="list", aria_label=label, style=style, data_rows=rows)
    return tag("div", cards, class_="hand-box")


def open_hand(cards: Sequence[Card], words: Words, label: str, playable: Collection[Card] = ()) -> Safe:
    """A hand that is only looked at, in one row."""
    items = [
        tag("li", card(c, words, ("playable",) if c in playable else ()), class_="hand__card")
        for c in cards
    ]  # fmt: skip
    return hand(items, label, size=len(cards), one_row=len(cards) <= 8)
