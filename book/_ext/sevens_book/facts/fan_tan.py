"""The numbers and tables of the Fan Tan chapter, computed by playing and asking the rules package."""

from functools import partial

from sevens import FanTan, Round, bot, play, settle
from sevens_book import rendering
from sevens_book.facts import readings
from sevens_book.facts.tables import Table, counted, deals, hands, numbers_of, players, signed, table
from sevens_book.words import say

RULES = FanTan()
EXAMPLE_DEAL = 56

FACTS = {**numbers_of(RULES), "fine": RULES.fine, "pass": RULES.pass_price, "ante": RULES.ante}


def at_a_glance(language: str) -> str:
    """The game in eight lines, every figure taken from the rules."""
    words = partial(say, language)
    rows = [
        players(RULES, language),
        (
            words("Cards"),
            words("{number} cards of a French pack; the ace is low").format(number=len(RULES.shape.pack.cards)),
        ),
        (words("Opens"), rendering.word_card(str(RULES.opening_card), language)),
        (words("On your turn"), words("lay one card that fits: a seven, or the next card at an end of a column")),
        (words("Passing"), words("only when none of your cards fits")),
        (words("Price of a pass"), words("{number} chip").format(number=RULES.pass_price)),
        (words("Before each deal"), words("{number} chip into the pot, the ante").format(number=RULES.ante)),
        (words("Aim"), words("to lay your last card first; the pot is yours then")),
    ]
    return table([], rows)


def deal(language: str) -> str:
    """For every number of players: how many cards the hands hold, what they pay, what lies in the pot."""
    words = partial(say, language)
    rows = [
        (str(len(dealt.hands)), counted(hands(dealt)), counted(dealt.paid), str(dealt.pot)) for dealt in deals(RULES)
    ]  # fmt: skip
    head = (words("Players"), words("Hands × cards"), words("Hands × chips"), words("Chips in the pot"))
    return table(head, rows, words("What is dealt and paid before the first turn"))


def pot(language: str) -> str:
    """The chips of one deal, played out by club bots."""
    words = partial(say, language)
    start = Round.deal(RULES, seats=4, seed=EXAMPLE_DEAL)
    *_, end = play(start, [bot("club") for _ in start.hands])
    net = settle(end).net
    names = (words("You"), words("West"), words("North"), words("East"))
    rows = [
        (name, str(start.paid[seat]), str(end.passes[seat]), str(end.hands[seat].bit_count()), signed(net[seat]))
        for seat, name in enumerate(names)
    ]
    head = (words("Seat"), words("Ante"), words("Passes"), words("Cards left"), words("Won or lost"))
    caption = words("Deal {number}, played out by club bots: {pot} chips lie in the pot at the end")
    return table(head, rows, caption.format(number=EXAMPLE_DEAL, pot=end.pot))


TABLES: dict[str, Table] = {
    "at_a_glance": at_a_glance,
    "deal": deal,
    "pot": pot,
    "options": partial(readings.options, RULES),
}
