"""Many deals, one row each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from os import PathLike

from sevens.checks import check_whole
from sevens.errors import InvalidOption
from sevens.simulate.cores import Where, check_where, played
from sevens.simulate.kept import RowFile
from sevens.simulate.parts import parts
from sevens.simulate.progress import Progress
from sevens.simulate.rows import DealRow
from sevens.simulate.runs import Entry, Game, Run


def simulate(
    game: Game | str,
    line_up: Sequence[Entry],
    deals: int,
    seed: int,
    *,
    rotate: bool = False,
    on: Where = "one core",
    progress: Progress | None = None,
    keep: str | PathLike[str] | None = None,
) -> Iterator[DealRow]:
    """The rows of many deals of a game, given as rules or as the name of a preset, layout games and Sedma alike.

    `line_up` has a level or the class of a bot for each seat. Deal i is dealt from `seed + i`, and the deal moves on. With
    `rotate`, the same cards are dealt again and again until everybody has sat everywhere, so that their luck evens out.

    `on` says who plays: "one core", "all cores", or any `concurrent.futures.Executor`. The same seed gives the same rows,
    whoever plays; they come one by one, in order, and none stays in memory. All cores are other processes: a program that
    uses them begins under `if __name__ == "__main__":`, and bots of your own stand in a file that can be imported.

    `progress` is called with the number of deals done and of all; see `on_bar` and `in_lines`. `keep` names a file that takes
    each row as it comes; called again after an interruption, or for more deals, `simulate` goes on from there.

    Raises `InvalidOption` for what cannot be played, and `SevensError` for a file that holds another run.

    >>> rows = simulate("fan_tan", ["club", "random", "random"], deals=100, seed=1, rotate=True)
    >>> sum(row.bots[seat] == "club" for row in rows for seat in row.winners)
    78
    """
    run = Run.of(game, line_up, seed, rotate=rotate)
    check_whole("deals", deals, 1)
    check_where(on)
    if progress is not None and not callable(progress):
        raise InvalidOption("progress", progress, "what can be called with two numbers, such as in_lines()")
    return _rows(run, deals, on, progress or (lambda _done, _total: None), None if keep is None else RowFile(keep, run))


def _rows(run: Run, deals: int, on: Where, progress: Progress, file: RowFile | None) -> Iterator[DealRow]:
    done = 0
    if file:
        for row in islice(file.read(), deals):
            done += 1
            yield row
        progress(done, deals)
    for rows in played(parts(run, done, deals), on):
        for row in file.added(rows) if file else rows:
            done += 1
            yield row
        progress(done, deals)
