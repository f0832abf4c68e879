"""Sedma's worked examples: how hands are filled, a deal trick by trick, what a won deal is worth."""

from collections.abc import Sequence
from functools import partial

from sevens.sedma import Deal, Sedma, Settlement, Taken, bot, play
from sevens.sedma.rules import draws
from sevens_book.facts.tables import in_order, table
from sevens_book.words import say
from sevens_widgets.html import Safe
from sevens_widgets.render.sedma.cards import word_card
from sevens_widgets.sedma.telling import seat_names
from sevens_widgets.words import words as widget_words

RULES = Sedma()
EXAMPLE_DEAL = 56
LEVEL = "club"
DRAWINGS = (((3, 3), 20), ((2, 2), 18), ((2, 2), 2), ((2, 2, 2, 2), 4))
"""The cards in each hand after a trick, and those in the stock."""
WINNER = 1
"""The seat that took those tricks."""
ENDS = (
    ((50, 30), 0, False),
    ((40, 40), 0, False),
    ((40, 40), 1, False),
    ((80, 0), 1, False),
    ((80, 0), 0, False),
    ((80, 0), 0, True),
)
"""The points of both sides' tens and aces, the side that took the last trick, whether it took every trick."""


def names(players: int, language: str) -> tuple[str, ...]:
    """What the seats are called."""
    return seat_names(players, widget_words(language))


def drawing(language: str) -> str:
    """Who draws how many cards after a trick, with a stock that is long enough and with one that is not."""
    words = partial(say, language)
    rows = []
    for sizes, stock in DRAWINGS:
        called = names(len(sizes), language)
        order = draws(RULES.draw, sizes, WINNER, stock)
        after = [size + order.count(seat) for seat, size in enumerate(sizes)]
        rows.append(
            (in_order(sizes), str(stock), ", ".join(called[seat] for seat in order), in_order(after), str(stock - len(order)))
        )
    head = (words("Hands"), words("Stock"), words("Draw, a card each time"), words("Hands after"), words("Stock after"))
    return table(head, rows, words("{seat} has taken the trick").format(seat=names(2, language)[WINNER]))


def counted(language: str) -> str:
    """Every trick of a deal between two club bots, with the points so far."""
    words = partial(say, language)
    start = Deal.deal(RULES, seats=2, seed=EXAMPLE_DEAL)
    called, points = names(2, language), [0, 0]
    rows = []
    for number, taken in enumerate(tricks(start), 1):
        points[taken.seat] += taken.points
        lines = "<br>".join(played(taken, first, language) for first in range(0, len(taken.trick), 2))
        who = called[taken.trick[0].seat]
        rows.append((str(number), who, lines, called[taken.seat], str(taken.points), versus(points, language)))
    head = (
        words("Trick"), words("Led by"), words("Cards"), words("Taken by"), words("Points"), versus(called, language),
    )  # fmt: skip
    return table(head, rows, words("Deal {number}, two club bots").format(number=EXAMPLE_DEAL))


def tricks(start: Deal) -> list[Taken]:
    """The tricks of a deal played to its end."""
    states = play(start, [bot(LEVEL) for _ in start.hands])
    return [event for state in states for event in state.events if isinstance(event, Taken)]


def played(taken: Taken, first: int, language: str) -> Safe:
    """One round of a trick of two players."""
    said = widget_words(language)
    return Safe("\u00a0".join(word_card(each.card, said) for each in taken.trick[first : first + 2]))


def game_points(language: str) -> str:
    """What some ways to end a deal are worth."""
    words, score = partial(say, language), partial(versus, language=language)
    rows = []
    for cards, last, sweep in ENDS:
        result = Settlement.from_table(RULES, cards=cards, last=last, all_tricks=sweep)
        tricks = words("ours, like every other") if sweep else (words("ours"), words("theirs"))[last]
        rows.append((score(cards), tricks, score(result.points), score(result.game_points)))
    head = (words("Tens and aces"), words("Last trick"), words("Points"), words("Game points"))
    return table(head, rows, words("We are the first side, they are the second"))


def versus(both: Sequence[object], language: str) -> str:
    """What both sides have, or who they are."""
    words = partial(say, language)
    ours, theirs = both
    return words("{ours}\u00a0:\u00a0{theirs}").format(ours=ours, theirs=theirs)
