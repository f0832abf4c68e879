"""What becomes of the outputs of code cells, shown on a page made for it."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from bs4 import BeautifulSoup

from tests.book.pages import ROOT

if TYPE_CHECKING:
    from pathlib import Path

HEAD = """---
jupytext:
  text_representation: {extension: .md, format_name: myst}
kernelspec: {display_name: Python 3, language: python, name: python3}
---

# Cells
"""
SHOWN = """class Shown(dict):
    def _repr_mimebundle_(self, **_):
        return dict(self)

view = {"application/vnd.jupyter.widget-view+json": {"model_id": "0", "version_major": 2, "version_minor": 0}}
chart = {"application/vnd.plotly.v1+json": {"data": [], "layout": {"title": {"text": "Wins & losses"}}}}"""
PIECES = """print("five", end="", flush=True)
print(" passes", flush=True)
print("ring")"""
CELLS = [
    ("", SHOWN),
    ("", 'silent = "</script>"'),
    ("", 'Shown(view | {"text/html": "<p class=snapshot>a table</p>", "text/plain": "Table()"})'),
    ("", 'Shown(view | {"text/plain": "IntSlider()"})'),
    ("", 'Shown(chart | {"text/html": "<table class=numbers></table>"})'),
    (":tags: [hide-input]\n", 'print("below a fold")'),
    (":tags: [remove-input, remove-output]\n", 'print("nowhere")'),
    ("", PIECES),
]
BUILD = """
import sys
from sphinx.application import Sphinx
extensions = ["myst_nb", "sphinx_design", "sphinx_book_theme", "sevens_book"]
settings = {"extensions": extensions, "html_theme": "sphinx_book_theme", "language": "fr", "templates_path": [sys.argv[3]]}
app = Sphinx(sys.argv[1], None, sys.argv[2], sys.argv[2] + ".doctrees", "html", confoverrides=settings, warningiserror=True)
app.build()
sys.exit(app.statuscode)
"""


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> BeautifulSoup:
    """The page, built in French."""
    folder: Path = tmp_path_factory.mktemp("cells")
    cells = "".join(f"\n```{{code-cell}} ipython3\n{tags}{source}\n```\n" for tags, source in CELLS)
    (folder / "source").mkdir()
    (folder / "source" / "index.md").write_text(HEAD + cells, "utf-8")
    script = f"import sys; sys.path.append({str(ROOT / 'book' / '_ext')!r})" + BUILD
    command = [sys.executable, "-c", script, folder / "source", folder / "out", ROOT / "book" / "_templates"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    return BeautifulSoup((folder / "out" / "index.html").read_text("utf-8"), "html.parser")


def test_the_page_carries_every_source_as_it_is(page: BeautifulSoup) -> None:
    data = json.loads(page.find(id="sv-page").string)
    assert [cell["source"] for cell in data["cells"]] == [source for _tags, source in CELLS]
    assert (data["lang"], data["doc"]) == ("fr", "index")


def test_every_cell_has_the_element_of_its_output(page: BeautifulSoup) -> None:
    for number in range(1, len(CELLS) + 1):
        assert len(page.find_all(id=f"sv-cell-{number}", class_="sv-output")) == 1
    for number in (1, 2, 7):
        assert page.find(id=f"sv-cell-{number}").get_text(strip=True) == ""


def test_a_widget_shows_its_snapshot_and_no_live_view(page: BeautifulSoup) -> None:
    output = page.find(id="sv-cell-3")
    assert output.select_one("p.snapshot").get_text() == "a table"
    assert output.find("script") is None
    assert output.select(".text_html") == []


def test_a_control_without_a_snapshot_says_when_it_will_work(page: BeautifulSoup) -> None:
    assert page.find(id="sv-cell-4").get_text(strip=True) == "Cette commande fonctionne une fois la page lancée."


def test_a_chart_stands_with_its_numbers(page: BeautifulSoup) -> None:
    output = page.find(id="sv-cell-5")
    chart = output.select_one(".sv-chart")
    assert (chart["role"], chart["aria-label"]) == ("img", "Wins & losses")
    assert json.loads(chart.script.string)["data"] == []
    assert output.select_one("table.numbers")


def test_a_folded_cell_is_named_by_its_words(page: BeautifulSoup) -> None:
    summary = page.find(id="sv-cell-6").find_parent(class_="cell").summary
    assert summary.get("aria-label") is None
    assert [words.get_text() for words in summary.find_all("p")] == ["Afficher le code", "Masquer le code"]


def test_what_is_printed_in_pieces_stands_in_one_block(page: BeautifulSoup) -> None:
    assert [block.get_text() for block in page.find(id="sv-cell-8").find_all("pre")] == ["five passes\nring\n"]
