"""Whatever a file, a form or a caller says is drawn as text: it never becomes an element or an attribute."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevens_book.plotly import chart
from sevens_widgets.charts import Group, Intervals, Row
from sevens_widgets.render.lab import Verdict
from sevens_widgets.render.scenario import scenario
from sevens_widgets.sedma.state import SedmaState
from sevens_widgets.sheets.state import Sheet
from sevens_widgets.state import TableState
from sevens_widgets.story import Story
from sevens_widgets.words import words

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).parents[3]
HOSTILE = st.one_of(
    st.sampled_from(
        [
            "<script>alert(1)</script>",
            '"><img src=x onerror=alert(1)>',
            "' autofocus onfocus=alert(1) x='",
            "</p><h1>",
            "<!--",
            "&lt;b&gt;",
        ]
    ),
    st.text(alphabet="<>&\"'=/ !-xon", min_size=1, max_size=40),
)
HARMLESS = "harmless"
RECORD = "sevens 1\ngame fan_tan\nseats 4 dealer 0 leader 1\ndeal 56\nplay - - 7D 6D"


class Shape(HTMLParser):
    """Notes every element with the names of its attributes, and comments."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, ...]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, *(name for name, _ in attrs)))

    def handle_comment(self, _data: str) -> None:
        self.found.append(("comment",))


def shape(markup: str) -> list[tuple[str, ...]]:
    """The elements of some markup."""
    reader = Shape()
    reader.feed(markup)
    return reader.found


def refusing(make: Callable[[], TableState | SedmaState | Sheet], message: dict[str, object], part: str) -> Callable[[str], str]:
    """How a table is drawn after a message of which one part is some text."""

    def drawn(text: str) -> str:
        table = make()
        table.receive({**message, part: text})
        return table.html

    return drawn


def quoted(text: str) -> str:
    """A text as a string of a TOML file."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def told(text: str) -> str:
    """A scenario that says this text everywhere."""
    said = quoted(text)
    beside = f'[beside]\nhere = {said}\nthere = {said}\nrecord = """\n{RECORD}\n"""\n'
    step = f"after = 2\ntitle = {said}\ntext = {said}\n"
    branch = f'[[branches]]\nstep = 1\ntitle = {said}\nrecord = """\n{RECORD} 5D\n"""\n[[branches.steps]]\n'
    branch += f"after = 5\ntitle = {said}\ntext = {said}\n"
    file = f'title = {said}\nseat = 0\nrecord = """\n{RECORD}\n"""\n{beside}[[steps]]\n{step}question = {said}\n{branch}'
    path = PLACE / "story.toml"
    path.write_text(file, "utf-8")
    return scenario(Story.read(path, "en"), words("en"), "story")


def charted(text: str) -> str:
    """A chart that says this text everywhere."""
    rows = [Row(text, 1.0, 0.5, 1.5)]
    intervals = Intervals([Group(text, rows)], title=text, unit=text, lines=text, note=text, words=words("en"))
    return chart(intervals.figure) + intervals.table


DEAL: dict[str, object] = {"type": "deal", "game": "fan_tan", "seed": "1", "seats": "4", "level": "club"}
SEDMA_DEAL: dict[str, object] = {"type": "deal", "seed": "1", "seats": "2", "level": "club"}
SETUP: dict[str, object] = {"type": "setup", "game": "fan_tan", "names": ""}
PLACES: dict[str, Callable[[str], str]] = {
    "kind": refusing(TableState, {}, "type"),
    "part": lambda text: refusing(TableState, {"type": "pass", text: 1}, "type")("pass"),
    "card": refusing(TableState, {"type": "card"}, "card"),
    "move": refusing(TableState, {"type": "move"}, "move"),
    "seed": refusing(TableState, DEAL, "seed"),
    "game": refusing(TableState, DEAL, "game"),
    "seats": refusing(TableState, DEAL, "seats"),
    "level": refusing(TableState, DEAL, "level"),
    "typed": refusing(TableState, {**DEAL, "type": "choose"}, "seed"),
    "saved": refusing(TableState, {"type": "resume"}, "saved"),
    "sedma card": refusing(SedmaState, {"type": "card"}, "card"),
    "sedma seed": refusing(SedmaState, SEDMA_DEAL, "seed"),
    "names": lambda text: refusing(Sheet, SETUP, "names")(f"Ann, Ben, {text[:9]}"),
    "scenario": told,
    "chart": charted,
    "verdict": lambda text: Verdict(text, text, text, (text,))._repr_html_(),
}


@pytest.fixture(autouse=True, scope="module")
def _place(tmp_path_factory: pytest.TempPathFactory) -> None:
    global PLACE
    PLACE = tmp_path_factory.mktemp("stories")


@pytest.mark.parametrize("place", PLACES)
@settings(max_examples=20, deadline=None, derandomize=True)
@given(text=HOSTILE)
def test_a_text_is_never_markup(place: str, text: str) -> None:
    assert shape(PLACES[place](f"x{text}")) == shape(PLACES[place](HARMLESS))


def test_the_drawing_of_a_chart_holds_no_mark_that_could_end_or_change_its_script() -> None:
    drawing = re.search(r'<script type="application/json">(.*?)</script></div>', charted("<!--<script>"), re.DOTALL)
    assert drawing
    assert "<" not in drawing[1]
    assert "<!--<script>" in json.dumps(json.loads(drawing[1]))


SINKS = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc|DOMParser|createContextualFragment|\beval\b|new Function"
)
FROM_PYTHON = re.compile(
    r"""(innerHTML = |insertAdjacentHTML\("afterbegin", )(this\.)?model\.get\("(html|shapes)"\)|morphStyle: "innerHTML","""
)
CELLS = {
    "mime.ts": ['if (table !== undefined) box.insertAdjacentHTML("afterend", text(table));', "into.innerHTML = markup;"],
    "sanitize.ts": ['const { body } = new DOMParser().parseFromString(markup, "text/html");', "return body.innerHTML;"],
}
"""What a cell puts out is its author's, as in Jupyter; what labels of widgets say goes through the sanitizer."""


def sinks(folder: str) -> list[tuple[str, str]]:
    """Every line of a folder that turns text into elements or code."""
    files = sorted((ROOT / "widgets" / folder).glob("*.ts"))
    return [(file.name, line.strip()) for file in files for line in file.read_text("utf-8").splitlines() if SINKS.search(line)]


def test_scripts_of_widgets_turn_nothing_into_markup_but_what_python_has_drawn() -> None:
    assert sinks("src")
    assert [(file, line) for file, line in sinks("src") if not FROM_PYTHON.search(line)] == []


def test_scripts_of_live_pages_turn_nothing_into_markup_but_the_outputs_of_cells() -> None:
    assert sinks("live") == [(file, line) for file, lines in CELLS.items() for line in lines]


def test_what_is_morphed_is_what_python_has_drawn() -> None:
    scripts = "".join(file.read_text("utf-8") for file in (ROOT / "widgets" / "src").glob("*.ts"))
    given = set(re.findall(r"\bmorph\([^,]+, ([^;]+?)(?:, \{|\);|\))", scripts))
    assert given == {'this.model.get("html"', 'model.get("html"', "html: string", "html"}
