"""What a page's own directives say in its notebook."""

from __future__ import annotations

from sevens_book.markdown import PlainText


def said(source: str) -> str:
    """The text of a notebook in which every sentence is translated into capitals."""
    return PlainText(str.upper, "en").cell(source)


def test_a_trick_is_said_round_by_round_above_its_caption() -> None:
    assert said(":::{trick} Yours.\n:leader: 1\n9L 7H\n:::") == "1. North: nine of leaves, You: seven of hearts\n\nYOURS."


def test_cards_of_a_grid_become_a_list() -> None:
    grid = "::::{grid} 1 2\n:gutter: 3\n\n:::{grid-item-card} Rules\n:link: rules\n:link-type: doc\nAll of them.\n:::\n::::"
    assert said(grid).strip() == "* **RULES**: ALL OF THEM."


def test_comments_are_left_out() -> None:
    assert said("% rules: SE-20\n**Must I?** No.") == "**MUST I?** NO."
