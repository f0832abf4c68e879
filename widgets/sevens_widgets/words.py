"""The words of the widgets, in the reader's language.

Messages are whole English sentences with `{named}` places; catalogues hold the other languages. English needs none.
"""

from __future__ import annotations

import os
from functools import cache
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files

from sevens import Card, InvalidOption, Rank, Suit
from sevens_widgets.html import Safe, fill

DOMAIN = "sevens_widgets"
SOURCE = "en"


def mark(message: str) -> str:
    """A message that is looked up later; this name tells the extractor where it is."""
    return message


def mark_in(context: str, message: str) -> tuple[str, str]:
    """The same for a message that has a context."""
    return context, message


SUITS = {Suit.SPADES: mark("spades"), Suit.HEARTS: mark("hearts"), Suit.CLUBS: mark("clubs"), Suit.DIAMONDS: mark("diamonds")}
RANKS = {
    Rank.ACE: mark("ace"),
    Rank.TWO: mark("two"),
    Rank.THREE: mark("three"),
    Rank.FOUR: mark("four"),
    Rank.FIVE: mark("five"),
    Rank.SIX: mark("six"),
    Rank.SEVEN: mark("seven"),
    Rank.EIGHT: mark("eight"),
    Rank.NINE: mark("nine"),
    Rank.TEN: mark("ten"),
    Rank.JACK: mark("jack"),
    Rank.QUEEN: mark("queen"),
    Rank.KING: mark("king"),
}
INDICES = {
    Rank.ACE: mark_in("index", "A"),
    Rank.JACK: mark_in("index", "J"),
    Rank.QUEEN: mark_in("index", "Q"),
    Rank.KING: mark_in("index", "K"),
}
ARTICLES = {
    Rank.ACE: mark_in("ace", "the {card}"),
    Rank.TWO: mark_in("two", "the {card}"),
    Rank.THREE: mark_in("three", "the {card}"),
    Rank.FOUR: mark_in("four", "the {card}"),
    Rank.FIVE: mark_in("five", "the {card}"),
    Rank.SIX: mark_in("six", "the {card}"),
    Rank.SEVEN: mark_in("seven", "the {card}"),
    Rank.EIGHT: mark_in("eight", "the {card}"),
    Rank.NINE: mark_in("nine", "the {card}"),
    Rank.TEN: mark_in("ten", "the {card}"),
    Rank.JACK: mark_in("jack", "the {card}"),
    Rank.QUEEN: mark_in("queen", "the {card}"),
    Rank.KING: mark_in("king", "the {card}"),
}


class Words:
    """One language: its messages, card names and numbers."""

    def __init__(self, lang: str, catalogue: NullTranslations) -> None:
        self.lang = lang
        self._catalogue = catalogue

    def say(self, message: str, /, **facts: object) -> str:
        """A message as plain text."""
        text = self._catalogue.gettext(message)
        return text.format_map(facts) if facts else text

    def html(self, message: str, /, **facts: object) -> Safe:
        """A message as HTML; facts may be HTML themselves."""
        return fill(self._catalogue.gettext(message), facts)

    def count(self, one: str, many: str, n: int, /, **facts: object) -> Safe:
        """A message about `{n}` things, as HTML, in the form that the number asks for."""
        return fill(self._catalogue.ngettext(one, many, n), {"n": self.number(n), **facts})

    def within(self, pair: tuple[str, str], /, **facts: object) -> Safe:
        """A message that has a context, as HTML."""
        return fill(self._catalogue.pgettext(*pair), facts)

    def suit_name(self, suit: Suit) -> str:
        """The name of a suit: "spades", "pique", "Pik"."""
        return self.say(SUITS[suit])

    def suit_title(self, suit: Suit) -> str:
        """The name of a suit as it stands at the beginning of a sentence."""
        name = self.suit_name(suit)
        return name[0].upper() + name[1:]

    def rank_name(self, rank: Rank) -> str:
        """The name of a rank: "jack", "valet", "Bube"."""
        return self.say(RANKS[rank])

    def index(self, rank: Rank) -> str:
        """The letter or number in the corner of a card."""
        return str(self.within(INDICES[rank])) if rank in INDICES else rank.value

    def card_name(self, card: Card) -> str:
        """The card as it is spoken: "seven of diamonds", "sept de carreau", "Karo-Sieben"."""
        return self.say("{rank} of {suit}", rank=self.rank_name(card.rank), suit=self.suit_name(card.suit))

    def the(self, card: Card, shown: str) -> Safe:
        """A card in a sentence with its article; `shown` is the card as text or HTML."""
        return self.within(ARTICLES[card.rank], card=shown)

    def listing(self, parts: list[Safe]) -> Safe:
        """Parts of a sentence as a list: "a, b and c"."""
        if len(parts) < 2:
            return Safe("".join(parts))
        head = parts[0]
        for part in parts[1:-1]:
            head = self.html("{first}, {next}", first=head, next=part)
        return self.html("{first} and {last}", first=head, last=parts[-1])

    def number(self, value: int) -> str:
        """A whole number, its thousands parted as in this language."""
        return f"{value:,}".replace(",", str(self.within(mark_in("between thousands", ","))))

    def decimal(self, value: float, digits: int = 1) -> str:
        """A number with so many digits after the language's decimal sign, and with a true minus."""
        return f"{value:.{digits}f}".replace("-", "−").replace(".", str(self.within(mark_in("decimal sign", "."))))

    def percent(self, share: float, digits: int = 1) -> str:
        """A share from 0 to 1 as per cent."""
        return self.say("{number} %", number=self.decimal(100 * share, digits))


def languages() -> tuple[str, ...]:
    """The languages there are: that of the sources first, then those with a catalogue."""
    others = sorted(entry.name for entry in (files(__package__) / "locale").iterdir() if not entry.name.startswith("."))
    return (SOURCE, *others)


def words(lang: str | None = None) -> Words:
    """The words of a language; by default the one in `BOOK_LANGUAGE`, else English. Raises `InvalidOption` for an unknown one."""
    return _words(lang if lang is not None else os.environ.get("BOOK_LANGUAGE") or SOURCE)


@cache
def _words(lang: str) -> Words:
    if lang == SOURCE:
        return Words(lang, NullTranslations())
    if lang not in languages():
        raise InvalidOption("lang", lang, languages())
    compiled = files(__package__) / "locale" / lang / "LC_MESSAGES" / f"{DOMAIN}.mo"
    with compiled.open("rb") as file:
        return Words(lang, GNUTranslations(file))
