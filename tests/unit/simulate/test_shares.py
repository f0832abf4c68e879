from __future__ import annotations

import pytest

from sevens import FanTan, InvalidOption, Round, Share, bot, play, seat_shares

RULES = FanTan()


@pytest.mark.parametrize(
    ("wins", "deals", "low", "high"),
    [  # Wilson's interval as printed in textbooks and by statistics programs
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
    ],
)
def test_the_interval_is_wilsons(wins: int, deals: int, low: float, high: float) -> None:
    assert Share(wins, deals).interval == pytest.approx((low, high), abs=1e-4)


def test_a_share_lies_in_its_interval_and_more_deals_narrow_it() -> None:
    widths = []
    for deals in (40, 400, 4000):
        share = Share(deals // 4, deals)
        low, high = share.interval
        assert low < share.value == 0.25 < high
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)


def test_play_goes_on_to_the_end_and_no_further() -> None:
    states = list(play(Round.deal(RULES, 3, 1), [bot("club") for _ in range(3)]))
    assert [state.outcome is None for state in states] == [True] * (len(states) - 1) + [False]
    assert list(play(states[-1], [bot("club") for _ in range(3)])) == []


def test_there_is_one_bot_a_seat() -> None:
    with pytest.raises(InvalidOption, match="bots = 3 is not allowed; allowed: 4, one a seat"):
        list(play(Round.deal(RULES, 4, 1), [bot("club")] * 3))


@pytest.mark.parametrize("level", ["random", "club"])
def test_the_same_seed_gives_the_same_shares(level: str) -> None:
    shares = seat_shares(RULES, 5, 200, seed=7, level=level)
    assert shares == seat_shares(RULES, 5, 200, seed=7, level=level)
    assert shares != seat_shares(RULES, 5, 200, seed=8000, level=level)
    assert sum(share.wins for share in shares) == 200
    assert {share.deals for share in shares} == {200}


def test_a_run_can_be_split() -> None:
    """Deal i depends on its own seed only, so two halves add up to the whole."""
    whole = seat_shares(RULES, 4, 100, seed=1, level="random")
    halves = [seat_shares(RULES, 4, 50, seed=seed, level="random") for seed in (1, 51)]
    assert [share.wins for share in whole] == [a.wins + b.wins for a, b in zip(*halves, strict=True)]


def test_the_first_entry_is_the_seat_that_opens() -> None:
    """The opener of a table of random players wins more often than its share."""
    shares = seat_shares(RULES, 4, 2000, seed=1, level="random")
    assert shares[0].interval[0] > 0.25


def test_fined_passes_are_played_out_round_by_round() -> None:
    shares = seat_shares(FanTan(enforcement="fine"), 3, 30, seed=1, level="random")
    assert sum(share.wins for share in shares) == 30


def test_counting_by_rounds_gives_the_same_shares() -> None:
    """The club player never passes by choice, so the deals are the same whether a pass is refused or fined."""
    counted = [seat_shares(FanTan(enforcement=e), 4, 60, seed=5, level="club") for e in ("strict", "fine")]
    assert counted[0] == counted[1]


@pytest.mark.parametrize(
    ("option", "value"), [("deals", 0), ("deals", 1.5), ("deals", True), ("seats", 2), ("seed", -1), ("level", "x")]
)
def test_what_cannot_be_counted_is_refused(option: str, value: object) -> None:
    given = {"seats": 4, "deals": 5, "seed": 1, "level": "club"} | {option: value}
    with pytest.raises(InvalidOption, match=f"{option} = "):
        seat_shares(RULES, **given)  # type: ignore[arg-type]
