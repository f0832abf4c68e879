"""Parts of runs, played on all cores by processes of our own; loaded only when asked for, since a browser has none."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context

from sevens.errors import InvalidOption, SevensError
from sevens.simulate.parts import Part, in_order
from sevens.simulate.rows import DealRow

BROKEN = (
    "the processes that play on all cores have ended too early; "
    "a program that uses them has to begin under 'if __name__ == \"__main__\":'"
)


def on_all_cores(todo: Iterable[Part]) -> Iterator[list[DealRow]]:
    """The rows of each part, in order. Whoever leaves early does not wait for the parts that are being played.

    Raises `InvalidOption` for bots that other processes cannot find, and `SevensError` if the processes end too early.
    """
    pool = ProcessPoolExecutor(mp_context=get_context("spawn"))
    try:
        yield from in_order(map(_sendable, todo), pool)
        pool.shutdown()
    except BrokenExecutor as error:
        raise SevensError(BROKEN) from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


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
