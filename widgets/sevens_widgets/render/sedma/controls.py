"""What a table of Sedma says and offers beside its cards, as HTML: the spoken line, reasons and buttons."""

from __future__ import annotations

from dataclasses import dataclass

from sevens.sedma import Card
from sevens_widgets.html import Content, Safe, tag
from sevens_widgets.render.cards import icon
from sevens_widgets.words import Words


@dataclass(frozen=True, slots=True)
class Why:
    """A refusal for people: the card asked about, the reason in one sentence, and what helps to understand it."""

    card: Card | None
    reason: Safe
    more: Safe


def status(told: Safe, answer: Safe | None, *, shown: bool) -> Safe:
    """The line that is spoken. An answer that a bubble or a notice shows anyway is only spoken there."""
    spoken = tag("p", answer or told, role="status", class_="vh" if shown else None)
    return tag("div", spoken, tag("p", told) if shown else None, class_="status")


def notice(text: Safe) -> Safe:
    """A message about something that cannot be."""
    return tag("div", icon("warn"), tag("div", tag("p", text)), class_="notice")


def bubble(why: Why, uid: str, words: Words) -> Safe:
    """The reason why something is not allowed, with a button that puts it away."""
    text = tag("div", tag("strong", why.reason), " ", why.more, class_="why__text", id=f"{uid}-why")
    close = tag("button", words.say("Close"), class_="button", type="button", data_small=True, data_action="close")
    return tag("div", text, close, class_="why")


def button(text: Content, uid: str, action: str, *, main: bool = False, disabled: bool = False) -> Safe:
    """A button that sends a message. Like every button of a row that changes it has an id, so that a redraw keeps it apart."""
    return tag(
        "button", text, class_="button", type="button", data_main=main, data_action=action, id=f"{uid}-{action}",
        aria_disabled="true" if disabled else None,
    )  # fmt: skip


def move_button(text: Content, uid: str, move: str, *, main: bool = False) -> Safe:
    """A button that makes a move."""
    return tag(
        "button", tag("span", text), class_="button", type="button", data_main=main, data_move=move, id=f"{uid}-move{move}"
    )  # fmt: skip
