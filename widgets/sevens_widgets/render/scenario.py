"""A scenario as HTML: every step is in the page; a script shows one at a time."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sevens import Card, Record
from sevens_widgets.html import Safe, join, tag
from sevens_widgets.render import frames
from sevens_widgets.render.cards import icon, word_card
from sevens_widgets.render.sedma import frames as sedma_frames
from sevens_widgets.render.sedma.cards import word_card as sedma_word_card
from sevens_widgets.scenario_file import AnyRecord
from sevens_widgets.story import Branch, Step, Story
from sevens_widgets.words import Words


def scenario(story: Story, words: Words, uid: str) -> Safe:
    """The steps of a scenario with the buttons to go through them; below, what might have happened instead."""
    total = len(story.steps)
    steps = [_frame(story, number, words, uid) for number in range(1, total + 1)]
    places = [where(step, number, total, words) for number, step in enumerate(story.steps, start=1)]
    asking = {number for number, step in enumerate(story.steps, start=1) if step.question}
    branches = [_branch(branch, number, words, uid) for number, branch in enumerate(story.branches, start=1)]
    return stepped(story.title, places, steps, words, uid, asking=asking, below=branches)


def stepped(
    title: str, places: Sequence[str], steps: Sequence[Safe], words: Words, uid: str, *,
    asking: Collection[int] = (), below: Sequence[Safe] = (), kind: str | None = None,
) -> Safe:  # fmt: skip
    """Frames with the buttons to go through them; `places` says for each where the reader is."""
    dots = [_dot(place, number, asks=number in asking) for number, place in enumerate(places, start=1)]
    head = tag(
        "header",
        tag("h2", title, id=f"{uid}-title"),
        tag("ol", dots, class_="dots", role="list", aria_label=words.say("Steps")),
        class_="scenario__head",
    )
    return tag(
        "section",
        head,
        tag("ol", steps, class_="frames", role="list"),
        _steps(places[0], words),
        below,
        class_="scenario",
        data_kind=kind,
        lang=words.lang,
        aria_labelledby=f"{uid}-title",
    )


def _branch(branch: Branch, number: int, words: Words, uid: str) -> Safe:
    """A story of its own; a script opens it from the step it leaves."""
    back = tag("button", icon("prev"), words.say("Back to the deal"), class_="button", type="button", data_action="trunk")
    note = tag("p", words.say("After step {number}:", number=branch.step), class_="branch__from")
    inner = scenario(branch.story, words, f"{uid}-branch{number}")
    return tag("div", note, inner, tag("div", back, class_="controls branch__back"), class_="branch", id=f"{uid}-branch{number}")


def where(step: Step, number: int, total: int, words: Words) -> str:
    """Where the reader is: "Step 3 of 6: Your move"."""
    return words.say("Step {number} of {total}: {title}", number=number, total=total, title=step.title)


def _dot(place: str, number: int, *, asks: bool) -> Safe:
    inner = (tag("span", str(number), aria_hidden="true"), tag("span", place, class_="vh"))
    return tag("li", tag("button", inner, class_="dot", type="button", data_action="step", data_step=number, data_ask=asks))


def _steps(place: str, words: Words) -> Safe:
    back = (
        tag("button", words.say("Start"), class_="button", type="button", data_action="first"),
        tag("button", icon("prev"), words.say("Back"), class_="button", type="button", data_action="back"),
    )
    onward = (
        tag("button", icon("next"), words.say("Next"), class_="button", type="button", data_main=True, data_action="forward"),
        tag("button", words.say("End"), class_="button", type="button", data_action="last"),
    )
    here = tag("p", place, class_="steps__where")
    said = tag("div", class_="steps__said vh", role="status")
    return tag(
        "div", tag("span", back, class_="steps__side"), here, tag("span", onward, class_="steps__side"), said, class_="steps"
    )  # fmt: skip


def _frame(story: Story, number: int, words: Words, uid: str) -> Safe:
    step = story.steps[number - 1]
    boards = _moment(story.record, step.after, story.seat, number, words)
    if story.beside:
        there = _moment(story.beside.record, step.beside, story.seat, number, words)
        sides = ((story.beside.here, boards), (story.beside.there, there))
        boards = [tag("div", [_side(name, board) for name, board in sides], class_="pair")]
    return tag(
        "li",
        tag("p", f"{number}. {step.title}", class_="frame__head"),
        boards,
        tag("p", caption(story, step.text, words), class_="frame__caption"),
        tag("p", caption(story, step.question, words), class_="frame__question") if step.question else None,
        _ways(story, number, uid),
        class_="frame",
        data_where=where(step, number, len(story.steps), words),
    )


def _moment(record: AnyRecord, after: int, seat: int, number: int, words: Words) -> list[Safe | None]:
    if isinstance(record, Record):
        return frames.moment(list(record.upto(after).rounds()), seat, number, words)
    return sedma_frames.moment(list(record.upto(after).deals()), seat, number, words)


def _side(name: str, board: list[Safe | None]) -> Safe:
    return tag("div", tag("h3", name), board, class_="frame__side")


def _ways(story: Story, number: int, uid: str) -> Safe | None:
    """The buttons that lead into the branches of this step."""
    buttons = [
        tag("button", branch.story.title, class_="button", type="button", data_action="branch", data_branch=f"{uid}-branch{k}")
        for k, branch in enumerate(story.branches, start=1)
        if branch.step == number
    ]
    return tag("div", buttons, class_="controls frame__ways") if buttons else None


def caption(story: Story, told: str, words: Words) -> Safe:
    """A step's text with its cards drawn."""
    drawn: list[str | Safe] = []
    for piece in story.pieces(told):
        if isinstance(piece, str):
            drawn.append(piece)
        else:
            drawn.append(word_card(piece, words) if isinstance(piece, Card) else sedma_word_card(piece, words))
    return join(drawn)
