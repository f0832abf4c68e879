"""Many deals that can be played again by other players or rules: in a batch where numpy is there, else one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import NamedTuple, Protocol

from sevens.bots import Beginner, Club, Random
from sevens.bots.lots import Lots
from sevens.bots.policy import Policy, Spending
from sevens.errors import InvalidOption
from sevens.moves import Laid
from sevens.playout import GHOST, playout, supported, winner
from sevens.round import Round
from sevens.rules import Rules
from sevens.simulate import play

NOBODY = -1
Player = Random | Beginner | Club | Spending
"""The bot of a policy."""


class Ends(NamedTuple):
    """How deals ended, deal by deal: seats, and lists with an entry a seat."""

    winner: list[int]
    """-1 where nobody won."""
    opener: list[int]
    """Who laid the first card."""
    cards: list[list[int]]
    """Cards dealt."""
    passes: list[list[int]]
    ghosts: list[list[bool]]


class Deals(Protocol):
    """Deals that can be played."""

    def play(self, rules: Rules, players: Sequence[Policy], *, moving: bool = False) -> Ends:
        """How the deals end when these players play by these rules, which must deal the same hands.

        Where they are `moving`, all go on one seat to the left after as many deals as there are seats.
        """


def deals_of(rules: Rules, players: int, deals: int, seed: int) -> Deals:
    """Deals for some players. Deal i has the seed `seed + i`, and the deal moves on. Raises `InvalidOption` as `Round.deal`."""
    if not isinstance(deals, int) or isinstance(deals, bool) or deals < 1:
        raise InvalidOption("deals", deals, "a whole number from 1")
    if find_spec("numpy"):
        from sevens.experiments.batches import InBatches, supports  # noqa: PLC0415 - only where numpy is there

        if supports(rules):
            return InBatches.deal(rules, players, deals, seed)
    rules.check_seats(players)
    return _OneByOne(players, deals, seed)


@dataclass
class _OneByOne:
    seats: int
    deals: int
    seed: int

    def play(self, rules: Rules, players: Sequence[Policy], *, moving: bool = False) -> Ends:
        ends, seats = Ends([], [], [], [], []), self.seats
        for i in range(self.deals):
            number, moved = self.seed + i, i // seats if moving else 0
            draw = Lots(number).draw
            start = Round.deal(rules, seats, number, dealer=number % seats)
            bots = [players[(seat - moved) % seats].bot(draw) for seat in range(seats)]
            ends.cards.append([hand.bit_count() for hand in start.table.dealt])
            if supported(rules):
                _by_playout(ends, start, bots)
            else:
                _by_rounds(ends, start, bots)
        return ends


def _by_playout(ends: Ends, start: Round, bots: Sequence[Player]) -> None:
    turns = playout(start, bots)
    passes, ghosts, openers = [0] * len(bots), [False] * len(bots), []
    for seat, laid in _taken(start, turns):
        passes[seat] += laid == 0
        ghosts[seat] = laid == GHOST
        if laid > 0:
            openers.append(seat)
    won = winner(start, turns)
    ends.winner.append(NOBODY if won is None else won)
    ends.opener.append(openers[0])
    ends.passes.append(passes)
    ends.ghosts.append(ghosts)


def _taken(start: Round, turns: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The turns of a playout, each with its seat."""
    around, place = [(start.turn + start.rules.step * i) % len(start.hands) for i in range(len(start.hands))], 0
    for laid in turns:
        yield around[place], laid
        if laid == GHOST:
            del around[place]
        else:
            place += 1
        place %= len(around) or 1


def _by_rounds(ends: Ends, start: Round, bots: Sequence[Player]) -> None:
    *states, last = play(start, bots)
    won = last.outcome.winner if last.outcome and last.outcome.won else NOBODY
    ends.winner.append(won)
    ends.opener.append(next(event.seat for state in (*states, last) for event in state.events if isinstance(event, Laid)))
    ends.passes.append(list(last.passes))
    ends.ghosts.append([seat in last.ghosts for seat in range(len(bots))])
