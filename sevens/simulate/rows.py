"""What is written down of a deal: one row."""

from __future__ import annotations

from typing import NamedTuple

from sevens.round import Round
from sevens.scoring import points, settle


class DealRow(NamedTuple):
    """One finished deal. Seats count from 0; a tuple with an entry a seat is empty where the game has nothing of the kind.

    >>> from sevens import simulate
    >>> row, = simulate("fan_tan", ["club", "random", "random", "random"], deals=1, seed=56)
    >>> row.opener, row.winners, row.turns, row.left, row.chips
    (3, (3,), 59, (1, 1, 3, 0), (-3, -4, -6, 13))
    """

    seed: int
    """The seed the cards were dealt from."""
    dealer: int
    bots: tuple[str, ...]
    """For each seat the name of its bot."""
    opener: int
    """The seat that laid the first card."""
    winners: tuple[int, ...]
    """The seat that won, in Sedma the seats of the side that did; empty where nobody won."""
    turns: int
    """The number of moves."""
    left: tuple[int, ...]
    """Cards left in each hand."""
    passes: tuple[int, ...]
    """How often each seat has passed."""
    ghosts: tuple[int, ...]
    """The seats that became ghosts, in that order."""
    chips: tuple[int, ...]
    """Chips that each seat gained or lost; they add up to 0."""
    points: tuple[int, ...]
    """Points of each seat: penalties or gains as the rules say, in Sedma those of its side."""


def layout_row(end: Round, seed: int, bots: tuple[str, ...], opener: int, turns: int) -> DealRow:
    """The row of a finished round of a layout game."""
    outcome, rules = end.outcome, end.rules
    return DealRow(
        seed=seed,
        dealer=end.dealer,
        bots=bots,
        opener=opener,
        winners=(outcome.winner,) if outcome and outcome.won else (),
        turns=turns,
        left=tuple(map(int.bit_count, end.hands)),
        passes=end.passes,
        ghosts=end.ghosts,
        chips=settle(end).net if rules.chips else (),
        points=() if rules.points_kind == "none" else points(end),
    )
