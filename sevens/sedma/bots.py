"""Players of Sedma that choose a move from what their seat may see."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, Protocol

from sevens.errors import InvalidOption
from sevens.sedma.cards import GERMAN, POINT_CARDS, SEVENS, bits
from sevens.sedma.club import Club
from sevens.sedma.expert import Expert
from sevens.sedma.moves import STOP, Move, Play
from sevens.sedma.view import Task, View

PROLONG = Task.PROLONG
Draw = Callable[[], float]
"""Gives a number from 0 up to 1, such as `random.Random(seed).random`."""


class Bot(Protocol):
    """Anything that chooses one of the moves its seat may make.

    >>> from sevens.sedma import Deal, Sedma
    >>> view = Deal.deal(Sedma(), seats=2, seed=7).seen_by(1)
    >>> str(bot("beginner").choose(view))
    '9L'
    """

    name: ClassVar[str]
    about: ClassVar[str]
    """What it does, in one line."""

    def choose(self, view: View) -> Move:
        """One of `view.legal_moves()`, which is never empty when a bot is asked."""


class _FromMasks(ABC):
    """A bot that needs no more than masks, so that it can also play in a playout."""

    def choose(self, view: View) -> Move:
        """What `pick` picks, as a move."""
        bit = self.pick(view.task, view.choices, view.fits)
        return Play(GERMAN.card(bit)) if bit else STOP

    @abstractmethod
    def pick(self, task: Task, choices: int, fits: int) -> int:
        """The bit of one of the cards in `choices`, or 0 to stop where the task is to prolong."""


class Random(_FromMasks):
    """Plays any card, or stops.

    >>> from sevens.sedma import Deal, Sedma
    >>> start = Deal.deal(Sedma(), seats=2, seed=7)
    >>> Random(seed=1).choose(start.seen_by(start.turn)) in start.legal_moves()
    True
    """

    name: ClassVar[str] = "random"
    about: ClassVar[str] = "plays any card"

    def __init__(self, seed: int = 0) -> None:
        self.draw: Draw = random.Random(seed).random

    def pick(self, task: Task, choices: int, fits: int) -> int:  # noqa: ARG002
        """Each card, and stopping where it is allowed, as likely as the other."""
        cards = bits(choices)
        if task is PROLONG:
            cards = (*cards, 0)
        return cards[int(self.draw() * len(cards))]


class Beginner(_FromMasks):
    """Beats the other side when it can, with a seven only for want of an equal card, and gives points to its own side alone.

    It prolongs with an equal card and keeps its sevens; of cards that serve alike it takes the first.

    >>> from sevens.sedma import Sedma, parse_position
    >>> deal = parse_position("hands KH 7H / 7B 9B; won * / AH; trick 0:KL 1:7L", Sedma())
    >>> str(Beginner().choose(deal.seen_by(0)))
    'KH'
    """

    name: ClassVar[str] = "beginner"
    about: ClassVar[str] = "beats the other side whenever it can"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def pick(self, task: Task, choices: int, fits: int) -> int:
        """The first card that serves."""
        equal, worthless = choices & fits & ~SEVENS, choices & ~POINT_CARDS & ~SEVENS
        if task is PROLONG:
            return equal & -equal
        wanted = {
            Task.LEAD: (worthless,),
            Task.BEAT: (equal, choices & fits, worthless),
            Task.FEED: (choices & POINT_CARDS & ~fits, worthless & ~fits, choices & ~fits, equal),
        }[task]
        best = next(filter(None, wanted), choices)
        return best & -best


ReadyBot = Random | Beginner | Club | Expert

LEVELS: dict[str, type[ReadyBot]] = {kind.name: kind for kind in (Random, Beginner, Club, Expert)}
"""The ready bots of Sedma by name, from weak to strong."""


def bot(level: str, seed: int = 0) -> ReadyBot:
    """A ready bot by name. Raises `InvalidOption` for a name there is not.

    >>> bot("beginner").name
    'beginner'
    """
    if not isinstance(level, str) or level not in LEVELS:
        raise InvalidOption("level", level, LEVELS)
    return LEVELS[level](seed)
