"""Charts as plain plotly figures; the page draws them in its own colours. The plotly package is not needed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Any

from sevens_widgets.html import Safe, join, tag
from sevens_widgets.words import Words
from sevens_widgets.words import words as words_of

MIME = "application/vnd.plotly.v1+json"
SHAPES = ("circle", "square", "diamond", "triangle-up", "cross", "x", "star", "hexagon")
"""The sign of each series: they differ by more than colour."""
ROW = 28
"""Height of a line, in pixels."""
TALL = 38
"""The same where the name of a line takes two lines of text."""
WIDTH = 34
"""Longest line of an axis title, in characters."""
ROOM = 0.06
"""Free part of the width on each side, so that no sign and no dashed line touches a name or the edge."""
NAME = 24
"""Longest line of a line's name, in characters, so that it fits beside the chart on a phone."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a chart: a value and the two ends of its interval, all in the chart's unit."""

    label: str
    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Group:
    """Lines that belong together, under a heading. Line i of every group belongs to series i."""

    title: str
    rows: Sequence[Row]


class Intervals:
    """A dot-and-interval chart: the bar is the interval, the sign its middle, the dashed line means no difference."""

    def __init__(
        self,
        groups: Sequence[Group],
        *,
        title: str,
        unit: str,
        lines: str,
        note: str,
        zero: float = 0,
        digits: int = 1,
        words: Words | None = None,
    ) -> None:
        self.groups, self.title, self.unit, self.lines = groups, title, unit, lines
        self.note, self.zero, self.digits = note, zero, digits
        self.words = words or words_of()

    @property
    def figure(self) -> dict[str, Any]:
        """The chart as plotly's JSON."""
        series = max(len(group.rows) for group in self.groups)
        return {"data": [self._no_difference(), *map(self._series, range(series))], "layout": self._layout()}

    @property
    def table(self) -> Safe:
        """The note below the chart, and the same numbers as a table."""
        say = self.words.say
        head = [tag("th", text, scope="col") for text in (self.lines, self.unit, say("from"), say("to"))]
        bodies = [tag("tbody", _heading(group.title), [self._line(row) for row in group.rows]) for group in self.groups]
        table = tag("table", tag("caption", self.title, class_="vh"), tag("thead", tag("tr", head)), bodies)
        name = say("The numbers as a table")
        scroll = tag("div", table, class_="data__scroll", role="group", aria_label=f"{name}: {self.title}", tabindex="0")
        return join(
            tag(
                "p",
                say("The bar is the interval, the sign its middle; a bar that is not seen is shorter than its sign."),
                " ",
                self.note,
                class_="chart__note",
            ),
            tag("details", tag("summary", name), scroll, class_="data"),
        )

    def __repr__(self) -> str:
        return f"Intervals({self.title!r})"

    def _repr_mimebundle_(self, **_kwargs: Any) -> dict[str, Any]:
        return {"text/plain": repr(self), MIME: self.figure, "text/html": str(self.table)}

    @property
    def _places(self) -> list[tuple[str, Row | None, int]]:
        """What stands on each line from the top: a group's heading, or a row with the number of its series."""
        lines: list[tuple[str, Row | None, int]] = []
        for group in self.groups:
            lines.append((f"<b>{_wrapped(group.title, NAME)}</b>", None, 0))
            lines += [(_wrapped(row.label, NAME), row, series) for series, row in enumerate(group.rows)]
        return lines

    def _no_difference(self) -> dict[str, Any]:
        line = {"dash": "dash", "width": 1.5}
        ends = [-0.5, len(self._places) - 0.5]
        return {
            "type": "scatter",
            "mode": "lines",
            "x": [self.zero] * 2,
            "y": ends,
            "line": line,
            "hoverinfo": "skip",
            "showlegend": False,
        }

    def _series(self, number: int) -> dict[str, Any]:
        rows = [(y, row) for y, (_, row, series) in enumerate(self._places) if row and series == number]
        return {
            "type": "scatter",
            "mode": "markers",
            "meta": {"series": number},
            "x": [row.value for _, row in rows],
            "y": [y for y, _ in rows],
            "error_x": {
                "type": "data",
                "symmetric": False,
                "array": [row.high - row.value for _, row in rows],
                "arrayminus": [row.value - row.low for _, row in rows],
                "thickness": 3,
                "width": 5,
            },
            "marker": {"symbol": SHAPES[number % len(SHAPES)], "size": 12},
            "text": [self._spoken(row) for _, row in rows],
            "hovertemplate": "%{text}<extra></extra>",
            "showlegend": False,
        }

    def _layout(self) -> dict[str, Any]:
        lines = [name for name, _, _ in self._places]
        separators = self.words.decimal(0.5)[1] + self.words.number(1000)[1]
        return {
            "meta": {"label": self.words.say("{title}. The numbers are in the table below.", title=self.title)},
            "height": (TALL if any("<br>" in line for line in lines) else ROW) * len(lines) + 90,
            "margin": {"l": 10, "r": 16, "t": 10, "b": 10},
            "separators": separators,
            "xaxis": {
                "title": {"text": _wrapped(self.unit, WIDTH)},
                "range": self._span(),
                "automargin": True,
                "fixedrange": True,
            },
            "yaxis": {
                "tickvals": list(range(len(lines))),
                "ticktext": lines,
                "range": [len(lines) - 0.5, -0.5],
                "showgrid": False,
                "automargin": True,
                "fixedrange": True,
            },
            "hovermode": "closest",
        }

    def _span(self) -> list[float]:
        """From where to where the values reach, with room beside the outermost, the dashed line among them."""
        rows = [row for group in self.groups for row in group.rows]
        low, high = min(self.zero, *(row.low for row in rows)), max(self.zero, *(row.high for row in rows))
        room = (high - low) * ROOM
        return [low - room, high + room]

    def _spoken(self, row: Row) -> str:
        value, low, high = self._numbers(row)
        return self.words.say("{value} (from {low} to {high})", value=value, low=low, high=high)

    def _line(self, row: Row) -> Safe:
        return tag("tr", tag("th", row.label, scope="row"), [tag("td", number) for number in self._numbers(row)])

    def _numbers(self, row: Row) -> list[str]:
        return [self.words.decimal(number, self.digits) for number in (row.value, row.low, row.high)]


def _heading(title: str) -> Safe:
    return tag("tr", tag("th", title, scope="rowgroup", colspan=4))


def _wrapped(text: str, width: int) -> str:
    return "<br>".join(wrap(text, width, break_on_hyphens=False))
