"""How much of winning is the deal, how much the player: the same deals with the better player in each seat in turn."""

from __future__ import annotations

from collections.abc import Sequence

from sevens.bots.policy import Policy
from sevens.experiments.findings import BLOCKS, Findings, mean_of_blocks
from sevens.experiments.tables import deals_of
from sevens.presets import preset
from sevens.rules import Rules

PARTS = ("deal", "skill", "rest")
ONE, OTHER = Policy("club"), Policy("beginner")


def luck_and_skill(players: int, deals: int, seed: int, rules: Rules | None = None) -> Findings:
    """The shares of the variance of "this seat wins" that are due to the hand dealt, to the player, and to the rest.

    Each deal is played once for each seat: there sits a club player, and beginners in the others; nothing is left to chance.
    `deal` is what a hand wins more or less whoever plays it, `skill` what a player wins more or less whatever the hand, `rest`
    what depends on both and on who sits where. The intervals come from 20 blocks of deals. By the rules of Fan Tan unless others
    are given. Raises `InvalidOption` for fewer than 20 deals.

    >>> found = luck_and_skill(players=4, deals=40, seed=1)
    >>> round(sum(found[part].value for part in ("deal", "skill", "rest")), 9)
    1.0
    """
    rules = rules or preset("fan_tan")
    dealt = deals_of(rules, players, deals, seed, lowest=BLOCKS)
    line_ups = [[ONE if place == seat else OTHER for place in range(players)] for seat in range(players)]
    won = list(zip(*(dealt.winners(rules, line_up) for line_up in line_ups), strict=True))
    blocks = [parts_of(won[deals * i // BLOCKS : deals * (i + 1) // BLOCKS]) for i in range(BLOCKS)]
    parts = zip(PARTS, zip(*blocks, strict=True), strict=True)
    return Findings("share of the variance of winning", tuple(mean_of_blocks({"part": p}, v, deals, seed) for p, v in parts))


def parts_of(won: Sequence[Sequence[int]]) -> tuple[float, float, float]:
    """The three shares: for each deal, entry i of `won` is the seat that won when the better player sat in seat i.

    Where the cards alone decide, the same hand wins each time:

    >>> [round(part, 2) for part in parts_of([[0, 0, 0], [1, 1, 1], [2, 2, 2]])]
    [1.0, 0.0, 0.0]
    """
    seats, par = len(won[0]), 1 / len(won[0])
    one = sum(winner == seat for deal in won for seat, winner in enumerate(deal)) / (len(won) * seats)
    other = (1 - one) / (seats - 1)
    whole = par * (1 - par)
    skill = par * (one - par) ** 2 + (1 - par) * (other - par) ** 2
    hand = 0.0
    for deal in won:
        for seat in range(seats):
            more = [(winner == seat) - (one if place == seat else other) for place, winner in enumerate(deal)]
            hand += sum(more) ** 2 - sum(value * value for value in more)
    hand /= len(won) * seats * seats * (seats - 1)
    return hand / whole, skill / whole, (whole - hand - skill) / whole
