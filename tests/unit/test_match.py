from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sevens import FanTan, InvalidOption, Round, Session, SevensError, ShichiNarabe, bot, play, preset
from sevens.match import Result, leaders
from sevens.scores import penalties
from tests.positions import after, position

RULES = FanTan()


def finished(first: Round) -> Round:
    *_, last = play(first, [bot("beginner") for _ in first.hands])
    return last


def over() -> Session:
    session = Session.start(RULES, seats=3, deals=1)
    return session.after(finished(session.deal(seed=1)))


@pytest.mark.parametrize("deals", [0, -1, 2.5, "3", True])
def test_the_number_of_deals_is_a_whole_number_from_1(deals: object) -> None:
    with pytest.raises(InvalidOption, match=r"deals = .* a whole number from 1"):
        Session.start(RULES, 4, deals=deals)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("seats", "dealer", "message"), [(2, 0, "3 to 8"), (9, 0, "3 to 8"), (4, 4, "0 to 3"), (4, -1, "0 to 3")]
)
def test_seats_and_dealer_are_checked(seats: int, dealer: int, message: str) -> None:
    with pytest.raises(InvalidOption, match=message):
        Session.start(RULES, seats, dealer=dealer)


def test_before_the_first_deal_nobody_is_ahead() -> None:
    session = Session.start(RULES, seats=4)
    assert session.chips == (0, 0, 0, 0)
    assert session.tied == (0, 1, 2, 3)
    assert session.winners == ()
    assert not session.over


def test_a_session_does_not_change() -> None:
    session = Session.start(RULES, seats=3)
    copy = replace(session)
    session.after(finished(session.deal(seed=2)))
    assert session == copy


def test_a_deal_still_going_on_cannot_be_added() -> None:
    session = Session.start(RULES, seats=3)
    with pytest.raises(SevensError, match="not over yet"):
        session.after(session.deal(seed=1))


def test_after_the_last_deal_there_is_no_other() -> None:
    session = over()
    with pytest.raises(SevensError, match="over after 1 deals"):
        session.deal(seed=2)
    with pytest.raises(SevensError, match="over after 1 deals"):
        session.after(finished(Round.deal(RULES, 3, 2)))


def test_a_deal_of_other_seats_or_rules_is_refused() -> None:
    session = Session.start(RULES, seats=4)
    with pytest.raises(InvalidOption, match="seats = 5 is not allowed; allowed: 4 in this deal"):
        session.after(finished(Round.deal(RULES, 5, 1)))
    with pytest.raises(InvalidOption, match="the rules of the session"):
        session.after(finished(Round.deal(FanTan(chip_per_card=1), 4, 1)))


def test_a_playoff_takes_a_deal_of_the_tied_only() -> None:
    rules = FanTan(tie_break="playoff")
    session = Session.start(rules, seats=4, deals=1)
    session = session.after(after(position("D 7", "8D", "KS", "QS", "JS", rules=rules), "8D"))
    tied = replace(session, results=(replace(session.results[0], net=(0, 0, 0, 0), unplayed=(1, 1, 1, 2)),))
    assert tied.playoff
    with pytest.raises(InvalidOption, match="allowed: 3 in this deal"):
        tied.after(finished(Round.deal(rules, 4, 1)))
    assert [hand.bit_count() for hand in tied.deal(seed=1).hands] == [17, 18, 17]


@pytest.mark.parametrize(
    ("chips", "unplayed", "expected"),
    [((30, 30, 22), (4, 2, 0), (1,)), ((5, 5, 5), (2, 2, 3), (0, 1)), ((1, 9, 2), (0, 9, 0), (1,))],
)
def test_leaders(chips: tuple[int, ...], unplayed: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert leaders(chips, unplayed) == expected


REAL = (
    "fan_tan",
    "fan_tan_stakes",
    "fan_tan_points",
    "sjuan",
    "parliament",
    "parliament_winner_gains",
    "parliament_penalty_points",
)


@pytest.mark.parametrize("game", [*REAL, "shichi_narabe", "shichi_narabe_no_ghost"])
def test_a_deal_at_a_real_table_is_reckoned_like_one_that_the_package_has_played(game: str) -> None:
    rules = preset(game)
    played = counted = Session.start(rules, 4, deals=4)
    for seed in range(4):
        last = finished(played.deal(seed))
        assert last.outcome is not None
        winner = last.outcome.winner if last.outcome.won else None
        numbers = {
            "left": [hand.bit_count() for hand in last.hands],
            "paid": [put + (0 if seat == winner else last.owed[seat]) for seat, put in enumerate(last.paid)],
            "points": penalties(rules, last.hands, last.layout, last.aside, winner),
        }
        asked = {what: numbers[what] for what in Result.needed(rules)}
        played = played.after(last)
        counted = counted.with_result(Result.from_table(rules, 4, winner, **asked))
        assert (counted.dealer, counted.leader, counted.wins) == (played.dealer, played.leader, played.wins)
    if "paid" in Result.needed(rules):
        assert counted.chips == played.chips
    assert (counted.points, counted.tied, counted.winners) == (played.points, played.tied, played.winners)


@pytest.mark.parametrize(
    ("game", "numbers", "what"),
    [
        ("fan_tan", {"winner": None, "left": (0, 1, 1), "paid": (1, 1, 1)}, "winner"),
        ("fan_tan", {"winner": 3, "left": (0, 1, 1), "paid": (1, 1, 1)}, "winner"),
        ("fan_tan", {"winner": 1, "left": (0, 1, 1), "paid": (1, 1, 1)}, "left"),
        ("fan_tan", {"winner": 0, "left": (0, 0, 1), "paid": (1, 1, 1)}, "left"),
        ("fan_tan", {"winner": 0, "left": (0, 2), "paid": (1, 1, 1)}, "left"),
        ("fan_tan", {"winner": 0, "left": (0, 1, 2), "paid": (1, -1, 1)}, "paid"),
        ("fan_tan", {"winner": 0, "left": (0, 1, 2)}, "paid"),
        ("fan_tan_points", {"winner": 0, "left": (0, 1, 2), "points": (0, -1, 3)}, "points"),
        ("shichi_narabe", {"winner": 0, "points": (0, 1.5, 3)}, "points"),
        ("shichi_narabe", {"winner": 1, "points": (0, 12, 3)}, "points"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(game: str, numbers: dict[str, Any], what: str) -> None:
    with pytest.raises(InvalidOption) as refused:
        Result.from_table(preset(game), 3, **numbers)
    assert refused.value.option == what


def test_in_a_playoff_only_the_winner_counts_among_the_tied() -> None:
    rules = ShichiNarabe()
    session = Session.start(rules, 3, deals=1).with_result(Result.from_table(rules, 3, winner=None, points=(4, 9, 4)))
    assert (session.playoff, session.tied) == (True, (0, 2))
    decided = session.with_result(Result.from_table(rules, 2, winner=1, points=(7, 0)))
    assert (decided.winners, decided.points) == ((2,), (4, 9, 4))


def test_a_result_for_other_seats_is_refused() -> None:
    session = Session.start(RULES, 4)
    with pytest.raises(InvalidOption, match="seats = 3"):
        session.with_result(Result.from_table(RULES, 3, 0, left=(0, 1, 1), paid=(1, 1, 1)))
