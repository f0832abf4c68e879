"""One deal of Sedma played by bots, and its row: state by state, or in place, which gives the same row faster."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sevens.sedma.bots import Bot
from sevens.sedma.deal import Deal
from sevens.sedma.playout import play, playout
from sevens.sedma.scoring import Settlement, settle, settlement
from sevens.simulate.rows import DealRow


def sedma_row_by_states(start: Deal, seed: int, names: tuple[str, ...], bots: Sequence[Bot]) -> DealRow:
    """The row of a deal of Sedma, played state by state."""
    states = list(play(start, bots))
    return _row(start, seed, names, len(states), settle(states[-1]))


def sedma_row_in_place(start: Deal, seed: int, names: tuple[str, ...], bots: Sequence[Any]) -> DealRow:
    """The row of a deal of Sedma, played in place."""
    end = playout(start, bots)
    return _row(start, seed, names, len(end.turns), settlement(start.rules, end.won, end.tricks, end.last % 2))


def _row(start: Deal, seed: int, names: tuple[str, ...], turns: int, result: Settlement) -> DealRow:
    return DealRow(
        seed=seed,
        dealer=start.table.dealer,
        bots=names,
        opener=start.turn,
        winners=start.rules.sides[result.winner],
        turns=turns,
        left=(),
        passes=(),
        ghosts=(),
        chips=(),
        points=tuple(result.points[seat % 2] for seat in range(len(names))),
    )
