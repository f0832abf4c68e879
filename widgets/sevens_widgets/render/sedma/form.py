"""The form for a new match of Sedma as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevens_widgets.html import Safe, tag, void
from sevens_widgets.render.forms import Select, field, select
from sevens_widgets.words import Words


@dataclass(frozen=True, slots=True)
class DealForm:
    """What the form holds at first, and the choices there are."""

    seed: str
    players: Select
    level: Select
    options: Sequence[Select]


def deal_form(form: DealForm, uid: str, words: Words) -> Safe:
    """The form, put away until it is asked for; the options are folded away in it."""
    seed = void(
        "input", class_="field__input", type="text", inputmode="numeric", name="seed", value=form.seed, size="9",
        id=f"{uid}-seed",
    )  # fmt: skip
    rules = tag("div", [select(option, uid) for option in form.options], class_="options__fields")
    return tag(
        "form",
        field(words.say("Deal number"), seed, f"{uid}-seed"),
        select(form.players, uid),
        select(form.level, uid),
        tag("details", tag("summary", words.say("Rules of this game")), rules, class_="options"),
        tag("button", words.say("Deal"), class_="button", data_main=True, type="submit"),
        tag("p", words.say("A new match begins."), class_="deal__note"),
        class_="deal",
        id=f"{uid}-form",
        hidden=True,
        aria_labelledby=f"{uid}-new {uid}-title {uid}-facts",
    )
