"""The form for a new match of Sedma as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevens_widgets.html import Safe, tag, void
from sevens_widgets.words import Words


@dataclass(frozen=True, slots=True)
class Select:
    """A field in which one of some values is chosen; each value as it is sent and as it is read."""

    name: str
    label: str
    values: Sequence[tuple[str, str]]
    chosen: str
    about: str = ""
    """What is said about it when the reader comes to it."""


@dataclass(frozen=True, slots=True)
class DealForm:
    """What the form holds at first, and the choices there are."""

    seed: int
    players: Select
    level: Select
    options: Sequence[Select]


def deal_form(form: DealForm, uid: str, words: Words) -> Safe:
    """The form, put away until it is asked for; the options are folded away in it."""
    seed = void(
        "input", class_="field__input", type="text", inputmode="numeric", name="seed", value=str(form.seed), size="9",
        id=f"{uid}-seed",
    )  # fmt: skip
    rules = tag("div", [_select(option, uid) for option in form.options], class_="options__fields")
    return tag(
        "form",
        _field(words.say("Deal number"), seed, f"{uid}-seed"),
        _select(form.players, uid),
        _select(form.level, uid),
        tag("details", tag("summary", words.say("Rules of this game")), rules, class_="options"),
        tag("button", words.say("Deal"), class_="button", data_main=True, type="submit"),
        tag("p", words.say("A new match begins."), class_="deal__note"),
        class_="deal",
        id=f"{uid}-form",
        hidden=True,
        aria_label=words.say("New deal"),
    )


def _select(select: Select, uid: str) -> Safe:
    own_id = f"{uid}-{select.name}"
    about_id = f"{own_id}-about" if select.about else None
    options = [tag("option", text, value=value, selected=value == select.chosen) for value, text in select.values]
    control = tag("select", options, class_="field__input", name=select.name, id=own_id, aria_describedby=about_id)
    about = tag("p", select.about, class_="field__about", id=about_id) if select.about else None
    return _field(select.label, control, own_id, about)


def _field(label: str, control: Safe, own_id: str, about: Safe | None = None) -> Safe:
    return tag("div", tag("label", label, for_=own_id), control, about, class_="field")
