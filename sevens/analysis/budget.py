"""How many positions may be examined, how many there are about, and the refusal to examine more."""

from __future__ import annotations

from math import prod

from sevens.cards import bits_of
from sevens.errors import InvalidOption, TooLarge
from sevens.round import Round

FORCED, TOKENS = 2_000_000, 200_000
"""The positions examined at most unless said otherwise, where passes are forced and where there are tokens: some seconds."""
SHARE = 10
"""Of the layouts that may still come, fewer than one in so many is met as a position with a choice."""


class Budget:
    """Counts the positions examined. Raises `TooLarge` where they are, or are estimated to be, more than the budget."""

    def __init__(self, start: Round, positions: int | None) -> None:
        self.positions, self.examined, self.estimate = allowed(start, positions), 0, estimate(start)
        if self.estimate > self.positions:
            raise TooLarge(self.estimate, self.positions)

    def count(self) -> None:
        """Count one more position."""
        self.examined += 1
        if self.examined > self.positions:
            raise TooLarge(max(self.estimate, self.examined), self.positions)


def allowed(start: Round, positions: int | None) -> int:
    """How many positions may be examined: as many as said, or the usual number. Raises `InvalidOption` for no such number."""
    if positions is None:
        return FORCED if start.rules.chips else TOKENS
    if not isinstance(positions, int) or isinstance(positions, bool) or positions < 1:
        raise InvalidOption("budget", positions, "a whole number from 1")
    return positions


def estimate(start: Round) -> int:
    """About how many positions a search from here examines: from the layouts and, with tokens, the ways to have spent them.

    >>> from sevens import preset
    >>> estimate(Round.deal(preset("fan_tan"), seats=4, seed=1))
    625000
    """
    return -(-layouts_to_come(start) * ways_to_pass(start) // SHARE)


def layouts_to_come(start: Round) -> int:
    """How many layouts there may be from here to the last card: of each column, each end may stand at each card.

    >>> from sevens import preset
    >>> layouts_to_come(Round.deal(preset("fan_tan"), seats=4, seed=1)) == 50**4
    True
    """
    shape, laid = start.rules.shape, start.layout.laid
    columns = []
    for anchor in bits_of(shape.anchors):
        ends = prod(1 + (side & ~laid).bit_count() for side, _ in shape.sides[anchor])
        columns.append(ends if anchor & laid else 1 + ends)
    return prod(columns)


def ways_to_pass(start: Round) -> int:
    """In how many ways tokens may be spent from here, the ghosts counted in; 1 where passes are forced.

    >>> from sevens import preset
    >>> ways_to_pass(Round.deal(preset("shichi_narabe"), seats=4, seed=1)) == 5**4
    True
    """
    ghost = 0 if start.rules.no_ghost else 1
    return prod(tokens + 1 + ghost for seat, tokens in enumerate(start.tokens) if seat not in start.ghosts)
