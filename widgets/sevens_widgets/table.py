"""The widget in which a reader plays against bots."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

import anywidget
import traitlets

from sevens_widgets import front
from sevens_widgets.sedma.game import USUAL
from sevens_widgets.sedma.state import GAMES, SedmaState
from sevens_widgets.state import TableState

_numbers = count(1)


class Table(anywidget.AnyWidget):
    """A table: the reader sits at place 0, bots at the others, all of one level or each of its own.

    `game` is the name of a preset; without `seats` and `level` the table has those that suit the game. `level` is one for all
    bots or, at a table with a layout, a list of one each. `options` are those of the game's rules, such as `chip_per_card=1`.
    Raises `InvalidOption` for a game, a number of seats, a seed, a level, a language or an option that cannot be.
    """

    _esm = traitlets.Unicode().tag(sync=True)
    _css = traitlets.Unicode().tag(sync=True)
    html = traitlets.Unicode().tag(sync=True)
    """The table as it stands, drawn."""
    saved = traitlets.Unicode().tag(sync=True)
    """The reader's game as a text that the page can keep; empty until something has been played."""
    shapes = traitlets.Unicode().tag(sync=True)
    """The sprite for a page that has none."""

    def __init__(
        self, game: str = "fan_tan", seats: int | None = None, seed: int = 56, level: str | Sequence[str] | None = None,
        lang: str | None = None, **options: object,
    ) -> None:  # fmt: skip
        self.state = open_table(game, seats, seed, level, lang, f"sv-table-{next(_numbers)}", **options)
        self._begun = self.state.saved
        super().__init__(html=self.state.html, shapes=front.shapes(), _esm=front.module(), _css=front.style())
        self.on_msg(self._receive)

    def _receive(self, _widget: object, message: Any, _buffers: object) -> None:
        self.state.receive(message)
        saved = self.state.saved
        with self.hold_sync():
            if self.saved or saved != self._begun:
                self.saved = saved
            self.html = self.state.html

    def __repr__(self) -> str:
        return f"Table({self.state})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return with_html(super()._repr_mimebundle_(**kwargs), self.state.snapshot)


def open_table(
    game: str, seats: int | None, seed: int, level: str | Sequence[str] | None, lang: str | None, uid: str, **options: object
) -> TableState | SedmaState:
    """The state of a table for this game."""
    if game in tuple(GAMES):
        return SedmaState(game, seats, seed, USUAL if level is None else level, lang, uid, **options)
    return TableState(game, seats, seed, "club" if level is None else level, lang, uid, **options)


def with_html(bundle: Any, still: str) -> Any:
    """A widget's output with its still picture beside it, for readers without a widget's front end."""
    if bundle is None:
        return {"text/html": still}
    data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
    return {**data, "text/html": still}, metadata
