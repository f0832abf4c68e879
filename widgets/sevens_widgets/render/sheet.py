"""A scoresheet as HTML: the deals so far, a form for the next one, a form for a new sheet; on paper, room to write."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevens_widgets.html import Content, Safe, tag, void
from sevens_widgets.render.forms import Select, field, select
from sevens_widgets.render.panel import button, notice, panel, scroll
from sevens_widgets.render.parts import live_parts, unkept
from sevens_widgets.words import Words, mark_in

ROOM = 10
"""Rows of an empty sheet where nobody knows how many deals will be played."""


@dataclass(frozen=True, slots=True)
class Row:
    """One deal: what it brought each column, and the name of its winner, if it had one."""

    numbers: tuple[str, ...]
    winner: str | None


@dataclass(frozen=True, slots=True)
class Number:
    """A field for a number, with what was typed into it."""

    name: str
    label: str
    typed: str


@dataclass(frozen=True, slots=True)
class Entry:
    """The numbers of one player or side."""

    legend: str
    numbers: tuple[Number, ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """All that is drawn of a scoresheet; `planned` is None where nobody knows how many deals will be played."""

    uid: str
    agreed: str
    """What the sheet was set up for: what was kept of another one does not go on here."""
    title: str
    facts: Safe
    columns: tuple[str, ...]
    unit: str
    rows: tuple[Row, ...]
    sums: tuple[str, ...]
    planned: int | None
    said: Safe
    entries: tuple[Entry, ...]
    choices: tuple[Select, ...]
    note: str
    """What is to be known before one writes."""
    game: Select
    names: str
    notice: Safe | None
    can_undo: bool


def sheet_panel(sheet: Shown, words: Words) -> Safe:
    """The sheet with its forms."""
    body = [
        _status(sheet),
        notice(sheet.notice) if sheet.notice else None,
        _deals(sheet, words),
        _entry_form(sheet, words) if sheet.choices else None,
        tag("div", button(words.say("Take back the last deal"), "undo"), class_="controls") if sheet.can_undo else None,
        unkept(words.say("This browser does not keep this sheet: it lasts as long as this page.")),
        _setup_form(sheet, words),
    ]
    return panel(sheet.uid, sheet.title, sheet.facts, body, words, kind="scoresheet", live="yes", agreed=sheet.agreed)


def snapshot(sheet: Shown, words: Words) -> Safe:
    """The sheet with empty rows, to be printed and filled in by hand."""
    body = [live_parts(words, words.say("Fill in this sheet")), _deals(sheet, words)]
    return panel(sheet.uid, sheet.title, sheet.facts, body, words, kind="scoresheet", live="no", agreed=sheet.agreed)


def _status(sheet: Shown) -> Safe:
    """The line that is spoken. What a notice shows anyway is only spoken there."""
    spoken = tag("p", sheet.notice or sheet.said, role="status", class_="vh" if sheet.notice else None)
    return tag("div", spoken, tag("p", sheet.said) if sheet.notice else None, class_="status")


def _deals(sheet: Shown, words: Words) -> Safe:
    """The deals so far, and on paper room for those to come."""
    room = max(0, (sheet.planned or ROOM) - len(sheet.rows)) if sheet.choices else 0
    heads = (words.within(mark_in("round of cards", "Deal")), *sheet.columns, words.say("Winner"))
    empty = Row(("",) * len(sheet.columns), "")
    rows: list[Sequence[Content]] = [
        (words.number(number), *row.numbers, "–" if row.winner is None else row.winner)
        for number, row in enumerate((*sheet.rows, *[empty] * room), start=1)
    ]
    sums = sheet.sums if sheet.rows else empty.numbers
    caption = words.say("Scoresheet: {unit}", unit=sheet.unit)
    return scroll(caption, heads, rows, (words.say("Sum"), *sums, ""), room)


def _entry_form(sheet: Shown, words: Words) -> Safe:
    uid = f"{sheet.uid}-{len(sheet.rows) + 1}"
    fields = [_entry(entry, uid) for entry in sheet.entries]
    choices = [select(choice, uid) for choice in sheet.choices]
    note = tag("p", sheet.note, class_="deal__note") if sheet.note else None
    write = tag(
        "button", words.say("Write down this deal"), class_="button", data_main=True, type="submit", id=f"{sheet.uid}-write"
    )  # fmt: skip
    return tag(
        "form", tag("div", choices, class_="deal__choices"), fields, note, tag("div", write, class_="controls deal__buttons"),
        class_="deal", data_sends="deal", aria_labelledby=f"{sheet.uid}-write {sheet.uid}-title",
    )  # fmt: skip


def _entry(entry: Entry, uid: str) -> Safe:
    numbers = [field(number.label, _input(number, uid), f"{uid}-{number.name}") for number in entry.numbers]
    return tag("fieldset", tag("legend", entry.legend), numbers, class_="entry")


def _input(number: Number, uid: str) -> Safe:
    return void(
        "input", class_="field__input", type="text", inputmode="numeric", autocomplete="off", size="5",
        name=number.name, value=number.typed, id=f"{uid}-{number.name}",
    )  # fmt: skip


def _setup_form(sheet: Shown, words: Words) -> Safe:
    own_id = f"{sheet.uid}-names"
    names = void("input", class_="field__input", type="text", autocomplete="off", name="names", value=sheet.names, id=own_id)
    begin = tag("button", words.say("New sheet"), class_="button", type="submit", id=f"{sheet.uid}-begin")
    form = tag(
        "form",
        select(sheet.game, sheet.uid),
        field(words.say("Players, with commas between"), names, own_id),
        tag("div", begin, class_="controls deal__buttons"),
        class_="deal",
        data_sends="setup",
        aria_labelledby=f"{sheet.uid}-begin {sheet.uid}-title",
    )
    return tag("details", tag("summary", words.say("Another game or other players")), form, class_="data")
