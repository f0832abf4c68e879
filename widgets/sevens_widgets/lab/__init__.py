"""Studies of the strategy lab: one function for each question, which gives an experiment's chart and its verdict."""

from __future__ import annotations

from sevens_widgets.lab.blockers import blockers
from sevens_widgets.lab.chips import ante, chips
from sevens_widgets.lab.ghosts import ghosts, readings
from sevens_widgets.lab.luck import luck
from sevens_widgets.lab.passes import passes
from sevens_widgets.lab.perfect import halves, perfect
from sevens_widgets.lab.seats import seats
from sevens_widgets.lab.sevens import sevens
from sevens_widgets.lab.study import Study
from sevens_widgets.lab.suits import ends, far, suits

__all__ = [
    "Study",
    "ante",
    "blockers",
    "chips",
    "ends",
    "far",
    "ghosts",
    "halves",
    "luck",
    "passes",
    "perfect",
    "readings",
    "seats",
    "sevens",
    "suits",
]
