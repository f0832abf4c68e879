"""How far a simulation has come."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from tqdm import tqdm

from sevens import in_lines, on_bar, simulate

PLAYERS = ["random"] * 3


@pytest.mark.parametrize("deals", [1, 3, 600])
def test_progress_rises_to_the_number_of_deals(deals: int) -> None:
    told: list[tuple[int, int]] = []
    for _ in simulate("fan_tan", PLAYERS, deals, seed=1, progress=lambda *told_now: told.append(told_now)):
        pass
    assert told == sorted(set(told))
    assert told[-1] == (deals, deals)


def test_kept_rows_are_done_from_the_start(tmp_path: Path) -> None:
    told: list[int] = []
    for deals in (4, 6):
        told.clear()
        list(simulate("fan_tan", PLAYERS, deals, seed=1, keep=tmp_path / "r", progress=lambda done, _all: told.append(done)))
    assert told == [4, 5, 6]


def test_a_bar_of_tqdm_moves_to_its_end() -> None:
    shown = io.StringIO()
    bar = tqdm(unit=" deals", file=shown)
    list(simulate("fan_tan", PLAYERS, 40, seed=1, progress=on_bar(bar)))
    assert (bar.n, bar.total, bar.disable) == (40, 40, True)
    assert "40/40" in shown.getvalue()


def test_logs_get_about_ten_lines() -> None:
    lines: list[str] = []
    list(simulate("fan_tan", PLAYERS, 2000, seed=1, progress=in_lines(lines.append)))
    assert len(lines) == 10
    assert lines[-1] == "2,000 of 2,000 deals"
