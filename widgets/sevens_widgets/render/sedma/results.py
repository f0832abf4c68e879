"""How a deal of Sedma was settled, and the score sheet of the match, as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevens_widgets.html import Safe, tag
from sevens_widgets.words import Words


@dataclass(frozen=True, slots=True)
class Line:
    """One side after a deal: points of its tens and aces, of the last trick, and the game points they bring."""

    name: str
    cards: int
    last_trick: int
    game_points: int
    won: bool


@dataclass(frozen=True, slots=True)
class Result:
    """A settled deal. `sheet` has a row for each deal of the match, with the game points of each side after it."""

    number: int
    lines: Sequence[Line]
    worth: Safe
    """What a won deal is worth."""
    sheet: Sequence[Sequence[int]]
    match_to: int
    more_to_come: bool


def results(result: Result, words: Words) -> Safe:
    """The settlement as a table, a row a side, and the score sheet, a column a side."""
    return tag("div", _settlement(result, words), tag("p", result.worth), _sheet(result, words), class_="data result")


def _settlement(result: Result, words: Words) -> Safe:
    heads = (
        words.say("Side"), words.say("tens and aces"), words.say("last trick"), words.say("points"), words.say("game points"),
    )  # fmt: skip
    rows = [
        tag(
            "tr",
            tag("th", line.name, scope="row"),
            [tag("td", words.number(n)) for n in (line.cards, line.last_trick, line.cards + line.last_trick, line.game_points)],
            data_won=line.won,
        )
        for line in result.lines
    ]
    return _table(words.html("Deal {number}", number=words.number(result.number)), heads, rows)


def _sheet(result: Result, words: Words) -> Safe:
    caption = words.count("Match to {n} game point", "Match to {n} game points", result.match_to)
    rows = [
        tag(
            "tr",
            tag("th", words.html("Deal {number}", number=words.number(number)), scope="row"),
            [tag("td", words.number(total)) for total in totals],
        )
        for number, totals in enumerate(result.sheet, start=1)
    ]
    return _table(caption, (words.say("Score sheet"), *(line.name for line in result.lines)), rows)


def _table(caption: Safe, heads: Sequence[str], rows: Sequence[Safe]) -> Safe:
    head = tag("thead", tag("tr", [tag("th", text, scope="col") for text in heads]))
    return tag("div", tag("table", tag("caption", caption), head, tag("tbody", rows)), class_="data__scroll")
