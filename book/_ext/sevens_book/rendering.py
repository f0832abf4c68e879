"""How cards, layouts and tricks of the text are drawn: by the widgets' renderer, in the language of the build."""

from typing import Any

from sevens import Card, Layout, Rank, Suit, preset, show
from sevens_widgets import render
from sevens_widgets.sedma.written import WrittenTrick
from sevens_widgets.words import words

MORE_CARDS = {"shown": "Exposed cards", "hand": "Hand", "jokers": "Jokers"}
"""What a board may have beside its layout, and what that is called."""
LIFTED = "\u2191"
"""Stands before a card of a hand that fits."""


def card_name(text: str, language: str) -> str:
    """The spoken name of a card. Raises `Unreadable`, a ValueError, if the text names none."""
    return words(language).card_name(Card.parse(text))


def rank_name(rank: Rank, language: str, suit: Suit = Suit.NONE) -> str:
    """The spoken name of a rank: "jack", or of a Spanish suit "sota"."""
    return words(language).rank_name(rank, suit)


def rank_title(rank: Rank, language: str, suit: Suit = Suit.NONE) -> str:
    """The name of a rank as it stands at the head of a row: "Jack"."""
    name = rank_name(rank, language, suit)
    return name[0].upper() + name[1:]


def word_card(text: str, language: str) -> str:
    """A card in a sentence as HTML."""
    return str(render.word_card(Card.parse(text), words(language)))


def board(position: str, language: str, **more: Any) -> str:
    """A layout as HTML; `more` is what else `render.board` draws. Raises a `ValueError` as that does."""
    return str(render.board(position, language, **more))


def plain_board(position: str, language: str, *, game: str = "fan_tan", **more: str) -> list[str]:
    """A layout as the small table that it is in any notebook, and lines of more cards; an arrow before those that fit."""
    layout, said = Layout.parse(position, preset(game).shape), words(language)
    pack = layout.shape.pack
    lines = [layout._repr_html_()]
    for name, title in MORE_CARDS.items():
        cards = pack.unmask(pack.mask(more.get(name, "").split()))
        lifted = layout.fitting if name == "hand" else 0
        shown = [LIFTED * bool(pack.bit(card) & lifted) + show.one(card) for card in cards]
        lines += ["", f"**{said.say(title)}** {' '.join(shown)}"] if cards else []
    return lines


def trick(text: str, leader: int, language: str) -> str:
    """A trick of Sedma as HTML, a line of the text for each round. Raises `Unreadable` for one that cannot be."""
    written = WrittenTrick.parse(text, leader)
    return f'<div class="layout-box" style="--seats:{written.rules.players}">{written.drawn(words(language))}</div>'


def plain_trick(text: str, leader: int, language: str) -> str:
    """The same in words."""
    return WrittenTrick.parse(text, leader).plain(words(language))
