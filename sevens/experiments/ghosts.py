"""Ghosts: how many deals have one, and what depends on the reading of the rule."""

from __future__ import annotations

from dataclasses import replace

from sevens.bots.policy import Policy
from sevens.experiments.findings import Findings, mean, share
from sevens.experiments.tables import deals_of
from sevens.rules import ShichiNarabe

TOKENS = (3, 5)
READINGS: dict[str, ShichiNarabe] = {
    "in turn": ShichiNarabe(),
    "besides": ShichiNarabe(exposed_play="free"),
    "never": ShichiNarabe(exposed_play="never"),
    "with gaps": ShichiNarabe(ghost_cards="gaps"),
    "by themselves": ShichiNarabe(ghost_cards="auto"),
}
"""When a ghost's cards are laid (Q-SB-5, Q-SB-6): as a turn, besides it, never, at once with gaps, or as they fit."""


def deals_with_ghosts(players: int, deals: int, seed: int, spend: str = "never", level: str = "club") -> Findings:
    """In how many deals of Shichi Narabe somebody becomes a ghost, with 3 and 5 tokens, which all spend in the same way.

    >>> found = deals_with_ghosts(players=4, deals=40, seed=1)
    >>> found[3].value > found[5].value
    True
    """
    rules = ShichiNarabe()
    dealt, rows = deals_of(rules, players, deals, seed), []
    for tokens in TOKENS:
        ends = dealt.play(replace(rules, tokens=tokens), [Policy(level, spend=spend)] * players)
        rows.append(share({"tokens": tokens}, sum(map(any, zip(*ends.ghosts, strict=True))), deals, seed))
    return Findings("deals with a ghost", tuple(rows))


def ghost_readings(players: int, deals: int, seed: int, level: str = "club") -> Findings:
    """How many ghosts a deal has on average, by the reading of what becomes of a ghost's cards. All play alike.

    >>> ghost_readings(players=4, deals=10, seed=1)["with gaps"].deals
    10
    """
    dealt, rows = deals_of(ShichiNarabe(), players, deals, seed, lowest=2), []
    for reading, rules in READINGS.items():
        ends = dealt.play(rules, [Policy(level)] * players)
        rows.append(mean({"reading": reading}, list(map(sum, zip(*ends.ghosts, strict=True))), seed))
    return Findings("ghosts a deal", tuple(rows))
