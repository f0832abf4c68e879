"""Players that choose a move from what their seat may see.

A bot is a small class with a `name`, a line `about` it, a seed and `choose(view)`.
`LEVELS` lists the ready ones from weak to strong.
"""

from __future__ import annotations

from typing import ClassVar, Protocol

from sevens.bots.club import Club
from sevens.bots.expert import Expert
from sevens.bots.simple import Beginner, Random
from sevens.errors import InvalidOption
from sevens.moves import Move
from sevens.view import View


class Bot(Protocol):
    """Anything that chooses one of the moves its seat may make.

    >>> from sevens import Round, preset
    >>> view = Round.deal(preset("fan_tan"), seats=4, seed=5).seen_by(1)
    >>> str(bot("club").choose(view))
    '7D'
    """

    name: ClassVar[str]
    about: ClassVar[str]
    """What it does, in one line."""

    def choose(self, view: View) -> Move:
        """One of `view.legal_moves()`, which is never empty when a bot is asked."""


ReadyBot = Random | Beginner | Club | Expert
"""A bot of one of the levels."""

LEVELS: dict[str, type[ReadyBot]] = {kind.name: kind for kind in (Random, Beginner, Club, Expert)}
"""The ready bots by name, from weak to strong."""


def bot(level: str, seed: int = 0) -> ReadyBot:
    """A ready bot by name. Raises `InvalidOption` for a name there is not, or a seed that is no whole number.

    >>> bot("club").name
    'club'
    """
    if not isinstance(level, str) or level not in LEVELS:
        raise InvalidOption("level", level, LEVELS)
    if not isinstance(seed, int):
        raise InvalidOption("seed", seed, "a whole number")
    return LEVELS[level](seed)


__all__ = ["LEVELS", "Beginner", "Bot", "Club", "Expert", "Random", "ReadyBot", "bot"]
