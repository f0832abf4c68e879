"""The numbers and tables of the Shichi Narabe chapter."""

from functools import partial

from sevens import Card, Play, Round, ShichiNarabe, points, preset
from sevens.match import ROUNDS
from sevens.rules.shichi_narabe import BONUS, LIMIT
from sevens_book import rendering
from sevens_book.facts import examples, readings
from sevens_book.facts.tables import Table, hand_sizes, numbers_of, opening, signed, table
from sevens_book.words import say

RULES = ShichiNarabe()
SIMPLE, TO_100 = ShichiNarabe(scoring="count"), ShichiNarabe(match="to_100")
FIVE_PASSES, JOKERS = preset("shichi_narabe_five_passes"), preset("shichi_narabe_jokers")
GHOST_DEAL = FIRST_OF_SESSION = 54
COMPLETING = """sevens 1
game race_to_kings
seats 3 dealer 2 leader 0 turn 0
layout S 5-Q; H A-K; D 2-K; C A-Q
hands AD 3S 4S KC / KS / AS 2S"""
"""The first seat is about to complete a column, and the second to go out."""

FACTS = {
    **numbers_of(RULES),
    "passes": RULES.tokens,
    "ghost_at_pass": RULES.tokens + 1,
    "whole_pack": RULES.points(RULES.shape.pack.full),
    "five_passes": FIVE_PASSES.tokens,
    "cards_with_jokers": len(JOKERS.shape.pack.cards),
    "joker": JOKERS.card_points(Card.parse("JK1")),
    "bonus": BONUS,
    "deals": ROUNDS,
    "limit": LIMIT,
    "half": len(RULES.shape.pack.cards) // 2,
}


def at_a_glance(language: str) -> str:
    """The game in a few lines, every figure taken from the rules."""
    words = partial(say, language)
    rows = [
        *opening(RULES, language),
        (words("On your turn"), words("lay one card that fits, or spend a pass")),
        (words("Passes of each player"), str(RULES.tokens)),
        (words("Nothing fits and no pass is left"), words("you become a ghost and show your hand")),
        (words("Aim"), words("to lay your last card first; the others count the cards they have left")),
    ]
    return table([], rows)


def scores(language: str) -> str:
    """What each seat counts at the end of a deal with a ghost, in both ways."""
    words = partial(say, language)
    end = ghost_deal()
    rows = []
    for seat, name in enumerate(examples.seats(language)):
        left = end.hands[seat] | end.aside.shown[seat]
        title = words("{seat}, a ghost").format(seat=name) if seat in end.ghosts else name
        rows.append((title, examples.cards(RULES, left, language), str(points(end)[seat]), str(SIMPLE.points(left))))
    head = (words("Seat"), words("Cards left, or shown"), words("By value"), words("One point each"))
    return table(head, rows, words("Deal {number}, played out by club bots").format(number=GHOST_DEAL))


def ghost(language: str) -> str:
    """What the ghost of that deal counts by either reading."""
    words = partial(say, language)
    end = ghost_deal()
    shown = end.aside.shown[end.ghosts[0]]
    counted = {words("all the cards shown"): shown, words("only those outside the columns"): shown & end.aside.exposed}
    rows = [(reading, examples.cards(RULES, mask, language), str(RULES.points(mask))) for reading, mask in counted.items()]
    return table((words("A ghost counts"), words("Cards"), words("Points")), rows)


def ghost_deal() -> Round:
    """The end of a deal with one ghost."""
    return examples.played(Round.deal(RULES, examples.SEATS, GHOST_DEAL))


def session(rules: ShichiNarabe, language: str) -> str:
    """The points of a session, and who wins it."""
    end, numbers = examples.session(rules, FIRST_OF_SESSION)
    totals = [(say(language, "Sum"), *map(str, end.points))]
    return examples.session_table(end, numbers, [tuple(map(str, result.points)) for result in end.results], totals, language)


def bonus(language: str) -> str:
    """The points of a deal in which somebody has completed a column."""
    words = partial(say, language)
    end = Round.from_text(COMPLETING).after(Play(Card.parse("AD"))).after(Play(Card.parse("KS")))
    rows = [
        (
            name,
            examples.cards(RULES, end.hands[seat], language),
            str(RULES.points(end.hands[seat])),
            signed(-BONUS * end.aside.completed[seat]),
            str(points(end)[seat]),
        )
        for seat, name in enumerate(examples.seats(language, len(end.hands)))
    ]
    head = (words("Seat"), words("Cards left"), words("Their points"), words("Whole columns"), words("In all"))
    return table(head, rows, words("West lays {card} and goes out").format(card=rendering.word_card("KS", language)))


TABLES: dict[str, Table] = {
    "at_a_glance": at_a_glance,
    "deal": partial(hand_sizes, RULES),
    "values": partial(examples.card_values, RULES),
    "scores": scores,
    "ghost": ghost,
    "session": partial(session, RULES),
    "session_to_100": partial(session, TO_100),
    "deal_jokers": partial(hand_sizes, JOKERS),
    "bonus": bonus,
    "options": partial(readings.options, RULES),
}
