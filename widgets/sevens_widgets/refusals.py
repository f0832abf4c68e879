"""Why a move is not allowed, in words and as a small picture."""

from __future__ import annotations

from dataclasses import dataclass

from sevens import Card, Reason, Refusal, View
from sevens_widgets.html import Safe, join
from sevens_widgets.render.cards import card, icon, spot, the_card, word_card, word_rank
from sevens_widgets.words import Words, mark


@dataclass(frozen=True, slots=True)
class Why:
    """A refusal for people: the reason in one sentence, what helps to understand it, and the way to the card as a picture."""

    card: Card | None
    reason: Safe
    more: Safe
    path: Safe | None = None


PICTURED = (Reason.NEEDS_ANCHOR, Reason.NEEDS_NEIGHBOUR)


def why(refusal: Refusal, view: View, words: Words) -> Why:
    """The words for a refusal."""
    asked = refusal.card
    path = _path(asked, refusal, view, words) if asked and refusal.reason in PICTURED else None
    said = _about_card(asked, refusal, words) if asked else None
    return Why(asked, said or _reason(refusal, view, words), _more(refusal, view, words), path)


def _about_card(asked: Card, refusal: Refusal, words: Words) -> Safe | None:
    """The reasons that speak of the card."""
    named = the_card(asked, words)
    match refusal.reason:
        case Reason.NOT_IN_HAND:
            return words.html("You do not hold {the_card}.", the_card=named)
        case Reason.OPENING_FIRST if len(refusal.needs) > 1:
            cards = words.listing([word_card(c, words) for c in refusal.needs])
            return words.html("Not yet: one of these cards opens the deal: {cards}.", cards=cards)
        case Reason.OPENING_FIRST:
            return words.html("Not yet: {the_needed} must be laid first.", the_needed=_needs(refusal, words))
        case Reason.NEEDS_ANCHOR | Reason.NEEDS_NEIGHBOUR:
            return words.html("Not yet: {the_card} waits for {the_needed}.", the_card=named, the_needed=_needs(refusal, words))
        case Reason.NEEDS_PLACE:
            return words.html("Choose the card for which {the_card} is to lie.", the_card=named)
        case Reason.WRONG_PLACE:
            return words.html("Not there: {the_card} does not fit at that place.", the_card=named)
        case Reason.JOKER_LAST:
            return words.html("By these rules {the_card} may not be the last card you lay.", the_card=named)
        case Reason.JOKER_THERE:
            return words.html("No longer: a joker lies for {the_card} and stays there.", the_card=named)
        case Reason.EXPOSED:
            return words.html("A ghost has shown {the_card}; by these rules nobody else lays it.", the_card=named)
    return None


def _needs(refusal: Refusal, words: Words) -> Safe:
    return words.listing([the_card(c, words) for c in refusal.needs])


def _reason(refusal: Refusal, view: View, words: Words) -> Safe:
    """The reasons that speak of the turn."""
    if refusal.reason is Reason.MUST_OPEN:
        return _must_open(refusal, words)
    if refusal.reason is Reason.MUST_PLAY:
        return _must_play(view, words)
    return words.html(TURN[refusal.reason])


TURN = {
    Reason.ROUND_OVER: mark("This deal is over."),
    Reason.NO_STALLING: mark("Everybody has passed in turn: whoever can lay a card must now lay one."),
    Reason.NO_TOKEN: mark("You have no pass left."),
    Reason.CAUGHT: mark("You passed with a card that fits, and were caught: now you must lay one."),
    Reason.MUST_NAME: mark("First the card that opens the deal must be named."),
    Reason.MUST_GIVE: mark("First you must give away a card of your hand."),
    Reason.NOT_NOW: mark("This is not possible now."),
}


def _must_open(refusal: Refusal, words: Words) -> Safe:
    if len(refusal.playable) > 1:
        return words.html("You hold a card that opens the deal: you must lay one.")
    mine = the_card(refusal.playable[0], words)
    return words.html("You hold {the_card}, and it opens the deal: you must lay it.", the_card=mine)


def _must_play(view: View, words: Words) -> Safe:
    if view.tokens and not view.tokens[view.seat]:
        return words.html("You have no pass left, so you must lay a card that fits.")
    if not view.playable:
        return words.html("A card of a ghost fits, and you may lay it; so you may not pass.")
    return words.html("You hold a card that fits, so you may not pass.")


def _more(refusal: Refusal, view: View, words: Words) -> Safe:
    match refusal.reason:
        case Reason.ROUND_OVER:
            return words.html("Go on with the next deal, or start a new one.")
        case Reason.NOT_IN_HAND:
            return words.html("You can lay cards of your own hand.")
        case Reason.OPENING_FIRST:
            return words.html("Nothing else can be laid before it.")
        case Reason.NEEDS_ANCHOR if refusal.card:
            suit = words.suit_name(refusal.card.suit)
            anchor = words.rank_name(view.rules.shape.anchor, refusal.card.suit)
            return words.html(
                "The column of {suit} is not open. Every column starts with its {anchor}.", suit=suit, anchor=anchor
            )
        case Reason.NEEDS_NEIGHBOUR if view.rules.shape.pack.copies > 1:
            return words.html("Each suit has two rows, and each grows one rank at a time.")
        case Reason.NEEDS_NEIGHBOUR:
            return _where_column_ends(refusal, words)
        case Reason.NO_TOKEN:
            return words.html("Nor does any card fit that you could lay.")
        case _:
            return _what_fits(refusal, view, words)


def _what_fits(refusal: Refusal, view: View, words: Words) -> Safe:
    cards = refusal.playable or view.rules.shape.pack.unmask(view.playable)
    if not cards:
        return words.html("None of your cards fits now.")
    return words.html("What fits: {cards}.", cards=words.listing([word_card(c, words) for c in cards]))


def _where_column_ends(refusal: Refusal, words: Words) -> Safe:
    low, high = refusal.column
    suit = words.suit_title(low.suit)
    if low == high:
        return words.html(
            "{suit}: only {the_card} lies there. A column grows one rank at a time.", suit=suit, the_card=the_card(low, words)
        )
    ends = {"low": word_rank(low, words), "high": word_rank(high, words)}
    return words.html("{suit} lie from {low} to {high}. A column grows one rank at a time.", suit=suit, **ends)


def _path(asked: Card, refusal: Refusal, view: View, words: Words) -> Safe:
    """The last cards that lie on the way, the missing places, and the card that was asked for."""
    ways = view.rules.shape.ways_to(Card(asked.rank, asked.suit))
    way = next(way[:-1] for way in ways if set(refusal.needs) <= set(way))
    lie = [c for c in way if c not in refusal.needs][-2:]
    return join(
        [card(c, words, size="s", named=False) for c in lie],
        [spot(c.rank, words, is_open=c is refusal.needs[0], size="s") for c in refusal.needs],
        icon("next"),
        card(asked, words, size="s", named=False),
    )
