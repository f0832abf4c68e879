"""The expert of Sedma: the deal played on by club players, from many worlds."""

from __future__ import annotations

import math
import random
import sys
import time
from typing import ClassVar

from sevens.sedma.cards import GERMAN, bits
from sevens.sedma.club import EQUALS, Club
from sevens.sedma.moves import STOP, Move, Play
from sevens.sedma.rollout import points_after
from sevens.sedma.view import Task, View

SAMPLES = 60 if sys.platform == "emscripten" else 150
"""Worlds for a move: fewer in a browser, where they take several times as long."""
SURE = 1.0
"""By how many standard errors a move must do better than the club player's to be preferred."""
WIN = 60.0
"""Points that winning the deal is worth beside the points themselves."""


class Expert:
    """Asks how each rank would do if the unseen cards lay this way or that, and all played on like club players.

    Suits never matter, so of equal cards one is tried. At most `seconds` are spent on a move, if given; without them the
    same seed and view give the same move.

    >>> from sevens.sedma import Deal, Sedma
    >>> view = Deal.deal(Sedma(), seats=2, seed=7).seen_by(1)
    >>> Expert(samples=10).choose(view) in view.legal_moves()
    True
    """

    name: ClassVar[str] = "expert"
    about: ClassVar[str] = "plays the deal on in its head, the unseen cards lying this way and that"

    def __init__(self, seed: int = 0, samples: int = SAMPLES, seconds: float = math.inf) -> None:
        self.seed, self.samples, self.seconds = seed, samples, seconds
        self._club = Club(seed)

    def choose(self, view: View) -> Move:
        """The move that does best on average, if it is clearly better than the club player's, else that one."""
        move = self._club.choose(view)
        usual = move.card.bit if isinstance(move, Play) else 0
        others = _apart(view.choices, usual) + ([0] if usual and view.task is Task.PROLONG else [])
        bit = self._best(view, usual, others) if others else usual
        return Play(GERMAN.card(bit)) if bit else STOP

    def _best(self, view: View, usual: int, others: list[int]) -> int:
        chance, end, drawn = random.Random(self.seed), time.perf_counter() + self.seconds, 0
        gains, squares = dict.fromkeys(others, 0.0), dict.fromkeys(others, 0.0)
        unseen = list(bits(view.unseen))
        while drawn < self.samples and time.perf_counter() <= end:
            chance.shuffle(unseen)
            hands, stock = _world(view, unseen)
            plain, drawn = _worth(view, hands, stock, usual), drawn + 1
            for bit in others:
                gain = _worth(view, hands, stock, bit) - plain
                gains[bit] += gain
                squares[bit] += gain * gain
        sure = [bit for bit in others if gains[bit] > SURE * math.sqrt(squares[bit] - gains[bit] ** 2 / max(drawn, 1))]
        return max(sure, key=gains.__getitem__, default=usual)


def _apart(choices: int, usual: int) -> list[int]:
    """One card of each rank among these, without the rank of the usual card."""
    cards: list[int] = []
    left = choices & ~(usual | EQUALS.get(usual, 0))
    while left:
        bit = left & -left
        cards.append(bit)
        left &= ~(bit | EQUALS[bit])
    return cards


def _world(view: View, cards: list[int]) -> tuple[list[int], list[int]]:
    """The hands and the stock, if the unseen cards are given out in this order."""
    hands, given = [], 0
    for seat, size in enumerate(view.sizes):
        if seat == view.seat:
            hands.append(view.hand)
        else:
            hands.append(sum(cards[given : given + size]))
            given += size
    return hands, cards[given:]


def _worth(view: View, hands: list[int], stock: list[int], bit: int) -> float:
    points = points_after(view, hands[:], stock[:], bit)
    return points + (WIN if points >= view.rules.enough else 0.0)
