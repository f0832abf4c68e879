"""The kinds of questions, and the questions of a quiz."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count, islice
from typing import Any
from zlib import crc32

from sevens import InvalidOption, Round, Rules, preset
from sevens.sedma import Deal, Sedma
from sevens_widgets.game import check_seed
from sevens_widgets.marks import mark
from sevens_widgets.questions.block import Blocked
from sevens_widgets.questions.fitting import Fitting
from sevens_widgets.questions.ghost import GhostCount
from sevens_widgets.questions.pot import Pot
from sevens_widgets.questions.question import Task
from sevens_widgets.questions.trick import TrickTaken
from sevens_widgets.questions.turn import NextTurn

MOST = 20
"""So many questions a quiz can have."""
PATIENCE = 500
"""So many deals in a row are looked at for one more question."""
BLOCK = 1000
"""Quizzes whose seeds differ by one begin so many deals apart."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What can be asked: the title, the games it is asked about, and where its questions come from."""

    title: str
    games: tuple[str, ...]
    dealt: Callable[[Any, int], Task | None]
    """The question that a deal gives, by its number."""
    position: type
    """What a position is here."""
    of: Callable[[Any], Task | None]
    """The question about a position."""


LAYOUTS = ("fan_tan", "parliament", "shichi_narabe")
KINDS = {
    "legal": Kind(mark("{game}: what fits?"), LAYOUTS, Fitting.dealt, Round, Fitting.of),
    "turn": Kind(mark("{game}: whose turn is it?"), LAYOUTS, NextTurn.dealt, Round, NextTurn.of),
    "block": Kind(mark("{game}: how many cards are in the way?"), LAYOUTS, Blocked.dealt, Round, Blocked.of),
    "pot": Kind(mark("{game}: what is in the pot?"), ("fan_tan",), Pot.dealt, Round, Pot.of),
    "ghost": Kind(mark("{game}: what does the ghost count?"), ("shichi_narabe",), GhostCount.dealt, Round, GhostCount.of),
    "trick": Kind(mark("{game}: who takes the trick?"), ("sedma",), TrickTaken.dealt, Deal, TrickTaken.of),
}


@dataclass(frozen=True, slots=True)
class Sheet:
    """The questions of one quiz; `key` names it where a reader's score is kept."""

    title: str
    rules: Rules | Sedma
    tasks: tuple[Task, ...]
    key: str


def dealt(game: str, kind: str, seed: int, questions: int, options: Mapping[str, object]) -> Sheet:
    """So many questions from deals played by bots; the same for the same seed. Raises `InvalidOption`."""
    asked, base = kind_named(kind), preset(game)
    if base.name not in asked.games:
        raise InvalidOption("game", game, asked.games, f"since this is what {kind!r} is asked about")
    rules = base.with_options(**{**base.changed(), **options})
    if not isinstance(questions, int) or isinstance(questions, bool) or not 1 <= questions <= MOST:
        raise InvalidOption("questions", questions, f"a whole number from 1 to {MOST}")
    tasks = tuple(islice(_tasks(asked, kind, rules, check_seed(seed) * BLOCK), questions))
    return Sheet(asked.title, rules, tasks, f"{rules} {kind} {seed} {questions}")


def of(positions: tuple[Any, ...], kind: str) -> Sheet:
    """A question about each position. Raises `InvalidOption` for one that does not give any."""
    asked = kind_named(kind)
    tasks = []
    for position in positions:
        task = asked.of(position) if isinstance(position, asked.position) else None
        if task is None:
            raise InvalidOption("position", position, f"positions that give a question of the kind {kind!r}")
        tasks.append(task)
    if not tasks:
        raise InvalidOption("positions", positions, "at least one")
    key = crc32("\n".join(map(str, positions)).encode())
    return Sheet(asked.title, positions[0].rules, tuple(tasks), f"{kind} {key:08x}")


def kind_named(kind: str) -> Kind:
    """The kind with this name. Raises `InvalidOption`."""
    if not isinstance(kind, str) or kind not in KINDS:
        raise InvalidOption("kind", kind, KINDS)
    return KINDS[kind]


def _tasks(kind: Kind, name: str, rules: Rules | Sedma, first: int) -> Iterator[Task]:
    in_vain = 0
    for number in count(first):
        if task := kind.dealt(rules, number):
            yield task
        in_vain = 0 if task else in_vain + 1
        if in_vain == PATIENCE:
            raise InvalidOption("kind", name, "a kind that these rules give questions of")
