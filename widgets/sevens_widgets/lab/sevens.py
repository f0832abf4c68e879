"""Sevens early or late? One player who lays them at once, by what they are worth, or last of all."""

from __future__ import annotations

from functools import partial

from sevens import preset
from sevens.experiments import sevens_early_or_late
from sevens_widgets.lab.one import SETTINGS, One
from sevens_widgets.lab.study import Study, deals_each, stored
from sevens_widgets.words import mark, words

WAYS = {"early": mark("as early as possible"), "by worth": mark("when it is worth it"), "late": mark("as late as possible")}
CLAIMS = {"shichi_narabe": ("early", "late"), "fan_tan": ("late", "early"), "parliament": ("late", "early")}
"""For each game, which way the advice in its rule books prefers to which."""


def sevens(game: str = "fan_tan", seed: int = 1, players: int = 4, lang: str | None = None) -> Study:
    """How often one club player wins by when he lays his sevens, against each level of opponents."""
    rules, deals = preset(game), deals_each(SETTINGS)
    claimed, denied = CLAIMS[game]
    findings = stored(f"sevens {game} {players} {deals} {seed}", partial(sevens_early_or_late, players, deals, seed, rules))
    one = One(rules, players, "club", WAYS, claimed, (denied,))
    return one.study(findings, words(lang).say("Deals won, by when sevens are laid"), words(lang))
