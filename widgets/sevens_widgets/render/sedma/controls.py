"""What a table of Sedma says and offers beside its cards, as HTML: the spoken line, reasons, buttons and the form."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sevens.sedma import Card
from sevens_widgets.html import Content, Safe, tag, void
from sevens_widgets.render.cards import icon
from sevens_widgets.render.forms import level_name
from sevens_widgets.words import Words


@dataclass(frozen=True, slots=True)
class Why:
    """A refusal for people: the card asked about, the reason in one sentence, and what helps to understand it."""

    card: Card | None
    reason: Safe
    more: Safe


@dataclass(frozen=True, slots=True)
class DealForm:
    """What the form for a new match holds at first, and the choices there are."""

    seed: int
    seats: int
    level: str
    players: Collection[int]
    levels: Collection[str]


def status(told: Safe, answer: Safe | None, *, shown: bool) -> Safe:
    """The line that is spoken. An answer that a bubble or a notice shows anyway is only spoken there."""
    spoken = tag("p", answer or told, role="status", class_="vh" if shown else None)
    return tag("div", spoken, tag("p", told) if shown else None, class_="status")


def notice(text: Safe) -> Safe:
    """A message about something that cannot be."""
    return tag("div", icon("warn"), tag("div", tag("p", text)), class_="notice")


def bubble(why: Why, uid: str, words: Words) -> Safe:
    """The reason why something is not allowed, with a button that puts it away."""
    text = tag("div", tag("strong", why.reason), " ", why.more, class_="why__text")
    close = tag("button", words.say("Close"), class_="button", type="button", data_small=True, data_action="close")
    return tag("div", text, close, class_="why", id=f"{uid}-why")


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


def deal_form(form: DealForm, uid: str, words: Words) -> Safe:
    """The form for a new match, put away until it is asked for."""
    seed = void("input", class_="field__input", type="text", inputmode="numeric", name="seed", value=str(form.seed), size="9")
    players = [(str(n), words.number(n)) for n in form.players]
    levels = [(level, level_name(level, words)) for level in form.levels]
    return tag(
        "form",
        _field(words.say("Deal number"), seed),
        _field(words.say("Players"), _choice("seats", players, str(form.seats))),
        _field(words.say("Bots"), _choice("level", levels, form.level)),
        tag("button", words.say("Deal"), class_="button", data_main=True, type="submit"),
        tag("p", words.say("A new match begins."), class_="deal__note"),
        class_="deal",
        id=f"{uid}-form",
        hidden=True,
        aria_label=words.say("New deal"),
    )


def _field(label: str, control: Safe) -> Safe:
    return tag("label", tag("span", label), control, class_="field")


def _choice(name: str, choices: list[tuple[str, str]], chosen: str) -> Safe:
    options = [tag("option", text, value=value, selected=value == chosen) for value, text in choices]
    return tag("select", options, class_="field__input", name=name)
