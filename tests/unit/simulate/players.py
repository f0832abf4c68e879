"""Bots as readers write them, in a file that other processes can import."""

from __future__ import annotations

import os

from sevens import Move, View
from sevens.bots import Club, Random


class Last:
    """Makes the last of its moves."""

    name = "last"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> Move:
        return view.legal_moves()[-1]


class Modest(Club):
    """A club player with another choice, whose inherited `pick` is not meant."""

    name = "modest"

    def choose(self, view: View) -> Move:
        return view.legal_moves()[-1]


class Gone(Last):
    """Ends the process that it is to play in; it is made with seed 0 where it is asked for its name."""

    name = "gone"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        if seed:
            os._exit(1)


class Tired(Random):
    """At the last of four seats, gives up in the tenth deal."""

    name = "tired"
    made: list[int] = []  # noqa: RUF012 - counted by a test

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.made.append(seed)
        if seed == 43:
            raise KeyboardInterrupt
