"""Every reason, with the facts that explain it and the position that brings it about."""

from __future__ import annotations

import pytest

from sevens import FanTan, Reason, Refusal, Round
from tests.positions import after, move, position, start

FINED = FanTan(enforcement="fine")
BROUGHT_ABOUT: dict[Reason, tuple[Round, str, str]] = {
    Reason.ROUND_OVER: (after(position("D 7", "8D"), "8D"), "9D", "9D: round_over"),
    Reason.NOT_IN_HAND: (position("D 7", "8D"), "6D", "6D: not_in_hand"),
    Reason.OPENING_FIRST: (start("", "7S", "7D"), "7S", "7S: opening_first (needs 7D)"),
    Reason.NEEDS_ANCHOR: (position("D 7", "9S"), "9S", "9S: needs_anchor (needs 7S 8S)"),
    Reason.NEEDS_NEIGHBOUR: (position("D 7; S 5-8", "QS"), "QS", "QS: needs_neighbour (needs 9S 10S JS)"),
    Reason.MUST_PLAY: (position("D 7", "8D 6D KS"), "-", "pass: must_play (playable 6D 8D)"),
    Reason.MUST_OPEN: (start("", "7D 6D"), "-", "pass: must_open (playable 7D)"),
    Reason.NO_STALLING: (
        after(position("D 7", "8D", "9D", "10D", "JD", rules=FINED), "- - - -"), "-", "pass: no_stalling (playable 8D)",
    ),
}  # fmt: skip


def test_every_reason_can_be_brought_about() -> None:
    assert set(BROUGHT_ABOUT) == set(Reason)


@pytest.mark.parametrize("reason", Reason)
def test_a_refusal_says_why(reason: Reason) -> None:
    state, text, words = BROUGHT_ABOUT[reason]
    refusal = state.why_not(move(text))
    assert refusal is not None
    assert refusal.reason is reason
    assert str(refusal) == words


def test_a_refusal_shows_the_ends_of_the_column() -> None:
    state, text, _ = BROUGHT_ABOUT[Reason.NEEDS_NEIGHBOUR]
    refusal = state.why_not(move(text))
    assert refusal is not None
    assert [str(card) for card in refusal.column] == ["5S", "8S"]
    unopened = position("D 7", "9S").why_not(move("9S"))
    assert unopened is not None
    assert unopened.column == ()


def test_a_pass_refused_after_the_end_names_no_card() -> None:
    assert after(position("D 7", "8D"), "8D").why_not(move("-")) == Refusal(Reason.ROUND_OVER)
