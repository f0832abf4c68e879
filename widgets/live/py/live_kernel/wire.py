"""The wire to the page: messages as JSON, with binary buffers beside it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from pyodide.ffi import to_js

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_posts: list[Callable[[str, object], None]] = []


def connect(post: Callable[[str, object], None]) -> None:
    """Send every message through `post(json, buffers)` from now on."""
    _posts[:] = [post]


def send(message: dict[str, Any], buffers: Sequence[bytes | memoryview] = ()) -> None:
    """Send a message to the page. Raises ValueError for a NaN or an infinity, which JSON does not have."""
    text = json.dumps(message, allow_nan=False, separators=(",", ":"))
    for post in _posts:
        post(text, to_js([bytes(buffer) for buffer in buffers]))
