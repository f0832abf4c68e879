"""What holds of moves in every game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from sevens import IllegalMove


def check_moves(state: Any, moves: Iterable[Any]) -> None:
    """Each of these moves applies or is refused with a reason, and changes nothing in the state."""
    copy, legal = replace(state), state.legal_moves()
    for move in moves:
        refusal = state.why_not(move)
        assert (refusal is None) == (move in legal), move
        if refusal is None:
            assert state.after(move) != state
        else:
            with pytest.raises(IllegalMove) as error:
                state.after(move)
            assert error.value.refusal == refusal
        assert state == copy
