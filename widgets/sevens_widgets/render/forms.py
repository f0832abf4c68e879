"""The form for a new deal as HTML."""

from __future__ import annotations

from dataclasses import dataclass

from sevens import LEVELS
from sevens_widgets.html import Safe, tag, void
from sevens_widgets.words import Words, mark

LEVEL_NAMES = {"random": mark("random"), "beginner": mark("beginner"), "club": mark("club")}


@dataclass(frozen=True, slots=True)
class DealForm:
    """What the form for a new deal holds at first."""

    seed: int
    seats: int
    level: str
    players: range
    """The numbers of players that the game allows."""
    stake: int
    """Chips each seat starts with."""


def level_name(level: str, words: Words) -> str:
    """The name of a bot's level for people."""
    return words.say(LEVEL_NAMES[level])


def deal_form(form: DealForm, uid: str, words: Words) -> Safe:
    """The form, put away until it is asked for."""
    seed = void("input", class_="field__input", type="text", inputmode="numeric", name="seed", value=str(form.seed), size="9")
    players = [(str(n), words.number(n)) for n in form.players]
    levels = [(level, level_name(level, words)) for level in LEVELS]
    return tag(
        "form",
        _field(words.say("Deal number"), seed),
        _field(words.say("Players"), _choice("seats", players, str(form.seats))),
        _field(words.say("Bots"), _choice("level", levels, form.level)),
        tag("button", words.say("Deal"), class_="button", data_main=True, type="submit"),
        tag("p", words.count("Everybody starts again with {n} chip.", "Everybody starts again with {n} chips.", form.stake),
            class_="deal__note"),
        class_="deal",
        id=f"{uid}-form",
        hidden=True,
        aria_label=words.say("New deal"),
    )  # fmt: skip


def _field(label: str, control: Safe) -> Safe:
    return tag("label", tag("span", label), control, class_="field")


def _choice(name: str, choices: list[tuple[str, str]], chosen: str) -> Safe:
    options = [tag("option", text, value=value, selected=value == chosen) for value, text in choices]
    return tag("select", options, class_="field__input", name=name)
