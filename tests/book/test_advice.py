"""The overview of the lab: each verdict in it is that of a study which a page of the lab shows."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator

import pytest

from sevens_book.studies import overview
from sevens_book.verdicts import STUDIES, given, verdict
from sevens_book.words import LANGUAGES
from sevens_widgets import lab
from sevens_widgets.lab import study
from tests.book.pages import CHAPTERS, ROOT

PAGES = {page: (ROOT / f"{page}.md").read_text("utf-8") for page in CHAPTERS if page.startswith("book/lab/")}
ADVICE = PAGES["book/lab/advice"]
VERDICTS = overview()
CELL = re.compile(r"^```\{code-cell\} ipython3\n(?::[^\n]*\n)*(.*?)^```", re.MULTILINE | re.DOTALL)


def asked(name: str, *positional: object, **named: object) -> tuple[str, dict[str, object]]:
    """A question to the lab, with what it leaves unsaid."""
    bound = inspect.signature(getattr(lab, name)).bind(*positional, **named)
    bound.apply_defaults()
    return name, bound.arguments


def questions(text: str) -> Iterator[tuple[str, dict[str, object]]]:
    """What the cells of a page ask."""
    for cell in CELL.findall(text):
        for call in ast.walk(ast.parse(cell)):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in STUDIES:
                named = {word.arg: ast.literal_eval(word.value) for word in call.keywords if word.arg}
                yield asked(call.func.id, *map(ast.literal_eval, call.args), **named)


SHOWN = {page: list(questions(text)) for page, text in PAGES.items()}


@pytest.mark.parametrize("named", VERDICTS)
def test_a_page_it_leads_to_shows_the_same_study(named: str) -> None:
    """So the figures are those of that page, and no deal is played twice."""
    name, *about = named.split()
    [page] = [page for page, shown in SHOWN.items() if asked(name, *given(about)) in shown]
    assert f"<{page.removeprefix('book/lab/')}>`" in ADVICE


def test_every_study_of_advice_is_in_the_overview() -> None:
    """Only these answer no advice: what a place costs, and how a second half goes."""
    assert {named.split()[0] for named in VERDICTS} == set(STUDIES) - {"chips", "halves"}


def test_every_page_of_the_lab_has_a_chart_and_its_verdict() -> None:
    for page, text in PAGES.items():
        cells = "".join(CELL.findall(text))
        assert page == "book/lab/advice" or SHOWN[page]
        assert cells.count(".chart()") == cells.count(".verdict()") == len(SHOWN[page])


def test_a_verdict_is_told_in_the_language_of_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "DEALS", 20)
    monkeypatch.delenv("SEVENS_STUDIES", raising=False)
    heads = {verdict("ante 3", language).head for language in LANGUAGES}
    assert len(heads) == len(LANGUAGES)
    assert "17" in verdict("ante 3", "en").line
