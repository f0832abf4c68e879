"""What each seat plays for: the rules that make the result of a position unique."""

from __future__ import annotations

from collections.abc import Callable

from sevens.round import Round

NOBODY = -1
"""Stands for a winner where nobody wins."""

Search = Callable[[Round], int]
"""Gives the winner of a round, or nobody."""
Likings = tuple[tuple[int, ...], ...]


def likings(seats: int, step: int) -> Likings:
    """For each seat, how much it likes each winner: `likings[seat][winner]`, the last entry being for nobody.

    Its own win comes first, then that nobody wins, then the win of the seat that has its turn latest after its own. So the
    result depends neither on the suits nor on the order in which moves are tried.

    >>> likings(seats=4, step=1)[1]
    (3, 5, 1, 2, 4)
    """
    others = [tuple((winner - seat) * step % seats or seats + 1 for winner in range(seats)) for seat in range(seats)]
    return tuple((*liking, seats) for liking in others)


def against(seats: int, seat: int) -> tuple[int, ...]:
    """For each seat, the result it plays for when all the others play against one: that seat, or nobody.

    >>> against(seats=3, seat=1)
    (-1, 1, -1)
    """
    return tuple(seat if other == seat else NOBODY for other in range(seats))
