"""The reference: the glossary in all its languages, every rule and every public name, English marked as English."""

from __future__ import annotations

import importlib
import re

import pytest
import yaml

import sevens
from sevens_book.words import LANGUAGES
from tests.book.pages import CHAPTERS, ROOT, parsed
from tests.rules.traceability import rows

REFERENCE = "book/reference"
GLOSSARY = yaml.safe_load((ROOT / REFERENCE / "glossary.yaml").read_text("utf-8"))
PARTS = ["sedma", "bots", "simulate", "analysis", "experiments", "batch"]
DESCRIBED = re.compile(r"^\.\. auto\w+:: (\S+)$", re.MULTILINE)


def first(form: str | list[str]) -> str:
    return form if isinstance(form, str) else form[0]


def test_every_public_name_is_described_once() -> None:
    pages = [page for page in CHAPTERS if page.startswith(f"{REFERENCE}/api/")]
    described = [name for page in pages for name in DESCRIBED.findall((ROOT / f"{page}.md").read_text("utf-8"))]
    assert len(described) == len(set(described))
    things = {id(value_of(name)) for name in described}
    modules = [sevens, *(importlib.import_module(f"sevens.{part}") for part in PARTS), importlib.import_module("sevens_widgets")]
    public = {f"{module.__name__}.{name}": getattr(module, name) for module in modules for name in module.__all__}
    assert [name for name, thing in public.items() if id(thing) not in things and name != "sevens.sedma"] == []


def value_of(name: str) -> object:
    module, _, last = name.rpartition(".")
    return getattr(importlib.import_module(module), last)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_stands_beside_its_words_in_every_other_language(language: str) -> None:
    html = parsed(language, f"{REFERENCE}/glossary")
    for name, forms in GLOSSARY["terms"].items():
        term = html.find("dt", id=f"term-{name.replace('_', '-')}")
        assert term.get_text() == first(forms[language])
        words = {item["lang"]: list(item.strings)[-1] for item in term.find_next("ul").find_all("li", lang=True)}
        expected = {code: form if isinstance(form, str) else ", ".join(form) for code, form in forms.items()}
        assert words == {code: text for code, text in expected.items() if code != language}
        assert term.find_next("dd").select_one(".glossary-see a[href]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_leads_to_its_chapters(language: str) -> None:
    html = parsed(language, f"{REFERENCE}/rule-ids")
    for row in rows():
        line = html.find(id=row.id.lower()).find_parent("tr")
        assert [link["href"].partition("#")[2] for link in line.find_all("a")] == [place.anchor for place in row.places]
        assert [code.get_text() for code in line.select("details code")] == row.tests


def test_every_open_point_is_told_once() -> None:
    told = re.findall(r":::\{question\} (\S+)", (ROOT / REFERENCE / "sources.md").read_text("utf-8"))
    assert sorted(told) == sorted(row.id for row in rows() if row.id.startswith("Q-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_docstrings_and_changes_are_marked_as_english(language: str) -> None:
    assert parsed(language, f"{REFERENCE}/api/games").find("dt", id="sevens.Card").find_parent("div", lang="en")
    assert parsed(language, f"{REFERENCE}/changelog").find("h2", string="0.1.0").find_parent("div", lang="en")


def test_no_docstring_waits_for_a_translation() -> None:
    catalogue = (ROOT / "book/locale/fr/LC_MESSAGES/book/reference/api/games.po").read_text("utf-8")
    assert "One card" in (sevens.Card.__doc__ or "")
    assert "One card" not in catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_licences_of_what_the_site_carries_are_listed(language: str) -> None:
    cells = [cell.get_text() for cell in parsed(language, f"{REFERENCE}/licence").select("tbody th")]
    assert {"pyodide", "plotly.js-basic-dist-min", "idiomorph", "ipywidgets", "sphinx-book-theme"} <= set(cells)
