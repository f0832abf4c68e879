"""How a deal was settled as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevens_widgets.html import Safe, tag
from sevens_widgets.words import Words


@dataclass(frozen=True, slots=True)
class Line:
    """One seat after a deal: cards left, chips gained or lost in it, chips in all."""

    name: str
    cards: int
    net: int
    chips: int
    won: bool


@dataclass(frozen=True, slots=True)
class Result:
    """A settled deal; `more_to_come` says that the session goes on."""

    number: int
    deals: int
    lines: Sequence[Line]
    more_to_come: bool


def results(result: Result, words: Words) -> Safe:
    """The settlement as a table, one row a seat."""
    caption = words.html("Deal {number} of {deals}", number=words.number(result.number), deals=words.number(result.deals))
    heads = (words.say("Seat"), words.say("cards left"), words.say("this deal"), words.say("chips"))
    rows = [
        tag(
            "tr",
            tag("th", line.name, scope="row"),
            tag("td", words.number(line.cards)),
            tag("td", signed(line.net, words)),
            tag("td", words.number(line.chips)),
            data_won=line.won,
        )
        for line in result.lines
    ]
    head = tag("thead", tag("tr", [tag("th", text, scope="col") for text in heads]))
    return tag("div", tag("table", tag("caption", caption), head, tag("tbody", rows)), class_="data result")


def signed(chips: int, words: Words) -> str:
    """A gain or a loss with its sign: +7, −2, 0."""
    sign = "+" if chips > 0 else "−" if chips < 0 else ""
    return sign + words.number(abs(chips))
