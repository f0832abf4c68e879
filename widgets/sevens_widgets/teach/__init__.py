"""For lessons: a bot of one's own on trial, and exercises on chance with their solutions."""

from __future__ import annotations

from sevens_widgets.teach.exercises import (
    all_passes,
    both_neighbours,
    holding_the_opener,
    no_seven,
    one_seven_each,
    passes_before_the_opener,
)
from sevens_widgets.teach.trials import trial

__all__ = [
    "all_passes",
    "both_neighbours",
    "holding_the_opener",
    "no_seven",
    "one_seven_each",
    "passes_before_the_opener",
    "trial",
]
