"""What every deal of a session brought as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevens_widgets.html import Safe, tag
from sevens_widgets.words import Words, mark_in


@dataclass(frozen=True, slots=True)
class Scores:
    """What decides a session, deal by deal, one number a seat."""

    names: Sequence[str]
    unit: str
    deals: Sequence[Sequence[int]]


def scoresheet(scores: Scores, words: Words) -> Safe:
    """A row for each deal and one for the sums, folded away below one line."""
    title = words.say("Scoresheet: {unit}", unit=scores.unit)
    head = tag("tr", [tag("th", name, scope="col") for name in (words.within(mark_in("round of cards", "Deal")), *scores.names)])
    rows = [_row(words.number(number), deal, words) for number, deal in enumerate(scores.deals, start=1)]
    sums = [sum(column) for column in zip(*scores.deals, strict=True)]
    table = tag(
        "table",
        tag("caption", title, class_="vh"),
        tag("thead", head),
        tag("tbody", rows),
        tag("tfoot", _row(words.say("Sum"), sums, words)),
    )
    scroll = tag("div", table, class_="data__scroll", role="group", aria_label=title, tabindex="0")
    return tag("details", tag("summary", title), scroll, class_="data scoresheet")


def _row(head: str, numbers: Sequence[int], words: Words) -> Safe:
    return tag("tr", tag("th", head, scope="row"), [tag("td", words.number(number)) for number in numbers])
