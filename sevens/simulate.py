"""Many deals, played by bots, counted."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sevens.bots import Bot, ReadyBot, bot
from sevens.errors import InvalidOption
from sevens.events import Laid
from sevens.playout import playout, supported, winner
from sevens.round import Round
from sevens.rules import Rules


def play(start: Round, bots: Sequence[Bot]) -> Iterator[Round]:
    """The deal played to its end by the bots: the round after each move. `InvalidOption` unless there is one bot a seat.

    >>> from sevens import preset
    >>> *_, end = play(Round.deal(preset("fan_tan"), seats=4, seed=56), [bot("club")] * 4)
    >>> end.outcome.order
    (1, 2, 3, 0)
    """
    if len(bots) != len(start.hands):
        raise InvalidOption("bots", len(bots), f"{len(start.hands)}, one a seat")
    state = start
    while state.outcome is None:
        state = state.after(bots[state.turn].choose(state.seen_by(state.turn)))
        yield state


@dataclass(frozen=True, slots=True)
class Share:
    """A share of deals won, as numbers from 0 to 1, with its 95 % interval (Wilson's).

    >>> Share(wins=50, deals=200).value
    0.25
    """

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
    """How often each place in the order of play wins: entry 0 is the seat that lays the first card, 1 the next one in turn.

    Every seat is played by a bot of the same level. The same seed gives the same shares: deal i is dealt from `seed + i`,
    and the deal moves on. A round that nobody wins counts as a deal that no place has won.
    Raises `InvalidOption` for fewer deals than one, for a level there is not, and where `Round.deal` does.

    >>> from sevens import preset
    >>> [share.wins for share in seat_shares(preset("fan_tan"), seats=4, deals=40, seed=1, level="beginner")]
    [19, 7, 3, 11]
    """
    if not isinstance(deals, int) or isinstance(deals, bool) or deals < 1:
        raise InvalidOption("deals", deals, "a whole number from 1")
    wins = [0] * seats
    for number in range(seed, seed + deals):
        start = Round.deal(rules, seats, number, dealer=number % seats)
        bots = [bot(level, number * seats + seat) for seat in range(seats)]
        opener, won = _opener_and_winner(start, bots)
        if won is not None:
            wins[(won - opener) * rules.step % seats] += 1
    return tuple(Share(won, deals) for won in wins)


def _opener_and_winner(start: Round, bots: Sequence[ReadyBot]) -> tuple[int, int | None]:
    """The seat that lays the first card, and the seat that wins, if one does."""
    if supported(start.rules):
        turns = playout(start, bots)
        first = next(i for i, bit in enumerate(turns) if bit)
        return (start.turn + start.rules.step * first) % len(bots), winner(start, turns)
    states = list(play(start, bots))
    opener = next(event.seat for state in states for event in state.events if isinstance(event, Laid))
    outcome = states[-1].outcome
    assert outcome is not None  # noqa: S101 - play() goes on to the end
    return opener, outcome.winner if outcome.won else None
