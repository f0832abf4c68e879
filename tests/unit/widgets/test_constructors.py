"""A widget asked for with a value of the wrong kind says so in words, and none is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sevens import SevensError
from sevens_widgets import Compare, Quiz, Scenario, Scoresheet, Table, Tournament, Variants, Worksheet

ODD: tuple[Any, ...] = (True, -1, 1.5, "größe", "<img src=x>", b"x", ["no"], [None], object(), int, {"a": 1})
MADE: dict[str, Callable[[Any], object]] = {
    "table": Table,
    "levels of a table": lambda odd: Table(level=odd),
    "language": lambda odd: Table(lang=odd),
    "quiz": Quiz,
    "sheet": Scoresheet,
    "names of a sheet": lambda odd: Scoresheet(names=odd),
    "story": Scenario,
    "options to compare": lambda odd: Compare(left=odd),
    "variants": Variants,
    "tournament": lambda odd: Tournament("fan_tan", odd),
    "worksheet": Worksheet,
}


@pytest.mark.parametrize("made", MADE)
def test_a_widget_is_not_made_of_a_value_of_the_wrong_kind(made: str) -> None:
    for odd in ODD:
        with pytest.raises(SevensError, match=r"allowed|expected"):
            MADE[made](odd)
