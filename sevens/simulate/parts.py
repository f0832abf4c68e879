"""Parts of runs, small enough to be played anywhere; their rows come back in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from sevens.simulate.rows import DealRow
from sevens.simulate.runs import Game, Run

IN_FLIGHT = 128
"""Parts that are with an executor at once, so that memory does not grow with the number of deals."""
MOST_ROWS, PARTS = 250, 128
Plain = tuple[Any, ...]
"""A row on its way: a plain tuple is packed and unpacked twice as fast as a named one."""
Sent = TypeVar("Sent")


class Part(NamedTuple):
    """Some rows of a run: from the number `first` up to `stop`, that one left out."""

    run: Run
    first: int
    stop: int


def parts(run: Run, first: int, stop: int) -> Iterator[Part]:
    """The rows of a run, cut into parts: small enough to keep every core busy to the end."""
    size = max(1, min(MOST_ROWS, (stop - first) // PARTS))
    return (Part(run, at, min(at + size, stop)) for at in range(first, stop, size))


def in_order(todo: Iterable[Sent], play: Callable[[Sent], list[Plain]], executor: Executor) -> Iterator[list[DealRow]]:
    """The rows of each part, in the order of the parts, wherever the executor has them played."""
    waiting: deque[Future[list[Plain]]] = deque()
    try:
        for part in todo:
            waiting.append(executor.submit(play, part))
            if len(waiting) >= IN_FLIGHT:
                yield list(map(DealRow._make, waiting.popleft().result()))
        while waiting:
            yield list(map(DealRow._make, waiting.popleft().result()))
    finally:
        for future in waiting:
            future.cancel()


def plain_rows(part: Part) -> list[Plain]:
    """The rows of a part, ready to be sent."""
    run = replace(part.run, game=_known(part.run.game))
    return [tuple(row) for row in run.rows(part.first, part.stop)]


@lru_cache(maxsize=64)
def _known(game: Game) -> Game:
    """The rules, as they came to this process the first time: what has been worked out about them is found again faster."""
    return game
