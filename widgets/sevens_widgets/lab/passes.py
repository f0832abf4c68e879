"""Save passes or spend them? One player who passes by choice never, to block, or whenever he may."""

from __future__ import annotations

from functools import partial

from sevens import preset
from sevens.experiments import spending_passes
from sevens_widgets.lab.one import SETTINGS, One
from sevens_widgets.lab.study import Study, deals_each, stored
from sevens_widgets.words import mark, words

WAYS = {"never": mark("never by choice"), "blocking": mark("to block"), "always": mark("whenever allowed")}
"""When a player passes; the claim is that the first beats the others."""


def passes(level: str = "club", game: str = "shichi_narabe", seed: int = 1, players: int = 4, lang: str | None = None) -> Study:
    """How often one player of a level wins by when he spends his passes, against each level of opponents."""
    rules, deals = preset(game), deals_each(SETTINGS)
    compute = partial(spending_passes, players, deals, seed, rules, level)
    findings = stored(f"passes {game} {players} {deals} {seed} {level}", compute)
    one = One(rules, players, level, WAYS, claimed="never", denied=("blocking", "always"))
    return one.study(findings, words(lang).say("Deals won, by when passes are spent"), words(lang))
