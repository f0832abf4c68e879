"""How cards and layouts of the text are drawn: by the widgets' renderer, in the language of the build."""

from sevens import Card, Rank, Suit
from sevens_widgets import render
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


def board(position: str, language: str) -> str:
    """A layout as HTML, from the text that `render.position` reads. Raises `Unreadable` for any other text."""
    return str(render.board(position, language))


def plain_board(position: str) -> str:
    """A layout as the small table that it is in any notebook."""
    return render.position(position)._repr_html_()
