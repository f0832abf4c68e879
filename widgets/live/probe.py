"""Says which files of the standard library a live page uses: runs in a fresh Pyodide with the kernel on its path."""

import importlib
import pkgutil
import sys

import live_kernel

CELLS = {
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
    "usual": """
import bisect, calendar, collections, copy, csv, dataclasses, datetime, decimal, enum, fractions, functools, heapq
import io, itertools, json, math, operator, os, pathlib, pprint, random, re, statistics, string, textwrap, time, typing
""",
}
"""What cells of a book do: their modules are loaded at once, all others when they are imported."""


async def used() -> list[str]:
    """Return the files of the standard library that were loaded after running cells and importing our packages."""
    live_kernel.start(lambda _text, _buffers: None, lambda: None)
    for name, source in CELLS.items():
        await live_kernel.run(name, source)
    for name in _ours():
        importlib.import_module(name)
    archive = f"/lib/python3{sys.version_info.minor}.zip/"
    files = [getattr(module, "__file__", None) or "" for module in list(sys.modules.values())]
    return sorted({file.removeprefix(archive) for file in files if file.startswith(archive)})


def _ours() -> list[str]:
    names = []
    for package in ("sevens", "sevens_widgets"):
        names.append(package)
        path = importlib.import_module(package).__path__
        names += [module.name for module in pkgutil.walk_packages(path, f"{package}.")]
    return names
