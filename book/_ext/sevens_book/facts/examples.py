"""Worked examples: deals that bots play out, with the cards left and what they cost."""

from collections.abc import Iterable, Sequence
from functools import partial

from sevens import Rank, Round, Rules, Session, Suit, bot, play
from sevens_book import rendering
from sevens_book.facts.tables import table
from sevens_book.words import say
from sevens_widgets.telling import place_names
from sevens_widgets.words import words as widget_words

SEATS = 4


def played(start: Round) -> Round:
    """The end of a deal that club bots play."""
    *_, end = play(start, [bot("club") for _ in start.hands])
    return end


def seats(language: str, count: int = SEATS) -> tuple[str, ...]:
    """The names of so many seats, the reader's first."""
    return place_names(count, widget_words(language))


def cards(rules: Rules, mask: int, language: str) -> str:
    """The cards of a mask, or a dash where there are none."""
    return " ".join(rendering.word_card(str(card), language) for card in rules.shape.pack.unmask(mask)) or "\u2013"


def session(rules: Rules, first: int) -> tuple[Session, list[int]]:
    """A session that club bots play from this deal on, and the numbers of its deals."""
    standing = Session.start(rules, SEATS)
    numbers: list[int] = []
    while not standing.over:
        numbers.append(first + len(numbers))
        standing = standing.after(played(standing.deal(numbers[-1])))
    return standing, numbers


def session_table(
    end: Session, numbers: Iterable[int], deals: Iterable[Sequence[str]], totals: Iterable[Sequence[str]], language: str
) -> str:
    """What each deal of a session brought each seat, the totals below."""
    words, names = partial(say, language), seats(language)
    rows = [(words("Deal {number}").format(number=number), *deal) for number, deal in zip(numbers, deals, strict=True)]
    caption = words("A session of {number} deals, played by club bots; it is won by: {seat}")
    winners = ", ".join(names[seat] for seat in end.winners)
    return table((words("Deal"), *names), [*rows, *totals], caption.format(number=len(rows), seat=winners))


def card_values(rules: Rules, language: str) -> str:
    """What a card left is worth, from the ace to the king, and all of them together."""
    words, pack = partial(say, language), rules.shape.pack
    worth = {card.rank: rules.card_points(card) for card in pack.unmask(pack.suit_mask(Suit.SPADES))}
    pips = [rank for rank in worth if str(worth[rank]) == rank.value]

    def row(rank: Rank) -> tuple[str, str]:
        return rendering.rank_title(rank, language), str(worth[rank])

    numbers = words("{low} to {high}").format(low=pips[0].value, high=pips[-1].value)
    pictures = [row(rank) for rank in (Rank.JACK, Rank.QUEEN, Rank.KING)]
    whole = (words("All {number} cards").format(number=len(pack.cards)), str(rules.points(pack.full)))
    rows = [row(Rank.ACE), (numbers, words("their number")), *pictures, whole]
    return table((words("Card left"), words("Points")), rows)
