"""The names of the games and their variants."""

from __future__ import annotations

from sevens import PRESETS, Rules
from sevens.sedma import Sedma
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


ABOUT = {
    "fan_tan": mark("The game as this book plays it: chips, a pot, and a pass only when nothing fits."),
    "fan_tan_stakes": mark("Every other player also pays the winner for the cards left."),
    "fan_tan_any_seven": mark("Nobody waits for one certain card: the first seven on the table may be any."),
    "fan_tan_points": mark("Not chips but points for cards left decide, and the lowest total wins."),
    "sjuan": mark("The Swedish way: the seven of hearts opens, and all else is alike."),
    "cinquillo": mark(
        "The Spanish way: a pack of 40, columns that grow from the fives, and all fives laid before the first turn."
    ),
    "cinquillo_fives_as_moves": mark("The five of coins opens, and the other fives are laid whenever their holders want to."),
    "cinquillo_fives_before_deal": mark("The fives are taken out and laid first, so that the others alone are dealt."),
    "fan_tan_sevens_laid": mark("The four sevens are taken out and laid first: everybody can begin at once."),
    "shichi_narabe": mark("The game as this book plays it: three passes each, and then you become a ghost."),
    "shichi_narabe_gaps": mark("The usual way in Japan: a ghost’s cards lie in their places, and gaps stay open."),
    "shichi_narabe_hearts": mark("The seven of hearts opens, and all else is alike."),
    "shichi_narabe_five_passes": mark("Two passes more for everybody: longer deals and fewer ghosts."),
    "shichi_narabe_no_ghost": mark("Whoever has no pass left waits until a card fits, and shows nothing."),
    "shichi_narabe_jokers": mark("Two jokers stand in for cards that are missing."),
    "race_to_kings": mark("Whoever makes a column whole gets points taken off."),
    "parliament": mark("The game as this book plays it: the ace is high, and a pass costs a chip."),
    "parliament_any_seven": mark("The player on the dealer’s left begins, with any seven."),
    "parliament_ring": mark("Ace and king are neighbours: each suit is a ring that grows at both ends."),
    "parliament_one_way": mark("One end may go round the corner, and that closes the other."),
    "parliament_voluntary_pass": mark("You may pay a chip rather than lay a card."),
    "parliament_last_card": mark("Say “last card!” with the last card but one, or pay for it."),
    "parliament_winner_gains": mark("The winner gains the points of all cards left with the others."),
    "parliament_penalty_points": mark("Everybody else counts the cards left, and the lowest total wins."),
    "parliament_two_packs": mark("Two packs for a large party, and two rows for each suit."),
    "sedma": mark("The game as this book plays it: one against one."),
    "sedma_pairs": mark("Four players as two pairs; partners sit opposite."),
}
"""Every game that has a name, in one sentence."""
SEDMA_TITLES = {"sedma": mark("Sedma"), "sedma_pairs": mark("Sedma in pairs")}


def title(rules: Rules | Sedma, words: Words) -> str:
    """The name of the variant, or of the game where the rules are nobody's but this table's."""
    if isinstance(rules, Sedma):
        return words.say(SEDMA_TITLES["sedma" if rules.players == 2 else "sedma_pairs"])
    known = preset_of(rules)
    return words.say(TITLES[known] if known else FAMILIES[rules.name])


def preset_of(rules: Rules) -> str | None:
    """The name of the preset with these rules; None where there is none."""
    return next((name for name in TITLES if PRESETS[name] == rules), None)
