"""Outputs on their way to a place: the cell that made them, or a widget that captures them."""

from __future__ import annotations

import io
import linecache
import sys
import time
import traceback
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from . import wire

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import TracebackType

Output = dict[str, Any]

WINDOW = 0.1
"""Seconds over which small writes are counted."""

WRITES = 100
"""Writes in a window that pass at once; the rest waits for its end, so that a printing loop cannot flood the page."""


LIMIT = 200_000
"""Characters that one run of a cell or one callback can print; the rest is dropped, with a note that says so."""


class Place(Protocol):
    """Somewhere outputs go."""

    def add(self, output: Output) -> None:
        """Show one more output."""

    def clear(self, *, wait: bool) -> None:
        """Remove what is shown, at once or when the next output comes."""


class Cell(NamedTuple):
    """The place below a cell of the page."""

    name: str

    def add(self, output: Output) -> None:
        """Show one more output below the cell."""
        wire.send({"type": "output", "cell": self.name, "output": output})

    def clear(self, *, wait: bool) -> None:
        """Remove what is shown below the cell."""
        wire.send({"type": "clear", "cell": self.name, "wait": wait})


places: ContextVar[tuple[Place, ...]] = ContextVar("places", default=(Cell(""),))
"""The places that are open in this task, the innermost last."""


def cell() -> Cell:
    """Return the cell whose code is running."""
    first = places.get()[0]
    if not isinstance(first, Cell):
        raise TypeError(f"the outermost place is a cell, not {first!r}")
    return first


@contextmanager
def into(place: Cell) -> Iterator[None]:
    """Send outputs to a cell while the block runs."""
    token = places.set((place,))
    _printer.begin()
    try:
        yield
    finally:
        flush()
        places.reset(token)


def emit(output: Output) -> None:
    """Show an output in the innermost place."""
    flush()
    places.get()[-1].add(output)


def clear(*, wait: bool = False) -> None:
    """Clear the innermost place."""
    flush()
    places.get()[-1].clear(wait=wait)


class _Printer:
    """Text that was printed and not yet shown."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._name = ""
        self._place: Place = Cell("")
        self._writes = 0
        self._until = 0.0
        self._left = LIMIT

    def begin(self) -> None:
        """Count anew how much is printed."""
        self._left = LIMIT

    def write(self, name: str, text: str) -> None:
        if self._left < 0:
            return
        self._left -= len(text)
        if self._left < 0:
            name, text = "stderr", "\n[The rest of what was printed is not shown.]\n"
        place = places.get()[-1]
        if name != self._name or place != self._place:
            self.flush()
            self._name, self._place = name, place
        self._parts.append(text)
        now = time.monotonic()
        if now > self._until:
            self._until, self._writes = now + WINDOW, 0
        self._writes += 1
        if self._writes <= WRITES or self._left < 0:
            self.flush()

    def flush(self) -> None:
        if self._parts:
            text = "".join(self._parts)
            self._parts.clear()
            self._place.add({"output_type": "stream", "name": self._name, "text": text})


_printer = _Printer()
flush = _printer.flush


class Stream(io.TextIOBase):
    """Standard output or standard error of the running cell."""

    encoding = "utf-8"

    def __init__(self, name: str) -> None:
        self._name = name

    def writable(self) -> bool:
        """Say that text can be written."""
        return True

    def write(self, text: str, /) -> int:
        """Show text in the innermost place."""
        if text:
            _printer.write(self._name, text)
        return len(text)

    def flush(self) -> None:
        """Show what was held back."""
        _printer.flush()


_sources: set[str] = set()


def remember_source(filename: str, source: str) -> None:
    """Keep a cell's text, so that error messages can show its lines."""
    _sources.add(filename)
    linecache.cache[filename] = (len(source), None, source.splitlines(keepends=True), filename)


def show_error(error: BaseException) -> None:
    """Show an exception in the innermost place, from the first line of the reader's own code on."""
    lines = traceback.format_exception(type(error), error, _from_cell(error.__traceback__))
    if isinstance(error, SyntaxError) and _from_cell(error.__traceback__) is error.__traceback__:
        lines = traceback.format_exception_only(error)
    emit(
        {
            "output_type": "error",
            "ename": type(error).__name__,
            "evalue": str(error),
            "traceback": ["".join(lines)],
        }
    )


def line_of(error: BaseException) -> int | None:
    """The line of a cell at which an exception began, from 1, or None if it began elsewhere."""
    if isinstance(error, SyntaxError) and error.filename in _sources:
        return error.lineno
    frame = _from_cell(error.__traceback__)
    return frame.tb_lineno if frame and frame.tb_frame.f_code.co_filename in _sources else None


def show_current_error() -> None:
    """Show the exception that is being handled."""
    error = sys.exception()
    if error is not None:
        show_error(error)


def _from_cell(frames: TracebackType | None) -> TracebackType | None:
    """Return the traceback from the first frame in a cell on, or the whole if there is none."""
    frame = frames
    while frame is not None and frame.tb_frame.f_code.co_filename not in _sources:
        frame = frame.tb_next
    return frame or frames
