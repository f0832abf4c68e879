"""The rows of a run in a file, so that an interrupted run can go on: lines of JSON, the first of which says which run it is."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import Any, get_args, get_type_hints

from sevens.errors import InvalidOption, SevensError, Unreadable
from sevens.simulate.rows import DealRow
from sevens.simulate.runs import Run

VERSION = 1
HINTS = tuple(get_type_hints(DealRow).values())
"""What each entry of a row is: a number, or a tuple of numbers or texts."""


class RowFile:
    """The file of a run. Raises `SevensError` if it holds anything else."""

    def __init__(self, path: str | PathLike[str], run: Run) -> None:
        if not isinstance(path, str | PathLike) or not str(path) or "\0" in str(path):
            raise InvalidOption("keep", path, "the name of a file")
        self.path, self.run = Path(path), run
        head = {
            "sevens": VERSION,
            "game": str(run.game),
            "line_up": run.line_ups[0].names,
            "rotate": len(run.line_ups) > 1,
            "seed": run.seed,
        }
        self.head = _line(head)
        found = self._first_line()
        if not found.endswith(b"\n") and self.head.startswith(found):
            self.path.write_bytes(self.head)
        elif found != self.head:
            raise SevensError(f"{self.path} holds another run: {_short(found)}; this one is {_short(self.head)}")

    def _first_line(self) -> bytes:
        if not self.path.exists():
            return b""
        with self.path.open("rb") as file:
            return file.readline()

    def read(self) -> Iterator[DealRow]:
        """The rows that are there, in order. A last line that is damaged is cut off.

        Raises `Unreadable` with the line for any other that is not the row of its deal.
        """
        with self.path.open("r+b") as file:
            end = len(file.readline())
            for number, line in enumerate(file):
                row = _row(line) if line.endswith(b"\n") else None
                if row is None and not file.read(1):
                    file.truncate(end)
                    return
                seed, line_up = self.run.seated_for(number)
                if row is None or (row.seed, row.bots) != (seed, line_up.names):
                    raise Unreadable(_short(line), f"the row of the deal with seed {seed}", number + 2)
                end += len(line)
                yield row

    def added(self, rows: Iterable[DealRow]) -> Iterator[DealRow]:
        """The rows, each written down before it is handed on."""
        with self.path.open("ab", buffering=0) as file:
            for row in rows:
                file.write(_line(row._asdict()))
                yield row


def _line(facts: dict[str, Any]) -> bytes:
    return json.dumps(facts, ensure_ascii=False).encode() + b"\n"


def _row(line: bytes) -> DealRow | None:
    """The row a line holds, or None if it is damaged."""
    try:
        facts: dict[str, Any] = json.loads(line)
        values: dict[str, Any] = {name: tuple(fact) if isinstance(fact, list) else fact for name, fact in facts.items()}
        row = DealRow(**values)
    except (ValueError, TypeError, AttributeError):
        return None
    return row if all(map(_fits, row, HINTS)) else None


def _fits(value: object, hint: Any) -> bool:
    """Whether an entry is what it should be."""
    if hint is int:
        return type(value) is int
    return isinstance(value, tuple) and set(map(type, value)) <= set(get_args(hint)[:1])


def _short(line: bytes) -> str:
    text = line.decode(errors="replace").strip()
    return text if len(text) <= 120 else text[:120] + "…"
