"""Games with tokens and ghosts: positions are rounds, and the rounds themselves say what may be done."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from sevens.analysis.budget import Budget
from sevens.analysis.goals import NOBODY, Likings, Search
from sevens.round import Round


def tokens_search(goals: Sequence[int], liked: Likings, budget: Budget) -> Search:
    """What finds the result of a round in which a seat that wins brings about its goal, and each plays for its own."""
    known: dict[Hashable, int] = {}

    def result(state: Round) -> int:
        moves = state.legal_moves()
        while len(moves) == 1:
            state = state.after(moves[0])
            moves = state.legal_moves()
        if state.outcome is not None:
            return goals[state.outcome.winner] if state.outcome.won else NOBODY
        position = (state.hands, state.layout.laid, state.aside.exposed, state.turn, state.passes)
        found = known.get(position)
        if found is None:
            budget.count()
            found = known[position] = choice(state, state.turn)
        return found

    def choice(state: Round, seat: int) -> int:
        reached: list[int] = []
        for move in state.legal_moves():
            reached.append(result(state.after(move)))
            if reached[-1] == goals[seat]:
                break
        return max(reached, key=liked[seat].__getitem__)

    return result
