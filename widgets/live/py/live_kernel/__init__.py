"""The kernel of a live page: runs the page's cells in the browser and talks to the page's widgets."""

from __future__ import annotations

import os
import random
import sys
from typing import TYPE_CHECKING

from . import capture, cells, comms, outputs, prepared, stdlib, wire

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["handle", "load", "run", "start"]

run = cells.run
handle = comms.handle


def load() -> None:
    """Import what pages use. The memory may be kept after it for other starts: nothing in it may belong to this one."""
    prepared.install()
    comms.install()
    capture.install()
    import IPython.display  # noqa: F401, PLC0415 - comms must be installed first
    import sevens_widgets.table  # noqa: F401, PLC0415


def start(language: str, post: Callable[[str, object], None], fetch_stdlib: Callable[[], object]) -> None:
    """Get ready to run cells, after `load`, even if that was long ago and the memory has been kept since.

    `post(json, buffers)` sends a message to the page; `fetch_stdlib()` brings the whole standard library, bytes that are
    asked for only when a cell imports a module that the page does not load at once.
    """
    os.environ["BOOK_LANGUAGE"] = language
    random.seed()
    wire.connect(post)
    stdlib.install(fetch_stdlib)
    sys.stdout = outputs.Stream("stdout")
    sys.stderr = outputs.Stream("stderr")
