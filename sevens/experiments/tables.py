"""Many deals that can be played again by other players or rules: in a batch where numpy is there, else one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import NamedTuple

from sevens.bots import Beginner, Club, Random
from sevens.bots.lots import Lots
from sevens.bots.policy import Policy, Spending
from sevens.checks import check_whole
from sevens.events import Laid
from sevens.experiments.ends import NOBODY, Deals, Ends
from sevens.playout import GHOST, playout, supported, winner
from sevens.round import Round
from sevens.rules import Rules, check_rules
from sevens.simulate import play

Player = Random | Beginner | Club | Spending
"""The bot of a policy."""


class End(NamedTuple):
    """How one deal ended: as `Ends`, but the lists have an entry a seat."""

    winner: int
    opener: int
    cards: list[int]
    passes: list[int]
    ghosts: list[bool]


def deals_of(rules: Rules, players: int, deals: int, seed: int, lowest: int = 1) -> Deals:
    """Deals for some players. Deal i has the seed `seed + i`, and the deal moves on.

    Raises `InvalidOption` as `Round.deal`, and for fewer deals than the lowest number from which anything can be told.
    """
    check_rules(rules).check_seats(players)
    check_whole("deals", deals, lowest)
    check_whole("seed", seed, 0)
    if find_spec("numpy"):
        from sevens.experiments.batches import InBatches, supports  # noqa: PLC0415 - only where numpy is there

        if supports(rules):
            return InBatches.deal(rules, players, deals, seed)
    return _OneByOne(players, deals, seed)


@dataclass
class _OneByOne:
    seats: int
    deals: int
    seed: int

    def play(self, rules: Rules, players: Sequence[Policy], *, moving: bool = False) -> Ends:
        seats, one, ended = self.seats, _by_playout if supported(rules) else _by_rounds, []
        for i in range(self.deals):
            number, moved = self.seed + i, i // seats if moving else 0
            draw = Lots(number).draw
            start = Round.deal(rules, seats, number, dealer=number % seats)
            ended.append(one(start, [players[(seat - moved) % seats].bot(draw) for seat in range(seats)]))
        winners, openers, *by_deal = zip(*ended, strict=True)
        return Ends(list(winners), list(openers), *([list(seat) for seat in zip(*table, strict=True)] for table in by_deal))

    def winners(self, rules: Rules, players: Sequence[Policy], *, moving: bool = False) -> list[int]:
        return self.play(rules, players, moving=moving).winner


def _by_playout(start: Round, bots: Sequence[Player]) -> End:
    turns = playout(start, bots)
    passes, ghosts, openers = [0] * len(bots), [False] * len(bots), []
    for seat, laid in _taken(start, turns):
        passes[seat] += laid == 0
        ghosts[seat] = laid == GHOST
        if laid > 0:
            openers.append(seat)
    won = winner(start, turns)
    return End(NOBODY if won is None else won, openers[0], _sizes(start), passes, ghosts)


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


def _by_rounds(start: Round, bots: Sequence[Player]) -> End:
    *states, last = play(start, bots)
    won = last.outcome.winner if last.outcome and last.outcome.won else NOBODY
    opener = next(event.seat for state in (*states, last) for event in state.events if isinstance(event, Laid))
    return End(won, opener, _sizes(start), list(last.passes), [seat in last.ghosts for seat in range(len(bots))])


def _sizes(start: Round) -> list[int]:
    return [hand.bit_count() for hand in start.table.dealt.hands] if start.table.dealt else []
