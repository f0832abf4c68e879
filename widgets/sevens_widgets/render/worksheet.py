"""A worksheet as HTML: the questions on one sheet, the answers on another; both are made for paper."""

from __future__ import annotations

from dataclasses import dataclass

from sevens_widgets.html import Content, Safe, join, tag, void
from sevens_widgets.questions.question import Answer, Question
from sevens_widgets.render.cards import face, hand, icon, suit_code
from sevens_widgets.render.forms import field
from sevens_widgets.render.panel import button, notice, panel
from sevens_widgets.render.parts import live_parts
from sevens_widgets.words import Words


@dataclass(frozen=True, slots=True)
class Paper:
    """All that is printed: the game's name, the number of the sheet, its questions."""

    uid: str
    game: str
    number: int
    questions: tuple[Question, ...]


def worksheet_panel(paper_: Paper, words: Words, refused: Safe | None) -> Safe:
    """The sheets with a form for others."""
    said = tag("p", _named(paper_, words), role="status", class_="vh" if refused else None)
    body = [tag("div", said, class_="status"), notice(refused) if refused else None, _form(paper_, words), paper(paper_, words)]
    return _panel(paper_, body, words, live="yes")


def snapshot(paper_: Paper, words: Words) -> Safe:
    """The sheets as a still picture."""
    return _panel(paper_, [live_parts(words, words.say("Make other sheets")), paper(paper_, words)], words, live="no")


def paper(paper_: Paper, words: Words) -> Safe:
    """The questions, then the answers, each on a sheet of its own."""
    named = words.say("Worksheet: {game}", game=paper_.game)
    group = [words.say("Group"), " ", tag("span", class_="sheet__line")]
    asked = [_exercise(question, number, words) for number, question in enumerate(paper_.questions, start=1)]
    solved = [_solved(question, number, words) for number, question in enumerate(paper_.questions, start=1)]
    return join(
        _sheet(paper_, named, group, asked, words),
        _sheet(paper_, words.say("Answers: {game}", game=paper_.game), words.say("For the teacher"), solved, words),
    )


def _panel(paper_: Paper, body: list[Safe | None], words: Words, live: str) -> Safe:
    title = words.say("Worksheet: {game}", game=paper_.game)
    facts = words.html("Every number gives another sheet, and always the same one. The answers come on a page of their own.")
    return panel(paper_.uid, title, facts, body, words, kind="worksheet", live=live)


def _form(paper_: Paper, words: Words) -> Safe:
    own_id = f"{paper_.uid}-number"
    number = void(
        "input", class_="field__input", type="text", inputmode="numeric", autocomplete="off", size="9", name="number",
        value=str(paper_.number), id=own_id,
    )  # fmt: skip
    show = tag("button", words.say("Show this sheet"), class_="button", type="submit", id=f"{paper_.uid}-show")
    onward = button(words.say("Next sheet"), "next", main=True)
    return tag(
        "form",
        field(words.say("Number of the sheet"), number, own_id),
        tag("div", show, onward, class_="controls deal__buttons"),
        class_="deal",
        data_sends="sheet",
        aria_labelledby=f"{paper_.uid}-show {paper_.uid}-title",
    )


def _named(paper_: Paper, words: Words) -> Safe:
    return words.html("Sheet {number}: {game}", number=str(paper_.number), game=paper_.game)


def _sheet(paper_: Paper, title: str, beside: Content, exercises: list[Safe], words: Words) -> Safe:
    same = words.html("The same number always gives this sheet.")
    return tag(
        "article",
        tag("header", tag("h3", title), tag("p", beside), class_="sheet__head"),
        exercises,
        tag("footer", tag("span", _named(paper_, words), ". ", same), tag("span", words.say("Sevens")), class_="sheet__foot"),
        class_="sheet",
    )


def _exercise(question: Question, number: int, words: Words) -> Safe:
    ticks = [
        (answer, tag("span", tag("span", words.say("box to tick"), class_="vh"), class_="tick")) for answer in question.answers
    ]
    return _numbered(number, question, join(question.picture, _to_mark(question, ticks, words)), words)


def _solved(question: Question, number: int, words: Words) -> Safe:
    if not question.of_cards:
        (right,) = [answer for answer in question.answers if answer.right]
        return _numbered(number, question, tag("p", tag("b", right.label), " – ", right.why), words)
    ticks = [(answer, _ticked(answer, words)) for answer in question.answers]
    reasons = [tag("li", answer.label, " ", answer.why) for answer in question.answers]
    shown = join(_to_mark(question, ticks, words), tag("ul", reasons, class_="sheet__reasons", role="list"))
    return _numbered(number, question, shown, words)


def _ticked(answer: Answer, words: Words) -> Safe:
    said = tag("span", words.say("fits") if answer.right else words.say("does not fit"), class_="vh")
    return tag("span", icon("check") if answer.right else None, said, class_="tick")


def _numbered(number: int, question: Question, body: Safe, words: Words) -> Safe:
    head = tag("h4", words.say("Exercise {number}", number=number))
    return tag("div", head, tag("p", question.ask), body, class_="exercise")


def _to_mark(question: Question, ticks: list[tuple[Answer, Safe]], words: Words) -> Safe:
    """The answers, each with its box."""
    if question.of_cards:
        items = [tag("li", _card(answer, words), tick, class_="hand__card") for answer, tick in ticks]
        return hand(items, words.say("Hand"), size=len(items), one_row=True)
    return tag("ul", [tag("li", tick, " ", answer.label) for answer, tick in ticks], class_="sheet__answers", role="list")


def _card(answer: Answer, words: Words) -> Safe:
    held = answer.card
    assert held is not None  # noqa: S101 - see `Question.of_cards`
    name = tag("span", words.card_name(held), class_="vh")
    return tag("span", face(held, words), name, class_="card", data_suit=suit_code(held.suit))
