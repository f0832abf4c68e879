"""One row a deal: the same whether it is played in place or as states, and true to the deal."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

import pytest

from sevens import PRESETS, DealRow, InvalidOption, Round, bot, preset, sedma, settle, simulate
from sevens.simulate.runs import picks
from tests.unit.simulate.players import Last, Modest


class StateByState:
    """A ready bot that cannot choose from masks."""

    def __init__(self, level: str, make: Any, seed: int) -> None:
        self.name, self.choose = level, make(level, seed).choose


def line_up(game: str, level: str, *, states: bool = False) -> list[Any]:
    rules = PRESETS[game]
    make = sedma.bot if isinstance(rules, sedma.Sedma) else bot
    entry = partial(StateByState, level, make) if states else level
    return [entry, "beginner" if level == "random" else "random", *["beginner"] * (rules.min_players - 2)]


@pytest.mark.parametrize("level", ["random", "beginner"])
@pytest.mark.parametrize("game", PRESETS)
def test_a_row_is_the_same_in_place_and_by_states(game: str, level: str) -> None:
    quick, slow = (list(simulate(game, line_up(game, level, states=states), 24, seed=3, rotate=True)) for states in (False, True))
    assert quick == slow


def test_a_row_of_fan_tan_adds_up() -> None:
    for row in simulate("fan_tan_stakes", ["club", "beginner", "random", "random"], 50, seed=7):
        assert row.turns == 52 - sum(row.left) + sum(row.passes)
        assert sum(row.chips) == 0
        assert [row.left[seat] for seat in row.winners] == [0]
        assert (row.ghosts, row.points) == ((), ())


def test_a_row_of_shichi_narabe_tells_the_ghosts_and_their_points() -> None:
    rows = list(simulate("shichi_narabe", ["random"] * 4, 50, seed=7))
    assert any(row.ghosts for row in rows)
    for row in rows:
        assert all(row.passes[seat] == 3 and row.left[seat] == 0 < row.points[seat] for seat in row.ghosts)
        assert all(row.points[seat] == 0 for seat in row.winners)
        assert row.chips == ()


def test_in_sedma_a_side_wins_with_its_points() -> None:
    for row in simulate("sedma_pairs", ["beginner", "random"] * 2, 50, seed=7):
        assert row.winners in {(0, 2), (1, 3)}
        assert row.points[0] + row.points[1] == 90
        assert row.points[:2] == row.points[2:]
        assert {row.points[seat] >= 50 for seat in row.winners} == {True}


def test_a_deal_can_be_played_again_from_its_row() -> None:
    for row in simulate("fan_tan", ["beginner"] * 3, 10, seed=5):
        state = Round.deal(preset("fan_tan"), 3, row.seed, row.dealer)
        while state.outcome is None:
            state = state.after(state.legal_moves()[0])
        assert (settle(state).net, (state.outcome.winner,)) == (row.chips, row.winners)


def test_deals_move_on_and_each_has_its_own_seed() -> None:
    rows = list(simulate("fan_tan", ["random"] * 4, 6, seed=4))
    assert [(row.seed, row.dealer) for row in rows] == [(4, 0), (5, 1), (6, 2), (7, 3), (8, 0), (9, 1)]


def test_with_rotation_each_deal_comes_once_for_every_seat_of_a_player() -> None:
    rows = list(simulate("fan_tan", ["club", "random", "random"], 6, seed=1, rotate=True))
    assert [(row.seed, row.bots.index("club")) for row in rows] == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    pairs = list(simulate("sedma_pairs", ["beginner", "random"] * 2, 4, seed=1, rotate=True))
    assert [(row.seed, row.bots.index("beginner")) for row in pairs] == [(1, 0), (1, 1), (2, 0), (2, 1)]


def test_a_bot_of_one_s_own_plays_as_it_chooses() -> None:
    assert not picks(Modest)
    own, heir = (list(simulate("fan_tan", [kind, "random", "random"], 20, seed=1)) for kind in (Last, Modest))
    assert [row._replace(bots=()) for row in own] == [row._replace(bots=()) for row in heir]
    assert Counter(row.bots for row in own) == {("last", "random", "random"): 20}


def test_a_row_is_a_plain_tuple() -> None:
    (row,) = simulate("fan_tan", ["random"] * 3, 1, seed=1)
    assert tuple(row._asdict()) == DealRow._fields


@pytest.mark.parametrize(
    ("option", "value", "named"),
    [
        ("game", "fan_tam", "preset"),
        ("deals", 0, "deals"),
        ("deals", True, "deals"),
        ("seed", -1, "seed"),
        ("seed", "x", "seed"),
        ("line_up", ["club"] * 2, "seats"),
        ("line_up", ["club", "club", "clubs"], "level"),
        ("line_up", ["club", "club", 7], "level"),
        ("line_up", ["club", "club", object], "line_up"),
        ("on", "two cores", "on"),
    ],
)
def test_what_cannot_be_simulated_is_refused_at_once(option: str, value: object, named: str) -> None:
    given: dict[str, Any] = {"game": "fan_tan", "line_up": ["club"] * 3, "deals": 5, "seed": 1} | {option: value}
    with pytest.raises(InvalidOption, match=f"^{named} = "):
        simulate(**given)
