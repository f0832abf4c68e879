"""A hint in three steps: where to look, the card, the reason."""

from __future__ import annotations

from sevens import Card, Play, Rank, View, bot
from sevens_widgets.holding import is_straight, kept_shut
from sevens_widgets.html import Safe, join
from sevens_widgets.render.cards import the_card, word_card
from sevens_widgets.words import Words

STEPS = 3


def best_play(view: View) -> Play | None:
    """The card that the club player would lay, and where; None if none fits."""
    move = bot("club").choose(view)
    return move if isinstance(move, Play) else None


def hint(play: Play, step: int, view: View, words: Words) -> Safe:
    """The hint at a step from 1 to 3."""
    place = play.at or play.card
    if step == 1:
        return _nudge(place, view, words)
    if play.card.rank is Rank.JOKER:
        facts = {"the_card": the_card(play.card, words), "the_place": the_card(place, words)}
        advice = words.html("Hint: lay {the_card} for {the_place}.", **facts)
    else:
        advice = words.html("Hint: lay {the_card}.", the_card=the_card(play.card, words))
    return join(advice, " ", _reason(place, view, words)) if step == STEPS else advice


def _nudge(place: Card, view: View, words: Words) -> Safe:
    """Where to look, and for what, without the card."""
    suit = words.suit_name(place.suit)
    if view.playable.bit_count() == 1:
        return words.html("Hint: look at {suit}. There is only one card to find.", suit=suit)
    if view.hand & _beyond(place, view):
        return words.html("Hint: look at {suit}. Cards of yours wait there.", suit=suit)
    if not view.rules.shape.opens[view.rules.shape.pack.bit(place)]:
        return words.html("Hint: look at {suit}. There a card opens nothing.", suit=suit)
    return words.html("Hint: look at {suit}. There the others gain least.", suit=suit)


def _reason(place: Card, view: View, words: Words) -> Safe:
    if view.playable.bit_count() == 1:
        if not view.layout.laid:
            return words.html("It opens the deal, and you must lay it.")
        return words.html("It is your only card that fits.")
    shut = _stays_shut(place, view, words)
    return join(_opens(place, view, words), [" ", shut] if shut else None)


def _opens(place: Card, view: View, words: Words) -> Safe:
    """What the card opens, for the reader and for the others."""
    shape = view.rules.shape
    waiting = shape.pack.unmask(_beyond(place, view) & view.hand)
    if waiting:
        cards = words.listing([word_card(c, words) for c in waiting])
        if not is_straight(shape):
            return words.html("It leads towards your own {cards}.", cards=cards)
        return words.count(
            "Only after it can your own {cards} be laid.",
            "Only after it can your own {cards} be laid.",
            len(waiting),
            cards=cards,
        )
    if not shape.opens[shape.pack.bit(place)]:
        return words.html("It ends its column on that side, so it opens nothing for the others.")
    return words.html("None of your cards waits behind it; of those that fit it helps the others least.")


def _stays_shut(place: Card, view: View, words: Words) -> Safe | None:
    """The card that fits too and keeps most of the others' cards shut as long as it stays in hand."""
    kept = [(n, card) for card, n in kept_shut(view) if card != place]
    if not kept:
        return None
    n, card = max(kept, key=lambda each: each[0])
    return words.count(
        "And while you keep {the_card}, {n} card of the others stays shut.",
        "And while you keep {the_card}, {n} cards of the others stay shut.",
        n,
        the_card=the_card(card, words),
    )


def _beyond(place: Card, view: View) -> int:
    """The places beyond this one, away from the card that opens the column."""
    shape = view.rules.shape
    return sum(mask for mask, _bits in shape.sides[shape.pack.bit(place)])
