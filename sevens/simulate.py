"""Many deals, played by bots, counted."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sevens.bots import Bot, bot
from sevens.round import Round
from sevens.rules import Rules


def play(start: Round, bots: Sequence[Bot]) -> Iterator[Round]:
    """The deal played to its end by one bot a seat: the round after each move."""
    state = start
    while state.outcome is None:
        state = state.after(bots[state.turn].choose(state.seen_by(state.turn)))
        yield state


@dataclass(frozen=True, slots=True)
class Share:
    """A share of deals won, as numbers from 0 to 1, with its 95 % interval (Wilson's)."""

    wins: int
    deals: int

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
        z, n, p = 1.959964, self.deals, self.value
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return middle - half, middle + half


def seat_shares(rules: Rules, seats: int, deals: int, seed: int, level: str) -> tuple[Share, ...]:
    """How often each place in the order of play wins: entry 0 is the seat that lays the opening card, 1 the one to its left.

    Every seat is played by a bot of the same level. The same seed gives the same shares: deal i is dealt from `seed + i`,
    and the deal moves on.
    """
    wins = [0] * seats
    for number in range(seed, seed + deals):
        start = Round.deal(rules, seats, number, dealer=number % seats)
        opener = next(s for s in range(seats) if start.hands[s] & rules.shape.pack.bit(rules.opening_card))
        *_, last = play(start, [bot(level, number * seats + s) for s in range(seats)])
        assert last.outcome is not None  # noqa: S101 - play() goes on to the end
        wins[(last.outcome.winner - opener) % seats] += 1
    return tuple(Share(won, deals) for won in wins)
