"""The exact result of one position."""

from __future__ import annotations

from dataclasses import dataclass

from sevens.analysis.goals import NOBODY
from sevens.analysis.solver import Solver
from sevens.moves import Move
from sevens.round import Round


@dataclass(frozen=True, slots=True)
class Analysis:
    r"""What a position is worth when all hands are open and every seat plays for its own win.

    >>> text = "sevens 1\ngame fan_tan\nseats 3 dealer 0 leader 0 turn 0\nlayout S A-10; H A-J; C A-K; D A-K\n"
    >>> found = analyse(Round.from_text(text + "hands JS QH / QS / KS KH"))
    >>> found.winner, found.forced, [str(move) for move in found.best]
    (0, True, ['QH'])
    """

    seat: int
    """The seat to move."""
    winners: dict[Move, int | None]
    """For each legal move, in their usual order, who wins after it; None where nobody does. Empty at the end of a deal."""
    best: tuple[Move, ...]
    """The moves after which the winner is the one that the seat to move likes best; where it can force its win, those that do."""
    winner: int | None
    """Who wins; None where nobody does."""
    forced: bool
    """Whether the winner wins whatever all the others do, even if they join forces."""
    positions: int
    """How many positions with a choice were examined."""

    @property
    def seat_wins(self) -> bool:
        """Whether the seat to move wins."""
        return self.winner == self.seat


def analyse(round_: Round, budget: int | None = None) -> Analysis:
    r"""The exact result of a position, found by looking at every way to go on; it sees all hands, as no bot may.

    Each seat plays for its own win and knows that the others do. A seat that cannot win prefers that nobody wins, and then
    the win of the seat whose turn comes latest after its own. Chips, points and places after the first play no part.
    For Fan Tan with strict passes and Parliament with forced ones, on one pack and straight columns, and for Shichi Narabe
    without jokers; raises `SevensError` for other rules, and `TooLarge`, at once if that can be foreseen, where more positions
    than the budget would be examined. Unless given it is 2,000,000, enough for most whole deals, or 200,000 with tokens.

    >>> text = "sevens 1\ngame shichi_narabe\nseats 3 dealer 0 leader 0 turn 0\nlayout S A-10; H A-J; C A-K; D A-K\n"
    >>> analyse(Round.from_text(text + "hands JS QH / QS / KS KH\npasses 3 3 3")).winner
    0
    """
    solver = Solver(round_, budget)
    winners, seat = solver.winners(round_), round_.turn
    winner = solver.preferred(seat, list(winners.values())) if winners else solver.winner(round_)
    best = [move for move, won in winners.items() if won == winner]
    forced = winner != NOBODY and solver.wins_alone(round_, winner)
    if forced and winner == seat:
        best = [move for move in best if solver.wins_alone(round_.after(move), seat)]
    named = {move: None if won == NOBODY else won for move, won in winners.items()}
    return Analysis(seat, named, tuple(best), None if winner == NOBODY else winner, forced, solver.budget.examined)
