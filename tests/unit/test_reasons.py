"""Every reason, with the facts that explain it and the position that brings it about."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sevens import FanTan, Parliament, Reason, Refusal, Round, ShichiNarabe
from tests.positions import after, move, position, start

FINED = FanTan(enforcement="fine")
JOKERS = ShichiNarabe(jokers=2)


def ghostly(**options: object) -> Round:
    """A round in which seat 0 has neither a card that fits nor a token."""
    state = position("D 7; C 7", "9C KS", "8C 2S", rules=ShichiNarabe(**options))
    return replace(state, ledger=replace(state.ledger, passes=(3, 0, 0, 0)))


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
    Reason.NO_TOKEN: (ghostly(), "-", "pass: no_token"),
    Reason.CAUGHT: (
        after(position("D 7", "8D KC", rules=Parliament(illegal_pass="forced_play")), "-"), "-", "pass: caught (playable 8D)",
    ),
    Reason.NEEDS_PLACE: (position("D 7", "JK1 KS", rules=JOKERS), "JK1", "JK1: needs_place"),
    Reason.WRONG_PLACE: (position("D 7", "JK1 KS", rules=JOKERS), "JK1@10H", "JK1: wrong_place"),
    Reason.JOKER_LAST: (position("D 7", "JK1", rules=replace(JOKERS, joker_last="forbidden")), "JK1@8D", "JK1: joker_last"),
    Reason.JOKER_THERE: (
        after(position("D 7", "JK1 KS", "8D", rules=replace(JOKERS, joker_swap="dead")), "JK1@8D"), "8D", "8D: joker_there",
    ),
    Reason.EXPOSED: (
        after(ghostly(exposed_play="never"), "ghost 8C"), "9C", "9C: exposed",
    ),
    Reason.NOT_NOW: (position("D 7", "8D"), "catch", "pass: not_now"),
    Reason.MUST_NAME: (start("7D", rules=Parliament(opener="dealer_names_seven")), "7D", "7D: must_name"),
    Reason.MUST_GIVE: (
        after(position("D 7", "8D KS", "9C", rules=Parliament(illegal_pass="receive_card")), "-"), "-", "pass: must_give",
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
