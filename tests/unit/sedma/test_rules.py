from __future__ import annotations

import re

import pytest

from sevens import InvalidOption
from sevens.sedma import GERMAN, Rank, Sedma
from sevens.sedma.cards import SEVENS
from sevens.sedma.rules import draws


def test_every_option_names_where_it_comes_from_and_what_it_allows() -> None:
    for option in Sedma().options():
        assert option.value == option.default == option.allowed[0]
        assert len(option.allowed) > 1
        assert option.sources
        assert all(re.fullmatch(r"(SE-\d\d|Q-SE-\d)", source) for source in option.sources)
        for other in option.allowed:
            assert Sedma.with_options(**{option.name: other}).changed() == (
                {option.name: other} if other != option.default else {}
            )


def test_every_open_point_with_readings_has_an_option() -> None:
    sources = {source for option in Sedma().options() for source in option.sources}
    assert {f"Q-SE-{n}" for n in (1, 2, 3, 4, 5, 6, 8, 9)} <= sources


@pytest.mark.parametrize("name", [option.name for option in Sedma().options()])
def test_a_value_that_is_not_allowed_is_refused_with_those_that_are(name: str) -> None:
    for value in ("none", None, -1, 1.0, True):
        with pytest.raises(InvalidOption, match=f"{name} = {value!r} is not allowed; allowed: "):
            Sedma(**{name: value})


def test_an_unknown_option_is_refused_with_all_names() -> None:
    with pytest.raises(InvalidOption, match="one of the options players, prolong_when, "):
        Sedma.with_options(colour="red")


def test_seats_are_as_many_as_players() -> None:
    assert [(rules.min_players, rules.max_players, rules.sides) for rules in (Sedma(), Sedma(players=4))] == [
        (2, 2, ((0,), (1,))),
        (4, 4, ((0, 2), (1, 3))),
    ]


def test_what_beats_a_led_card() -> None:
    for card in GERMAN.cards:
        equals = GERMAN.rank_mask(card.rank) | SEVENS
        assert Sedma().beaters[card.bit] == equals
        assert Sedma(seven_led="any_value").beaters[card.bit] == (GERMAN.full if card.rank == Rank.SEVEN else equals)


@pytest.mark.parametrize(
    ("draw", "sizes", "first", "stock", "order"),
    [
        ("one_at_a_time", (3, 3), 1, 24, (1, 0)),
        ("one_at_a_time", (0, 0), 0, 24, (0, 1, 0, 1, 0, 1, 0, 1)),
        ("one_at_a_time", (2, 2, 2, 2), 3, 4, (3, 0, 1, 2)),
        ("one_at_a_time", (3, 3, 3, 3), 2, 0, ()),
        ("fill_winner_first", (2, 2), 1, 2, (1, 1)),
        ("fill_winner_first", (2, 2, 2, 2), 3, 5, (3, 3, 0, 0, 1)),
        ("fill_winner_first", (3, 1), 0, 9, (0, 1, 1, 1)),
    ],
)
def test_the_order_of_drawing(draw: str, sizes: tuple[int, ...], first: int, stock: int, order: tuple[int, ...]) -> None:
    assert draws(draw, sizes, first, stock) == order
