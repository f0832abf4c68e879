"""How far a simulation has come, shown to people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from sevens.checks import check_whole
from sevens.errors import InvalidOption

Progress = Callable[[int, int], object]
"""Is told again and again how many deals are done, and of how many."""


class Bar(Protocol):
    """A progress bar like that of tqdm."""

    n: float
    total: float | None

    def update(self, n: float) -> object:
        """Move on by so many."""

    def close(self) -> object:
        """Be done."""


def on_bar(bar: Bar) -> Progress:
    """Moves a bar of tqdm, which looks right in a terminal and in a notebook. Give it a new one for each simulation.

    Where tqdm is installed::

        from tqdm.auto import tqdm
        rows = list(simulate("fan_tan", ["club"] * 4, deals=10_000, seed=1, progress=on_bar(tqdm(unit=" deals"))))

    >>> class Beads:
    ...     n, total = 0, None
    ...     def update(self, n):
    ...         self.n += n
    ...     def close(self):
    ...         print(self.n, "of", self.total)
    >>> from sevens import simulate
    >>> for row in simulate("fan_tan", ["random"] * 4, deals=3, seed=1, progress=on_bar(Beads())):
    ...     pass
    3 of 3
    """

    def move(done: int, total: int) -> None:
        bar.total = total
        bar.update(done - bar.n)
        if done >= total:
            bar.close()

    return move


def in_lines(write: Callable[[str], object] = print, lines: int = 10) -> Progress:
    """Writes a plain line now and then, about ten in all: for logs, where a bar would only be in the way.

    `write` may be the `info` of a logger.

    >>> from sevens import simulate
    >>> for row in simulate("fan_tan", ["random"] * 4, deals=6, seed=1, progress=in_lines(lines=2)):
    ...     pass
    3 of 6 deals
    6 of 6 deals
    """
    if not callable(write):
        raise InvalidOption("write", write, "what can be called with a text, such as print")
    check_whole("lines", lines, 1)
    written = 0

    def move(done: int, total: int) -> None:
        nonlocal written
        if done * lines // total > written:
            written = done * lines // total
            write(f"{done:,} of {total:,} deals")

    return move
