"""A scenario file as it is written: TOML, every value checked, every fault named with what is allowed."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sevens import Record, SevensError, Unreadable, sedma

AnyRecord = Record | sedma.Record
"""The record of a deal, of Sedma or of a game with a layout."""


class BadScenario(SevensError):  # noqa: N818 - reads as a sentence where it is raised
    """A scenario file that cannot be used: names the file, what was found and what is allowed."""

    def __init__(self, file: Path, found: str, allowed: str) -> None:
        super().__init__(f"{file.name}: {found}; allowed: {allowed}")
        self.file, self.found, self.allowed = file, found, allowed


def load(file: Path) -> dict[str, Any]:
    """What the file holds. Raises `BadScenario` if there is no such file, or if it is no TOML."""
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (FileNotFoundError, IsADirectoryError):
        there = ", ".join(sorted(p.name for p in file.parent.glob("*.toml"))) or "no scenario in this folder"
        raise BadScenario(file, "there is no such file", there) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadScenario(file, str(error), "TOML in UTF-8") from None


def table(file: Path, found: object, where: str, needed: tuple[str, ...], more: tuple[str, ...] = ()) -> Mapping[str, Any]:
    """A table with these keys and perhaps some of the others. Raises `BadScenario`."""
    if not isinstance(found, Mapping):
        raise BadScenario(file, f"{where} = {found!r}", "a table")
    allowed = (*needed, *more)
    if unknown := [key for key in found if key not in allowed]:
        raise BadScenario(file, f"{where} has {unknown[0]!r}", ", ".join(allowed))
    if missing := [key for key in needed if key not in found]:
        raise BadScenario(file, f"{where} has no {missing[0]!r}", ", ".join(allowed))
    return found


def tables(file: Path, found: object, where: str) -> list[object]:
    """A list of at least one table. Raises `BadScenario`."""
    if not isinstance(found, list) or not found:
        raise BadScenario(file, f"{where} = {found!r}", f"at least one [[{where}]]")
    return found


def text(file: Path, found: object, where: str) -> str:
    """A text that says something. Raises `BadScenario`."""
    if not isinstance(found, str) or not found.strip():
        raise BadScenario(file, f"{where} = {found!r}", "a text")
    return found


def texts(file: Path, found: object, where: str) -> tuple[str, ...]:
    """A list of texts. Raises `BadScenario`."""
    if not isinstance(found, list):
        raise BadScenario(file, f"{where} = {found!r}", "a list of texts")
    return tuple(text(file, each, where) for each in found)


def whole(file: Path, found: object, where: str, first: int, last: int) -> int:
    """A whole number between two others. Raises `BadScenario`."""
    if not isinstance(found, int) or isinstance(found, bool) or not first <= found <= last:
        raise BadScenario(file, f"{where} = {found!r}", f"{first} to {last}")
    return found


def record(file: Path, found: object) -> AnyRecord:
    """A record. Raises `Unreadable` with a note that names the file."""
    written = text(file, found, "record")
    of_sedma = any(line.split()[:2] == ["game", "sedma"] for line in written.splitlines())
    try:
        return sedma.Record.parse(written) if of_sedma else Record.parse(written)
    except Unreadable as error:
        error.add_note(f"in the record of {file.name}")
        raise
