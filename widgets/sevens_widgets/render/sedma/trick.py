"""Tricks of Sedma as HTML: one row a round, so that prolonging is seen as a new row; the seat that led comes first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevens.sedma import Card
from sevens_widgets.html import Safe, tag
from sevens_widgets.render.cards import icon
from sevens_widgets.render.sedma.cards import drawn
from sevens_widgets.words import Words, mark_in

ROUND = mark_in("of a trick", "Round")
SIGNS = ("circle", "square")
"""The shapes of the two sides."""


@dataclass(frozen=True, slots=True)
class Place:
    """A card of a trick with what it did; without a card a place to be filled, and what is asked of the seat."""

    card: Card | None = None
    does: Safe | None = None
    holds: bool = False
    last: bool = False


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick: its seats in the order in which they play, each with its side, and a row of places for each round."""

    seats: Sequence[tuple[str, int]]
    rounds: Sequence[Sequence[Place]]


@dataclass(frozen=True, slots=True)
class TakenTrick:
    """The trick taken last: what is said of it, and its cards in the order played."""

    told: Safe
    cards: Sequence[Card]


def side_name(name: str, side: int, *, signed: bool = True) -> Safe:
    """A name with the sign of its side."""
    return tag("span", icon(SIGNS[side]) if signed else None, tag("span", name), class_="side")


def trick(trick: Trick, words: Words) -> Safe:
    """The trick that is being played."""
    signed = len(trick.seats) > len(SIGNS)
    heads = [tag("th", side_name(name, side, signed=signed), scope="col") for name, side in trick.seats]
    spoken = tag("span", words.within(ROUND), class_="vh")
    rows = [
        tag("tr", _number(number, words), [_place(place, words) for place in places])
        for number, places in enumerate(trick.rounds, 1)
    ]
    return tag(
        "table",
        tag("caption", words.say("The trick so far, round by round"), class_="vh"),
        tag("thead", tag("tr", tag("th", spoken, scope="col"), heads)),
        tag("tbody", rows),
        class_="trick",
    )


def taken(taken: TakenTrick, words: Words) -> Safe:
    """The trick taken last, small."""
    cards = [tag("li", drawn(held, words, size="s")) for held in taken.cards]
    listed = tag("ul", cards, class_="taken__cards", role="list", aria_label=words.say("Cards of the last trick"))
    return tag("div", tag("span", taken.told), listed, class_="taken")


def _number(number: int, words: Words) -> Safe:
    heard = tag("span", words.within(ROUND), " ", class_="vh")
    return tag("th", heard, words.number(number), scope="row")


def _place(place: Place, words: Words) -> Safe:
    if place.card is None:
        return tag("td", place.does, data_none=True)
    card = drawn(place.card, words, ("last",) if place.last else ())
    return tag("td", card, " ", tag("small", place.does), data_holds=place.holds)
