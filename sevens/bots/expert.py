"""The expert: club players' deals, played on from many worlds that fit what has been seen."""

from __future__ import annotations

import math
import random
import sys
import time
from dataclasses import replace
from typing import ClassVar

from sevens.bots.club import Club
from sevens.bots.rollout import Rollout
from sevens.bots.worlds import Worlds
from sevens.moves import CATCH, Move, Play
from sevens.rules import Rules
from sevens.view import View

SAMPLES = 60 if sys.platform == "emscripten" else 200
"""Worlds for a move: fewer in a browser, where they take several times as long."""
SURE = 1.0
"""By how many standard errors a move must do better than the club player's to be preferred."""


def weighs(rules: Rules) -> bool:
    """Whether the expert looks ahead by these rules: one row a suit, no jokers, ghosts' cards beside the layout if anywhere.

    >>> from sevens.presets import preset
    >>> weighs(preset("fan_tan")), weighs(preset("parliament_ring"))
    (True, False)
    """
    shape = rules.shape
    plain_rows = shape.corner == "none" and shape.pack.copies == 1 and not rules.jokers
    return plain_rows and (rules.tokens is None or rules.no_ghost or rules.ghost_cards == "exposed")


class Expert:
    """Asks how often each move would win if the others held what their choices suggest, and all played on like club players.

    It leaves the club player's move only for one that is clearly better. Where a suit is a ring or has two rows, where there
    are jokers, and where ghosts' cards lie in the columns, it plays like the club player; it never passes by choice. At
    most `seconds` are spent on a move, if given; without them the same seed and view give the same move.

    >>> from sevens import Round, preset
    >>> start = Round.deal(preset("parliament_any_seven"), seats=4, seed=3)
    >>> str(Expert(samples=20).choose(start.seen_by(start.turn)))
    '7D'
    """

    name: ClassVar[str] = "expert"
    about: ClassVar[str] = "weighs what the others may hold and plays the deal on in its head"

    def __init__(self, seed: int = 0, samples: int = SAMPLES, seconds: float = math.inf) -> None:
        self.seed, self.samples, self.seconds = seed, samples, seconds
        self._club = Club(seed)

    def choose(self, view: View) -> Move:
        """The legal move that wins most often; says "last card!" where it should, and catches who did not."""
        moves = view.legal_moves()
        if CATCH in moves:
            return CATCH
        usual = self._club.choose(view)
        if not isinstance(usual, Play):
            return usual
        bits = view.rules.shape.pack.bits
        plays = {bits[move.card]: move for move in reversed(moves) if isinstance(move, Play)}
        best = plays[self._best(view, bits[usual.card], list(plays))] if len(plays) > 1 and weighs(view.rules) else usual
        said = replace(best, call=True)
        return said if said in moves else best

    def _best(self, view: View, usual: int, cards: list[int]) -> int:
        """The bit of the card that wins clearly more often than the usual one, or else of that one."""
        try:
            worlds = Worlds(view, random.Random(self.seed))
        except LookupError:
            return usual
        rollout, end = Rollout(view), time.perf_counter() + self.seconds
        others = [card for card in cards if card != usual]
        net, apart, drawn = dict.fromkeys(others, 0), dict.fromkeys(others, 0), 0
        while drawn < self.samples and time.perf_counter() <= end:
            world, drawn = worlds.draw(), drawn + 1
            won = rollout.winner(world[:], usual) == view.seat
            for card in others:
                gain = (rollout.winner(world[:], card) == view.seat) - won
                net[card] += gain
                apart[card] += abs(gain)
        sure = [card for card in others if net[card] > SURE * math.sqrt(apart[card] - net[card] ** 2 / max(drawn, 1))]
        return max(sure, key=net.__getitem__, default=usual)
