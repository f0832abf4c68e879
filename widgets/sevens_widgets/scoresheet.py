"""The widget that keeps score of deals played with real cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

import anywidget
import traitlets

from sevens import Session
from sevens.sedma import Match
from sevens_widgets import front
from sevens_widgets.sheets.state import FIRST, Sheet
from sevens_widgets.table import with_html

_numbers = count(1)


class Scoresheet(anywidget.AnyWidget):
    """A scoresheet for deals at a real table: the players write down what is left, the package counts and says who has won.

    `match` is a session, a match of Sedma, or a game, such as "shichi_narabe_to_100"; `names` are those of the players, seat by
    seat. `state.sheet` has what has been written down. Raises `InvalidOption` for what cannot be.
    """

    _esm = traitlets.Unicode().tag(sync=True)
    _css = traitlets.Unicode().tag(sync=True)
    html = traitlets.Unicode().tag(sync=True)
    """The sheet as it stands, drawn."""
    saved = traitlets.Unicode().tag(sync=True)
    """What has been written down, as a text that the page can keep."""
    shapes = traitlets.Unicode().tag(sync=True)
    """The sprite for a page that has none."""

    def __init__(self, match: str | Session | Match = FIRST, names: Sequence[str] = (), lang: str | None = None) -> None:
        self.state = Sheet(match, names, lang, f"sv-scoresheet-{next(_numbers)}")
        super().__init__(html=self.state.html, shapes=front.shapes(), _esm=front.module(), _css=front.style())
        self.on_msg(self._receive)

    def _receive(self, _widget: object, message: Any, _buffers: object) -> None:
        self.state.receive(message)
        self.saved = self.state.saved
        self.html = self.state.html

    def __repr__(self) -> str:
        return f"Scoresheet({self.state})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return with_html(super()._repr_mimebundle_(**kwargs), self.state.snapshot)
