"""Names that tell the extractor where a message is that is looked up later."""

from __future__ import annotations


def mark(message: str) -> str:
    """A message that is looked up later."""
    return message


def mark_in(context: str, message: str) -> tuple[str, str]:
    """The same for a message that has a context."""
    return context, message
