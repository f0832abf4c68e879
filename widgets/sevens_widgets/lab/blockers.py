"""Hold blocking cards? One player who minds what a card opens for the others not at all, as a club bot does, or more."""

from __future__ import annotations

from functools import partial

from sevens import preset
from sevens.experiments import holding_blockers
from sevens_widgets.lab.one import SETTINGS, One
from sevens_widgets.lab.study import Study, deals_each, stored
from sevens_widgets.words import mark, words

WAYS = {"not at all": mark("not at all"), "as the club": mark("as a club bot does"), "thrice": mark("three times as much")}
"""How much a player minds what his card opens for the others; the claim is that the second beats the first."""


def blockers(game: str = "fan_tan", seed: int = 1, players: int = 4, lang: str | None = None) -> Study:
    """How often one club player wins by how much he minds what he opens for the others, against each level of opponents."""
    rules, deals = preset(game), deals_each(SETTINGS)
    findings = stored(f"blockers {game} {players} {deals} {seed}", partial(holding_blockers, players, deals, seed, rules))
    one = One(rules, players, "club", WAYS, claimed="as the club", denied=("not at all",))
    return one.study(findings, words(lang).say("Deals won, by how much blocking counts"), words(lang))
