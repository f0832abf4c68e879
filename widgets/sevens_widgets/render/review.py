"""A deal looked over as HTML: the position after some of its moves, and a line of who wins after each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevens_widgets.html import Content, Safe, tag, void
from sevens_widgets.render.cards import icon
from sevens_widgets.words import Words


@dataclass(frozen=True, slots=True)
class Turning:
    """A move after which somebody else wins than before; `own` is one with which the reader gave a win away."""

    number: int
    label: Safe
    said: Safe
    own: bool


@dataclass(frozen=True, slots=True)
class Winners:
    """Who wins after each number of moves, from none: the place of a name, or None where that was not worked out."""

    names: tuple[str, ...]
    winners: tuple[int | None, ...]
    turnings: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Looked:
    """All that is drawn of a review."""

    uid: str
    title: str
    facts: Safe
    told: Safe
    """The move just shown, and the verdict."""
    at: int
    last: int
    seats: Safe
    position: Sequence[Content]
    moves: Sequence[tuple[str, Safe]]
    summary: Safe
    turnings: tuple[Turning, ...] = ()
    winners: Winners | None = None
    can_play_on: bool = False
    can_retry: bool = False
    """Whether the move just shown is one that the reader would like to have back."""


def review(looked: Looked, words: Words) -> Safe:
    """A deal that is over, at the move where the reader stands in it."""
    title_id, facts_id = f"{looked.uid}-title", f"{looked.uid}-facts"
    head = tag(
        "header",
        tag("h2", looked.title, id=title_id),
        tag("p", looked.facts, class_="table__facts", id=facts_id),
        class_="table__head",
    )
    body = [
        tag("div", tag("p", looked.told, role="status"), class_="status"),
        tag("div", _winners(looked, words), _slider(looked, words), class_="wins"),
        _steps(looked, words),
        looked.seats,
        *looked.position,
        _turnings(looked, words),
        _controls(looked, words),
        _moves(looked, words),
    ]
    return tag(
        "section",
        head,
        tag("div", body, class_="table__body"),
        class_="table",
        data_review=True,
        data_live="yes",
        lang=words.lang,
        aria_labelledby=f"{title_id} {facts_id}",
    )


def _where(looked: Looked, words: Words) -> str:
    return words.say("Move {number} of {total}", number=words.number(looked.at), total=words.number(looked.last))


def _slider(looked: Looked, words: Words) -> Safe:
    return void(
        "input", type="range", class_="wins__slider", min=0, max=looked.last, value=looked.at,
        aria_label=words.say("Moves of this deal"), aria_valuetext=_where(looked, words), id=f"{looked.uid}-at",
    )  # fmt: skip


def _winners(looked: Looked, words: Words) -> Safe | None:
    """The line through the moves: one row a seat, in it a mark for each move after which that seat wins."""
    if looked.winners is None:
        return None
    lanes = [_lane(lane, name, looked) for lane, name in enumerate(looked.winners.names)]
    title = tag("p", words.say("Who wins with best play"), class_="wins__title")
    return tag("div", title, lanes, class_="wins__lanes", aria_hidden="true")


def _lane(lane: int, name: str, looked: Looked) -> Safe:
    line = looked.winners
    assert line is not None  # noqa: S101 - there is a lane only in a line
    marks = [
        tag("i", data_wins=winner == lane, data_turning=winner == lane and after in line.turnings, data_at=after == looked.at)
        for after, winner in enumerate(line.winners)
    ]
    return tag("div", tag("span", name, class_="wins__name"), tag("span", marks, class_="wins__marks"), class_="wins__lane")


def _steps(looked: Looked, words: Words) -> Safe:
    back = [
        _step(looked, "Home", 0, words.say("Start")),
        _step(looked, "ArrowLeft", looked.at - 1, words.say("Back"), "prev"),
    ]
    onward = [
        _step(looked, "ArrowRight", looked.at + 1, words.say("Next"), "next"),
        _step(looked, "End", looked.last, words.say("End")),
    ]
    here = tag("p", _where(looked, words), class_="steps__where")
    left, right = (tag("span", side, class_="steps__side") for side in (back, onward))
    return tag("div", left, here, right, class_="steps controls", role="group", aria_label=words.say("Steps"))


def _step(looked: Looked, key: str, to: int, text: str, sign: str | None = None) -> Safe:
    """A button to another move, also reached by a key; it stays where it is when it leads nowhere."""
    nowhere = to == looked.at or not 0 <= to <= looked.last
    return tag(
        "button", icon(sign) if sign else None, text, class_="button", type="button", data_action="step", data_to=to,
        data_key=key, id=f"{looked.uid}-{key}", data_main=key == "ArrowRight", aria_disabled="true" if nowhere else None,
    )  # fmt: skip


def _turnings(looked: Looked, words: Words) -> Safe:
    items = [
        tag(
            "li",
            tag(
                "button", turning.label, class_="button", type="button", data_small=True, data_action="step",
                data_to=turning.number, aria_current="step" if turning.number == looked.at else None,
            ),
            tag("span", turning.said),
            data_own=turning.own,
        )
        for turning in looked.turnings
    ]  # fmt: skip
    heading = tag("h3", words.say("Turning points")) if items else None
    listed = tag("ol", items, role="list", class_="turnings__list") if items else None
    return tag("div", heading, listed, tag("p", looked.summary, class_="turnings__note"), class_="turnings")


def _controls(looked: Looked, words: Words) -> Safe:
    buttons = [
        _button(words.say("Play this move differently"), looked, "differently", looked.at - 1) if looked.can_retry else None,
        _button(words.say("Play on from here"), looked, "here", looked.at) if looked.can_play_on else None,
        tag(
            "button", words.say("Back to the result"), class_="button", type="button", data_action="result",
            id=f"{looked.uid}-result",
        ),
    ]  # fmt: skip
    return tag("div", buttons, class_="controls", role="group", aria_label=words.say("Moves"))


def _button(text: str, looked: Looked, name: str, to: int) -> Safe:
    return tag(
        "button", text, class_="button", type="button", data_action="play_on", data_to=to, id=f"{looked.uid}-{name}"
    )  # fmt: skip


def _moves(looked: Looked, words: Words) -> Safe:
    """Every move up to here, and who wins after it: what the line shows, in words."""
    line = looked.winners
    items = []
    for number, (name, what) in enumerate(looked.moves, start=1):
        winner = line.winners[number] if line else None
        wins = [" → ", line.names[winner]] if line and winner is not None else None
        items.append(
            tag("li", tag("span", f"{number}."), tag("span", name), tag("span", what, wins), data_now=number == looked.at)
        )
    title = words.html("Moves so far ({n})", n=words.number(len(items)))
    note = tag("p", words.say("After the arrow: who wins with best play."), class_="turnings__note") if line else None
    return tag("details", tag("summary", title), note, tag("ol", items, role="list"), class_="log")
