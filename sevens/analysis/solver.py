"""The result of any round of one deal, with every hand open, in the games that can be analysed."""

from __future__ import annotations

from sevens.analysis.budget import Budget
from sevens.analysis.columns import Columns, columns_search
from sevens.analysis.goals import NOBODY, Search, against, likings
from sevens.analysis.tokens import tokens_search
from sevens.checks import check_kind
from sevens.errors import SevensError
from sevens.moves import Move
from sevens.round import Round


class Solver:
    """Finds results, from one round of a deal on; remembers what it has found.

    Raises `SevensError` for a game that cannot be analysed and `TooLarge` for a position that is too large.
    """

    def __init__(self, start: Round, budget: int | None) -> None:
        check(start)
        self.budget = Budget(start, budget)
        self._seats = len(start.hands)
        self._liked = likings(self._seats, start.rules.step)
        self._columns = Columns(start) if start.rules.chips else None
        self._best_play = self._search(tuple(range(self._seats)))
        self._alone: dict[int, Search] = {}

    def winner(self, state: Round) -> int:
        """The winner of this round if every seat plays for its own win, or `NOBODY`."""
        if state.outcome is not None:
            return state.outcome.winner if state.outcome.won else NOBODY
        if state.layout.laid:
            return self._best_play(state)
        return self.preferred(state.turn, [self.winner(state.after(move)) for move in state.legal_moves()])

    def preferred(self, seat: int, winners: list[int]) -> int:
        """Of some winners, the one that a seat likes best."""
        return max(winners, key=self._liked[seat].__getitem__)

    def wins_alone(self, state: Round, seat: int) -> bool:
        """Whether a seat wins this round whatever all the others do."""
        if state.outcome is not None:
            return state.outcome.won and state.outcome.winner == seat
        if state.layout.laid:
            if seat not in self._alone:
                self._alone[seat] = self._search(against(self._seats, seat))
            return self._alone[seat](state) == seat
        ways = [self.wins_alone(state.after(move), seat) for move in state.legal_moves()]
        return any(ways) if state.turn == seat else all(ways)

    def winners(self, state: Round) -> dict[Move, int]:
        """The winner after each legal move, with best play from there on."""
        return {move: self.winner(state.after(move)) for move in state.legal_moves()}

    def _search(self, goals: tuple[int, ...]) -> Search:
        if self._columns:
            return columns_search(self._columns, goals, self._liked, self.budget)
        return tokens_search(goals, self._liked, self.budget)


def check(start: Round) -> None:
    """Raises `SevensError`, with the reason in words, for a round that cannot be analysed."""
    check_kind("round_", start, Round, "a round of a layout game")
    rules, pack, layout = start.rules, start.rules.shape.pack, start.layout
    reasons = {
        "has jokers": bool(rules.jokers),
        "is played with two packs": pack.copies > 1,
        "goes round the corner": rules.shape.corner != "none",
        "lets a seat pass by choice as often as it likes": rules.chips and rules.pass_by_choice,
        'has a "last card!" to say': rules.last_card_call,
        "goes on after the first seat is out": rules.play_on,
    }
    for reason, holds in reasons.items():
        if holds:
            raise SevensError(f"a game that {reason} cannot be analysed")
    if start.aside.due:
        raise SevensError("a position in which a card has to be given cannot be analysed")
    if rules.chips and layout.laid & ~rules.shape.joined(layout.laid):
        raise SevensError("a position with a gap in a column cannot be analysed")
    if layout.laid | start.aside.exposed | sum(start.hands) != pack.full:
        raise SevensError("a position from which cards are missing cannot be analysed")
