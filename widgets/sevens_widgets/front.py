"""Where the front end of the widgets comes from."""

from __future__ import annotations

import os
from pathlib import Path

from sevens_widgets.render import sprite


def module() -> str:
    """The ES module: its address where a page of the book serves it, else its text."""
    return os.environ.get("SEVENS_LIVE_ESM") or _built("widget.js", NOT_BUILT)


def style() -> str:
    """The style sheet; nothing where the page has it already."""
    return "" if os.environ.get("SEVENS_LIVE_ESM") else _built("widget.css", "")


def shapes() -> str:
    """The sprite that a page without one needs."""
    return "" if os.environ.get("SEVENS_LIVE_ESM") else sprite()


NOT_BUILT = "export default { render({ el }) { el.textContent = 'The front end is not built: run make assets.'; } };"
"""The module of a checkout whose front end has not been built: the snapshots still show, and a table says what is missing."""


def _built(name: str, otherwise: str) -> str:
    file = Path(__file__).parent / "static" / name
    return file.read_text("utf-8") if file.is_file() else otherwise
