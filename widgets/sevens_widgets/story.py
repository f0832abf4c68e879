"""A scenario as it is written: a deal on record, and what is told at some of its moves."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from gettext import NullTranslations, translation
from pathlib import Path
from typing import Any, Self

from sevens import Card, Record, SevensError, Unreadable

DOMAIN = "scenarios"
STORY_KEYS = ("title", "seat", "record", "steps")
STEP_KEYS = ("after", "title", "text")
_CARD = re.compile(r"\{([^{}]*)\}")


class BadScenario(SevensError):  # noqa: N818 - reads as a sentence where it is raised
    """A scenario file that cannot be used: names the file, what was found and what is allowed."""

    def __init__(self, file: Path, found: str, allowed: str) -> None:
        super().__init__(f"{file.name}: {found}; allowed: {allowed}")
        self.file, self.found, self.allowed = file, found, allowed


@dataclass(frozen=True, slots=True)
class Step:
    """One step: so many moves have been played; a title and a text in which `{7D}` stands for a card."""

    after: int
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Story:
    """A scenario: its title, the seat whose hand is shown, the deal and the steps."""

    title: str
    seat: int
    record: Record
    steps: tuple[Step, ...]

    @classmethod
    def read(cls, path: str | Path, lang: str = "en") -> Self:
        """The scenario in a TOML file, its texts in this language.

        Raises `BadScenario` with the file, what was found and what is allowed; `Unreadable` for the record itself.
        """
        file = Path(path)
        data = _load(file)
        _check_keys(file, data, STORY_KEYS, "the file")
        record = _record(file, data["record"])
        seat = _whole(file, data["seat"], "seat", record.seats - 1)
        say = _catalogue(file, lang).gettext
        steps = tuple(_steps(file, data["steps"], len(record.moves)))
        translated = tuple(Step(s.after, say(s.title), say(s.text)) for s in steps)
        for number, step in enumerate(translated, start=1):
            _check_cards(file, step.text, number)
        return cls(say(_text(file, data["title"], "title")), seat, record, translated)


def messages(path: str | Path) -> tuple[str, ...]:
    """The texts of a scenario that are to be translated, in their order, each once."""
    data = _load(Path(path))
    texts = [data["title"], *(text for step in data["steps"] for text in (step["title"], step["text"]))]
    return tuple(dict.fromkeys(texts))


def cards_in(text: str) -> Iterator[str | Card]:
    """The pieces of a step's text: words and cards in turn. Raises `Unreadable` for a card that is none."""
    for i, piece in enumerate(_CARD.split(text)):
        yield Card.parse(piece) if i % 2 else piece


def _load(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (FileNotFoundError, IsADirectoryError):
        there = ", ".join(sorted(p.name for p in file.parent.glob("*.toml"))) or "no scenario in this folder"
        raise BadScenario(file, "there is no such file", there) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadScenario(file, str(error), "TOML in UTF-8") from None


def _catalogue(file: Path, lang: str) -> NullTranslations:
    return translation(DOMAIN, file.parent / "locale", [lang], fallback=True)


def _check_keys(file: Path, data: Mapping[str, Any], keys: tuple[str, ...], where: str) -> None:
    if unknown := [key for key in data if key not in keys]:
        raise BadScenario(file, f"{where} has {unknown[0]!r}", ", ".join(keys))
    if missing := [key for key in keys if key not in data]:
        raise BadScenario(file, f"{where} has no {missing[0]!r}", ", ".join(keys))


def _record(file: Path, found: object) -> Record:
    try:
        return Record.parse(_text(file, found, "record"))
    except Unreadable as error:
        error.add_note(f"in the record of {file.name}")
        raise


def _steps(file: Path, found: object, moves: int) -> Iterator[Step]:
    if not isinstance(found, list) or not found:
        raise BadScenario(file, f"steps = {found!r}", "at least one [[steps]]")
    earlier = 0
    for number, step in enumerate(found, start=1):
        where = f"step {number}"
        if not isinstance(step, Mapping):
            raise BadScenario(file, f"{where} = {step!r}", "a table [[steps]]")
        _check_keys(file, step, STEP_KEYS, where)
        after = _whole(file, step["after"], f"{where}: after", moves)
        if after < earlier:
            raise BadScenario(file, f"{where}: after = {after}", f"at least {earlier}, where the step before stands")
        earlier = after
        yield Step(after, _text(file, step["title"], f"{where}: title"), _text(file, step["text"], f"{where}: text"))


def _check_cards(file: Path, text: str, number: int) -> None:
    try:
        list(cards_in(text))
    except Unreadable as error:
        raise BadScenario(file, f"step {number}: text has {{{error.found}}}", "cards such as {7D}") from None


def _text(file: Path, found: object, where: str) -> str:
    if not isinstance(found, str) or not found.strip():
        raise BadScenario(file, f"{where} = {found!r}", "a text")
    return found


def _whole(file: Path, found: object, where: str, last: int) -> int:
    if not isinstance(found, int) or isinstance(found, bool) or not 0 <= found <= last:
        raise BadScenario(file, f"{where} = {found!r}", f"0 to {last}")
    return found
