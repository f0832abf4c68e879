"""A hint in three steps: the suit, the card, the reason."""

from __future__ import annotations

from sevens import Card, Play, Rank, View, bot
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
        return words.html("Hint: look at {suit}.", suit=words.suit_name(place.suit))
    if play.card.rank is Rank.JOKER:
        facts = {"the_card": the_card(play.card, words), "the_place": the_card(place, words)}
        advice = words.html("Hint: lay {the_card} for {the_place}.", **facts)
    else:
        advice = words.html("Hint: lay {the_card}.", the_card=the_card(play.card, words))
    return join(advice, " ", _reason(place, view, words)) if step == STEPS else advice


def _reason(place: Card, view: View, words: Words) -> Safe:
    shape = view.rules.shape
    bit = shape.pack.bit(place)
    if view.playable.bit_count() == 1:
        if not view.layout.laid:
            return words.html("It opens the deal, and you must lay it.")
        return words.html("It is your only card that fits.")
    beyond = sum(mask for mask, _bits in shape.sides[bit])
    waiting = shape.pack.unmask(beyond & view.hand)
    if waiting:
        cards = words.listing([word_card(c, words) for c in waiting])
        return words.count(
            "Only after it can your own {cards} be laid.",
            "Only after it can your own {cards} be laid.",
            len(waiting),
            cards=cards,
        )
    if not shape.opens[bit]:
        return words.html("It ends its column on that side, so it opens nothing for the others.")
    return words.html("None of your cards waits behind it; of those that fit it helps the others least.")
