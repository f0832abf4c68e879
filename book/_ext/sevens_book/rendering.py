"""How cards, layouts and tricks of the text are drawn: by the widgets' renderer, in the language of the build."""

from typing import Any

from sevens import Card, Layout, Rank, Suit, preset
from sevens_widgets import render
from sevens_widgets.sedma.written import WrittenTrick
from sevens_widgets.words import words


def card_name(text: str, language: str) -> str:
    """The spoken name of a card. Raises `Unreadable`, a ValueError, if the text names none."""
    return words(language).card_name(Card.parse(text))


def rank_name(rank: Rank, language: str, suit: Suit = Suit.NONE) -> str:
    """The spoken name of a rank: "jack", or of a Spanish suit "sota"."""
    return words(language).rank_name(rank, suit)


def word_card(text: str, language: str) -> str:
    """A card in a sentence as HTML."""
    return str(render.word_card(Card.parse(text), words(language)))


def board(position: str, language: str, **more: Any) -> str:
    """A layout as HTML; `more` is what else `render.board` draws. Raises a `ValueError` as that does."""
    return str(render.board(position, language, **more))


def plain_board(position: str, game: str = "fan_tan") -> str:
    """A layout of this preset as the small table that it is in any notebook."""
    return Layout.parse(position, preset(game).shape)._repr_html_()


def trick(text: str, leader: int, language: str) -> str:
    """A trick of Sedma as HTML, a line of the text for each round. Raises `Unreadable` for one that cannot be."""
    written = WrittenTrick.parse(text, leader)
    return f'<div class="layout-box" style="--seats:{written.rules.players}">{written.drawn(words(language))}</div>'


def plain_trick(text: str, leader: int, language: str) -> str:
    """The same in words."""
    return WrittenTrick.parse(text, leader).plain(words(language))
