"""The numbers and tables of the Sedma chapter."""

from functools import partial

from sevens.sedma import GERMAN, Deal, Sedma
from sevens_book.facts import readings, sedma_deals
from sevens_book.facts.tables import Table, table
from sevens_book.words import say

RULES = Sedma()
NUMBERS = (2, 4)
"""Of how many players there are games (SE-03)."""
MINUTES_FROM, MINUTES_TO = RULES.minutes
MATCHES = next(option.allowed for option in RULES.options() if option.name == "match_to")

FACTS = {
    "fewest_players": NUMBERS[0],
    "most_players": NUMBERS[-1],
    "cards": len(GERMAN.cards),
    "hand": RULES.hand_size,
    "point_card": RULES.point_card,
    "all_cards": RULES.all_cards,
    "last_trick": RULES.last_trick,
    "total": RULES.all_cards + RULES.last_trick,
    "enough": RULES.enough,
    "match_to": RULES.match_to,
    "short_match": min(MATCHES),
    "long_match": max(MATCHES),
    "longest_two": RULES.hand_size * NUMBERS[0],
    "longest_four": RULES.hand_size * NUMBERS[-1],
    "minutes_from": MINUTES_FROM,
    "minutes_to": MINUTES_TO,
}


def at_a_glance(language: str) -> str:
    """The game in a few lines, every figure taken from the rules."""
    words = partial(say, language)
    minutes = words("{low} to {high} minutes").format(low=MINUTES_FROM, high=MINUTES_TO)
    points = words("each ace and each ten {card}, the last trick {last}: {total} in all")
    rows = [
        (words("Players"), words("{two}, or {four} in two pairs").format(two=NUMBERS[0], four=NUMBERS[-1])),
        (words("Cards"), words("{number} cards of a German pack").format(number=len(GERMAN.cards))),
        (words("In each hand"), str(RULES.hand_size)),
        (words("On your turn"), words("play any card")),
        (words("Beats the trick"), words("a card of the rank that was led, or a seven")),
        (words("Points"), points.format(card=RULES.point_card, last=RULES.last_trick, total=FACTS["total"])),
        (words("Wins the deal"), words("the side with {number} points or more").format(number=RULES.enough)),
        (words("Wins the match"), words("the first side with {number} game points").format(number=RULES.match_to)),
        (words("A deal lasts"), minutes),
    ]
    return table([], rows)


def deal(language: str) -> str:
    """For each number of players: how many cards each holds, and how many the stock has."""
    words = partial(say, language)
    starts = [Deal.deal(Sedma(players=number), seats=number, seed=1) for number in NUMBERS]
    rows = [
        (str(len(start.hands)), str(start.hands[0].bit_count()), str(len(start.table.stock)), str(len(start.table.rules.sides)))
        for start in starts
    ]
    head = (words("Players"), words("Cards in each hand"), words("Cards in the stock"), words("Sides"))
    return table(head, rows, words("What is dealt"))


TABLES: dict[str, Table] = {
    "at_a_glance": at_a_glance,
    "deal": deal,
    "drawing": sedma_deals.drawing,
    "counted": sedma_deals.counted,
    "game_points": sedma_deals.game_points,
    "options": partial(readings.options, RULES),
}
