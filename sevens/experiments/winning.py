"""Who wins how often: by place, and one player who does otherwise than the rest of the table.

In the second kind the one sits in each seat in as many deals: par is one deal in as many as there are players.
"""

from __future__ import annotations

from collections.abc import Mapping

from sevens.bots.club import WEIGHTS
from sevens.bots.policy import SPENDING, Policy
from sevens.experiments.ends import NOBODY
from sevens.experiments.findings import Findings, share
from sevens.experiments.tables import deals_of
from sevens.presets import preset
from sevens.rules import Rules

FIRST, LAST = 100.0, -100.0
"""What a card weighs for a player who lays such cards as soon, or as late, as the rules let him."""
OTHERS = ("club", "beginner", "random")
"""Whom the one meets; none of them spends a pass by choice."""


def by_place(rules: Rules, players: int, deals: int, seed: int, level: str = "club") -> Findings:
    """How often each place in the order of play wins: place 0 lays the first card, 1 is next in turn. All play alike.

    Raises `InvalidOption` as `Round.deal` does, for fewer deals than one, and for a level there is not.

    >>> found = by_place(preset("fan_tan"), players=4, deals=40, seed=1, level="beginner")
    >>> [found[place].value for place in range(4)]
    [0.475, 0.175, 0.075, 0.275]
    """
    ends = deals_of(rules, players, deals, seed).play(rules, [Policy(level)] * players)
    wins = [0] * players
    for won, opener in zip(ends.winner, ends.opener, strict=True):
        if won != NOBODY:
            wins[(won - opener) * rules.step % players] += 1
    return Findings("deals won", tuple(share({"place": place}, won, deals, seed) for place, won in enumerate(wins)))


def sevens_early_or_late(players: int, deals: int, seed: int, rules: Rules | None = None) -> Findings:
    """How often one club player wins who lays sevens as early as he can, when they are worth it, or as late as he can.

    By the rules of Fan Tan unless others are given.

    >>> sevens_early_or_late(players=4, deals=40, seed=1)["late", "club"].deals
    40
    """
    early, late = _weighing(is_anchor=FIRST), _weighing(is_anchor=LAST)
    table = _OneAmongOthers(rules or preset("fan_tan"), players, deals, seed)
    return table.findings("sevens", {"early": early, "by worth": Policy(), "late": late})


def spending_passes(players: int, deals: int, seed: int, rules: Rules | None = None, level: str = "club") -> Findings:
    """How often one player of a level wins who spends passes by choice never, to block, or always.

    By the rules of Shichi Narabe unless others are given.

    >>> spending_passes(players=4, deals=40, seed=1)["always", "club"].deals
    40
    """
    table = _OneAmongOthers(rules or preset("shichi_narabe"), players, deals, seed)
    return table.findings("spends", {spend: Policy(level, spend=spend) for spend in SPENDING})


def holding_blockers(players: int, deals: int, seed: int, rules: Rules | None = None) -> Findings:
    """How often one club player wins who minds what a card opens for the others not at all, as a club player does, or thrice.

    By the rules of Fan Tan unless others are given.

    >>> holding_blockers(players=4, deals=40, seed=1)["thrice", "club"].deals
    40
    """
    table = _OneAmongOthers(rules or preset("fan_tan"), players, deals, seed)
    return table.findings("minds", {"not at all": _minding(0.0), "as the club": Policy(), "thrice": _minding(3.0)})


def end_cards(players: int, deals: int, seed: int, rules: Rules | None = None) -> Findings:
    """How often one club player wins who lays the ends of the suits as soon as they fit, when they are worth it, or last of all.

    By the rules of Fan Tan unless others are given.

    >>> end_cards(players=4, deals=40, seed=1)["last", "club"].deals
    40
    """
    first, last = _weighing(closes_side=FIRST), _weighing(closes_side=LAST)
    table = _OneAmongOthers(rules or preset("fan_tan"), players, deals, seed)
    return table.findings("ends", {"at once": first, "by worth": Policy(), "last": last})


def short_suits(players: int, deals: int, seed: int, rules: Rules | None = None) -> Findings:
    """How often one club player wins who lays from the shortest suit of his hand, what is worth it, or from the longest suit.

    By the rules of Fan Tan unless others are given.

    >>> short_suits(players=4, deals=40, seed=1)["longest", "club"].deals
    40
    """
    longest, shortest = _weighing(my_suit=FIRST), _weighing(my_suit=LAST)
    table = _OneAmongOthers(rules or preset("fan_tan"), players, deals, seed)
    return table.findings("suit", {"shortest": shortest, "by worth": Policy(), "longest": longest})


def far_cards(players: int, deals: int, seed: int, rules: Rules | None = None) -> Findings:
    """How often one club player wins who minds his farthest cards not at all, as a club player does, or before all else.

    By the rules of Shichi Narabe unless others are given.

    >>> far_cards(players=4, deals=40, seed=1)["first", "club"].deals
    40
    """
    none, first = _weighing(way_to_my_farthest=0.0), _weighing(way_to_my_farthest=FIRST)
    table = _OneAmongOthers(rules or preset("shichi_narabe"), players, deals, seed)
    return table.findings("minds", {"not at all": none, "as the club": Policy(), "first": first})


def _minding(times: float) -> Policy:
    return _weighing(others_beyond=WEIGHTS.others_beyond * times, others_hold_next=WEIGHTS.others_hold_next * times)


def _weighing(**weights: float) -> Policy:
    """A club player with other weights than usual."""
    return Policy(weights=WEIGHTS._replace(**weights))


class _OneAmongOthers:
    """Deals in which one player sits with others who all play alike, in each seat in as many deals."""

    def __init__(self, rules: Rules, players: int, deals: int, seed: int) -> None:
        self._rules, self._players, self._count, self._seed = rules, players, deals, seed
        self._deals = deals_of(rules, players, deals, seed)

    def findings(self, what: str, ways: Mapping[str, Policy]) -> Findings:
        """The share won by the one, for each of his ways and each level of the others."""
        rows = [
            share({what: way, "others": level}, self._wins(one, Policy(level, spend="never")), self._count, self._seed)
            for level in OTHERS
            for way, one in ways.items()
        ]
        return Findings("deals won by the one", tuple(rows))

    def _wins(self, one: Policy, other: Policy) -> int:
        others = [other] * (self._players - 1)
        winners = self._deals.winners(self._rules, [one, *others], moving=True)
        return sum(seat == i // self._players % self._players for i, seat in enumerate(winners))
