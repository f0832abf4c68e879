"""The names of the games and their variants."""

from __future__ import annotations

from sevens import PRESETS, Rules
from sevens_widgets.words import Words, mark

FAMILIES = {"fan_tan": mark("Fan Tan"), "shichi_narabe": mark("Shichi Narabe"), "parliament": mark("Parliament")}
TITLES = {
    "fan_tan": mark("Fan Tan"),
    "fan_tan_stakes": mark("Fan Tan for stakes"),
    "fan_tan_any_seven": mark("Fan Tan, any seven opens"),
    "fan_tan_points": mark("Fan Tan for points"),
    "sjuan": mark("Sjuan"),
    "cinquillo": mark("Cinquillo"),
    "cinquillo_fives_as_moves": mark("Cinquillo, fives laid as moves"),
    "cinquillo_fives_before_deal": mark("Cinquillo, fives laid before the deal"),
    "fan_tan_sevens_laid": mark("Fan Tan, sevens laid before the deal"),
    "shichi_narabe": mark("Shichi Narabe"),
    "shichi_narabe_gaps": mark("Shichi Narabe, ghosts leave gaps"),
    "shichi_narabe_hearts": mark("Shichi Narabe, hearts open"),
    "shichi_narabe_five_passes": mark("Shichi Narabe, five passes"),
    "shichi_narabe_no_ghost": mark("Shichi Narabe without ghosts"),
    "shichi_narabe_jokers": mark("Shichi Narabe with jokers"),
    "race_to_kings": mark("Race to kings"),
    "parliament": mark("Parliament"),
    "parliament_any_seven": mark("Parliament, any seven opens"),
    "parliament_ring": mark("Parliament round the corner"),
    "parliament_one_way": mark("Parliament round the corner, one way"),
    "parliament_voluntary_pass": mark("Parliament, passing at will"),
    "parliament_last_card": mark("Parliament, last card!"),
    "parliament_winner_gains": mark("Parliament, the winner gains"),
    "parliament_penalty_points": mark("Parliament with penalty points"),
    "parliament_two_packs": mark("Parliament with two packs"),
}
"""The layout games that have a name, in the order of the package."""


def title(rules: Rules, words: Words) -> str:
    """The name of the variant, or of the game where the rules are nobody's but this table's."""
    known = preset_of(rules)
    return words.say(TITLES[known] if known else FAMILIES[rules.name])


def preset_of(rules: Rules) -> str | None:
    """The name of the preset with these rules; None where there is none."""
    return next((name for name in TITLES if PRESETS[name] == rules), None)
