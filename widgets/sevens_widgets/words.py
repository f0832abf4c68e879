"""The words of the widgets, in the reader's language.

Messages are whole English sentences with `{named}` places; catalogues hold the other languages. English needs none.
"""

from __future__ import annotations

import os
from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path

from sevens import Card, InvalidOption, Rank, Suit
from sevens.checks import check_kind
from sevens_widgets.card_names import ARTICLES, INDICES, OF_SUIT, RANKS, SPANISH_RANKS, SUITS
from sevens_widgets.html import Safe, fill
from sevens_widgets.marks import mark, mark_in

__all__ = ["Words", "languages", "mark", "mark_in", "words"]

DOMAIN = "sevens_widgets"
SOURCE = "en"
CATALOGUES = Path(__file__).parent / "locale"


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

    def rank_name(self, rank: Rank, suit: Suit = Suit.NONE) -> str:
        """The name of a rank: "jack", "valet", "Bube"; of a Spanish suit, a 10 is the sota."""
        return self.say(SPANISH_RANKS[rank] if suit in OF_SUIT and rank in SPANISH_RANKS else RANKS[rank])

    def index(self, rank: Rank) -> str:
        """The letter or number in the corner of a card."""
        return str(self.within(INDICES[rank])) if rank in INDICES else rank.value

    def card_name(self, card: Card) -> str:
        """The card as it is spoken: "seven of diamonds", "sept de carreau", "Karo-Sieben"."""
        rank = self.rank_name(card.rank, card.suit)
        if card.rank is Rank.JOKER:
            return rank
        suit = self.suit_name(card.suit)
        if card.suit in OF_SUIT:
            return str(self.within(OF_SUIT[card.suit], rank=rank, suit=suit))
        return self.say("{rank} of {suit}", rank=rank, suit=suit)

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

    @property
    def semicolon(self) -> str:
        """What stands between the parts of a row, with the space that this language puts before it."""
        return str(self.within(mark_in("between parts", "; ")))

    def number(self, value: int) -> str:
        """A whole number, its thousands parted as in this language, and with a true minus."""
        return f"{value:,}".replace("-", "−").replace(",", str(self.within(mark_in("between thousands", ","))))

    def decimal(self, value: float, digits: int = 1) -> str:
        """A number with so many digits after the language's decimal sign, and with a true minus."""
        return f"{value:z.{digits}f}".replace("-", "−").replace(".", str(self.within(mark_in("decimal sign", "."))))

    def percent(self, share: float, digits: int = 1) -> str:
        """A share from 0 to 1 as per cent."""
        return self.say("{number} %", number=self.decimal(100 * share, digits))


def languages() -> tuple[str, ...]:
    """The languages there are: that of the sources first, then those with a catalogue, of which there may be none."""
    return (SOURCE, *sorted(entry.name for entry in CATALOGUES.glob("[!.]*")))


def words(lang: str | None = None) -> Words:
    """The words of a language; by default the one in `BOOK_LANGUAGE`, else English. Raises `InvalidOption` for an unknown one."""
    wanted = lang if lang is not None else os.environ.get("BOOK_LANGUAGE") or SOURCE
    return _words(check_kind("lang", wanted, str, ", ".join(map(repr, languages()))))


@cache
def _words(lang: str) -> Words:
    if lang == SOURCE:
        return Words(lang, NullTranslations())
    if lang not in languages():
        raise InvalidOption("lang", lang, languages())
    compiled = CATALOGUES / lang / "LC_MESSAGES" / f"{DOMAIN}.mo"
    with compiled.open("rb") as file:
        return Words(lang, GNUTranslations(file))
