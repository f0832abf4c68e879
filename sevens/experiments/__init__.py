"""The strategy questions of the book, answered by many deals: each answer with its interval, its deals and its seed.

An experiment takes the number of players, the number of deals and a seed, and gives the same findings for the same ones. With
numpy (the extra `batch`) 100,000 deals take seconds; without it the deals are played one by one, with the same findings.
"""

from __future__ import annotations

from sevens.experiments.chips import ante_compensation, chips_by_place
from sevens.experiments.findings import Finding, Findings
from sevens.experiments.ghosts import deals_with_ghosts, ghost_readings
from sevens.experiments.luck import luck_and_skill
from sevens.experiments.open_hands import knowing_all, second_half
from sevens.experiments.winning import (
    by_place,
    end_cards,
    far_cards,
    holding_blockers,
    sevens_early_or_late,
    short_suits,
    spending_passes,
)

__all__ = [
    "Finding",
    "Findings",
    "ante_compensation",
    "by_place",
    "chips_by_place",
    "deals_with_ghosts",
    "end_cards",
    "far_cards",
    "ghost_readings",
    "holding_blockers",
    "knowing_all",
    "luck_and_skill",
    "second_half",
    "sevens_early_or_late",
    "short_suits",
    "spending_passes",
]
