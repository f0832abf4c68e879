"""The kernel of a live page: runs the page's cells in the browser and talks to the page's widgets."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from . import capture, cells, comms, outputs, prepared, stdlib, wire

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["handle", "run", "start"]

run = cells.run
handle = comms.handle


def start(post: Callable[[str, object], None], fetch_stdlib: Callable[[], object]) -> None:
    """Get ready to run cells.

    `post(json, buffers)` sends a message to the page; `fetch_stdlib()` brings the whole standard library, bytes that are
    asked for only when a cell imports a module that the page does not load at once.
    """
    wire.connect(post)
    prepared.install()
    stdlib.install(fetch_stdlib)
    sys.stdout = outputs.Stream("stdout")
    sys.stderr = outputs.Stream("stderr")
    comms.install()
    capture.install()
