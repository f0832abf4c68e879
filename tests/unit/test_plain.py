"""Plain turns, and states built quickly."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, replace

import pytest

from sevens import FanTan, Parliament, Play, Round, ShichiNarabe
from sevens.plain import Plain, has_plain_turns


def after_turns(count: int) -> Round:
    """A deal of Fan Tan after so many first moves."""
    state = Round.deal(FanTan(), seats=4, seed=56)
    for _ in range(count):
        state = state.after(state.legal_moves()[0])
    return state


def test_a_state_built_quickly_is_a_round_like_any_other() -> None:
    state = after_turns(8)
    assert type(state) is Round
    assert state == Round(*(getattr(state, name) for name in Round.__slots__))
    assert replace(state, idle=0) == replace(replace(state, idle=1), idle=0)
    with pytest.raises(FrozenInstanceError):
        state.turn = 0  # type: ignore[misc]


def test_a_round_can_be_copied_and_sent_elsewhere() -> None:
    state = after_turns(8)
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert twin == state
        assert twin.legal_moves() == state.legal_moves()
        assert twin.after(twin.legal_moves()[0]) == state.after(state.legal_moves()[0])


def test_a_move_made_by_hand_counts_like_the_one_that_was_offered() -> None:
    state = after_turns(8)
    offered = next(move for move in state.legal_moves() if isinstance(move, Play))
    assert state.after(Play(offered.card)) == state.after(offered)


def test_rules_with_fines_jokers_or_calls_have_no_plain_turns() -> None:
    assert has_plain_turns(FanTan())
    assert has_plain_turns(ShichiNarabe())
    for rules in (FanTan(enforcement="fine"), ShichiNarabe(jokers=2), Parliament(last_card_call=True)):
        assert not has_plain_turns(rules)
        assert not Plain.of(rules).bits
