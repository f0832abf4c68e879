"""Why a move is not allowed, in words and as a small picture."""

from __future__ import annotations

from dataclasses import dataclass

from sevens import Card, Reason, Refusal, View
from sevens_widgets.html import Safe, join
from sevens_widgets.render.cards import card, icon, spot, the_card, word_card, word_rank
from sevens_widgets.words import Words


@dataclass(frozen=True, slots=True)
class Why:
    """A refusal for people: the reason in one sentence, what helps to understand it, and the way to the card as a picture."""

    card: Card | None
    reason: Safe
    more: Safe
    path: Safe | None = None


def why(refusal: Refusal, view: View, words: Words) -> Why:
    """The words for a refusal."""
    asked = refusal.card
    path = _path(refusal, view, words) if asked and refusal.reason in PICTURED else None
    return Why(asked, _reason(refusal, words), _more(refusal, view, words), path)


PICTURED = (Reason.NEEDS_ANCHOR, Reason.NEEDS_NEIGHBOUR)


def _reason(refusal: Refusal, words: Words) -> Safe:
    needs = words.listing([the_card(c, words) for c in refusal.needs])
    asked = the_card(refusal.card, words) if refusal.card else Safe()
    match refusal.reason:
        case Reason.ROUND_OVER:
            return words.html("This deal is over.")
        case Reason.NOT_IN_HAND:
            return words.html("You do not hold {the_card}.", the_card=asked)
        case Reason.OPENING_FIRST:
            return words.html("Not yet: {the_needed} must be laid first.", the_needed=needs)
        case Reason.NEEDS_ANCHOR | Reason.NEEDS_NEIGHBOUR:
            return words.html("Not yet: {the_card} waits for {the_needed}.", the_card=asked, the_needed=needs)
        case Reason.MUST_PLAY:
            return words.html("You hold a card that fits, so Fan Tan does not let you pass.")
        case Reason.MUST_OPEN:
            mine = the_card(refusal.playable[0], words)
            return words.html("You hold {the_card}, and it opens the deal: you must lay it.", the_card=mine)
        case Reason.NO_STALLING:
            return words.html("Everybody has passed in turn: whoever can lay a card must now lay one.")
        case _:
            return words.html("This is not possible now.")


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
            return words.html("The column of {suit} is not open. Every column starts with its seven.", suit=suit)
        case Reason.NEEDS_NEIGHBOUR:
            return _where_column_ends(refusal, words)
        case _:
            cards = words.listing([word_card(c, words) for c in view.rules.shape.pack.unmask(view.playable)])
            return words.html("What fits: {cards}.", cards=cards)


def _where_column_ends(refusal: Refusal, words: Words) -> Safe:
    low, high = refusal.column
    suit = words.suit_title(low.suit)
    if low == high:
        return words.html(
            "{suit}: only {the_card} lies there. A column grows one rank at a time.", suit=suit, the_card=the_card(low, words)
        )
    ends = {"low": word_rank(low.rank, words), "high": word_rank(high.rank, words)}
    return words.html("{suit} lie from {low} to {high}. A column grows one rank at a time.", suit=suit, **ends)


def _path(refusal: Refusal, view: View, words: Words) -> Safe:
    """The last cards that lie on the way, the missing places, and the card that was asked for."""
    asked = refusal.card
    assert asked is not None  # noqa: S101 - only a card has a way
    way = view.rules.shape.way_to(asked)[:-1]
    lie = [c for c in way if c not in refusal.needs][-2:]
    return join(
        [card(c, words, size="s", named=False) for c in lie],
        [spot(c.rank, words, is_open=c is refusal.needs[0], size="s") for c in refusal.needs],
        icon("next"),
        card(asked, words, size="s", named=False),
    )
