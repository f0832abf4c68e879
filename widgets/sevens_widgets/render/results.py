"""How a deal was settled as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevens_widgets.html import Safe, tag
from sevens_widgets.words import Words


@dataclass(frozen=True, slots=True)
class Sums:
    """What a deal brought a seat, and what it has in all."""

    deal: int
    total: int


@dataclass(frozen=True, slots=True)
class Line:
    """One seat after a deal: cards left, then what the game counts; what it does not count is None."""

    name: str
    cards: int
    won: bool
    chips: Sums | None = None
    points: Sums | None = None
    wins: int | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """A settled deal; `deals` is None where a total ends the session, `more_to_come` says that it goes on."""

    number: int
    deals: int | None
    lines: Sequence[Line]
    more_to_come: bool


def results(result: Result, words: Words) -> Safe:
    """The settlement as a table, one row a seat."""
    number = words.number(result.number)
    if result.deals is None:
        caption = words.html("Deal {number}", number=number)
    else:
        caption = words.html("Deal {number} of {deals}", number=number, deals=words.number(result.deals))
    rows = [_row(line, words) for line in result.lines]
    head = tag("thead", tag("tr", [tag("th", text, scope="col") for text in _heads(result.lines[0], words)]))
    table = tag("table", tag("caption", caption), head, tag("tbody", rows))
    scroll = tag("div", table, class_="data__scroll", role="group", aria_label=caption, tabindex="0")
    return tag("div", scroll, class_="data result")


def _heads(line: Line, words: Words) -> list[str]:
    heads = [words.say("Seat"), words.say("cards left")]
    if line.chips:
        heads += [words.say("chips, this deal"), words.say("chips")]
    if line.points:
        heads += [words.say("points, this deal"), words.say("points")]
    if line.wins is not None:
        heads.append(words.say("deals won"))
    return heads


def _row(line: Line, words: Words) -> Safe:
    cells = [words.number(line.cards)]
    if line.chips:
        cells += [signed(line.chips.deal, words), words.number(line.chips.total)]
    if line.points:
        cells += [words.number(line.points.deal), words.number(line.points.total)]
    if line.wins is not None:
        cells.append(words.number(line.wins))
    return tag("tr", tag("th", line.name, scope="row"), [tag("td", cell) for cell in cells], data_won=line.won)


def signed(chips: int, words: Words) -> str:
    """A gain or a loss with its sign: +7, −2, 0."""
    sign = "+" if chips > 0 else "−" if chips < 0 else ""
    return sign + words.number(abs(chips))
