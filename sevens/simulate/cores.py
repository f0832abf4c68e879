"""Parts of runs, played on one core, on all, or wherever an executor has them played; their rows come back in order."""

from __future__ import annotations

import concurrent.futures
import pickle
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future
from dataclasses import replace
from functools import lru_cache
from typing import Literal, NamedTuple

from sevens.errors import InvalidOption, SevensError
from sevens.simulate.rows import DealRow
from sevens.simulate.runs import Game, Run

Where = Literal["one core", "all cores"] | Executor
IN_FLIGHT = 128
"""Parts that are with an executor at once, so that memory does not grow with the number of deals."""
MOST_ROWS, PARTS = 1000, 128
BROKEN = (
    "the processes that play on all cores have ended too early; "
    "a program that uses them has to begin under 'if __name__ == \"__main__\":'"
)


class Part(NamedTuple):
    """Some rows of a run: from the number `first` up to `stop`, that one left out."""

    run: Run
    first: int
    stop: int


def parts(run: Run, first: int, stop: int) -> Iterator[Part]:
    """The rows of a run, cut into parts: small enough to keep every core busy to the end."""
    size = max(1, min(MOST_ROWS, (stop - first) // PARTS))
    return (Part(run, at, min(at + size, stop)) for at in range(first, stop, size))


def played(todo: Iterable[Part], on: Where) -> Iterator[Iterable[DealRow]]:
    """The rows of each part, in the order of the parts; on one core each row is played when it is asked for."""
    if on == "one core" or (on == "all cores" and sys.platform == "emscripten"):
        for part in todo:
            yield part.run.rows(part.first, part.stop)
    elif isinstance(on, Executor):
        yield from _in_order(todo, on)
    else:
        yield from _on_all_cores(todo)


def check_where(on: Where) -> None:
    """Raises `InvalidOption` for a place where nothing can be played."""
    if on not in ("one core", "all cores") and not isinstance(on, Executor):
        raise InvalidOption("on", on, "'one core', 'all cores', or a concurrent.futures.Executor")


def _on_all_cores(todo: Iterable[Part]) -> Iterator[list[DealRow]]:
    """Whoever leaves early does not wait for the parts that are being played."""
    from multiprocessing import get_context  # noqa: PLC0415 - of no use in a browser, and slow to load there

    pool = concurrent.futures.ProcessPoolExecutor(mp_context=get_context("spawn"))
    try:
        yield from _in_order(map(_sendable, todo), pool)
        pool.shutdown()
    except concurrent.futures.BrokenExecutor as error:
        raise SevensError(BROKEN) from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _in_order(todo: Iterable[Part], executor: Executor) -> Iterator[list[DealRow]]:
    waiting: deque[Future[list[DealRow]]] = deque()
    try:
        for part in todo:
            waiting.append(executor.submit(_rows, part))
            if len(waiting) >= IN_FLIGHT:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def _rows(part: Part) -> list[DealRow]:
    run = replace(part.run, game=_known(part.run.game))
    return list(run.rows(part.first, part.stop))


@lru_cache(maxsize=64)
def _known(game: Game) -> Game:
    """The rules, as they came to this process the first time: what has been worked out about them is found again faster."""
    return game


def _sendable(part: Part) -> Part:
    """The part, if other processes can find the classes of its bots."""
    here = not hasattr(sys.modules["__main__"], "__file__")
    for name, make in zip(*part.run.line_ups[0], strict=True):
        try:
            pickle.dumps(make)
            found = not (here and getattr(make, "__module__", "") == "__main__")
        except (pickle.PicklingError, AttributeError, TypeError):
            found = False
        if not found:
            wanted = "bots from a file of yours that can be imported, since all cores share the deals; or on='one core'"
            raise InvalidOption("line_up", name, wanted)
    return part
