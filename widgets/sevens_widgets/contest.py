"""A tournament as the reader meets it: begun, stopped, gone on with, and how it stands. No widget library is needed here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from functools import partial

from sevens import Rules, SevensError, Standings, preset, tournament
from sevens.checks import check_kind
from sevens.sedma import Sedma
from sevens.simulate import tournament_steps
from sevens.simulate.runs import Entry
from sevens_widgets.html import Safe
from sevens_widgets.messages import RefusedMessage, kind_of
from sevens_widgets.render.tournament import Board, snapshot, tournament_panel
from sevens_widgets.state import usual_seats
from sevens_widgets.titles import title
from sevens_widgets.words import Words, words

GameName = Rules | Sedma | str
KINDS: dict[str, tuple[str, ...]] = {"start": (), "stop": (), "afresh": ()}
SMALL = 500
"""So many deals, and a few more, are played for the still picture."""


class Stage(Enum):
    """How far a tournament is."""

    WAITING = "waiting"
    RUNNING = "running"
    STOPPED = "stopped"
    OVER = "over"
    FAILED = "failed"


class Contest:
    """A tournament that takes messages, goes on step by step and draws itself.

    Raises `InvalidOption` for a game, players, numbers or a language that cannot be.
    """

    def __init__(
        self, game: GameName, entries: Mapping[str, Entry], seats: int | None, deals: int, seed: int,
        lang: str | None = None, uid: str = "tournament",
    ) -> None:  # fmt: skip
        self.words: Words = words(lang)
        check_kind("entries", entries, Mapping, "a level or the class of a bot for each name")
        self.uid, self.deals, self.seed, self.names = uid, deals, seed, tuple(entries)
        self.rules = preset(game) if isinstance(game, str) else game
        self.seats = (
            (usual_seats(self.rules) if isinstance(self.rules, Rules) else self.rules.players) if seats is None else seats
        )
        self._begin = partial(tournament_steps, self.rules, dict(entries), deals, seed, seats=self.seats)
        self._small = partial(tournament, self.rules, dict(entries), deals, seed, seats=self.seats)
        self._refused: Safe | None = None
        self.stage = Stage.WAITING
        self.standings: Standings | None = None
        self._steps: Iterator[Standings | None] = self._begin()

    def __str__(self) -> str:
        return f"{self.rules.name!r}, {', '.join(self.names)}, seats={self.seats}, deals={self.deals}, seed={self.seed}"

    @property
    def running(self) -> bool:
        """Whether there are steps to be made."""
        return self.stage is Stage.RUNNING

    @property
    def html(self) -> Safe:
        """The tournament as it stands."""
        return tournament_panel(self._board(self.standings), self.words)

    @property
    def snapshot(self) -> Safe:
        """The tournament as a still picture."""
        return snapshot(self._board(self.standings), self.words)

    def small(self) -> Safe:
        """A still picture after the first deals, which are played for it."""
        standings = next(each for each in self._small() if each.deals >= min(SMALL, each.planned))
        return snapshot(self._board(standings), self.words)

    def receive(self, message: object) -> None:
        """Do what a message asks. What cannot be is refused in words."""
        self._refused = None
        try:
            HANDLERS[kind_of(message, self.words, KINDS)](self)
        except RefusedMessage as refused:
            self._refused = refused.words

    def step(self) -> None:
        """Play a few deals. A bot that fails ends the tournament, and is named by its own message."""
        try:
            standings = next(self._steps)
        except StopIteration:
            self.stage = Stage.OVER
        except Exception as error:  # noqa: BLE001 - a reader's own bot may raise anything
            self.stage = Stage.FAILED
            self._refused = self.words.html("A bot made a mistake, so the tournament has ended: {error}", error=_told(error))
        else:
            self.standings = standings or self.standings

    def start(self) -> None:
        """Begin, or go on where it was stopped."""
        if self.stage in (Stage.WAITING, Stage.STOPPED):
            self.stage = Stage.RUNNING

    def stop(self) -> None:
        """Stop after the deals that are finished; they count."""
        if self.running:
            self.stage = Stage.STOPPED

    def afresh(self) -> None:
        """Begin again from the first deal."""
        self.standings, self._steps = None, self._begin()
        self.stage = Stage.RUNNING

    def _board(self, standings: Standings | None) -> Board:
        name = self.words.say("Sedma") if isinstance(self.rules, Sedma) else title(self.rules, self.words)
        return Board(self.uid, name, self.names, self.seats, self.deals, self.seed, self.stage.value, standings, self._refused)


HANDLERS: dict[str, Callable[[Contest], None]] = {"start": Contest.start, "stop": Contest.stop, "afresh": Contest.afresh}


def _told(error: Exception) -> str:
    return str(error) if isinstance(error, SevensError) else f"{type(error).__name__}: {error}"
