"""A match of Sedma is kept as a text and goes on from it; a text that no match has given is refused in words."""

import json

import pytest

from sevens_widgets import Table
from sevens_widgets.sedma.state import SedmaState
from tests.unit.widgets.playing import notice, status
from tests.unit.widgets.sedma.playing import play_out, take_turn


def resume(saved: object) -> SedmaState:
    table = SedmaState(lang="en")
    table.receive({"type": "resume", "saved": saved})
    return table


@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_goes_on_where_it_was_left(seats: int) -> None:
    table = SedmaState(seats=seats, seed=999_999_998, level="random", lang="en", flat=1, match_to=10)
    for _ in range(3):
        play_out(table)
        table.receive({"type": "next"})
    for _ in range(3):
        take_turn(table)
    again = resume(table.saved)
    assert again.game == table.game
    assert again.saved == table.saved
    assert status(again).startswith("Your game goes on where you left it.")
    for each in (again, table):
        each.receive({"type": "undo"})
    assert again.game == table.game


def test_the_widget_keeps_its_match() -> None:
    table = Table("sedma", lang="en")
    before = table.saved
    table._handle_custom_msg({"type": "card", "card": "7L"}, [])
    assert resume(before).game == SedmaState(lang="en").game
    assert resume(table.saved).game == table.state.game


def dumps(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


GOOD = json.loads(SedmaState(lang="en").saved)
VALUES = (None, -1, True, "7L", [], [7], [["7H"] * 3], {}, [[[]]], {"flat": 2}, {"match_to": True})
DAMAGED = [
    *(None, 7, "", "{", "[]", "null", "[" * 40_000, "x" * 60_000),
    *(dumps({**GOOD, key: value}) for key in GOOD for value in VALUES if not (key == "sedma" and value == {})),
    *(dumps({name: value for name, value in GOOD.items() if name != key}) for key in GOOD),
    dumps({**GOOD, "deals": [[]] * 101}),
    json.dumps(GOOD),
]


@pytest.mark.parametrize("saved", DAMAGED)
def test_a_text_that_no_match_has_given_is_refused(saved: object) -> None:
    table = resume(saved)
    assert table.game == SedmaState(lang="en").game
    assert notice(table) == "The game that was kept cannot be read, so the table stays as it is."
