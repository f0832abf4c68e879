"""A game is kept as a text and goes on from it; a text that no game has given is refused in words."""

import json
import random

import pytest

from sevens import PRESETS, Rules
from sevens_widgets.state import TableState
from tests.unit.widgets.playing import notice, play_out, status, take_turn


def resume(saved: object, lang: str = "en") -> TableState:
    table = TableState(lang=lang)
    table.receive({"type": "resume", "saved": saved})
    return table


@pytest.mark.parametrize("game", [name for name, rules in PRESETS.items() if isinstance(rules, Rules)])
def test_a_game_goes_on_where_it_was_left(game: str) -> None:
    table = TableState(game, seed=8, lang="en", level="random")
    for _ in range(4):
        if not table.game.over:
            take_turn(table)
    again = resume(table.saved)
    assert again.game == table.game
    assert again.saved == table.saved
    assert status(again).startswith("Your game goes on where you left it.")


def test_a_session_goes_on_in_a_later_deal_and_can_be_undone() -> None:
    table = TableState("parliament_last_card", seats=3, seed=999_999_998, lang="en", level=("club", "beginner"))
    for _ in range(2):
        play_out(table)
        table.receive({"type": "next"})
    take_turn(table)
    again = resume(table.saved)
    assert again.game == table.game
    again.receive({"type": "undo"})
    table.receive({"type": "undo"})
    assert again.game == table.game


def dumps(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


GOOD = json.loads(TableState(lang="en").saved)
VALUES = (None, -1, True, "7D", [], [7], [["7D"] * 3], {}, [[[]]])
DAMAGED = [
    *(None, 7, "", "{", "[]", "null", "[" * 40_000, "x" * 60_000),
    *(dumps({**GOOD, key: value}) for key in GOOD for value in VALUES),
    *(dumps({name: value for name, value in GOOD.items() if name != key}) for key in GOOD),
    dumps({**GOOD, "rules": "sedma"}),
    dumps({**GOOD, "deals": [[]] * 101}),
    json.dumps(GOOD),
]


@pytest.mark.parametrize("saved", DAMAGED)
def test_a_damaged_text_is_refused_in_words_and_changes_nothing(saved: object) -> None:
    table = TableState(lang="en")
    before = table.game
    table.receive({"type": "resume", "saved": saved})
    assert table.game is before
    assert notice(table) == "The game that was kept cannot be read, so the table stays as it is."


@pytest.mark.parametrize("seed", range(150))
def test_a_text_with_a_changed_character_gives_a_game_or_words(seed: int) -> None:
    chance = random.Random(seed)
    table = TableState(lang="en")
    take_turn(table)
    saved = list(table.saved)
    saved[chance.randrange(len(saved))] = chance.choice("0123456789\"'{}[],:-azAZ é")
    again = resume("".join(saved))
    assert again.html
    assert again.game.round.outcome is None or again.game.over
