"""Parts of runs, played on all cores by processes of our own; loaded only when asked for, since a browser has none."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from typing import NamedTuple

from sevens.errors import InvalidOption, SevensError
from sevens.simulate.parts import Part, Plain, in_order, plain_rows
from sevens.simulate.rows import DealRow
from sevens.simulate.runs import Run

BROKEN = (
    "the processes that play on all cores have ended too early; "
    "a program that uses them has to begin under 'if __name__ == \"__main__\":'"
)


class Packed(NamedTuple):
    """A part on its way: its run is packed once for all of its parts, and unpacked once by each process."""

    run: bytes
    first: int
    stop: int


def on_all_cores(todo: Iterable[Part]) -> Iterator[list[DealRow]]:
    """The rows of each part, in order. Whoever leaves early does not wait for the parts that are being played.

    Raises `InvalidOption` for bots that other processes cannot find, and `SevensError` if the processes end too early.
    """
    pool = ProcessPoolExecutor(mp_context=get_context("spawn"))
    try:
        yield from in_order(_packed(todo), _play, pool)
        pool.shutdown()
    except BrokenExecutor as error:
        raise SevensError(BROKEN) from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _packed(todo: Iterable[Part]) -> Iterator[Packed]:
    run, sent = None, b""
    for part in todo:
        if part.run is not run:
            run, sent = part.run, _run_packed(part.run)
        yield Packed(sent, part.first, part.stop)


def _play(part: Packed) -> list[Plain]:
    return plain_rows(Part(_run_unpacked(part.run), part.first, part.stop))


_run_unpacked: Callable[[bytes], Run] = lru_cache(maxsize=64)(pickle.loads)


def _run_packed(run: Run) -> bytes:
    """The run, if other processes can find the classes of its bots."""
    here = not hasattr(sys.modules["__main__"], "__file__")
    for name, make in zip(*run.line_ups[0], strict=True):
        try:
            pickle.dumps(make)
            found = not (here and getattr(make, "__module__", "") == "__main__")
        except (pickle.PicklingError, AttributeError, TypeError):
            found = False
        if not found:
            wanted = "bots from a file of yours that can be imported, since all cores share the deals; or on='one core'"
            raise InvalidOption("line_up", name, wanted)
    return pickle.dumps(run)
