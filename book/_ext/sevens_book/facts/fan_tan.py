"""The numbers and tables of the Fan Tan chapter, computed by playing and asking the rules package."""

from functools import partial

from sevens import FRENCH, Card, FanTan, Rank, Round, Session, Suit, bot, play, points, settle
from sevens_book import rendering
from sevens_book.facts import readings
from sevens_book.facts.tables import Table, counted, deals, hands, numbers_of, opening, signed, table
from sevens_book.words import say
from sevens_widgets.game import STAKE

RULES = FanTan()
STAKES = FanTan(chip_per_card=1)
POINTS = FanTan(scoring="points")
EXAMPLE_DEAL = 56
SEATS = 4

FACTS = {
    **numbers_of(RULES),
    "fine": RULES.fine,
    "pass": RULES.pass_price,
    "ante": RULES.ante,
    "whole_pack": POINTS.points(FRENCH.full),
    "stake": STAKE,
}


def at_a_glance(language: str) -> str:
    """The game in eight lines, every figure taken from the rules."""
    words = partial(say, language)
    rows = [
        *opening(RULES, language),
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


def played(rules: FanTan, number: int) -> tuple[Round, Round]:
    """The start and the end of a deal between four club bots."""
    start = Round.deal(rules, seats=SEATS, seed=number)
    *_, end = play(start, [bot("club") for _ in start.hands])
    return start, end


def seats(language: str) -> tuple[str, ...]:
    """What the seats are called."""
    words = partial(say, language)
    return words("You"), words("West"), words("North"), words("East")


def pot(language: str) -> str:
    """The chips of one deal."""
    words = partial(say, language)
    start, end = played(RULES, EXAMPLE_DEAL)
    net = settle(end).net
    rows = [
        (name, str(start.paid[seat]), str(end.passes[seat]), str(end.hands[seat].bit_count()), signed(net[seat]))
        for seat, name in enumerate(seats(language))
    ]
    head = (words("Seat"), words("Ante"), words("Passes"), words("Cards left"), words("Won or lost"))
    caption = words("Deal {number}, played out by club bots: {pot} chips lie in the pot at the end")
    return table(head, rows, caption.format(number=EXAMPLE_DEAL, pot=end.pot))


def three_ways(language: str) -> str:
    """The same deal counted for the pot alone, for stakes and for points."""
    words = partial(say, language)
    plain, stakes, counted_points = (played(rules, EXAMPLE_DEAL)[1] for rules in (RULES, STAKES, POINTS))
    pack = RULES.shape.pack
    rows = [
        (
            name,
            " ".join(rendering.word_card(str(card), language) for card in pack.unmask(plain.hands[seat])) or "–",
            signed(settle(plain).net[seat]),
            signed(settle(stakes).net[seat]),
            str(points(counted_points)[seat]),
        )
        for seat, name in enumerate(seats(language))
    ]
    head = (words("Seat"), words("Cards left"), words("For the pot"), words("For stakes"), words("For points"))
    return table(head, rows, words("Deal {number} counted in three ways").format(number=EXAMPLE_DEAL))


def card_points(language: str) -> str:
    """What each rank is worth where points are counted."""
    words = partial(say, language)
    ace, *numbers = [rank for rank in FRENCH.ranks if rank is Rank.ACE or rank.isdigit()]
    courts = [rank for rank in FRENCH.ranks if rank not in (ace, *numbers)]
    worth = [(rendering.rank_title(rank, language), str(POINTS.card_points(Card(rank, Suit.SPADES)))) for rank in (*courts, ace)]
    span = words("{low} to {high}").format(low=numbers[0].value, high=numbers[-1].value)
    return table((words("Card"), words("Points")), [(span, words("their number")), *worth], words("What a card left costs"))


def session(language: str) -> str:
    """A session of as many deals as players: what each deal brought, and who has most chips at the end."""
    words = partial(say, language)
    so_far = Session.start(RULES, SEATS)
    rows: list[tuple[str, ...]] = []
    while not so_far.over:
        before = so_far.chips
        start = so_far.deal(EXAMPLE_DEAL + len(rows))
        *_, end = play(start, [bot("club") for _ in start.hands])
        so_far = so_far.after(end)
        brought = [after - earlier for after, earlier in zip(so_far.chips, before, strict=True)]
        rows.append((str(EXAMPLE_DEAL + len(rows)), *map(signed, brought)))
    rows.append((words("Sum"), *map(signed, so_far.chips)))
    return table((words("Deal"), *seats(language)), rows, words("A session of {number} deals").format(number=len(rows) - 1))


TABLES: dict[str, Table] = {
    "at_a_glance": at_a_glance,
    "deal": deal,
    "pot": pot,
    "three_ways": three_ways,
    "card_points": card_points,
    "session": session,
    "options": partial(readings.options, RULES),
}
