"""The widget that makes worksheets with their answers."""

from __future__ import annotations

from itertools import count
from typing import Any

import anywidget
import traitlets

from sevens_widgets import front, worksheets
from sevens_widgets.table import with_html

_numbers = count(1)


class Worksheet(anywidget.AnyWidget):
    """A worksheet with its answers on a sheet of their own, to be printed; the same for the same seed.

    `game` is the name of a preset; `options` are those of its rules. The questions are those of `Quiz`. In a live page the
    reader asks for other sheets. Raises `InvalidOption` for a game, a seed, an option or a language that cannot be.
    """

    _esm = traitlets.Unicode().tag(sync=True)
    _css = traitlets.Unicode().tag(sync=True)
    html = traitlets.Unicode().tag(sync=True)
    """The sheet as it stands, drawn."""
    shapes = traitlets.Unicode().tag(sync=True)
    """The sprite for a page that has none."""

    def __init__(self, game: str = "fan_tan", seed: int = 1, lang: str | None = None, **options: object) -> None:
        self.state = worksheets.Worksheet(game, seed, lang, f"sv-worksheet-{next(_numbers)}", **options)
        super().__init__(html=self.state.html, shapes=front.shapes(), _esm=front.module(), _css=front.style())
        self.on_msg(self._receive)

    def _receive(self, _widget: object, message: Any, _buffers: object) -> None:
        self.state.receive(message)
        self.html = self.state.html

    def __repr__(self) -> str:
        return f"Worksheet({self.state})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return with_html(super()._repr_mimebundle_(**kwargs), self.state.snapshot)
