"""The widget in which players of the reader's choice play a tournament."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Mapping
from itertools import count
from typing import Any

import anywidget
import traitlets

from sevens.simulate.runs import Entry
from sevens_widgets import front
from sevens_widgets.contest import Contest, GameName, Stage
from sevens_widgets.table import with_html

_numbers = count(1)
EVERY = 1.0
"""Seconds between two drawings: to rate the players takes longer than to play a few deals."""


class Tournament(anywidget.AnyWidget):
    """A tournament that the reader starts, watches and stops: every line-up of the players, at every seat, with the same deals.

    `game` is rules or the name of a preset; `entries` has a level or the class of a bot for each name. It plays on one core
    between the messages, so that everything else goes on working. `contest.standings` has what has been played so far.
    Raises `InvalidOption` for what cannot be played.
    """

    _esm = traitlets.Unicode().tag(sync=True)
    _css = traitlets.Unicode().tag(sync=True)
    html = traitlets.Unicode().tag(sync=True)
    """The tournament as it stands, drawn."""
    shapes = traitlets.Unicode().tag(sync=True)
    """The sprite for a page that has none."""

    def __init__(
        self, game: GameName, entries: Mapping[str, Entry], seats: int | None = None, deals: int = 1000, seed: int = 1,
        lang: str | None = None,
    ) -> None:  # fmt: skip
        self.contest = Contest(game, entries, seats, deals, seed, lang, f"sv-tournament-{next(_numbers)}")
        self._task: asyncio.Future[None] | None = None
        super().__init__(html=self.contest.html, shapes=front.shapes(), _esm=front.module(), _css=front.style())
        self.on_msg(self._receive)

    def _receive(self, _widget: object, message: Any, _buffers: object) -> None:
        self.contest.receive(message)
        self.html = self.contest.html
        if self.contest.running and (self._task is None or self._task.done()):
            self._task = asyncio.ensure_future(self._play())

    async def _play(self) -> None:
        """Play step by step, and let the messages that have come in be heard after each."""
        clock = asyncio.get_running_loop().time
        due = clock()
        while self.contest.running:
            await asyncio.sleep(0)
            self.contest.step()
            if clock() >= due:
                self.html = self.contest.html
                due = clock() + EVERY
        self.html = self.contest.html

    def __repr__(self) -> str:
        return f"Tournament({self.contest})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        # In a browser nobody sees the still picture, so no deal is played for it.
        idle = self.contest.stage is Stage.WAITING and sys.platform != "emscripten"
        still = self.contest.small() if idle else self.contest.snapshot
        return with_html(super()._repr_mimebundle_(**kwargs), still)
