"""The numbers and tables of the Shichi Narabe chapter."""

from functools import partial

from sevens import ShichiNarabe
from sevens_book import rendering
from sevens_book.facts import readings
from sevens_book.facts.tables import Table, hand_sizes, numbers_of, players, table
from sevens_book.words import say

RULES = ShichiNarabe()

FACTS = {
    **numbers_of(RULES),
    "passes": RULES.tokens,
    "ghost_at_pass": RULES.tokens + 1,
    "whole_pack": RULES.points(RULES.shape.pack.full),
}


def at_a_glance(language: str) -> str:
    """The game in a few lines, every figure taken from the rules."""
    words = partial(say, language)
    rows = [
        players(RULES, language),
        (
            words("Cards"),
            words("{number} cards of a French pack; the ace is low").format(number=len(RULES.shape.pack.cards)),
        ),
        (words("Opens"), rendering.word_card(str(RULES.opening_card), language)),
        (words("On your turn"), words("lay one card that fits, or spend a pass")),
        (words("Passes of each player"), str(RULES.tokens)),
        (words("Nothing fits and no pass is left"), words("you become a ghost and show your hand")),
        (words("Aim"), words("to lay your last card first; the others count the cards they have left")),
    ]
    return table([], rows)


TABLES: dict[str, Table] = {
    "at_a_glance": at_a_glance,
    "deal": partial(hand_sizes, RULES),
    "options": partial(readings.options, RULES),
}
