"""The seats as HTML: a list in order of play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevens_widgets.html import Safe, tag
from sevens_widgets.render.cards import icon
from sevens_widgets.words import Words


@dataclass(frozen=True, slots=True)
class Seat:
    """What everybody knows of one seat; `cards` is None for one that does not play this deal."""

    name: str
    cards: int | None
    chips: int
    to_play: bool = False
    won: bool = False
    did: Safe | None = None


def seats(seats: Sequence[Seat], words: Words) -> Safe:
    """The seats in order of play."""
    items = [_seat(seat, words) for seat in seats]
    return tag("ol", items, class_="seats", role="list", aria_label=words.say("Seats, in order of play"))


def _seat(seat: Seat, words: Words) -> Safe:
    facts = [] if seat.cards is None else [_fact("cards", words.count("{n} card", "{n} cards", seat.cards), seat.cards, words)]
    facts.append(_fact("chip", words.count("{n} chip", "{n} chips", seat.chips), seat.chips, words))
    did = tag("span", seat.did, class_="seat__did") if seat.did else None
    return tag(
        "li",
        tag("span", seat.name, class_="seat__name"),
        _sign(seat, words),
        tag("span", facts, did, class_="seat__facts"),
        class_="seat",
        data_turn=seat.to_play,
        data_won=seat.won,
    )


def _sign(seat: Seat, words: Words) -> Safe:
    if seat.to_play:
        return tag("span", icon("play"), words.say("to play"), class_="seat__turn")
    if seat.won:
        return tag("span", icon("check"), words.say("is out"), class_="seat__turn")
    return tag("span")


def _fact(sign: str, heard: Safe, number: int, words: Words) -> Safe:
    seen = tag("span", words.number(number), aria_hidden="true")
    return tag("span", icon(sign), seen, tag("span", heard, class_="vh"), class_="fact")
