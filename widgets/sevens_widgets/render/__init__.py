"""Positions as HTML: the one place where cards, layouts and tables are drawn."""

from pathlib import Path

from sevens_widgets.html import Safe, escape, fill, join, tag
from sevens_widgets.render.board import board
from sevens_widgets.render.cards import card, hand, icon, open_hand, spot, the_card, word_card
from sevens_widgets.render.layout import layout


def sprite() -> Safe:
    """The shapes that every page needs once, for suits and signs."""
    return Safe(Path(__file__).with_name("sprite.svg").read_text("utf-8").replace("\n", ""))


__all__ = [
    "Safe",
    "board",
    "card",
    "escape",
    "fill",
    "hand",
    "icon",
    "join",
    "layout",
    "open_hand",
    "spot",
    "sprite",
    "tag",
    "the_card",
    "word_card",
]
