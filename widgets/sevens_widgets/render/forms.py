"""The form for a new deal as HTML."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from sevens_widgets.html import Content, Safe, tag, void
from sevens_widgets.words import Words, mark

LEVEL_NAMES = {
    "random": mark("random"),
    "beginner": mark("beginner"),
    "club": mark("club"),
    "expert": mark("expert"),
    "person": mark("a person here"),
}


@dataclass(frozen=True, slots=True)
class Select:
    """A field in which one of some values is chosen."""

    name: str
    label: str
    values: tuple[tuple[str, str], ...]
    """Each value as it is sent and as it is read."""
    chosen: str
    about: str = ""
    """What is said about it when the reader comes to it."""


@dataclass(frozen=True, slots=True)
class DealForm:
    """What the form for a new deal holds."""

    seed: str
    again: int
    """The number of the deal on the table."""
    game: Select
    players: Select
    level: Select
    bots: tuple[Select, ...]
    options: tuple[Select, ...]
    stake: int | None
    """Chips each seat starts with, in a game with chips."""


def level_name(level: str, words: Words) -> str:
    """The name of a bot's level for people."""
    return words.say(LEVEL_NAMES[level])


@lru_cache(64)
def deal_form(form: DealForm, uid: str, words: Words) -> Safe:
    """The form, put away until it is asked for."""
    seed = void(
        "input", class_="field__input", type="text", inputmode="numeric", name="seed", value=form.seed, size="9", id=f"{uid}-seed"
    )
    return tag(
        "form",
        select(form.game, uid),
        field(words.say("Deal number"), seed, f"{uid}-seed"),
        select(form.players, uid),
        select(form.level, uid),
        [select(bot, uid) for bot in form.bots],
        _options(form, uid, words),
        _buttons(form, words),
        class_="deal",
        id=f"{uid}-form",
        hidden=True,
        aria_labelledby=f"{uid}-do-form {uid}-title {uid}-facts",
    )


def _options(form: DealForm, uid: str, words: Words) -> Safe:
    """The rules, folded away; the fields of another game are other fields."""
    fields = [select(option, f"{uid}-{form.game.chosen}") for option in form.options]
    summary = tag("summary", words.say("Rules of this game"))
    return tag("details", summary, tag("div", fields, class_="options__fields"), class_="options")


def _buttons(form: DealForm, words: Words) -> list[Safe]:
    deal = tag("button", words.say("New deal under these rules"), class_="button", data_main=True, type="submit")
    same = tag("button", words.say("Same deal under these rules"), class_="button", type="submit", name="seed", value=form.again)
    buttons = [tag("div", deal, same, class_="controls deal__buttons")]
    if form.stake is not None:
        note = words.count("Everybody starts again with {n} chip.", "Everybody starts again with {n} chips.", form.stake)
        buttons.append(tag("p", note, class_="deal__note"))
    return buttons


def select(shown: Select, uid: str) -> Safe:
    """A field with its label and, if there is something to say about it, what is said when the reader comes to it."""
    own_id = f"{uid}-{shown.name}"
    options = [tag("option", text, value=value, selected=value == shown.chosen) for value, text in shown.values]
    about_id = f"{own_id}-about" if shown.about else None
    control = tag("select", options, class_="field__input", name=shown.name, id=own_id, aria_describedby=about_id)
    about = tag("p", shown.about, class_="field__about", id=about_id) if shown.about else None
    return field(shown.label, control, own_id, about)


def field(label: str, control: Safe, own_id: str, about: Content = None) -> Safe:
    """A control with its label."""
    return tag("div", tag("label", label, for_=own_id), control, about, class_="field")
