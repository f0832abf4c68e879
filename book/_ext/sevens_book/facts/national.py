"""The numbers and tables of the chapter on national variants."""

from functools import partial

from sevens import SPANISH, Card, FanTan, Rank, Round, Suit, preset
from sevens_book import rendering
from sevens_book.facts.tables import Table, counted, hands, table
from sevens_book.words import say

CINQUILLO = FanTan(pack="spanish", anchors="from_hands")
SEVENS_LAID = FanTan(anchors="before_deal")

FACTS = {
    "spanish_cards": len(SPANISH.cards),
    "spanish_ranks": len(SPANISH.ranks),
    "spanish_points": CINQUILLO.points(SPANISH.full),
    "sevens_laid_cards": sum(hands(Round.deal(SEVENS_LAID, 4, seed=1))),
    "sevens_laid_hand": hands(Round.deal(SEVENS_LAID, 4, seed=1))[0],
    "cinquillo_hand": hands(Round.deal(FanTan(pack="spanish", opening="5O"), 4, seed=1))[0],
}


def hand_sizes(language: str) -> str:
    """For every number of players: the hands of each variant that deals other cards than Fan Tan."""
    words = partial(say, language)
    shown = {
        words("Fan Tan, Sjuan"): "fan_tan",
        words("Cinquillo"): "cinquillo_fives_as_moves",
        words("Cinquillo, fives laid before"): "cinquillo_fives_before_deal",
        words("Sevens laid before"): "fan_tan_sevens_laid",
    }
    seats = range(CINQUILLO.min_players, CINQUILLO.max_players + 1)
    rows = [(str(n), *(counted(hands(Round.deal(preset(name), n, seed=1))) for name in shown.values())) for n in seats]
    return table((words("Players"), *shown), rows, words("Hands × cards, before anything is laid"))


def card_points(language: str) -> str:
    """What the cards of the Spanish pack are worth where points are counted."""
    words = partial(say, language)
    suit = Suit.COINS
    low, high, ace = Rank.TWO, Rank.SEVEN, SPANISH.ranks[0]
    figures = (*SPANISH.ranks[SPANISH.ranks.index(high) + 1 :], ace)
    span = words("{low} to {high}").format(low=low.value, high=high.value)
    worth = [(rendering.rank_title(rank, language, suit), str(CINQUILLO.card_points(Card(rank, suit)))) for rank in figures]
    return table((words("Card"), words("Points")), [(span, words("their number")), *worth])


TABLES: dict[str, Table] = {"deal": hand_sizes, "card_points": card_points}
