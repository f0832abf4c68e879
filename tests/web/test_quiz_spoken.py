"""What a screen reader meets in a quiz, step by step, as the browser reports it: the scripts in `golden/` were read through."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.test_quiz import answer, show, tab_to

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.conftest import Golden
    from tests.web.test_quiz import Show

__all__ = ["show"]  # a fixture


def focused(page: Page) -> str:
    """What is said of the element that has the focus."""
    return page.locator("*:focus").aria_snapshot()


def told(page: Page, widget: Locator) -> str:
    """A quiz read from its beginning, answered wrongly, read again, and left for the next question."""
    steps = ["On the page:", widget.aria_snapshot()]
    boxes = widget.locator(".quiz__question[data-current] input")
    tab_to(page, boxes.first)
    steps += ["Tab, to the answers:", focused(page)]
    solution = answer(page, widget, rightly=False)
    steps += ["Check:", focused(page), widget.get_by_role("status").aria_snapshot()]
    steps += ["Read on:", solution.aria_snapshot()]
    tab_to(page, solution.locator("[data-action=next]"))
    page.keyboard.press("Enter")
    return "\n".join([*steps, "Next question:", focused(page)]) + "\n"


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("kind", ["legal", "pot"])
def test_a_quiz_is_spoken_as_written(show: Show, golden: Golden, kind: str, lang: str) -> None:
    page = show("fan_tan", kind, lang=lang)
    golden(lang, f"quiz-{kind}", told(page, page.locator(".quiz")))
