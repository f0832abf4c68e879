"""How an object shows itself: its MIME bundle."""

from __future__ import annotations

import base64
from typing import Any

from . import outputs

Bundle = tuple[dict[str, Any], dict[str, Any]]

METHODS = {
    "text/html": "_repr_html_",
    "text/markdown": "_repr_markdown_",
    "image/svg+xml": "_repr_svg_",
    "image/png": "_repr_png_",
    "image/jpeg": "_repr_jpeg_",
    "text/latex": "_repr_latex_",
}


def bundle(obj: object) -> Bundle:
    """Return the data and the metadata with which an object is shown, plain text always among the data."""
    data, metadata = _whole_bundle(obj)
    if not isinstance(obj, type):
        for kind, name in METHODS.items():
            method = getattr(obj, name, None)
            if kind not in data and callable(method) and (value := method()) is not None:
                data[kind] = base64.b64encode(value).decode() if isinstance(value, bytes) else value
    data.setdefault("text/plain", repr(obj))
    return data, metadata


def _whole_bundle(obj: object) -> Bundle:
    method = getattr(obj, "_repr_mimebundle_", None)
    if isinstance(obj, type) or not callable(method):
        return {}, {}
    made = method(include=None, exclude=None)
    if isinstance(made, tuple):
        return dict(made[0]), dict(made[1])
    return dict(made or {}), {}


def display(*objects: object, raw: bool = False, metadata: dict[str, Any] | None = None) -> None:
    """Show objects where the running code shows its outputs. With `raw` they are MIME bundles already."""
    for obj in objects:
        show_itself = getattr(obj, "_ipython_display_", None)
        if callable(show_itself) and not isinstance(obj, type):
            show_itself()
            continue
        data, facts = (obj, {}) if raw else bundle(obj)
        outputs.emit({"output_type": "display_data", "data": data, "metadata": facts | (metadata or {})})
