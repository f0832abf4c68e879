from __future__ import annotations

from dataclasses import replace

import pytest

from sevens import FanTan, InvalidOption, Round, Session, SevensError, bot, play
from sevens.match import leaders
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
