"""Says what live pages use of Python: runs in a fresh Pyodide, laid out as on a page."""

import dataclasses
import json
import os
import re
import sys
from pathlib import Path
from typing import Any

import live_kernel

BOOK = Path("/repo/book")
CELL = re.compile(r"^```\{code-cell\}.*\n(?::.*\n)*((?:.*\n)*?)```$", re.MULTILINE)

USUAL = {
    "widgets": """
import anywidget
from ipywidgets import *
from IPython.display import HTML, display
print(1)
display(interactive(lambda x: x, x=3), HTML("<b>two</b>"))
""",
    "failing": """
def half(x):
    return x / 0

half(1)
""",
    "wrong": "for",
    "waiting": """
import asyncio
await asyncio.sleep(0)
""",
    "imports": """
import bisect, calendar, collections, copy, csv, dataclasses, datetime, decimal, enum, fractions, functools, heapq
import io, itertools, json, math, operator, os, pathlib, pprint, random, re, statistics, string, textwrap, time, typing
""",
}
"""What readers do in cells, besides what the book does: its modules are loaded at once, others when they are imported."""

methods: set[str] = set()
"""The sources of methods that dataclasses have written for what `used` has run."""


def _note(source: str, *namespaces: dict[str, Any]) -> None:
    methods.add(source)
    exec(source, *namespaces)  # noqa: S102 - as dataclasses does


async def used() -> list[str]:
    """Return the files of the standard library that are loaded after running these cells and all cells of the book.

    Raises RuntimeError when one of the book's cells fails, as it would on the live page.
    """
    errors: list[str] = []
    vars(dataclasses)["exec"] = _note
    live_kernel.load()
    live_kernel.start("de", lambda text, _: errors.append(text) if '"output_type":"error"' in text else None, lambda: None)
    for name, source in USUAL.items():
        await live_kernel.run(name, source)
    errors.clear()
    for page in sorted(BOOK.glob("**/*.md")):
        await _run_page(page)
        if errors:
            reason = json.loads(errors[0])["output"]["traceback"][0]
            raise RuntimeError(f"a cell of {page.relative_to(BOOK.parent)} fails: {reason}")
    archive = f"/lib/python3{sys.version_info.minor}.zip/"
    files = [getattr(module, "__file__", None) or "" for module in list(sys.modules.values())]
    return sorted({file.removeprefix(archive) for file in files if file.startswith(archive)})


async def _run_page(page: Path) -> None:
    folder = Path.home() / page.parent.relative_to(BOOK.parent)
    folder.mkdir(parents=True, exist_ok=True)
    os.chdir(folder)
    for source in CELL.findall(page.read_text("utf-8")):
        await live_kernel.run(page.stem, source)
