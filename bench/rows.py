"""The rows of the table that `make bench` prints."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One measurement. `kept` is None where a figure stands for comparison and has no bound.

    A bound that is a `goal` is one to strive for: the table says when it is missed, and nothing fails.
    """

    what: str
    figure: str
    bound: str = ""
    kept: bool | None = None
    goal: bool = False

    @property
    def broken(self) -> bool:
        """Whether a bound is broken that must hold."""
        return self.kept is False and not self.goal

    @property
    def verdict(self) -> str:
        """`ok`, `over`, `short` of a goal, or nothing."""
        return {None: "", True: "ok", False: "short" if self.goal else "over"}[self.kept]


def kilobytes(size: int) -> str:
    """A number of bytes in words: 1 kB is 1000 bytes."""
    return f"{size / 1000:,.0f} kB"


def megabytes(size: int) -> str:
    """A number of bytes in words: 1 MB is a million bytes."""
    return f"{size / 1_000_000:.2f} MB"


def print_table(rows: Iterable[Row]) -> None:
    """Print rows in aligned columns."""
    cells = [("what", "figure", "bound", ""), *((row.what, row.figure, row.bound, row.verdict) for row in rows)]
    what, figure, bound, _ = (max(map(len, column)) for column in zip(*cells, strict=True))
    for row in cells:
        print(f"{row[0]:<{what}}  {row[1]:>{figure}}  {row[2]:>{bound}}  {row[3]}".rstrip())
