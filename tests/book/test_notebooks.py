"""What a reader downloads from a page with cells."""

from __future__ import annotations

import json
from io import BytesIO
from zipfile import ZipFile

import nbformat
import polib
import pytest

from sevens_book.markdown import PlainText
from sevens_book.words import LANGUAGES
from tests.book.pages import NOTEBOOKS, ROOT, SITE, parsed

DOWNLOADS = [(language, page) for language in LANGUAGES for page in NOTEBOOKS]


def downloaded(language: str, page: str) -> tuple[nbformat.NotebookNode, set[str]]:
    """The notebook that the page's link leads to, and the names of the files beside it."""
    link = parsed(language, page).select_one(".sv-download a")
    data = (SITE / language / page).with_name(link["href"]).read_bytes()
    if not link["href"].endswith(".zip"):
        return nbformat.reads(data.decode(), 4), set()
    with ZipFile(BytesIO(data)) as archive:
        name = page.rpartition("/")[2] + ".ipynb"
        return nbformat.reads(archive.read(name).decode(), 4), set(archive.namelist()) - {name}


@pytest.mark.parametrize(("language", "page"), DOWNLOADS)
def test_a_notebook_holds_the_cells_and_the_title_of_its_page(language: str, page: str) -> None:
    notebook, _files = downloaded(language, page)
    nbformat.validate(notebook)
    html = parsed(language, page)
    cells = json.loads(html.select_one("#sv-page").string)["cells"]
    code = [cell.source for cell in notebook.cells if cell.cell_type == "code"]
    assert code == [f"%env BOOK_LANGUAGE={language}", *(cell["source"] for cell in cells)]
    for anchor in html.h1.select(".headerlink"):
        anchor.extract()
    text = "\n".join(cell.source for cell in notebook.cells if cell.cell_type == "markdown")
    assert text.startswith(f"# {html.h1.get_text(strip=True)}")
    assert "{" not in text


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_notebook_of_rules_says_tables_layouts_notes_and_lists_in_its_language(language: str) -> None:
    notebook, _files = downloaded(language, "book/rules/fan-tan")
    text = "\n".join(cell.source for cell in notebook.cells if cell.cell_type == "markdown")
    source = (ROOT / "book/rules/fan-tan.md").read_text("utf-8")
    assert text.count("<table") == source.count(":::{fact-table}") + source.count(":::{board}")
    assert ":::" not in text
    catalogue = polib.pofile(str(ROOT / "book/locale" / language / "LC_MESSAGES/book/rules/fan-tan.po"))
    plain = [entry for entry in catalogue if "`" not in entry.msgid and entry.msgid != entry.msgstr]
    assert [entry.msgid for entry in plain if entry.msgstr not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenarios_bring_their_records_and_captions(language: str) -> None:
    notebook, files = downloaded(language, "book/scenarios/blocking")
    named = {file.name for file in (ROOT / "book" / "scenarios").glob("*.toml") if f'"{file.name}"' in str(notebook)}
    captions = set() if language == "en" else {f"locale/{language}/LC_MESSAGES/scenarios.mo"}
    assert len(named) >= 4
    assert files == named | captions


def test_a_notebook_leaves_out_the_comments_of_the_source() -> None:
    said = PlainText(str, "en").cell("% rules: PA-09\n1. One.\n\n   % rules: PA-10\n2. Two.")
    assert said == "1. One.\n\n2. Two."


def test_a_notebook_shows_a_layout_with_the_columns_of_its_game() -> None:
    said = PlainText(str, "en").cell(":::{board} Two rows.\n:game: parliament_two_packs\nS 7-9 | 7\n:::")
    assert "S 7-9 | 7" in said
    assert said.endswith("Two rows.")
