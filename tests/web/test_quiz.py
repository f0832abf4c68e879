"""A quiz in the browser, without Python: answered by keyboard, explained, counted, forgotten."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from sevens_widgets.questions.kinds import dealt
from sevens_widgets.render import sprite
from sevens_widgets.render.quiz import quiz
from sevens_widgets.words import words
from tests.book.pages import ROOT, SITE
from tests.web.axe import violations
from tests.web.watching import FORBIDDEN

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

    from tests.web.conftest import Serve

BUILT = ROOT / "_build" / "assets"
HEAD = """<!doctype html><html lang="{lang}" data-theme="{theme}"><head><meta charset="utf-8"><title>Page</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<link rel="stylesheet" href="assets/styles/tokens.css"><link rel="stylesheet" href="assets/styles/sevens.css">
<style>body {{ background: var(--sv-page); margin: 0 var(--sv-bleed) }}</style></head>"""
KINDS = [("fan_tan", "legal"), ("fan_tan_stakes", "pot"), ("shichi_narabe", "ghost"), ("sedma_pairs", "trick")]
LOOK = {"en": "Look", "fr": "Aspect", "de": "Aussehen"}

Show = Callable[..., "Page"]


@pytest.fixture
def show(page: Page, serve: Serve, tmp_path: Path) -> Show:
    """A function that shows a quiz on a page with the script of the book."""

    def write(game: str, kind: str, questions: int = 2, lang: str = "en", theme: str = "light", width: int = 1280) -> Page:
        (tmp_path / "assets").symlink_to(BUILT)
        drawn = quiz(dealt(game, kind, 3, questions, {}), words(lang), "quiz")
        body = f'{sprite()}<main><h1>Page</h1>{drawn}</main><script src="assets/page.js"></script>'
        html = f"{HEAD.format(lang=lang, theme=theme)}<body>{body}</body></html>"
        (tmp_path / "index.html").write_text(html, encoding="utf-8")
        page.set_viewport_size({"width": width, "height": 800})
        page.goto(serve(tmp_path).url)
        return page

    return write


def tab_to(page: Page, goal: Locator) -> None:
    """Press Tab until the goal has the focus."""
    for _ in range(60):
        if goal.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead there")


def mark(page: Page, within: Locator, *, rightly: bool) -> None:
    """Mark the answers of the question shown, by keyboard: all right ones, or a wrong one."""
    boxes = within.locator(".quiz__question[data-current] input")
    chosen = [box for box in boxes.all() if (box.get_attribute("data-right") is not None) == rightly]
    if boxes.first.get_attribute("type") == "radio":
        tab_to(page, boxes.first)
        page.keyboard.press("Space")
        while not chosen[0].is_checked():
            page.keyboard.press("ArrowDown")
        return
    for box in chosen if rightly else chosen[:1]:
        tab_to(page, box)
        page.keyboard.press("Space")


def answer(page: Page, within: Locator, *, rightly: bool) -> Locator:
    """Answer the question shown, by keyboard; gives back its solution."""
    mark(page, within, rightly=rightly)
    tab_to(page, within.locator(".quiz__question[data-current] [data-action=check]"))
    page.keyboard.press("Enter")
    solution = within.locator(".quiz__solution[data-current]")
    expect(solution.locator(".quiz__result")).to_be_focused()
    return solution


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_quiz_is_finished_by_keyboard(show: Show, game: str, kind: str) -> None:
    page = show(game, kind)
    widget, score = page.locator(".quiz"), page.locator(".quiz__score")
    expect(page.locator(".quiz__question:visible")).to_have_count(1)
    expect(score).to_be_empty()
    solution = answer(page, widget, rightly=False)
    expect(score).to_have_text("Right at the first try: 0 of 1.")
    expect(solution.locator("details")).to_have_attribute("open", "")
    expect(solution.locator(".reason[data-verdict=wrong]")).to_have_count(1)
    assert solution.locator(".reason[data-verdict=missed]").count() >= 1
    tab_to(page, solution.locator("[data-action=again]"))
    page.keyboard.press("Enter")
    expect(widget.locator(".quiz__question[data-current] input").first).to_be_focused()
    expect(solution.locator("details")).not_to_have_attribute("open", "")
    expect(widget.locator(":checked")).to_have_count(0)
    answer(page, widget, rightly=True)
    expect(solution.locator(".quiz__result")).to_have_text("Right!")
    expect(solution.locator(".reason[data-verdict=wrong], .reason[data-verdict=missed]")).to_have_count(0)
    expect(score).to_have_text("Right at the first try: 0 of 1.")
    tab_to(page, solution.locator("[data-action=next]"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Question 2 of 2")).to_be_focused()
    answer(page, widget, rightly=True)
    expect(score).to_have_text("Right at the first try: 1 of 2.")
    tab_to(page, page.get_by_role("button", name="From the beginning"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Question 1 of 2")).to_be_focused()
    expect(score).to_be_empty()


def test_enter_on_a_card_checks_and_what_was_checked_cannot_be_changed(show: Show) -> None:
    page = show("fan_tan", "legal")
    mark(page, page.locator(".quiz"), rightly=True)
    page.keyboard.press("Enter")
    expect(page.locator(".quiz__result:visible")).to_have_text("Right!")
    expect(page.locator(".quiz__question[data-current] input").first).to_be_disabled()
    expect(page.locator(".quiz__question[data-current] .card[data-state=right]").first).to_be_visible()


def test_the_score_and_the_place_outlast_a_reload(show: Show) -> None:
    page = show("fan_tan", "legal")
    answer(page, page.locator(".quiz"), rightly=True)
    page.reload()
    expect(page.locator(".quiz__score")).to_have_text("Right at the first try: 1 of 1.")
    expect(page.get_by_role("heading", name="Question 2 of 2")).to_be_visible()
    assert list(page.evaluate("JSON.parse(localStorage['sevens-quiz'])").values()) == [{"0": True}]


@pytest.mark.parametrize(
    "stored", ["", "nonsense", "null", "[]", '{"fan_tan legal 3 2": 7}', '{"fan_tan legal 3 2": {"0": "yes"}}']
)
def test_a_damaged_score_is_none(show: Show, stored: str) -> None:
    page = show("fan_tan", "legal")
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.evaluate("stored => localStorage.setItem('sevens-quiz', stored)", stored)
    page.reload()
    expect(page.locator(".quiz__score")).to_be_empty()
    answer(page, page.locator(".quiz"), rightly=True)
    expect(page.locator(".quiz__score")).to_have_text("Right at the first try: 1 of 1.")
    assert faults == []


def test_without_storage_the_score_lasts_as_long_as_the_page(page: Page, show: Show) -> None:
    page.add_init_script(FORBIDDEN)
    show("fan_tan", "legal")
    answer(page, page.locator(".quiz"), rightly=True)
    expect(page.locator(".quiz__score")).to_have_text("Right at the first try: 1 of 1.")
    page.locator("[data-action=next]:visible").click()
    answer(page, page.locator(".quiz"), rightly=False)
    expect(page.locator(".quiz__score")).to_have_text("Right at the first try: 1 of 2.")


def test_a_solution_looked_at_first_is_no_right_answer(show: Show) -> None:
    page = show("fan_tan", "legal")
    page.get_by_text("Solution to question 1").click()
    expect(page.locator(".quiz__score")).to_have_text("Right at the first try: 0 of 1.")
    answer(page, page.locator(".quiz"), rightly=True)
    expect(page.locator(".quiz__score")).to_have_text("Right at the first try: 0 of 1.")


@pytest.mark.parametrize("lang", LOOK)
def test_on_a_page_of_the_book_two_quizzes_count_apart_until_all_is_forgotten(page: Page, serve: Serve, lang: str) -> None:
    page.goto(f"{serve(SITE).url}{lang}/book/rules/fan-tan.html")
    cards, pot = page.locator(".quiz").all()
    for widget in (cards, pot):
        widget.scroll_into_view_if_needed()
        widget.locator("h3:visible").focus()
        answer(page, widget, rightly=True)
    for widget in (cards, pot):
        expect(widget.get_by_role("status")).to_contain_text("1")
    assert len(page.evaluate("JSON.parse(localStorage['sevens-quiz'])")) == 2
    assert violations(page) == []
    page.get_by_role("button", name=LOOK[lang], exact=True).click()
    page.locator("#sv-look [data-action=forget]").click()
    for widget in (cards, pot):
        expect(widget.get_by_role("status")).to_be_empty()
    page.reload()
    expect(page.locator(".quiz__score").first).to_be_empty()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 390, 1280])
@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_nothing_is_out_of_reach_before_and_after_an_answer(show: Show, game: str, kind: str, width: int, theme: str) -> None:
    page = show(game, kind, lang="de", theme=theme, width=width)
    assert violations(page) == []
    answer(page, page.locator(".quiz"), rightly=False)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    small = page.evaluate(
        """() => [...document.querySelectorAll(".quiz :is(button, label, summary)")]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect())
        .filter((box) => box.height < 24 || box.width < 24).length"""
    )
    assert small == 0


def test_without_scripts_everything_is_there_and_the_solutions_are_folded(browser: Browser, show: Show) -> None:
    address = show("fan_tan", "legal").url
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(address)
    expect(page.locator(".quiz__question:visible")).to_have_count(2)
    expect(page.locator(".quiz button:visible")).to_have_count(0)
    expect(page.locator(".reason:visible")).to_have_count(0)
    page.get_by_text("Solution to question 2").click()
    expect(page.locator(".reason:visible").first).to_contain_text("it")
    page.context.close()


def test_on_paper_all_questions_stand_before_all_solutions(show: Show) -> None:
    page = show("fan_tan", "legal")
    page.emulate_media(media="print")
    expect(page.locator(".quiz__question:visible")).to_have_count(2)
    expect(page.locator(".quiz button:visible")).to_have_count(0)
    last = page.locator(".quiz__question").last.bounding_box()
    first = page.locator(".reason").first
    expect(first).to_be_visible()
    assert first.bounding_box()["y"] > last["y"] + last["height"] - 1
