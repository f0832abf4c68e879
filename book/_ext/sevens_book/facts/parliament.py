"""The numbers and tables of the Parliament chapter."""

from functools import partial

from sevens import Parliament, Result, Round, settle
from sevens.match import BEST_OF, TO_WIN
from sevens.rules.parliament import CALL_CARDS, CALL_FINE
from sevens_book import rendering
from sevens_book.facts import examples, readings
from sevens_book.facts.tables import Table, hand_sizes, numbers_of, players, signed, table
from sevens_book.words import say

RULES = Parliament()
TWO_PACKS = Parliament(packs=2)
WINNER_GAINS, LOSERS_COUNT = Parliament(scoring="winner_gains"), Parliament(scoring="losers_count")
POT_DEAL, POINTS_DEAL, FIRST_OF_SESSION = 58, 57, 56

FACTS = {
    **numbers_of(RULES),
    "pass": RULES.pass_price,
    "whole_pack": RULES.points(RULES.shape.pack.full),
    "two_packs_from": TWO_PACKS.min_players,
    "two_packs_to": TWO_PACKS.max_players,
    "two_packs_cards": TWO_PACKS.shape.pack.full.bit_count(),
    "ranks": len(RULES.shape.pack.ranks),
    "call_cards": CALL_CARDS,
    "call_fine": CALL_FINE,
    "best_of": BEST_OF,
    "to_win": TO_WIN,
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


def pot(language: str) -> str:
    """The chips of one deal, played out by club bots."""
    words = partial(say, language)
    end = examples.played(Round.deal(RULES, examples.SEATS, POT_DEAL))
    net = settle(end).net
    rows = [
        (name, str(end.passes[seat]), str(end.hands[seat].bit_count()), signed(net[seat]))
        for seat, name in enumerate(examples.seats(language))
    ]
    head = (words("Seat"), words("Passes"), words("Cards left"), words("Won or lost"))
    caption = words("Deal {number}, played out by club bots: {pot} chips lie in the pot at the end")
    return table(head, rows, caption.format(number=POT_DEAL, pot=end.pot))


def scores(language: str) -> str:
    """The cards left at the end of one deal, and what each way to count makes of them."""
    words = partial(say, language)
    end = examples.played(Round.deal(RULES, examples.SEATS, POINTS_DEAL))
    winner, left = settle(end).winner, [RULES.points(hand) for hand in end.hands]
    gains, counts = (Result.from_table(rules, len(left), winner, points=left).points for rules in (WINNER_GAINS, LOSERS_COUNT))
    rows = [
        (
            name,
            examples.cards(RULES, end.hands[seat], language),
            words("won") if seat == winner else "\u2013",
            str(gains[seat]),
            str(counts[seat]),
        )
        for seat, name in enumerate(examples.seats(language))
    ]
    head = (words("Seat"), words("Cards left"), words("Plain"), words("The winner gains"), words("The losers count"))
    return table(head, rows, words("Deal {number}, played out by club bots").format(number=POINTS_DEAL))


def session(language: str) -> str:
    """The chips of a session of one deal for each player, and who wins it."""
    words = partial(say, language)
    end, numbers = examples.session(RULES, FIRST_OF_SESSION)
    totals = [(words("Chips in all"), *map(signed, end.chips)), (words("Pots won"), *map(str, end.wins))]
    return examples.session_table(end, numbers, [tuple(map(signed, result.net)) for result in end.results], totals, language)


TABLES: dict[str, Table] = {
    "at_a_glance": at_a_glance,
    "deal": partial(hand_sizes, RULES),
    "pot": pot,
    "values": partial(examples.card_values, RULES),
    "scores": scores,
    "session": session,
    "deal_two_packs": partial(hand_sizes, TWO_PACKS),
    "options": partial(readings.options, RULES),
}
