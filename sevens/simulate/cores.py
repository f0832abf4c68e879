"""Where runs are played: on one core, on all, or wherever an executor has them played."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from typing import Literal

from sevens.errors import InvalidOption
from sevens.simulate.parts import Part, in_order, plain_rows
from sevens.simulate.rows import DealRow

Where = Literal["one core", "all cores"] | Executor


def played(todo: Iterable[Part], on: Where) -> Iterator[Iterable[DealRow]]:
    """The rows of each part, in the order of the parts; on one core each row is played when it is asked for.

    In a browser all cores are one.
    """
    if isinstance(on, Executor):
        yield from in_order(todo, plain_rows, on)
    elif on == "all cores" and sys.platform != "emscripten":
        from sevens.simulate.processes import on_all_cores  # noqa: PLC0415 - what it needs takes long to load

        yield from on_all_cores(todo)
    else:
        for part in todo:
            yield part.run.rows(part.first, part.stop)


def check_where(on: Where) -> None:
    """Raises `InvalidOption` for a place where nothing can be played."""
    if on not in ("one core", "all cores") and not isinstance(on, Executor):
        raise InvalidOption("on", on, "'one core', 'all cores', or a concurrent.futures.Executor")
