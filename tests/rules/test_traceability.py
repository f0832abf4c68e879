"""No sentence of the written rules, and no reading of what they leave open, is without a test."""

from __future__ import annotations

import re

from sevens import FAMILIES
from tests.rules.traceability import rows, sedma_is_here, speaking_options, speaking_places, table

ROWS = rows()
HINT, WORDS = "H", "W"


def of_a_game_that_is_here(name: str) -> bool:
    return sedma_is_here() or not re.search(r"SE-\d", name)


def test_the_inventory_is_whole() -> None:
    count = {game: sum(row.id.startswith(f"{game}-") for row in ROWS) for game in ("SB", "FT", "PA", "SE", "Q")}
    assert count == {"SB": 63, "FT": 45, "PA": 54, "SE": 44, "Q": 60}
    assert len({row.id for row in ROWS}) == len(ROWS)


def test_every_id_but_hints_has_a_test() -> None:
    without = [row.id for row in ROWS if not row.tests and row.kind not in (HINT, WORDS)]
    assert [name for name in without if of_a_game_that_is_here(name)] == []


def test_every_id_that_is_an_option_has_one() -> None:
    without = [row.id for row in ROWS if row.kind == "O" and not row.options and of_a_game_that_is_here(row.id)]
    assert without == []


def test_every_source_of_an_option_is_an_id() -> None:
    assert set(speaking_options()) - {row.id for row in ROWS} == set()
    for family in FAMILIES.values():
        assert [option.name for option in family().options() if not option.sources] == []


def test_every_id_is_told_in_a_chapter() -> None:
    assert [row.id for row in ROWS if not row.places] == []


def test_chapters_and_scenarios_name_no_other_ids() -> None:
    assert set(speaking_places()) - {row.id for row in ROWS} == set()


def test_the_table_has_a_line_for_every_id() -> None:
    assert len(table().splitlines()) == 2 + len(ROWS)
    assert "| SB-26 | R |" in table()
