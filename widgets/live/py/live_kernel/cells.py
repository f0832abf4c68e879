"""Running the page's cells, one namespace for all of them."""

from __future__ import annotations

import ast
from typing import Any

from pyodide.code import CodeRunner

import __main__

from . import mime, outputs, wire

namespace: dict[str, Any] = vars(__main__)


async def run(cell: str, source: str) -> None:
    """Run a cell, show the value of its last expression, and tell the page how it ended.

    An exception is shown below the cell; it never reaches the caller.
    """
    namespace.setdefault("display", mime.display)
    filename = f"<cell {cell.rpartition('-')[2]}>"
    outputs.remember_source(filename, source)
    line = None
    succeeded = True
    with outputs.into(outputs.Cell(cell)):
        try:
            runner = CodeRunner(source, filename=filename, flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
            value = await runner.compile().run_async(namespace)
            if value is not None:
                mime.display(value)
        except BaseException as error:  # noqa: BLE001 - whatever a cell raises belongs below the cell
            outputs.show_error(error)
            succeeded, line = False, outputs.line_of(error)
    wire.send({"type": "done", "cell": cell, "ok": succeeded, "line": line})
