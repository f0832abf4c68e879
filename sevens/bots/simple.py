"""Two bots that show how little a bot needs."""

from __future__ import annotations

import random
from typing import ClassVar

from sevens.moves import Move
from sevens.view import View


class Random:
    """Lays any card that fits."""

    name: ClassVar[str] = "random"

    def __init__(self, seed: int = 0) -> None:
        self._draw = random.Random(seed).random

    def choose(self, view: View) -> Move:
        """One of the legal moves, each as likely as the other."""
        moves = view.legal_moves()
        return moves[int(self._draw() * len(moves))]


class Beginner:
    """Lays the first card that fits, from the left of the hand."""

    name: ClassVar[str] = "beginner"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> Move:
        """The first legal move."""
        return view.legal_moves()[0]
