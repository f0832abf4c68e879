"""What an experiment finds: figures with their intervals."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sevens import show
from sevens.errors import InvalidOption
from sevens.simulate import Share

Z = 1.959964
"""Standard errors on each side of a 95 % interval."""
T_19 = 2.093024
"""The same for a mean of 20 values (Student's t)."""
BLOCKS = 20


@dataclass(frozen=True, slots=True)
class Finding:
    """One figure: under which setting, what, with its 95 % interval, from how many deals, dealt from which seed on.

    >>> finding = Finding({"seat": 0}, 0.25, (0.24, 0.26), deals=7000, seed=1)
    >>> finding.row()
    {'seat': 0, 'value': 0.25, 'low': 0.24, 'high': 0.26, 'deals': 7000, 'seed': 1}
    """

    setting: Mapping[str, str | int]
    value: float
    interval: tuple[float, float]
    deals: int
    seed: int

    def row(self) -> dict[str, str | int | float]:
        """The same as one flat row, for tables and charts."""
        low, high = self.interval
        return {**self.setting, "value": self.value, "low": low, "high": high, "deals": self.deals, "seed": self.seed}


@dataclass(frozen=True, slots=True)
class Findings:
    """The figures of one experiment, all of the same kind: `what` says in words what they count."""

    what: str
    rows: tuple[Finding, ...]

    def __getitem__(self, setting: tuple[str | int, ...] | str | int) -> Finding:
        """The figure of a setting, by its values in their order; one alone needs no tuple.

        Raises `InvalidOption` for a setting there is not.
        """
        values = setting if isinstance(setting, tuple) else (setting,)
        known = {tuple(row.setting.values()): row for row in self.rows}
        found = next((row for at, row in known.items() if at == values), None)
        if found is None:
            raise InvalidOption("setting", setting, [at[0] if len(at) == 1 else at for at in known])
        return found

    def table(self) -> list[dict[str, str | int | float]]:
        """All figures as flat rows."""
        return [finding.row() for finding in self.rows]

    def _repr_html_(self) -> str:
        rows = [[f"{cell:.4f}" if isinstance(cell, float) else str(cell) for cell in row.values()] for row in self.table()]
        return show.table(self.what, tuple(self.table()[0]), rows)


def share(setting: Mapping[str, str | int], hits: int, deals: int, seed: int) -> Finding:
    """A share of deals, with Wilson's interval."""
    found = Share(hits, deals)
    return Finding(setting, found.value, found.interval, deals, seed)


def mean(setting: Mapping[str, str | int], values: Sequence[float], seed: int) -> Finding:
    """The mean of one value a deal, with the interval of the normal distribution.

    >>> found = mean({}, [1, 2, 3, 4], seed=1)
    >>> found.value, [round(end, 2) for end in found.interval]
    (2.5, [1.23, 3.77])
    """
    count = len(values)
    middle = sum(values) / count
    variance = sum((value - middle) ** 2 for value in values) / (count - 1)
    half = Z * math.sqrt(variance / count)
    return Finding(setting, middle, (middle - half, middle + half), count, seed)


def mean_of_blocks(setting: Mapping[str, str | int], values: Sequence[float], deals: int, seed: int) -> Finding:
    """The mean of a figure found in each of 20 blocks of deals, with Student's interval."""
    found = mean(setting, values, seed)
    half = (found.interval[1] - found.value) * T_19 / Z
    return Finding(setting, found.value, (found.value - half, found.value + half), deals, seed)
