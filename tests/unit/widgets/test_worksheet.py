"""Worksheets: the same number gives the same sheet, every answer is marked, and a reader may ask for others."""

from __future__ import annotations

import pytest
from bs4 import BeautifulSoup

from sevens import InvalidOption
from sevens_widgets import Worksheet
from sevens_widgets.game import LAST_SEED
from sevens_widgets.worksheets import ASKED
from sevens_widgets.worksheets import Worksheet as State
from tests.unit.widgets.playing import checked, complete_words, notice, text

GAMES = sorted(ASKED)
LANGUAGES = ["en", "fr", "de"]


def page(html: str) -> BeautifulSoup:
    return BeautifulSoup(html, "html.parser")


@pytest.mark.parametrize("game", GAMES)
def test_the_same_number_gives_the_same_sheet_and_another_one_something_else(game: str) -> None:
    sheets = [State(game, number).sheets for number in (5, 5, 6)]
    assert sheets[0] == sheets[1]
    asked = [[exercise.decode() for exercise in page(sheet).select(".sheet:first-of-type .exercise")] for sheet in sheets]
    assert all(one != other for one, other in zip(asked[0], asked[2], strict=True))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_exercise_is_answered_on_the_other_sheet(game: str, lang: str) -> None:
    state = State(game, 3, lang)
    state.words = complete_words(lang) if lang != "en" else state.words
    checked(state.html)
    questions, answers = page(state.sheets).select(".sheet")
    assert len(questions.select(".exercise")) == len(answers.select(".exercise")) == len(ASKED[game])
    assert questions.select(".tick .icon") == [], "the questions give the answers away"
    for question, asked, solved in zip(
        state.paper.questions, questions.select(".exercise"), answers.select(".exercise"), strict=True
    ):
        assert len(asked.select(".tick")) == len(question.answers)
        rights = [answer for answer in question.answers if answer.right]
        if question.of_cards:
            ticked = [bool(tick.select(".icon")) for tick in solved.select(".tick")]
            assert ticked == [answer.right for answer in question.answers]
        else:
            assert solved.select_one("b").get_text() == page(rights[0].label).get_text()
        assert all(text(answer.why) in text(solved.decode()) for answer in (question.answers if question.of_cards else rights))


def test_the_questions_are_those_of_the_quiz_with_the_options_of_the_game() -> None:
    sheet = State("shichi_narabe", 1, "en", scoring="count")
    assert "Each card is one point." in text(sheet.sheets)


def test_a_reader_asks_for_another_sheet_by_its_number_or_for_the_next_one() -> None:
    state = State("fan_tan", 8, "en")
    state.receive({"type": "sheet", "number": " 20 "})
    assert state.sheets == State("fan_tan", 20, "en").sheets
    state.receive({"type": "next"})
    assert state.sheets == State("fan_tan", 21, "en").sheets
    assert "Sheet 21: Fan Tan" in text(state.html)


@pytest.mark.parametrize("number", ["", "seven", "-1", "1.5", "٣", "9" * 30, None, 4])
def test_what_is_no_number_of_a_sheet_is_refused_in_words(number: object) -> None:
    state = State("fan_tan", 8, "en")
    state.receive({"type": "sheet", "number": number})
    assert "is no number of a sheet" in (notice(state) or "")
    assert state.sheets == State("fan_tan", 8, "en").sheets
    state.receive({"type": "next"})
    assert notice(state) is None


def test_after_the_last_sheet_comes_the_first() -> None:
    state = State("sedma", LAST_SEED, "en")
    state.receive({"type": "next"})
    assert state.number == 0


@pytest.mark.parametrize("wrong", [{"game": "whist"}, {"seed": -1}, {"seed": "1"}, {"lang": "xx"}, {"tokens": 4}])
def test_what_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(InvalidOption):
        Worksheet(**wrong)


def test_the_still_picture_has_the_sheets_and_a_start() -> None:
    made = Worksheet("fan_tan", seed=8, lang="en")
    data, _ = made._repr_mimebundle_()
    still = page(data["text/html"])
    assert still.select_one(".panel")["data-live"] == "no"
    assert "Make other sheets" in still.select_one("template").decode()
    assert len(still.select(".panel .sheet")) == 2
    assert made.state.sheets in data["text/html"]
