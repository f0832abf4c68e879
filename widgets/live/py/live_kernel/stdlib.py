"""The rest of the standard library, fetched when a cell first imports a module that the page did not load."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from importlib.machinery import PathFinder
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

ARCHIVE = Path(f"/lib/python3{sys.version_info.minor}.zip")
"""Where the interpreter looks for its standard library."""


class WholeLibrary:
    """Finds the modules that were left out of the small archive, by putting the whole one in its place."""

    def __init__(self, fetch: Callable[[], Any], absent: frozenset[str]) -> None:
        self._fetch = fetch
        self._absent = absent

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return where a module is, if it is one of those left out."""
        if name not in self._absent:
            return None
        self._absent = frozenset()
        sys.meta_path.remove(self)
        ARCHIVE.write_bytes(self._fetch().to_bytes())
        importlib.invalidate_caches()
        return PathFinder.find_spec(name, path, target)


def install(fetch: Callable[[], Any]) -> None:
    """Fetch the whole standard library with `fetch()` when a module is missing from the small archive."""
    names = pkgutil.get_data(__package__, "absent.txt")
    if names:
        sys.meta_path.append(WholeLibrary(fetch, frozenset(names.decode().split())))
