"""Deals counted for exercises on chance: what is looked at in each, once for all exercises."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import sqrt

from sevens import FanTan, Round, Share, bot, play

SEATS = 4
DEALS = 20_000
PLAYED = 1_000
"""Deals that are played to their end."""
IN_BROWSER = 20
"""The number of deals is divided by so much where the reader's own machine does the work."""
RULES = FanTan()
PACK = RULES.shape.pack
SEVENS = RULES.shape.anchors
LEADER = 1
"""The seat on the left of the dealer, who is seat 0."""
SEED = 1


@dataclass(frozen=True, slots=True)
class Counted:
    """A mean with its interval of 95 %, and the number of deals it comes from."""

    value: float
    interval: tuple[float, float]
    deals: int


def fewer(deals: int) -> int:
    """So many deals, or fewer in a browser."""
    return deals // IN_BROWSER if sys.platform == "emscripten" else deals


@cache
def hands() -> tuple[tuple[int, ...], ...]:
    """The hands of many deals, as masks."""
    return tuple(Round.deal(RULES, SEATS, SEED + number).hands for number in range(fewer(DEALS)))


def how_often(happens: Callable[[tuple[int, ...]], bool], among: Callable[[tuple[int, ...]], bool] = lambda _: True) -> Counted:
    """In which share of the deals it happens, among those that count."""
    counted = [happens(dealt) for dealt in hands() if among(dealt)]
    share = Share(sum(counted), len(counted))
    return Counted(share.value, share.interval, share.deals)


def mean(numbers: list[int]) -> Counted:
    """The mean of some numbers, one for each deal."""
    count = len(numbers)
    value = sum(numbers) / count
    half = 1.959964 * sqrt(sum((number - value) ** 2 for number in numbers) / (count - 1) / count)
    return Counted(value, (value - half, value + half), count)


@cache
def passes() -> Counted:
    """How often seats pass in a deal that club players play to its end."""
    return mean([_passes(number) for number in range(fewer(PLAYED))])


def _passes(number: int) -> int:
    *_, end = play(Round.deal(RULES, SEATS, SEED + number), [bot("club")] * SEATS)
    return sum(end.passes)
