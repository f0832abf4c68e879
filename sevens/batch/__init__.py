"""Thousands of deals in lock step, with numpy: the turns and winners of `sevens.playout`, many times faster.

It needs the extra `batch` (`pip install sevens[batch]`); nothing else in the rules package does.
"""

from __future__ import annotations

from sevens.batch.deals import Deals, supports
from sevens.batch.playing import Played, play, turns
from sevens.bots.policy import Policy

__all__ = ["Deals", "Played", "Policy", "play", "supports", "turns"]
