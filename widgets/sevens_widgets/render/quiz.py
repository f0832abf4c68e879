"""A quiz as HTML: every question and, below all of them, every solution. A script shows one at a time and compares the marks."""

from __future__ import annotations

from sevens import Card
from sevens_widgets.html import Safe, join, tag, void
from sevens_widgets.marks import mark
from sevens_widgets.questions.kinds import Sheet
from sevens_widgets.questions.question import Answer, Question
from sevens_widgets.render.cards import face, hand, icon, suit_code
from sevens_widgets.render.parts import unkept
from sevens_widgets.titles import title
from sevens_widgets.words import Words

CARD_VERDICTS = {
    True: {"solution": mark("Fits."), "chosen": mark("Rightly chosen."), "left": mark("Fits, not chosen.")},
    False: {"solution": mark("Does not fit."), "chosen": mark("Does not fit."), "left": mark("Rightly left.")},
}
VERDICTS = {
    True: {"solution": mark("Right."), "chosen": mark("Right."), "left": mark("This is right.")},
    False: {"solution": mark("Not right."), "chosen": mark("Not right."), "left": mark("Not right.")},
}
"""What is said of an answer, right or not: in the solution, when it was chosen, when it was not."""


def quiz(sheet: Sheet, words: Words, uid: str) -> Safe:
    """All questions of a quiz, then all solutions."""
    questions = [task.question(words) for task in sheet.tasks]
    named = words.html(sheet.title, game=title(sheet.rules, words))
    score = tag("p", class_="quiz__score", role="status", data_words=words.say("Right at the first try: {right} of {answered}."))
    asked = [_question(q, number, len(questions), words, uid) for number, q in enumerate(questions, start=1)]
    solved = [_solution(q, number, len(questions), words) for number, q in enumerate(questions, start=1)]
    return tag(
        "section",
        tag("header", tag("h2", named, id=f"{uid}-title"), score, class_="quiz__head"),
        unkept(words.say("This browser does not keep your score: it lasts as long as this page.")),
        tag("ol", asked, class_="quiz__questions", role="list"),
        tag("ol", solved, class_="quiz__solutions", role="list"),
        class_="quiz",
        lang=words.lang,
        aria_labelledby=f"{uid}-title",
        data_key=sheet.key,
    )


def _question(question: Question, number: int, total: int, words: Words, uid: str) -> Safe:
    marks = _cards(question, number, words, uid) if question.of_cards else _lines(question, number, uid)
    head = tag("h3", words.say("Question {number} of {total}", number=number, total=total), id=f"{uid}-{number}", tabindex="-1")
    check = tag("button", words.say("Check"), class_="button", type="button", data_main=True, data_action="check")
    return tag(
        "li",
        head,
        question.picture,
        tag("fieldset", tag("legend", question.ask), marks),
        tag("div", check, class_="controls"),
        class_="quiz__question",
    )


def _cards(question: Question, number: int, words: Words, uid: str) -> Safe:
    """The cards of a hand as check boxes."""
    items = []
    for answer in question.answers:
        assert answer.card is not None  # noqa: S101 - see `Question.of_cards`
        box = _box(answer, "checkbox", f"{uid}-{number}")
        items.append(tag("li", tag("label", box, _card(answer.card, words), class_="qcard"), class_="hand__card"))
    return hand(items, words.say("Your hand"), size=len(items), one_row=len(items) <= 8)


def _card(card: Card, words: Words) -> Safe:
    badge = tag("span", icon("check"), class_="card__badge", aria_hidden="true")
    name = tag("span", words.card_name(card), class_="vh")
    return tag("span", face(card, words), badge, name, class_="card", data_suit=suit_code(card.suit))


def _lines(question: Question, number: int, uid: str) -> Safe:
    """Answers in words as radio buttons."""
    labels = [
        tag("label", _box(answer, "radio", f"{uid}-{number}"), tag("span", answer.label), class_="quiz__answer")
        for answer in question.answers
    ]
    return tag("div", labels, class_="quiz__answers")


def _box(answer: Answer, type_: str, name: str) -> Safe:
    return void("input", class_="vh" if answer.card else None, type=type_, name=name, data_right=answer.right)


def _solution(question: Question, number: int, total: int, words: Words) -> Safe:
    wrong = words.say("{right} of {all} cards right.") if question.of_cards else words.say("Not right.")
    result = tag("p", class_="quiz__result", tabindex="-1", hidden=True, data_right=words.say("Right!"), data_wrong=wrong)
    reasons = [_reason(answer, question, words) for answer in question.answers]
    summary = tag("summary", words.say("Solution to question {number}", number=number))
    onward = words.say("Next question") if number < total else words.say("From the beginning")
    buttons = (
        tag("button", words.say("Try again"), class_="button", type="button", data_action="again"),
        tag("button", onward, class_="button", type="button", data_main=True, data_action="next"),
    )
    return tag(
        "li",
        result,
        tag("details", summary, tag("ul", reasons, class_="reasons", role="list"), class_="data"),
        tag("div", buttons, class_="controls", hidden=True),
        class_="quiz__solution",
    )


def _reason(answer: Answer, question: Question, words: Words) -> Safe:
    said = (CARD_VERDICTS if question.of_cards else VERDICTS)[answer.right]
    verdicts = [tag("b", words.say(text), data_when=when, hidden=when != "solution") for when, text in said.items()]
    sign, words_ = icon("check" if answer.right else "cross"), join(*verdicts, " ", answer.why)
    if question.of_cards:
        return tag("li", sign, answer.label, " ", tag("span", words_), class_="reason")
    return tag("li", sign, tag("span", tag("b", answer.label, class_="reason__answer"), " ", words_), class_="reason")
