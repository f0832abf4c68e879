"""Ends of the suits, short suits and far cards: which cards one player lays first."""

from __future__ import annotations

from functools import partial

from sevens import preset
from sevens.experiments import end_cards, far_cards, short_suits
from sevens_widgets.lab.one import SETTINGS, One
from sevens_widgets.lab.study import Study, deals_each, stored
from sevens_widgets.words import mark, words

ENDS = {
    "at once": mark("as soon as they fit"),
    "by worth": mark("when it is worth it"),
    "last": mark("only when nothing else fits"),
}
"""When a player lays the last cards of the suits; the claim is that the first beats the third."""
SUITS = {
    "shortest": mark("shortest suit first"),
    "by worth": mark("what is worth most"),
    "longest": mark("longest suit first"),
}
CLAIMS = {"fan_tan": ("shortest", "longest"), "parliament": ("longest", "shortest")}
"""For each game, which way the advice in its rule books prefers to which."""
FAR = {"not at all": mark("not at all"), "as the club": mark("as a club bot does"), "first": mark("before all else")}
"""How much a player minds his farthest cards; the claim is that the third beats the first."""


def ends(game: str = "fan_tan", seed: int = 1, players: int = 4, lang: str | None = None) -> Study:
    """How often one club player wins by when he lays the ends of the suits, against each level of opponents."""
    rules, deals = preset(game), deals_each(SETTINGS)
    findings = stored(f"ends {game} {players} {deals} {seed}", partial(end_cards, players, deals, seed, rules))
    one = One(rules, players, "club", ENDS, claimed="at once", denied=("last",))
    return one.study(findings, words(lang).say("Deals won, by when the ends of the suits are laid"), words(lang))


def suits(game: str = "fan_tan", seed: int = 1, players: int = 4, lang: str | None = None) -> Study:
    """How often one club player wins by the suit he lays from, against each level of opponents."""
    rules, deals = preset(game), deals_each(SETTINGS)
    claimed, denied = CLAIMS[game]
    findings = stored(f"suits {game} {players} {deals} {seed}", partial(short_suits, players, deals, seed, rules))
    one = One(rules, players, "club", SUITS, claimed, (denied,))
    return one.study(findings, words(lang).say("Deals won, by the suit laid from"), words(lang))


def far(game: str = "shichi_narabe", seed: int = 1, players: int = 4, lang: str | None = None) -> Study:
    """How often one club player wins by how much he minds his farthest cards, against each level of opponents."""
    rules, deals = preset(game), deals_each(SETTINGS)
    findings = stored(f"far {game} {players} {deals} {seed}", partial(far_cards, players, deals, seed, rules))
    one = One(rules, players, "club", FAR, claimed="first", denied=("not at all",))
    return one.study(findings, words(lang).say("Deals won, by how much far cards count"), words(lang))
