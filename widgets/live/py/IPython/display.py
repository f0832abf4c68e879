"""Objects that show themselves, and the functions that show and clear."""

from __future__ import annotations

from pathlib import Path

from live_kernel import outputs
from live_kernel.mime import display

__all__ = ["HTML", "SVG", "DisplayObject", "Image", "Latex", "Markdown", "clear_output", "display"]


def clear_output(wait: bool = False) -> None:  # noqa: FBT001, FBT002 - IPython's own signature
    """Clear the outputs of the running cell or of the Output widget that captures; with `wait`, when the next comes."""
    outputs.clear(wait=wait)


class DisplayObject:
    """Text to show, given as such or read from a file."""

    def __init__(self, data: str | None = None, filename: str | None = None) -> None:
        self.data = Path(filename).read_text(encoding="utf-8") if filename else data


class HTML(DisplayObject):
    """HTML to show."""

    def _repr_html_(self) -> str | None:
        return self.data


class Markdown(DisplayObject):
    """Markdown to show."""

    def _repr_markdown_(self) -> str | None:
        return self.data


class Latex(DisplayObject):
    """A formula to show."""

    def _repr_latex_(self) -> str | None:
        return self.data


class SVG(DisplayObject):
    """A drawing to show."""

    def _repr_svg_(self) -> str | None:
        return self.data


class Image:
    """A PNG picture to show, given as bytes or as a file."""

    def __init__(self, data: bytes | None = None, filename: str | None = None) -> None:
        self.data = Path(filename).read_bytes() if filename else data

    def _repr_png_(self) -> bytes | None:
        return self.data
