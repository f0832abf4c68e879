from __future__ import annotations

import pytest

from sevens import IllegalMove, InvalidOption, SevensError, ShichiNarabe, Unreadable, parse_move
from tests.positions import move, position


def test_every_error_is_a_value_error_of_this_package() -> None:
    for kind in (Unreadable, InvalidOption, IllegalMove):
        assert issubclass(kind, SevensError)
        assert issubclass(kind, ValueError)


def test_unreadable_says_what_was_found_and_expected_and_where() -> None:
    assert str(Unreadable("x", "a card")) == "cannot read 'x'; expected a card"
    assert str(Unreadable("x", "a card", 3)) == "line 3: cannot read 'x'; expected a card"


def test_an_invalid_option_lists_what_is_allowed() -> None:
    error = InvalidOption("level", "x", ["a", "b"])
    assert str(error) == "level = 'x' is not allowed; allowed: 'a', 'b'"
    assert (error.option, error.value, error.allowed) == ("level", "x", "'a', 'b'")
    assert str(InvalidOption("seed", -1, "a whole number")) == "seed = -1 is not allowed; allowed: a whole number"


def test_an_option_that_others_exclude_has_the_reason() -> None:
    error = InvalidOption("jokers", 1, "'0'", "since the pack is small")
    assert (error.allowed, error.why) == ("'0', since the pack is small", "since the pack is small")
    assert InvalidOption("jokers", 1, "'0'").why == ""
    with pytest.raises(InvalidOption) as excluded:
        ShichiNarabe(no_ghost=True, ghost_cards="gaps")
    assert (excluded.value.option, excluded.value.why) == ("ghost_cards", "since nobody becomes a ghost")


def test_an_illegal_move_carries_its_refusal() -> None:
    with pytest.raises(IllegalMove) as error:
        position("D 7", "9D").after(move("9D"))
    assert str(error.value) == str(error.value.refusal) == "9D: needs_neighbour (needs 8D)"


@pytest.mark.parametrize("text", ["", "pass", "--", "7", "7D 8D", "7X"])
def test_what_is_no_move_is_not_taken_for_a_pass(text: str) -> None:
    """B-14: a typing error never counts as a pass."""
    with pytest.raises(Unreadable, match="a move: a card such as 7D, or - for a pass"):
        parse_move(text)


def test_a_move_reads_back_from_its_text() -> None:
    for text in ("-", "7D", "10S"):
        assert str(parse_move(f" {text} ")) == text
