"""The moves so far as HTML."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_widgets.html import Safe, tag
from sevens_widgets.words import Words


def log(moves: Sequence[tuple[str, Safe]], words: Words) -> Safe:
    """The moves so far, each with the name of its seat, folded away below one line."""
    items = [
        tag("li", tag("span", f"{number}."), tag("span", name), tag("span", what), data_now=number == len(moves))
        for number, (name, what) in enumerate(moves, start=1)
    ]
    title = words.html("Moves so far ({n})", n=words.number(len(moves)))
    return tag("details", tag("summary", title), tag("ol", items, role="list"), class_="log")
