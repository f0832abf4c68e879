"""What can be wrong with a game that comes from outside, and the words for it."""

from __future__ import annotations

from enum import StrEnum

from sevens_widgets.html import Safe
from sevens_widgets.messages import short
from sevens_widgets.words import Words, mark


class Damage(StrEnum):
    """Why a text or a link is no game that can be opened."""

    NOT_OURS = "not_ours"
    VERSION = "version"
    TOO_LONG = "too_long"
    CUT = "cut"
    RULES = "rules"
    MOVES = "moves"
    OTHER_TABLE = "other_table"


WORDS = {
    Damage.NOT_OURS: mark("It is no game from this book."),
    Damage.VERSION: mark("It was made by another version of this book."),
    Damage.TOO_LONG: mark("It is too long for a game."),
    Damage.CUT: mark("Something is missing from it, or was changed on the way."),
    Damage.RULES: mark("It asks for rules, players or bots that there are not: “{found}”."),
    Damage.MOVES: mark("It holds a move that these rules do not allow: “{found}”."),
    Damage.OTHER_TABLE: mark("It belongs to a table of another game; open it on the page of that game."),
}


class Damaged(ValueError):  # noqa: N818 - reads as a sentence where it is raised
    """A game that cannot be opened; `found` is the part that is wrong."""

    def __init__(self, damage: Damage, found: object = "") -> None:
        super().__init__(damage, found)
        self.damage, self.found = damage, found

    def told(self, words: Words) -> Safe:
        """What is wrong, for the reader."""
        return words.html(WORDS[self.damage], found=short(self.found))
