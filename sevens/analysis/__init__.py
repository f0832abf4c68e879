"""Exact analysis: who wins a position, with which moves, and where a finished deal was lost.

It sees all hands at once: the one place in the package that may. It is for looking back, and never for a bot.
"""

from __future__ import annotations

from sevens.analysis.games import MoveReview, Review, review
from sevens.analysis.positions import Analysis, analyse

__all__ = ["Analysis", "MoveReview", "Review", "analyse", "review"]
