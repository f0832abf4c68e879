"""What lies around a trick of Sedma, as HTML: the seats, the stock and the piles of both sides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevens_widgets.html import Safe, tag
from sevens_widgets.render.cards import icon
from sevens_widgets.render.sedma.trick import side_name
from sevens_widgets.words import Words

SHOWN = 3
"""So many cards of the stock are drawn as its picture."""


@dataclass(frozen=True, slots=True)
class Seat:
    """What everybody knows of one seat."""

    name: str
    side: int
    cards: int
    to_play: bool = False
    notes: Sequence[Safe] = ()


@dataclass(frozen=True, slots=True)
class Pile:
    """What a side has taken: `points` are those of its tens and aces."""

    name: str
    side: int
    tricks: int
    points: int


def seats(seats: Sequence[Seat], words: Words) -> Safe:
    """The seats in order of play."""
    items = [_seat(seat, words, signed=len(seats) > 2) for seat in seats]
    return tag("ol", items, class_="seats", role="list", aria_label=words.say("Seats, in order of play"))


def stock_and_piles(stock: int, piles: Sequence[Pile], uid: str, words: Words, *, signed: bool) -> Safe:
    """The stock, the tricks of both sides, and, folded away as in a pile face down, their points."""
    return tag(
        "div",
        _stock(stock, words),
        tag("span", [_tricks(pile, words, signed=signed) for pile in piles], class_="piles"),
        _points(piles, uid, words, signed=signed),
        class_="aside-row",
    )


def _seat(seat: Seat, words: Words, *, signed: bool) -> Safe:
    count = words.count("{n} card", "{n} cards", seat.cards)
    seen = tag("span", words.number(seat.cards), aria_hidden="true")
    cards = tag("span", icon("cards"), seen, tag("span", count, class_="vh"), class_="fact")
    turn = tag("span", icon("play"), words.say("to play"), class_="seat__turn") if seat.to_play else tag("span")
    return tag(
        "li",
        tag("span", side_name(seat.name, seat.side, signed=signed), class_="seat__name"),
        " ",
        turn,
        " ",
        tag("span", cards, [[" ", tag("span", note, class_="seat__did")] for note in seat.notes], class_="seat__facts"),
        class_="seat",
        data_turn=seat.to_play,
    )


def _stock(stock: int, words: Words) -> Safe:
    backs = [tag("span", class_="card", data_back=True) for _ in range(min(stock, SHOWN))]
    pile = tag("span", backs, class_="stock__pile", aria_hidden="true") if backs else None
    count = words.count("{n} card in the stock", "{n} cards in the stock", stock) if stock else words.html("The stock is used up")
    return tag("span", pile, tag("span", count), class_="stock")


def _tricks(pile: Pile, words: Words, *, signed: bool) -> Safe:
    count = words.count("{n} trick", "{n} tricks", pile.tricks)
    return tag("span", side_name(pile.name, pile.side, signed=signed), " ", count, class_="pile")


def _points(piles: Sequence[Pile], uid: str, words: Words, *, signed: bool) -> Safe:
    items = [
        tag(
            "li",
            side_name(pile.name, pile.side, signed=signed),
            " ",
            words.count("{n} point", "{n} points", pile.points),
        )
        for pile in piles
    ]
    note = tag("p", words.say("The piles lie face down, but everybody has seen the cards."))
    title = tag("summary", words.say("Count the piles"))
    return tag("details", title, tag("ul", items, role="list"), note, class_="count", id=f"{uid}-count")
