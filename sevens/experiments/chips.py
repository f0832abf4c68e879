"""Chips: what a hand that is one card longer costs, and whether the ante makes up for it (FT-09, Q-FT-2)."""

from __future__ import annotations

from collections.abc import Sequence

from sevens.bots.policy import Policy
from sevens.experiments.ends import Ends
from sevens.experiments.findings import Findings, mean
from sevens.experiments.tables import deals_of
from sevens.rules import FanTan

COMPENSATIONS = ("short_pays_less", "short_pays_more", "none")


def ante_compensation(players: int, deals: int, seed: int, level: str = "club") -> Findings:
    """The chips a hand brings on average in Fan Tan, by who evens out uneven hands and by the size of the hand. All play alike.

    A deal counts once for each size, with the mean of its hands of this size. Where all hands are equal there is one size.

    >>> found = ante_compensation(players=3, deals=40, seed=1)
    >>> round(found["none", 17].value * 2 + found["none", 18].value, 9)
    0.0
    """
    rules = FanTan()
    ends = deals_of(rules, players, deals, seed, lowest=2).play(rules, [Policy(level)] * players)
    rows = []
    for compensation in COMPENSATIONS:
        nets = _nets(FanTan(ante_compensation=compensation), ends)
        for size in sorted({cards[0] for cards in ends.cards}):
            values = [_mean_of(net, cards, size) for net, cards in zip(nets, zip(*ends.cards, strict=True), strict=True)]
            rows.append(mean({"compensation": compensation, "cards": size}, values, seed))
    return Findings("chips won or lost in a deal", tuple(rows))


def chips_by_place(players: int, deals: int, seed: int, level: str = "club") -> Findings:
    """The chips each place brings on average in Fan Tan: place 1 is on the dealer's left, the last is the dealer. All play alike.

    >>> found = chips_by_place(players=4, deals=40, seed=1)
    >>> round(sum(found[place].value for place in range(1, 5)), 9)
    0.0
    """
    rules = FanTan()
    ends = deals_of(rules, players, deals, seed, lowest=2).play(rules, [Policy(level)] * players)
    dealers = [number % players for number in range(seed, seed + deals)]
    nets, rows = _nets(rules, ends), []
    for place in range(1, players + 1):
        values = [net[(dealer + place) % players] for net, dealer in zip(nets, dealers, strict=True)]
        rows.append(mean({"place": place}, values, seed))
    return Findings("chips won or lost in a deal", tuple(rows))


def _nets(rules: FanTan, ends: Ends) -> list[list[int]]:
    """What each seat gained or lost in each deal: the winner takes the antes and the chip of each pass (FT-10, FT-22, FT-27)."""
    nets = []
    for won, cards, passes in zip(ends.winner, zip(*ends.cards, strict=True), zip(*ends.passes, strict=True), strict=True):
        paid = [ante + rules.pass_price * passed for ante, passed in zip(rules.antes(cards), passes, strict=True)]
        nets.append([(sum(paid) if seat == won else 0) - chips for seat, chips in enumerate(paid)])
    return nets


def _mean_of(net: Sequence[int], cards: Sequence[int], size: int) -> float:
    """The mean of the hands of one size."""
    values = [chips for chips, held in zip(net, cards, strict=True) if held == size]
    return sum(values) / len(values)
