from __future__ import annotations

import random
import statistics
from collections.abc import Callable

import pytest

from sevens import FanTan, InvalidOption, Round, ShichiNarabe, analyse, play, preset, seat_shares, settle
from sevens.bots import Beginner, Bot, Club
from sevens.bots.policy import Policy
from sevens.experiments import (
    Finding,
    Findings,
    ante_compensation,
    by_place,
    chips_by_place,
    deals_with_ghosts,
    end_cards,
    far_cards,
    ghost_readings,
    holding_blockers,
    knowing_all,
    luck_and_skill,
    second_half,
    sevens_early_or_late,
    short_suits,
    spending_passes,
    tables,
)
from sevens.experiments.findings import mean, mean_of_blocks
from sevens.experiments.luck import parts_of
from sevens.experiments.open_hands import can_win

SMALL = {
    "by_place": lambda: by_place(preset("parliament"), 4, 40, 7, level="random"),
    "sevens": lambda: sevens_early_or_late(4, 40, 7),
    "spending": lambda: spending_passes(4, 40, 7, level="random"),
    "blockers": lambda: holding_blockers(4, 40, 7),
    "ghosts": lambda: deals_with_ghosts(3, 40, 7),
    "readings": lambda: ghost_readings(4, 8, 7),
    "antes": lambda: ante_compensation(3, 40, 7),
    "chips": lambda: chips_by_place(5, 40, 7),
    "luck": lambda: luck_and_skill(4, 40, 7),
    "ends": lambda: end_cards(4, 40, 7),
    "suits": lambda: short_suits(5, 40, 7, preset("parliament")),
    "far": lambda: far_cards(3, 40, 7),
    "knowing": lambda: knowing_all(4, 40, 7),
    "second half": lambda: second_half(4, 8, 7),
}


@pytest.mark.parametrize("experiment", SMALL.values(), ids=SMALL)
def test_it_finds_the_same_without_numpy(experiment: Callable[[], Findings], monkeypatch: pytest.MonkeyPatch) -> None:
    found = experiment()
    monkeypatch.setattr(tables, "find_spec", lambda _name: None)
    assert experiment() == found
    assert len({tuple(finding.setting.values()) for finding in found.rows}) == len(found.rows)
    for row in found.table():
        assert row["low"] <= row["value"] <= row["high"]
        assert (row["deals"], row["seed"]) in {(8, 7), (40, 7)}


def test_places_win_as_often_as_seat_shares_says() -> None:
    shares = seat_shares(preset("fan_tan"), 5, 200, 3, "club")
    found = by_place(preset("fan_tan"), 5, 200, 3)
    assert [(found[place].value, found[place].interval) for place in range(5)] == [(s.value, s.interval) for s in shares]


def test_one_like_all_the_others_wins_its_share() -> None:
    """25 % and 4 standard deviations of 2000 deals."""
    assert sevens_early_or_late(4, 2000, 1)["by worth", "club"].value == pytest.approx(0.25, abs=0.039)


def test_the_only_player_left_wins_in_the_end_as_well() -> None:
    """What he cannot lay himself lies exposed, so he is never stuck: it does not matter whether he wins at once."""
    at_once = spending_passes(4, 60, 5, ShichiNarabe(sole_survivor="at_once"))
    assert at_once == spending_passes(4, 60, 5)


def test_more_tokens_make_fewer_ghosts() -> None:
    found = deals_with_ghosts(5, 400, 1)
    assert found[5].interval[1] < found[3].interval[0]


def test_cards_that_drop_as_they_fit_play_like_cards_beyond_a_gap() -> None:
    """Either way a column grows on through them as soon as it gets there."""
    found = ghost_readings(4, 100, 1, level="random")
    assert found["with gaps"].value == found["by themselves"].value < found["never"].value


def test_the_first_ghost_comes_whatever_becomes_of_his_cards() -> None:
    """So a reading changes how many follow, but never whether there is one."""
    found = [tables.deals_of(rules, 4, 12, 1).play(rules, [tables.Policy()] * 4) for rules in (
        ShichiNarabe(), ShichiNarabe(ghost_cards="gaps"), ShichiNarabe(ghost_cards="auto"), ShichiNarabe(exposed_play="never"),
    )]  # fmt: skip
    assert len({tuple(map(any, zip(*ends.ghosts, strict=True))) for ends in found}) == 1


@pytest.mark.parametrize("compensation", ["short_pays_less", "short_pays_more", "none"])
def test_chips_are_those_of_settled_rounds(compensation: str) -> None:
    nets: dict[int, list[float]] = {17: [], 18: []}
    for seed in range(1, 41):
        start = Round.deal(FanTan(ante_compensation=compensation), 3, seed, dealer=seed % 3)
        *_, last = play(start, [Club()] * 3)
        for size, values in nets.items():
            of_size = [chips for chips, hand in zip(settle(last).net, start.hands, strict=True) if hand.bit_count() == size]
            values.append(statistics.mean(of_size))
    found = ante_compensation(3, 40, 1)
    for size, values in nets.items():
        middle, half = statistics.mean(values), statistics.NormalDist().inv_cdf(0.975) * statistics.stdev(values) / 40**0.5
        assert found[compensation, size].value == pytest.approx(middle)
        assert found[compensation, size].interval == pytest.approx((middle - half, middle + half))


def test_a_place_is_counted_from_the_dealer() -> None:
    sums = [0.0] * 4
    for seed in range(1, 41):
        *_, last = play(Round.deal(FanTan(), 4, seed, dealer=seed % 4), [Club()] * 4)
        for place in range(1, 5):
            sums[place - 1] += settle(last).net[(seed + place) % 4]
    found = chips_by_place(4, 40, 1)
    assert [found[place].value for place in range(1, 5)] == pytest.approx([total / 40 for total in sums])


