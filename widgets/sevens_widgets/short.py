"""Everything that can happen, in a few words for the log."""

from __future__ import annotations

from functools import singledispatch

from sevens import (
    Caught,
    Completed,
    Drew,
    Dropped,
    Event,
    Fined,
    Ghosted,
    Given,
    Laid,
    Named,
    Passed,
    Rank,
    Swapped,
    Waited,
    WentOut,
)
from sevens_widgets.html import Safe
from sevens_widgets.render.cards import word_card
from sevens_widgets.words import Words


@singledispatch
def short(event: Event, words: Words) -> Safe:
    """One event in a few words: the card, or "passed, paid 1 chip"."""
    raise NotImplementedError(f"no words for {event!r}")


@short.register
def _laid(event: Laid, words: Words) -> Safe:
    if event.at and event.card.rank is Rank.JOKER:
        return words.html("joker for {card}", card=word_card(event.at, words))
    return word_card(event.card, words)


@short.register
def _passed(event: Passed, words: Words) -> Safe:
    if not event.chips:
        return words.html("passed")
    return words.count("passed, paid {n} chip", "passed, paid {n} chips", event.chips)


@short.register
def _fined(event: Fined, words: Words) -> Safe:
    return words.count("fined {n} chip", "fined {n} chips", event.chips)


@short.register
def _waited(_event: Waited, words: Words) -> Safe:
    return words.html("waited")


@short.register
def _ghosted(event: Ghosted, words: Words) -> Safe:
    shown = words.listing([word_card(c, words) for c in event.cards])
    return words.html("{option}: {value}", option=words.html("ghost"), value=shown)


@short.register
def _dropped(event: Dropped, words: Words) -> Safe:
    return words.html("{card} in its place", card=word_card(event.card, words))


@short.register
def _swapped(event: Swapped, words: Words) -> Safe:
    return words.html("{card} for the joker", card=word_card(event.card, words))


@short.register
def _completed(event: Completed, words: Words) -> Safe:
    return words.html("bonus for {suit}", suit=words.suit_name(event.suit))


@short.register
def _named(event: Named, words: Words) -> Safe:
    return words.html("named {card}", card=word_card(event.card, words))


@short.register
def _caught(_event: Caught, words: Words) -> Safe:
    return words.html("caught")


@short.register
def _given(event: Given, words: Words) -> Safe:
    if event.card is None:
        return words.html("gave a card")
    return words.html("gave {card}", card=word_card(event.card, words))


@short.register
def _drew(event: Drew, words: Words) -> Safe:
    if event.card is None:
        return words.html("drew a card")
    return words.html("drew {card}", card=word_card(event.card, words))


@short.register
def _went_out(_event: WentOut, words: Words) -> Safe:
    return words.html("out")
