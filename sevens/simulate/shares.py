"""Shares of deals won, with their intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass

from sevens.rules import Rules, check_rules
from sevens.simulate.many import simulate


@dataclass(frozen=True, slots=True)
class Share:
    """A share of deals won, as numbers from 0 to 1, with its 95 % interval (Wilson's).

    >>> Share(wins=50, deals=200).value
    0.25
    """

    wins: int
    deals: int
    worth: float = 0
    """How many deals of different cards they are worth, where the same cards were dealt again and again; 0 for all of them."""

    @property
    def value(self) -> float:
        """The share itself."""
        return self.wins / self.deals

    @property
    def interval(self) -> tuple[float, float]:
        """The lower and the upper end of the 95 % interval.

        >>> [round(end, 3) for end in Share(50, 200).interval]
        [0.195, 0.314]
        """
        z, n, p = 1.959964, self.worth or self.deals, self.value
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return middle - half, middle + half


def seat_shares(rules: Rules, seats: int, deals: int, seed: int, level: str) -> tuple[Share, ...]:
    """How often each place in the order of play wins: entry 0 is the seat that lays the first card, 1 the next one in turn.

    Every seat is played by a bot of the same level. The deals are those of `simulate`: the same seed gives the same shares.
    A round that nobody wins counts as a deal that no place has won. Raises `InvalidOption` for fewer deals than one, for a
    level there is not, and where `Round.deal` does.

    >>> from sevens import preset
    >>> [share.wins for share in seat_shares(preset("fan_tan"), seats=4, deals=40, seed=1, level="beginner")]
    [19, 7, 3, 11]
    """
    wins = [0] * check_rules(rules).check_seats(seats)
    for row in simulate(rules, [level] * seats, deals, seed):
        for winner in row.winners:
            wins[(winner - row.opener) * rules.step % seats] += 1
    return tuple(Share(won, deals) for won in wins)
