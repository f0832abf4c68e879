"""Everybody against everybody: line-ups, standings, ratings."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any

import pytest

from sevens import InvalidOption, Share, Standings, tournament
from sevens.simulate.ratings import Score, ratings
from tests.unit.simulate.players import Last

THREE = {"Ann": "club", "Bob": "beginner", "Cid": "random"}


def test_every_line_up_plays_every_deal_at_every_seat() -> None:
    *_, end = tournament("fan_tan", THREE, deals=5, seed=1, seats=3)
    # of ten choices of three out of three with repetition, three are of one player alone
    assert {score.line_up: score.deals for score in end.scores} == {
        tuple(names): 15
        for names in (
            ("Ann", "Ann", "Bob"), ("Ann", "Ann", "Cid"), ("Ann", "Bob", "Bob"), ("Ann", "Bob", "Cid"),
            ("Ann", "Cid", "Cid"), ("Bob", "Bob", "Cid"), ("Bob", "Cid", "Cid"),
        )
    }  # fmt: skip
    assert end.deals == end.planned == 105
    assert sum(end.share(name).wins for name in THREE) == 105
    assert {end.share(name).deals for name in THREE} == {105}


def test_one_against_the_rest_is_a_table_for_each_ordered_pair() -> None:
    *_, end = tournament("fan_tan", THREE, deals=2, seed=1, line_ups="one_against_rest")
    assert [score.line_up[0] + "-" + score.line_up[1] for score in end.scores] == [
        "Ann-Bob", "Ann-Cid", "Bob-Ann", "Bob-Cid", "Cid-Ann", "Cid-Bob",
    ]  # fmt: skip
    assert {(len(score.line_up), score.deals) for score in end.scores} == {(4, 8)}


@pytest.mark.parametrize(("game", "turns"), [("sedma", 2), ("sedma_pairs", 2)])
def test_in_sedma_sides_play(game: str, turns: int) -> None:
    for line_ups in ("every", "one_against_rest"):
        *_, end = tournament(game, {"Ann": "beginner", "Bob": "random"}, deals=100, seed=1, line_ups=line_ups)
        assert [(score.line_up, score.deals) for score in end.scores] == [(("Ann", "Bob"), 100 * turns)]
        assert [standing.name for standing in end.ranking] == ["Ann", "Bob"]
        assert end.over("Ann", "Bob") == end.share("Ann").value == 1 - end.share("Bob").value


def test_in_sedma_the_rules_say_how_many_play() -> None:
    with pytest.raises(InvalidOption, match="seats = 5 is not allowed"):
        tournament("sedma_pairs", {"Ann": "beginner", "Bob": "random"}, deals=1, seed=1, seats=5)


def test_the_better_player_leads_with_share_pairs_and_rating() -> None:
    *_, end = tournament("fan_tan", THREE, deals=30, seed=1)
    assert end.ranking[0].name == "Ann"
    assert end.ranking[0].rating == max(standing.rating for standing in end.ranking)
    assert sum(standing.rating for standing in end.ranking) == pytest.approx(3 * 1500)
    over = end.over("Ann", "Cid")
    assert over is not None
    assert over > 0.5
    assert end.over("Cid", "Ann") == pytest.approx(1 - over)
    assert end.ranking[0].share.interval[0] > 0.25


def test_players_who_are_the_same_are_alike() -> None:
    *_, end = tournament("fan_tan", {"Ann": "beginner", "Bob": "beginner"}, deals=25, seed=3)
    assert end.over("Ann", "Bob") == 0.5
    assert [standing.rating for standing in end.ranking] == pytest.approx([1500, 1500])


def test_standings_grow_and_the_tournament_can_be_left() -> None:
    seen = [standings.deals for standings in islice(tournament("fan_tan", THREE, deals=50, seed=1, seats=3), 3)]
    assert seen == [21, 42, 63]


def test_whoever_plays_the_standings_are_the_same() -> None:
    entries: dict[str, Any] = THREE | {"Dot": Last}
    alone = list(tournament("shichi_narabe", entries, deals=3, seed=1, line_ups="one_against_rest"))
    with ThreadPoolExecutor(2) as threads:
        assert list(tournament("shichi_narabe", entries, deals=3, seed=1, line_ups="one_against_rest", on=threads)) == alone


@pytest.mark.parametrize(
    ("option", "value", "named"),
    [
        ("entries", {"Ann": "club"}, "entries"),
        ("entries", {"Ann": "club", "Bob": "best"}, "level"),
        ("deals", 0, "deals"),
        ("seats", 2, "seats"),
        ("seats", "4", "seats"),
        ("line_ups", "some", "line_ups"),
        ("on", None, "on"),
    ],
)
def test_what_is_no_tournament_is_refused_at_once(option: str, value: object, named: str) -> None:
    given: dict[str, Any] = {"game": "fan_tan", "entries": THREE, "deals": 2, "seed": 1} | {option: value}
    with pytest.raises(InvalidOption, match=f"^{named} = "):
        tournament(**given)


def test_at_a_table_of_two_ratings_are_those_of_chess() -> None:
    """Who wins ten times as often is 400 points stronger, three times as often 191."""
    for odds, points in ((10, 400), (3, 190.85)):
        rated = ratings("AB", [Score(("A", "B"), 0, {"A": odds * 100_000, "B": 100_000})])
        assert rated["A"] - rated["B"] == pytest.approx(points, abs=0.1)


def test_at_a_larger_table_each_place_counts() -> None:
    """One against three wins half of the deals: as often as three others together, so three times as strong as each."""
    rated = ratings("AB", [Score(("A", "B", "B", "B"), 0, {"A": 100_000, "B": 100_000})])
    assert rated["A"] - rated["B"] == pytest.approx(190.85, abs=0.1)


def test_who_has_never_won_has_a_rating_too() -> None:
    rated = ratings("AB", [Score(("A", "B"), 0, {"A": 20})])
    assert 1500 < rated["A"] < 1500 + 1000


def test_standings_show_themselves() -> None:
    end = Standings(
        ("A", "<B>"),
        (Score(("A", "<B>"), 4000, Counter({"A": 3000, "<B>": 1000})),),
        8000,
        2000,
        Counter({"A": 5000, "<B>": 1000}),
    )
    assert repr(end) == "<Standings after 4,000 of 8,000 deals: A 1595, <B> 1405>"
    shown = end._repr_html_()
    assert "<td>75.0 %</td><td>73.6 to 76.3 %</td><td>1595</td><td>–</td><td>75 %</td>" in shown
    assert '<th scope="row">&lt;B&gt;</th>' in shown


def test_deals_that_go_together_are_worth_one() -> None:
    """Each of 2,000 deals was played twice. Whoever wins both or neither has seen 2,000 things, not 4,000."""
    scores = (Score(("A", "B"), 4000, Counter({"A": 3000, "B": 1000})),)
    for squares, worth in ((6000, 2000), (4500, 4000)):  # 1,500 times two wins; or so even that it cannot be by chance
        end = Standings(("A", "B"), scores, 4000, 2000, Counter({"A": squares}))
        assert end.share("A").worth == pytest.approx(worth, rel=1e-3)
    assert Share(3000, 4000, worth=2000).interval == pytest.approx(Share(1500, 2000).interval)
