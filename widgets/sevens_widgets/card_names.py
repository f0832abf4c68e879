"""The names of suits, ranks and cards, as messages."""

from __future__ import annotations

from sevens import Rank, Suit
from sevens_widgets.marks import mark, mark_in

SUITS = {
    Suit.SPADES: mark("spades"),
    Suit.HEARTS: mark("hearts"),
    Suit.CLUBS: mark("clubs"),
    Suit.DIAMONDS: mark("diamonds"),
    Suit.COINS: mark("coins"),
    Suit.CUPS: mark("cups"),
    Suit.SWORDS: mark("swords"),
    Suit.BATONS: mark("batons"),
}
OF_SUIT = {
    Suit.COINS: mark_in("coins", "{rank} of {suit}"),
    Suit.CUPS: mark_in("cups", "{rank} of {suit}"),
    Suit.SWORDS: mark_in("swords", "{rank} of {suit}"),
    Suit.BATONS: mark_in("batons", "{rank} of {suit}"),
}
"""A Spanish card; the French ones have one message for all suits."""
RANKS = {
    Rank.ACE: mark("ace"),
    Rank.TWO: mark("two"),
    Rank.THREE: mark("three"),
    Rank.FOUR: mark("four"),
    Rank.FIVE: mark("five"),
    Rank.SIX: mark("six"),
    Rank.SEVEN: mark("seven"),
    Rank.EIGHT: mark("eight"),
    Rank.NINE: mark("nine"),
    Rank.TEN: mark("ten"),
    Rank.JACK: mark("jack"),
    Rank.QUEEN: mark("queen"),
    Rank.KING: mark("king"),
    Rank.JOKER: mark("joker"),
}
SPANISH_RANKS = {
    Rank.ONE: mark("ace"),
    Rank.TEN: mark("sota"),
    Rank.CABALLO: mark("caballo"),
    Rank.REY: mark("rey"),
}
"""Those that have another name than their number."""
INDICES = {
    Rank.ACE: mark_in("index", "A"),
    Rank.JACK: mark_in("index", "J"),
    Rank.QUEEN: mark_in("index", "Q"),
    Rank.KING: mark_in("index", "K"),
}
ARTICLES = {
    Rank.ACE: mark_in("ace", "the {card}"),
    Rank.TWO: mark_in("two", "the {card}"),
    Rank.THREE: mark_in("three", "the {card}"),
    Rank.FOUR: mark_in("four", "the {card}"),
    Rank.FIVE: mark_in("five", "the {card}"),
    Rank.SIX: mark_in("six", "the {card}"),
    Rank.SEVEN: mark_in("seven", "the {card}"),
    Rank.EIGHT: mark_in("eight", "the {card}"),
    Rank.NINE: mark_in("nine", "the {card}"),
    Rank.TEN: mark_in("ten", "the {card}"),
    Rank.JACK: mark_in("jack", "the {card}"),
    Rank.QUEEN: mark_in("queen", "the {card}"),
    Rank.KING: mark_in("king", "the {card}"),
    Rank.ONE: mark_in("ace", "the {card}"),
    Rank.CABALLO: mark_in("caballo", "the {card}"),
    Rank.REY: mark_in("rey", "the {card}"),
    Rank.JOKER: mark_in("joker", "the {card}"),
}
