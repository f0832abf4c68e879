"""The seats as HTML: a list in order of play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevens_widgets.html import Safe, tag
from sevens_widgets.render.cards import icon
from sevens_widgets.words import Words


@dataclass(frozen=True, slots=True)
class Seat:
    """What everybody knows of one seat. What the game does not have is None; so are the cards of one who looks on."""

    name: str
    cards: int | None
    chips: int | None
    tokens: tuple[int, int] | None = None
    """Passes left, and passes at the beginning."""
    points: int | None = None
    """Points of the session so far."""
    to_play: bool = False
    won: bool = False
    out: bool = False
    """Whether it has gone out while the others play on."""
    ghost: bool = False
    did: Safe | None = None


def seats(seats: Sequence[Seat], words: Words) -> Safe:
    """The seats in order of play."""
    items = [_seat(seat, words) for seat in seats]
    return tag("ol", items, class_="seats", role="list", aria_label=words.say("Seats, in order of play"))


def _seat(seat: Seat, words: Words) -> Safe:
    did = tag("span", seat.did, class_="seat__did") if seat.did else None
    return tag(
        "li",
        tag("span", seat.name, class_="seat__name"),
        _sign(seat, words),
        tag("span", _facts(seat, words), did, class_="seat__facts"),
        class_="seat",
        data_turn=seat.to_play,
        data_won=seat.won,
        data_ghost=seat.ghost,
    )


def _facts(seat: Seat, words: Words) -> list[Safe]:
    facts = []
    if seat.cards is not None:
        facts.append(_fact("cards", words.count("{n} card", "{n} cards", seat.cards), seat.cards, words))
    if seat.chips is not None:
        facts.append(_fact("chip", words.count("{n} chip", "{n} chips", seat.chips), seat.chips, words))
    if seat.tokens is not None:
        facts.append(_tokens(*seat.tokens, words))
    if seat.points is not None:
        facts.append(tag("span", words.count("{n} point", "{n} points", seat.points), class_="fact"))
    return facts


def _tokens(left: int, of: int, words: Words) -> Safe:
    dots = [tag("i", data_left=number < left) for number in range(of)]
    heard = words.count("{n} pass of {of} left", "{n} passes of {of} left", left, of=words.number(of))
    return tag("span", dots, tag("span", heard, class_="vh"), class_="tokens")


def _sign(seat: Seat, words: Words) -> Safe:
    if seat.to_play:
        return tag("span", icon("play"), words.say("to play"), class_="seat__turn")
    if seat.ghost:
        return tag("span", icon("ghost"), words.say("ghost"), class_="seat__turn")
    if seat.won or seat.out:
        return tag("span", icon("check"), words.say("is out"), class_="seat__turn")
    return tag("span")


def _fact(sign: str, heard: Safe, number: int, words: Words) -> Safe:
    seen = tag("span", words.number(number), aria_hidden="true")
    return tag("span", icon(sign), seen, tag("span", heard, class_="vh"), class_="fact")
