"""Everything that can happen, in words: in a sentence for the table, in short for the log."""

from __future__ import annotations

from dataclasses import dataclass
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
from sevens.rules.shichi_narabe import BONUS
from sevens_widgets.html import Safe
from sevens_widgets.render.cards import the_card, word_card
from sevens_widgets.words import Words, mark


@dataclass(frozen=True, slots=True)
class Told:
    """An event with what the sentence about it needs beside it."""

    event: Event
    name: str
    """The name of its seat."""
    yours: bool
    """Whether that is the reader."""
    to: str = ""
    """Who receives a card."""
    to_you: bool = False
    by: str = ""
    """Who caught the seat, if another seat did."""
    by_you: bool = False
    called: bool = False
    """Whether "last card!" was said with it."""
    pot: int | None = None
    """Chips in the pot after it, where they are to be told."""
    left: int | None = None
    """Passes the seat has left, in a game with pass tokens."""
    follows_catch: bool = False


def sentence(told: Told, words: Words) -> Safe:
    """One event as a sentence: "West laid the 9♠."."""
    return _sentence(told.event, told, words)


def _said(told: Told, words: Words, yours: str, theirs: str, **facts: object) -> Safe:
    return words.html(yours, **facts) if told.yours else words.html(theirs, seat=told.name, **facts)


@singledispatch
def _sentence(event: Event, told: Told, words: Words) -> Safe:
    raise NotImplementedError(f"no sentence for {event!r}")


@_sentence.register
def _laid(event: Laid, told: Told, words: Words) -> Safe:
    laid = the_card(event.card, words)
    if event.at and event.card.rank is Rank.JOKER:
        theirs = mark("{seat} laid {the_card} for {the_place}.")
        yours = mark("You laid {the_card} for {the_place}.")
        return _said(told, words, yours, theirs, the_card=laid, the_place=the_card(event.at, words))
    if told.called:
        theirs = mark("{seat} laid {the_card} and said “last card!”.")
        return _said(told, words, mark("You laid {the_card} and said “last card!”."), theirs, the_card=laid)
    return _said(told, words, mark("You laid {the_card}."), mark("{seat} laid {the_card}."), the_card=laid)


@_sentence.register
def _passed(event: Passed, told: Told, words: Words) -> Safe:
    chips = event.chips
    if told.left is not None:
        return _passed_for_a_token(told.left, told, words)
    if not chips:
        return _said(told, words, mark("You passed."), mark("{seat} passed."))
    if told.pot is not None:
        return _pass_and_pot(chips, words.number(told.pot), told, words)
    if told.yours:
        return words.count("You passed and paid {n} chip.", "You passed and paid {n} chips.", chips)
    return words.count("{seat} passed and paid {n} chip.", "{seat} passed and paid {n} chips.", chips, seat=told.name)


def _passed_for_a_token(left: int, told: Told, words: Words) -> Safe:
    if told.yours:
        return words.count("You passed; you have {n} pass left.", "You passed; you have {n} passes left.", left)
    return words.count("{seat} passed and has {n} pass left.", "{seat} passed and has {n} passes left.", left, seat=told.name)


def _pass_and_pot(chips: int, pot: str, told: Told, words: Words) -> Safe:
    if told.yours:
        return words.count(
            "You passed and paid {n} chip; the pot holds {pot}.",
            "You passed and paid {n} chips; the pot holds {pot}.",
            chips,
            pot=pot,
        )
    return words.count(
        "{seat} passed and paid {n} chip; the pot holds {pot}.",
        "{seat} passed and paid {n} chips; the pot holds {pot}.",
        chips,
        seat=told.name,
        pot=pot,
    )


@_sentence.register
def _fined(event: Fined, told: Told, words: Words) -> Safe:
    if told.follows_catch:
        return words.count("The fine is {n} chip.", "The fine is {n} chips.", event.chips)
    return words.count(
        "A pass with a card that fitted is found out, {seat}: a fine of {n} chip.",
        "A pass with a card that fitted is found out, {seat}: a fine of {n} chips.",
        event.chips,
        seat=told.name,
    )


@_sentence.register
def _waited(_event: Waited, told: Told, words: Words) -> Safe:
    return _said(told, words, mark("You had to wait."), mark("{seat} had to wait."))


@_sentence.register
def _ghosted(event: Ghosted, told: Told, words: Words) -> Safe:
    cards = words.listing([word_card(c, words) for c in event.cards])
    theirs = mark("{seat} became a ghost and showed {cards}.")
    return _said(told, words, mark("You became a ghost and showed {cards}."), theirs, cards=cards)


@_sentence.register
def _dropped(event: Dropped, told: Told, words: Words) -> Safe:
    card = word_card(event.card, words)
    return words.html("A card of the ghost {seat} went to its place: {card}.", card=card, seat=told.name)


@_sentence.register
def _swapped(event: Swapped, told: Told, words: Words) -> Safe:
    named = the_card(event.card, words)
    if not event.taken:
        return words.html("Where the joker lay, {the_card} now lies; the joker has left play.", the_card=named)
    theirs = mark("{seat} put {the_card} where the joker lay, and took the joker.")
    return _said(told, words, mark("You put {the_card} where the joker lay, and took the joker."), theirs, the_card=named)


@_sentence.register
def _completed(event: Completed, told: Told, words: Words) -> Safe:
    facts = {"seat": told.name, "n": words.number(BONUS), "suit": words.suit_name(event.suit)}
    return words.html("{seat}: {n} points off for the whole column, {suit}.", **facts)


@_sentence.register
def _named(event: Named, told: Told, words: Words) -> Safe:
    named = the_card(event.card, words)
    return _said(told, words, mark("You named {the_card}."), mark("{seat} named {the_card}."), the_card=named)


@_sentence.register
def _caught(_event: Caught, told: Told, words: Words) -> Safe:
    if not told.by:
        theirs = mark("{seat} passed with a card that fits, and was caught.")
        return _said(told, words, mark("You passed with a card that fits, and were caught."), theirs)
    if told.by_you:
        return words.html("You caught {seat}: “last card!” was not said.", seat=told.name)
    theirs = mark("{by} caught {seat}: “last card!” was not said.")
    return _said(told, words, mark("{by} caught you: “last card!” was not said."), theirs, by=told.by)


@_sentence.register
def _given(event: Given, told: Told, words: Words) -> Safe:
    if event.card is None:
        return words.html("{seat} gave a card to {to}.", seat=told.name, to=told.to)
    named = the_card(event.card, words)
    if told.to_you:
        return words.html("{seat} gave you {the_card}.", seat=told.name, the_card=named)
    return words.html("You gave {the_card} to {to}.", the_card=named, to=told.to)


@_sentence.register
def _drew(event: Drew, told: Told, words: Words) -> Safe:
    if event.card is None:
        return words.html("{seat} drew a card from the stock.", seat=told.name)
    return words.html("You drew {the_card} from the stock.", the_card=the_card(event.card, words))


@_sentence.register
def _went_out(_event: WentOut, told: Told, words: Words) -> Safe:
    return _said(told, words, mark("You are out; the others play on."), mark("{seat} is out; the others play on."))
