"""Who holds up what as HTML."""

from __future__ import annotations

from dataclasses import dataclass

from sevens_widgets.html import Safe, join, tag
from sevens_widgets.render.cards import icon
from sevens_widgets.words import Words, mark

MARKED = mark("Holding up your cards: {cards}.")
"""What is said in a column of the places that are marked."""


@dataclass(frozen=True, slots=True)
class Holding:
    """What is said of the cards that hold up others, and the places of those for which the reader waits."""

    lines: tuple[Safe, ...]
    blockers: int
    none: Safe | None
    """What is said where there is nothing to say."""
    note: Safe


def folded(shown: Holding, words: Words) -> Safe:
    """The same, folded away below one line."""
    summary = tag("summary", words.say("Who holds up what"))
    return tag("details", summary, _listed(shown), class_="hands")


def holding(shown: Holding, words: Words) -> Safe:
    """The list below the layout."""
    title = tag("h3", icon("ghost"), words.say("Who holds up what"), class_="exposed__head")
    return tag("div", title, _listed(shown), class_="holds")


def _listed(shown: Holding) -> Safe:
    items = tag("ul", [tag("li", line) for line in shown.lines], role="list") if shown.lines else tag("p", shown.none)
    return join(items, tag("p", shown.note, class_="holds__note"))