def test_the_parts_of_luck_and_skill_add_up_as_in_an_analysis_of_variance() -> None:
    """Where chance alone decides there is neither, where the better player's seat always wins there is skill alone."""
    draw = random.Random(1)
    chance = [[draw.randrange(4) for _ in range(4)] for _ in range(20_000)]
    assert parts_of(chance) == pytest.approx((0, 0, 1), abs=0.01)
    assert parts_of([[0, 1, 2, 3]] * 10) == pytest.approx((0, 1, 0), abs=1e-9)
    assert parts_of([[seat] * 4 for seat in range(4)]) == pytest.approx((1, 0, 0), abs=1e-9)


def winnable(state: Round, seat: int, others: Bot) -> bool:
    """Whether a seat wins with one of all its ways to play on, the moves of the others being theirs."""
    if state.outcome is not None:
        return state.outcome.winner == seat
    moves = state.legal_moves() if state.turn == seat else [others.choose(state.seen_by(state.turn))]
    return any(winnable(state.after(move), seat, others) for move in moves)


@pytest.mark.parametrize(("level", "bot"), [("club", Club()), ("beginner", Beginner())])
def test_who_knows_all_finds_a_win_wherever_there_is_one(level: str, bot: Bot) -> None:
    """Against trying out every way to play, in deals of eight short hands."""
    found = []
    for seed in range(1, 31):
        start = Round.deal(FanTan(), 8, seed, dealer=seed % 8)
        expected = winnable(start, seed % 5, bot)
        assert can_win(start, seed % 5, Policy(level).bot(lambda: 0.0)) == expected
        found.append(expected)
    assert len(set(found)) == 2


def test_who_knows_all_wins_every_deal_that_a_club_player_wins() -> None:
    dealt = [Round.deal(FanTan(), 4, seed, dealer=seed % 4) for seed in range(1, 31)]
    for start in dealt:
        *_, last = play(start, [Club()] * 4)
        assert last.outcome
        assert can_win(start, last.outcome.winner, Policy().bot(lambda: 0.0))


def test_the_second_half_is_as_an_analysis_of_each_position_says() -> None:
    forced = kept = given = 0
    for seed in range(7, 15):
        states = list(play(Round.deal(FanTan(), 4, seed, dealer=seed % 4), [Club()] * 4))
        half = [state for state in states[:-1] if sum(map(int.bit_count, state.hands)) <= 26]
        analyses = [analyse(state) for state in half]
        forced += analyses[0].forced
        kept += analyses[0].winner == states[-1].outcome.winner  # type: ignore[union-attr]
        results = [*(found.winner for found in analyses), states[-1].outcome.winner]  # type: ignore[union-attr]
        given += any(found.seat_wins and after != found.seat for found, after in zip(analyses, results[1:], strict=True))
    found = second_half(4, 8, 7)
    assert [found["club", what].value * 8 for what in ("forced", "kept", "given away")] == [forced, kept, given]
    assert 0 < kept < 8


def test_ways_to_choose_a_suit_differ() -> None:
    """Laying from the shortest suit, and never a last card of a suit, are habits that show at once."""
    suits = short_suits(4, 2000, 1)
    assert suits["shortest", "club"].interval[1] < suits["by worth", "club"].interval[0]
    ends = end_cards(4, 2000, 1)
    assert ends["last", "club"].interval[1] < ends["by worth", "club"].interval[0]


def test_intervals_are_those_of_the_textbook() -> None:
    values = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]  # mean 5, sum of squares 32
    half = 1.959964 * (32 / 7 / 8) ** 0.5
    assert mean({}, values, 1).interval == pytest.approx((5 - half, 5 + half))
    blocks = mean_of_blocks({}, [0.0, 1.0] * 10, deals=200, seed=1)  # variance 5/19
    half = 2.093 * (5 / 19 / 20) ** 0.5
    assert blocks.interval == pytest.approx((0.5 - half, 0.5 + half), abs=1e-4)
    assert blocks.deals == 200


def test_findings_show_themselves_as_a_table() -> None:
    found = Findings("deals won", (Finding({"place": 0}, 0.25, (0.24, 0.26), 7000, 1),))
    assert found._repr_html_() == (
        "<table><caption>deals won</caption>"
        '<thead><tr><th scope="col">place</th><th scope="col">value</th><th scope="col">low</th><th scope="col">high</th>'
        '<th scope="col">deals</th><th scope="col">seed</th></tr></thead>'
        '<tbody><tr><th scope="row">0</th><td>0.2500</td><td>0.2400</td><td>0.2600</td><td>7000</td><td>1</td></tr></tbody>'
        "</table>"
    )


@pytest.mark.parametrize("numpy", [True, False])
@pytest.mark.parametrize(("option", "value"), [("deals", 0), ("deals", 1.5), ("players", 2), ("seed", -1)])
def test_what_cannot_be_counted_is_refused(option: str, value: object, numpy: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not numpy:
        monkeypatch.setattr(tables, "find_spec", lambda _name: None)
    given = {"players": 4, "deals": 5, "seed": 1} | {option: value}
    name = {"players": "seats"}.get(option, option)
    with pytest.raises(InvalidOption, match=f"{name} = "):
        spending_passes(**given)  # type: ignore[arg-type]


def test_too_few_deals_for_an_interval_are_refused() -> None:
    with pytest.raises(InvalidOption, match="deals = 19 is not allowed; allowed: a whole number from 20"):
        luck_and_skill(4, 19, 1)
