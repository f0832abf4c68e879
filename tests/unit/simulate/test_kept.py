"""An interrupted run keeps what is finished and goes on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from sevens import DealRow, SevensError, Unreadable, simulate
from tests.unit.simulate.players import Tired

PLAYERS = ["club", "random", "random", "random"]


def run(file: Path, deals: int = 20) -> Iterator[DealRow]:
    return simulate("fan_tan", PLAYERS, deals, seed=1, rotate=True, keep=file)


@pytest.fixture
def rows() -> list[DealRow]:
    return list(simulate("fan_tan", PLAYERS, 20, seed=1, rotate=True))


@pytest.fixture
def file(tmp_path: Path, rows: list[DealRow]) -> Path:
    """The file of a run that was interrupted after eight rows."""
    path = tmp_path / "rows.jsonl"
    assert list(islice(run(path), 8)) == rows[:8]
    return path


def test_a_run_goes_on_where_it_was_interrupted(file: Path, rows: list[DealRow]) -> None:
    before = file.read_bytes()
    assert before.count(b"\n") == 9
    assert list(run(file)) == rows
    assert file.read_bytes().startswith(before)
    assert list(run(file)) == rows
    assert list(run(file, 5)) == rows[:5]


def test_rows_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    def tired() -> Iterator[DealRow]:
        return simulate("fan_tan", ["club", "club", "club", Tired], 12, seed=1, keep=tmp_path / "rows")

    with pytest.raises(KeyboardInterrupt):
        list(tired())
    Tired.made.clear()
    with pytest.raises(KeyboardInterrupt):
        list(tired())
    assert Tired.made == [0, 43]  # asked for its name, then for the tenth deal


@pytest.mark.parametrize("kept", [0, 4, 8])
@pytest.mark.parametrize("rest", [b"{", b'{"seed": 1, "dea', b"\x00\xff\n", b'{"seed": 77}\n'])
def test_a_damaged_last_line_is_dropped(file: Path, rows: list[DealRow], kept: int, rest: bytes) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[: kept + 1]) + rest)
    assert list(run(file)) == rows
    assert file.read_bytes().startswith(b"".join(lines))


def test_a_row_without_the_end_of_its_line_is_dropped(file: Path, rows: list[DealRow]) -> None:
    file.write_bytes(file.read_bytes()[:-1])
    assert list(run(file)) == rows
    assert list(run(file)) == rows


def test_a_damaged_line_before_the_last_is_refused(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:3], b"?\n", *lines[4:]]))
    with pytest.raises(Unreadable, match=r"line 4: cannot read '\?'; expected the row of the deal with seed 1"):
        list(run(file))
    assert file.read_bytes().count(b"\n") == 9


def test_the_row_of_another_deal_is_refused(file: Path) -> None:
    before = file.read_bytes()
    lines = before.splitlines(keepends=True)
    for wrong, seed in (([*lines, lines[-1]], 3), ([*lines[:3], *lines[4:]], 1)):
        file.write_bytes(b"".join(wrong))
        with pytest.raises(Unreadable, match=f"expected the row of the deal with seed {seed}"):
            list(run(file))
        assert file.read_bytes() == b"".join(wrong)


@pytest.mark.parametrize("other", [{"seed": 2}, {"game": "sjuan"}, {"line_up": ["club"] * 4}, {"rotate": False}])
def test_the_file_of_another_run_is_refused(file: Path, other: dict[str, object]) -> None:
    before = file.read_bytes()
    given: dict[str, object] = {"game": "fan_tan", "line_up": PLAYERS, "seed": 1, "rotate": True}
    with pytest.raises(SevensError, match="holds another run"):
        simulate(**given | other, deals=20, keep=file)  # type: ignore[arg-type]
    assert file.read_bytes() == before


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear reader")
    with pytest.raises(SevensError, match="letter holds another run: Dear reader; this one is"):
        run(file)
    assert file.read_text() == "Dear reader"


@pytest.mark.parametrize("written", [0, 1, 30])
def test_a_first_line_that_was_not_finished_is_written_anew(file: Path, rows: list[DealRow], written: int) -> None:
    file.write_bytes(file.read_bytes()[:written])
    assert list(run(file)) == rows
    assert list(run(file)) == rows


def test_all_cores_go_on_too(file: Path, rows: list[DealRow]) -> None:
    assert list(simulate("fan_tan", PLAYERS, 20, seed=1, rotate=True, keep=file, on="all cores")) == rows


@pytest.mark.parametrize("odd", ['"winners": "x"', '"winners": [null]', '"winners": [true]', '"winners": 1', '"winners": ["0"]'])
def test_a_row_with_an_entry_of_another_kind_is_told(file: Path, odd: str) -> None:
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[2] = re.sub(r'"winners": \[\d\]', odd, lines[2])
    assert odd in lines[2]
    file.write_text("".join(lines), encoding="utf-8")
    with pytest.raises(Unreadable, match=r"line 3: .* expected the row of the deal with seed 1"):
        list(run(file))
