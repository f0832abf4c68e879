"""The same seed gives the same rows, whoever plays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from itertools import islice
from typing import Any

import pytest
from dask.distributed import Client, LocalCluster

from sevens import InvalidOption, SevensError, simulate
from sevens.simulate import parts
from tests.unit.simulate.players import Gone, Last

PLAYERS = ["club", Last, "random", "random"]


class Promise(Future[Any]):
    """Plays when the rows are asked for."""

    def __init__(self, play: Callable[[], Any]) -> None:
        super().__init__()
        self.play = play

    def result(self, timeout: float | None = None) -> Any:  # noqa: ARG002
        return self.play()


class Lazy(Executor):
    """Promises all that it is given, and keeps the promises."""

    def __init__(self) -> None:
        self.promises: list[Promise] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Promise:
        self.promises.append(Promise(partial(fn, *args, **kwargs)))
        return self.promises[-1]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Client]:
    """A Dask cluster of two processes, for this machine alone."""
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None) as two,
        Client(two) as client,
    ):
        yield client


def test_a_dask_cluster_gives_the_rows_of_one_core(cluster: Client) -> None:
    assert len(cluster.scheduler_info()["workers"]) == 2
    for game, players in (("fan_tan", PLAYERS), ("sedma", ["beginner", "random"])):
        rows = simulate(game, players, 80, seed=1, rotate=True, on=cluster.get_executor())
        assert list(rows) == list(simulate(game, players, 80, seed=1, rotate=True))


def test_all_cores_give_the_rows_of_one() -> None:
    assert list(simulate("fan_tan", PLAYERS, 80, seed=1, on="all cores")) == list(simulate("fan_tan", PLAYERS, 80, seed=1))


def test_all_cores_can_be_left_early() -> None:
    rows = simulate("fan_tan", PLAYERS, 1_000_000, seed=1, on="all cores")
    assert [row.seed for row in islice(rows, 2)] == [1, 2]
    del rows


@pytest.mark.parametrize("size", [1, 7, 1000])
def test_the_size_of_the_parts_does_not_matter(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = list(simulate("shichi_narabe", PLAYERS, 100, seed=1, rotate=True))
    monkeypatch.setattr(parts, "MOST_ROWS", size)
    monkeypatch.setattr(parts, "PARTS", 1)
    with ThreadPoolExecutor(3) as threads:
        assert list(simulate("shichi_narabe", PLAYERS, 100, seed=1, rotate=True, on=threads)) == whole


def test_an_executor_never_holds_more_than_so_many_parts() -> None:
    executor = Lazy()
    rows = simulate("fan_tan", ["random"] * 3, 1_000_000, seed=1, on=executor)
    assert [row.seed for row in islice(rows, 3)] == [1, 2, 3]
    assert len(executor.promises) == parts.IN_FLIGHT
    del rows
    assert [promise.cancelled() for promise in executor.promises] == [False] + [True] * (parts.IN_FLIGHT - 1)


def test_bots_that_other_processes_cannot_find_are_refused_in_words() -> None:
    class Hidden(Last):
        pass

    with pytest.raises(InvalidOption, match="line_up = 'last' is not allowed; allowed: bots from a file of yours"):
        list(simulate("fan_tan", [Hidden, "club", "club"], 5, seed=1, on="all cores"))


def test_processes_that_end_too_early_are_told_in_words() -> None:
    with pytest.raises(SevensError, match="a program that uses them has to begin under 'if __name__ == \"__main__\":'"):
        list(simulate("fan_tan", [Gone] * 3, 5, seed=1, on="all cores"))
