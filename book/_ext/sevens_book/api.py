"""What autodoc shows of the package: docstrings, without what every enumeration and every named tuple has from Python."""

from enum import EnumType
from typing import Any

from sphinx.application import Sphinx

INHERITED = "Alias for field number"


def leave_out(_app: Sphinx, _what: str, _name: str, member: object, skip: bool, _options: object) -> bool | None:  # noqa: FBT001 - Sphinx's signature
    """Whether a member is left out: the fields of a named tuple are in its signature already."""
    return True if skip or (getattr(member, "__doc__", None) or "").startswith(INHERITED) else None


def shorten(_app: Sphinx, _what: str, _name: str, thing: object, *_rest: Any) -> tuple[str, None] | None:
    """No signature for an enumeration: its members are what it offers."""
    return ("", None) if isinstance(thing, EnumType) else None


def setup(app: Sphinx) -> dict[str, object]:
    """Register both."""
    app.setup_extension("sphinx.ext.autodoc")
    app.connect("autodoc-skip-member", leave_out)
    app.connect("autodoc-process-signature", shorten)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
