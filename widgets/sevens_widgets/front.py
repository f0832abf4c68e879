"""Where the front end of the widgets comes from."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files

from sevens_widgets.render import sprite


def module() -> str:
    """The ES module: its address where a page of the book serves it, else its text."""
    return os.environ.get("SEVENS_LIVE_ESM") or _built("widget.js")


def style() -> str:
    """The style sheet; nothing where the page has it already."""
    return "" if os.environ.get("SEVENS_LIVE_ESM") else _built("widget.css")


def shapes() -> str:
    """The sprite that a page without one needs."""
    return "" if os.environ.get("SEVENS_LIVE_ESM") else sprite()


@cache
def _built(name: str) -> str:
    file = files(__package__) / "static" / name
    if not file.is_file():
        raise FileNotFoundError(f"sevens_widgets/static/{name} is missing; build it with 'node widgets/build.mjs'")
    return file.read_text("utf-8")
