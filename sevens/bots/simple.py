"""Two bots that show how little a bot needs."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import ClassVar

from sevens.cards import bits_of
from sevens.layout import Shape
from sevens.moves import Move
from sevens.view import View


class Random:
    """Lays any card that fits.

    >>> from sevens import Round, preset
    >>> start = Round.deal(preset("parliament_any_seven"), seats=4, seed=1)
    >>> Random(seed=1).choose(start.seen_by(start.turn)) in start.legal_moves()
    True
    """

    name: ClassVar[str] = "random"
    about: ClassVar[str] = "lays any card that fits"

    def __init__(self, seed: int = 0, draw: Callable[[], float] | None = None) -> None:
        self._draw = draw or random.Random(seed).random

    def choose(self, view: View) -> Move:
        """One of the legal moves, each as likely as the other."""
        moves = view.legal_moves()
        return moves[self._below(len(moves))]

    def pick(self, shape: Shape, playable: int, hand: int, unseen: int, *, may_pass: bool = False) -> int:  # noqa: ARG002
        """The same, from masks; 0 for a pass."""
        bits = list(bits_of(playable)) + [0] * may_pass
        return bits[self._below(len(bits))]

    def _below(self, count: int) -> int:
        return int(self._draw() * count) if count > 1 else 0


class Beginner:
    """Lays the first card that fits, from the left of the hand.

    >>> from sevens import Round, preset
    >>> start = Round.deal(preset("parliament_any_seven"), seats=4, seed=3)
    >>> [str(move) for move in start.legal_moves()], str(Beginner().choose(start.seen_by(start.turn)))
    (['7S', '7D'], '7S')
    """

    name: ClassVar[str] = "beginner"
    about: ClassVar[str] = "lays the first card that fits"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> Move:
        """The first legal move."""
        return view.legal_moves()[0]

    def pick(self, shape: Shape, playable: int, hand: int, unseen: int, *, may_pass: bool = False) -> int:  # noqa: ARG002
        """The same, from masks."""
        return playable & -playable
