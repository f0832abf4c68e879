"""The numbers and tables of the Parliament chapter."""

from functools import partial

from sevens import Parliament
from sevens_book import rendering
from sevens_book.facts import readings
from sevens_book.facts.tables import Table, hand_sizes, numbers_of, players, table
from sevens_book.words import say

RULES = Parliament()
TWO_PACKS = Parliament(packs=2)

FACTS = {
    **numbers_of(RULES),
    "pass": RULES.pass_price,
    "whole_pack": RULES.points(RULES.shape.pack.full),
    "two_packs_from": TWO_PACKS.min_players,
    "two_packs_to": TWO_PACKS.max_players,
    "two_packs_cards": TWO_PACKS.shape.pack.full.bit_count(),
}


def at_a_glance(language: str) -> str:
    """The game in a few lines, every figure taken from the rules."""
    words = partial(say, language)
    rows = [
        players(RULES, language),
        (
            words("Cards"),
            words("{number} cards of a French pack; the ace is high").format(number=len(RULES.shape.pack.cards)),
        ),
        (words("Opens"), rendering.word_card(str(RULES.opening_card), language)),
        (words("On your turn"), words("lay one card that fits: a seven, or the next card at an end of a column")),
        (words("Passing"), words("only when none of your cards fits")),
        (words("Price of a pass"), words("{number} chip").format(number=RULES.pass_price)),
        (words("Aim"), words("to lay your last card first; the pot is yours then")),
    ]
    return table([], rows)


TABLES: dict[str, Table] = {
    "at_a_glance": at_a_glance,
    "deal": partial(hand_sizes, RULES),
    "deal_two_packs": partial(hand_sizes, TWO_PACKS),
    "options": partial(readings.options, RULES),
}
