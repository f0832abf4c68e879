"""What a page's own directives say in its notebook."""

from __future__ import annotations

import re

from sevens_book.markdown import PlainText


def said(source: str) -> str:
    """The text of a notebook in which every sentence is translated into capitals."""
    return PlainText(str.upper, "en").cell(source)


def test_a_trick_is_said_round_by_round_above_its_caption() -> None:
    assert said(":::{trick} Yours.\n:leader: 1\n9L 7H\n:::") == "1. North: nine of leaves, You: seven of hearts\n\nYOURS."


def test_a_board_is_followed_by_the_cards_beside_it() -> None:
    text = said(":::{board} Yours.\n:game: shichi_narabe\n:hand: 9S KS\n:shown: QD\nS 5-8\n:::")
    lines = [re.sub("<[^>]+>|\ufe0e", "", line) for line in text.splitlines()[1:] if line]
    assert lines == ["**Exposed cards** Q♦", "**Hand** ↑9♠ K♠", "YOURS."]


def test_cards_of_a_grid_become_a_list() -> None:
    grid = "::::{grid} 1 2\n:gutter: 3\n\n:::{grid-item-card} Rules\n:link: rules\n:link-type: doc\nAll of them.\n:::\n::::"
    assert said(grid).strip() == "* **RULES**: ALL OF THEM."


def test_comments_are_left_out() -> None:
    assert said("% rules: SE-20\n**Must I?** No.") == "**MUST I?** NO."
