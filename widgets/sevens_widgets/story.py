"""A scenario: a deal on record, what is told at some of its moves, and what might have happened instead."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from gettext import NullTranslations, translation
from pathlib import Path
from typing import Self

from sevens import Card, Unreadable, sedma
from sevens_widgets.scenario_file import AnyRecord, BadScenario, load, record, table, tables, text, texts, whole

DOMAIN = "scenarios"
AnyCard = Card | sedma.Card
_CARD = re.compile(r"\{([^{}]*)\}")
_Say = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Step:
    """One step: so many moves have been played; a title, a text in which `{7D}` stands for a card, perhaps a question."""

    after: int
    title: str
    text: str
    question: str = ""
    """What the reader is asked before he goes on."""
    beside: int = 0
    """The same for the deal at the side: so many of its moves have been played."""
    facts: tuple[str, ...] = ()
    """What its text claims, in words that a test can check."""


@dataclass(frozen=True, slots=True)
class Beside:
    """The same deal by other rules, shown at the side, and what the two sides are called."""

    record: AnyRecord
    here: str
    there: str


@dataclass(frozen=True, slots=True)
class Branch:
    """What might have happened after a step, counted from 1: a story of its own with the same cards and the same first moves."""

    step: int
    story: Story


@dataclass(frozen=True, slots=True)
class Story:
    """A scenario: its title, the seat whose hand is shown, the deal, the steps, the branches."""

    title: str
    seat: int
    record: AnyRecord
    steps: tuple[Step, ...]
    branches: tuple[Branch, ...] = ()
    beside: Beside | None = None

    @classmethod
    def read(cls, path: str | Path, lang: str = "en") -> Self:
        """The scenario in a TOML file, its texts in this language.

        Raises `BadScenario` with the file, what was found and what is allowed; `Unreadable` for the record itself.
        """
        file = Path(path)
        say = _catalogue(file, lang).gettext
        data = table(file, load(file), "the file", ("title", "seat", "record", "steps"), ("branches", "beside"))
        deal = record(file, data["record"])
        seat = whole(file, data["seat"], "seat", 0, len(deal.start().hands) - 1)
        beside = _beside(file, data["beside"], deal, say) if "beside" in data else None
        steps = tuple(_steps(file, data["steps"], deal, say, beside))
        branches = tuple(_branches(file, data.get("branches"), cls("", seat, deal, steps), say))
        return cls(say(text(file, data["title"], "title")), seat, deal, steps, branches, beside)

    def pieces(self, told: str) -> Iterator[str | AnyCard]:
        """The pieces of a text: words and cards in turn. Raises `Unreadable` for a card that is none."""
        return cards_in(told, self.record)


def cards_in(told: str, deal: AnyRecord) -> Iterator[str | AnyCard]:
    """The pieces of a text: words and, of the pack of this deal, cards in turn. Raises `Unreadable`."""
    parse = sedma.Card.parse if isinstance(deal, sedma.Record) else Card.parse
    for i, piece in enumerate(_CARD.split(told)):
        yield parse(piece) if i % 2 else piece


def _catalogue(file: Path, lang: str) -> NullTranslations:
    return translation(DOMAIN, file.parent / "locale", [lang], fallback=True)


def _beside(file: Path, found: object, deal: AnyRecord, say: _Say) -> Beside:
    data = table(file, found, "beside", ("record", "here", "there"))
    other = record(file, data["record"])
    if other.start().hands != deal.start().hands:
        raise BadScenario(file, "the record beside has other cards", "the same deal by other rules")
    return Beside(other, *(say(text(file, data[side], f"beside: {side}")) for side in ("here", "there")))


def _steps(file: Path, found: object, deal: AnyRecord, say: _Say, beside: Beside | None = None) -> Iterator[Step]:
    earlier = 0
    for number, step in enumerate(tables(file, found, "steps"), start=1):
        where = f"step {number}"
        data = table(file, step, where, ("after", "title", "text"), ("question", "facts", *(("beside",) if beside else ())))
        earlier = whole(file, data["after"], f"{where}: after", earlier, len(deal.moves))
        other = whole(file, data.get("beside", earlier), f"{where}: beside", 0, len(beside.record.moves)) if beside else 0
        title, told = (say(text(file, data[key], f"{where}: {key}")) for key in ("title", "text"))
        question = say(text(file, data["question"], f"{where}: question")) if "question" in data else ""
        _check_cards(file, f"{told} {question}", deal, where)
        facts = texts(file, data["facts"], f"{where}: facts") if "facts" in data else ()
        yield Step(earlier, title, told, question, other, facts)


def _branches(file: Path, found: object, trunk: Story, say: _Say) -> Iterator[Branch]:
    for number, branch in enumerate(tables(file, found, "branches") if found is not None else [], start=1):
        where = f"branch {number}"
        data = table(file, branch, where, ("step", "title", "record", "steps"))
        step = whole(file, data["step"], f"{where}: step", 1, len(trunk.steps))
        deal, shared = record(file, data["record"]), trunk.steps[step - 1].after
        if deal.upto(shared) != trunk.record.upto(shared):
            raise BadScenario(file, f"{where}: another deal", f"the same cards, and the same {shared} first moves")
        steps = tuple(_steps(file, data["steps"], deal, say))
        yield Branch(step, Story(say(text(file, data["title"], f"{where}: title")), trunk.seat, deal, steps))


def _check_cards(file: Path, told: str, deal: AnyRecord, where: str) -> None:
    try:
        list(cards_in(told, deal))
    except Unreadable as error:
        example = "{7H}" if isinstance(deal, sedma.Record) else "{7D}"
        raise BadScenario(file, f"{where}: text has {{{error.found}}}", f"cards such as {example}") from None
