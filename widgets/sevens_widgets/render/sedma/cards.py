"""The cards of the German pack: their names, and how they are drawn."""

from __future__ import annotations

from sevens.sedma import Card, Rank, Suit
from sevens_widgets.html import Safe, join, tag
from sevens_widgets.render.cards import icon
from sevens_widgets.words import Words, mark, mark_in

SUITS = {Suit.HEARTS: mark("hearts"), Suit.BELLS: mark("bells"), Suit.LEAVES: mark("leaves"), Suit.ACORNS: mark("acorns")}
RANKS = {
    Rank.SEVEN: mark("seven"),
    Rank.EIGHT: mark("eight"),
    Rank.NINE: mark("nine"),
    Rank.TEN: mark("ten"),
    Rank.UNTER: mark("unter"),
    Rank.OBER: mark("ober"),
    Rank.KING: mark("king"),
    Rank.ACE: mark("ace"),
}
INDICES = {
    Rank.UNTER: mark_in("index", "U"),
    Rank.OBER: mark_in("index", "O"),
    Rank.KING: mark_in("index", "K"),
    Rank.ACE: mark_in("index", "A"),
}
ARTICLES = {
    Rank.SEVEN: mark_in("seven", "the {card}"),
    Rank.EIGHT: mark_in("eight", "the {card}"),
    Rank.NINE: mark_in("nine", "the {card}"),
    Rank.TEN: mark_in("ten", "the {card}"),
    Rank.UNTER: mark_in("unter", "the {card}"),
    Rank.OBER: mark_in("ober", "the {card}"),
    Rank.KING: mark_in("king", "the {card}"),
    Rank.ACE: mark_in("ace", "the {card}"),
}
STATES = {
    "playable": mark("{card}, playable"),
    "beats": mark("{card}, beats the trick"),
    "blocked": mark("{card}, not playable"),
    "hint": mark("{card}, hint"),
}


def rank_name(rank: Rank, words: Words) -> str:
    """The name of a rank: "seven", "ober"."""
    return words.say(RANKS[rank])


def card_name(card: Card, words: Words) -> str:
    """The card as it is spoken: "ten of leaves", "Laub-Zehn"."""
    return words.say("{rank} of {suit}", rank=rank_name(card.rank, words), suit=words.say(SUITS[card.suit]))


def index(rank: Rank, words: Words) -> str:
    """The letter or number in the corner of a card."""
    return str(words.within(INDICES[rank])) if rank in INDICES else rank.value


def word_card(card: Card, words: Words) -> Safe:
    """A card named inside a sentence."""
    seen = tag("span", index(card.rank, words), _sign(card.suit), aria_hidden="true")
    return tag("span", seen, tag("span", card_name(card, words), class_="vh"), class_="word-card", data_suit=_code(card.suit))


def the_card(card: Card, words: Words) -> Safe:
    """A card named inside a sentence, with its article."""
    return words.within(ARTICLES[card.rank], card=word_card(card, words))


def drawn(
    card: Card,
    words: Words,
    states: tuple[str, ...] = (),
    *,
    button: bool = False,
    size: str | None = None,
    described_by: str | None = None,
) -> Safe:
    """A card that lies there, or one that can be chosen, with its states."""
    badge = tag("span", icon("bulb"), class_="card__badge", aria_hidden="true") if "hint" in states else None
    return tag(
        "button" if button else "span",
        _face(card, words),
        badge,
        tag("span", spoken(card, words, states), class_="vh"),
        class_="card",
        type="button" if button else None,
        data_card=str(card),
        data_suit=_code(card.suit),
        data_state=" ".join(states) or None,
        data_size=size,
        aria_describedby=described_by,
    )


def spoken(card: Card, words: Words, states: tuple[str, ...] = ()) -> str:
    """The name of a card with its states: "ten of leaves, playable, hint"."""
    name = card_name(card, words)
    for state in states:
        if state in STATES:
            name = words.say(STATES[state], card=name)
    return name


def _face(card: Card, words: Words) -> Safe:
    rank = tag("span", index(card.rank, words), class_="card__rank", data_wide=card.rank is Rank.TEN)
    corner = tag("span", rank, _sign(card.suit), class_="card__index", aria_hidden="true")
    return join(corner, icon(_code(card.suit), "card__big"))


def _sign(suit: Suit) -> Safe:
    return icon(_code(suit), "suit")


def _code(suit: Suit) -> str:
    """The suit as the sprite and the style sheet name it."""
    return f"g{suit.lower()}"
