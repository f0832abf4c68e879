from __future__ import annotations

from copy import deepcopy
from dataclasses import FrozenInstanceError

import pytest

from sevens import FRENCH, PASS, FanTan, IllegalMove, InvalidOption, Pass, Play, Reason, Round, Unreadable, View, bot, play
from sevens.draft import finishing_order
from tests.positions import after, legal, move, position, start

RULES = FanTan()


def test_a_seed_gives_the_same_deal() -> None:
    assert Round.deal(RULES, 4, 56) == Round.deal(RULES, 4, 56)
    assert Round.deal(RULES, 4, 57).hands != Round.deal(RULES, 4, 56).hands


@pytest.mark.parametrize("seat", [-1, 4, "1", None, True, 1.0])
def test_dealer_and_leader_are_seats_of_the_table(seat: object) -> None:
    with pytest.raises(InvalidOption, match=r"dealer = .* allowed: 0 to 3"):
        Round.deal(RULES, 4, 1, dealer=seat)  # type: ignore[arg-type]
    if seat is not None:
        with pytest.raises(InvalidOption, match=r"leader = .* allowed: 0 to 3"):
            Round.deal(RULES, 4, 1, leader=seat)  # type: ignore[arg-type]


def test_hands_given_must_hold_each_card_once() -> None:
    cards = FRENCH.cards
    whole = [cards[:20], cards[20:40], cards[40:]]
    assert Round.from_hands(RULES, whole).hand(0) == cards[:20]
    for hands in ([cards[:20], cards[20:40], cards[41:]], [cards[:20], cards[19:40], cards[40:]], [cards, (), ()]):
        with pytest.raises(Unreadable, match="each of the 52 cards of the pack in one hand, and no hand empty"):
            Round.from_hands(RULES, hands)
    for seats in (0, 1, 9):
        with pytest.raises(InvalidOption, match="seats = "):
            Round.from_hands(RULES, [cards[i::9] for i in range(seats)])


def test_a_round_does_not_change() -> None:
    first = start("7D", dealer=3)
    before = deepcopy(first)
    first.after(move("7D"))
    assert first == before
    with pytest.raises(FrozenInstanceError):
        first.turn = 2  # type: ignore[misc]


@pytest.mark.parametrize("enforcement", ["strict", "fine"])
def test_the_engine_itself_refuses_a_pass_that_is_not_allowed(enforcement: str) -> None:
    """B-15: not only the page does; hands, turn and chips stay."""
    state = start("", "7D", rules=FanTan(enforcement=enforcement))
    before = deepcopy(state)
    with pytest.raises(IllegalMove) as error:
        state.after(PASS)
    assert error.value.refusal.reason is Reason.MUST_OPEN
    assert state == before


def test_an_illegal_card_costs_nothing_and_never_the_turn() -> None:
    """B-17."""
    state = position("D 7", "8D KS")
    for card in ("KS", "9D", "7D"):
        with pytest.raises(IllegalMove):
            state.after(move(card))
    assert (state.turn, state.pot, legal(state)) == (0, 4, {"8D"})


@pytest.mark.parametrize("seats", range(3, 9))
def test_nobody_moves_after_the_end(seats: int) -> None:
    """B-10, B-14."""
    *_, last = play(Round.deal(RULES, seats, 4), [bot("club") for _ in range(seats)])
    assert last.legal_moves() == ()
    for seat in range(seats):
        assert last.seen_by(seat).legal_moves() == ()
        assert last.seen_by(seat).playable == last.hands[seat] & last.frontier
    for text in ("-", "7D", *map(str, last.hand(last.turn))):
        with pytest.raises(IllegalMove) as error:
            last.after(move(text))
        assert error.value.refusal.reason is Reason.ROUND_OVER


def test_a_finished_end_hides_no_legal_card() -> None:
    """B-03: with finished ends and a finished column the other cards are still found."""
    state = position("S A-K; H A-8; C 7-K; D 4-10", "9H 6C 3D JD 10H 5C 2D QD")
    assert legal(state) == {"9H", "6C", "3D", "JD"}


@pytest.mark.parametrize("nonsense", ["7D", "-", None, 7, "", object()])
def test_what_is_no_move_is_refused_as_such(nonsense: object) -> None:
    for state in (position("D 7", "8D"), position("D 7", "KS")):
        with pytest.raises(Unreadable, match=r"a move: Play\(card\) or PASS"):
            state.after(nonsense)  # type: ignore[arg-type]


def test_any_pass_is_the_pass() -> None:
    assert position("D 7", "KS").after(Pass()) == position("D 7", "KS").after(PASS)


def test_the_order_is_by_cards_left_and_then_by_turn() -> None:
    assert finishing_order([2, 0, 1, 3], winner=1) == (1, 2, 0, 3)
    assert finishing_order([1, 1, 0, 1], winner=2) == (2, 3, 0, 1)


def test_a_forced_pass_shows_what_a_seat_lacks() -> None:
    """Q-FT-13."""
    passed = position("D 7; S 5-8", "KS").after(PASS)
    assert FRENCH.text(passed.lacks[0]) == "4S 9S 7H 7C 6D 8D"
    assert passed.lacks[1:] == (0, 0, 0)


def test_where_a_pass_may_be_a_choice_it_shows_nothing_until_it_cannot_be() -> None:
    rules = FanTan(enforcement="fine")
    assert position("D 7", "KS", rules=rules).after(PASS).lacks == (0, 0, 0, 0)
    skipped = start("", "", "7D", rules=rules).after(PASS)
    assert FRENCH.text(skipped.lacks[1]) == "7D"
    stalled = after(position("D 7", "KS", "9D", "10D", "JD", rules=rules), "- - - - -")
    assert FRENCH.text(stalled.lacks[0]) == "7S 7H 7C 6D 8D"


def test_a_view_holds_what_lies_open() -> None:
    state = after(start("7D 6D", dealer=3), "7D")
    view = state.seen_by(1)
    assert isinstance(view, View)
    assert view.hand == state.hands[1]
    assert view.sizes == (12, 13, 13, 13)
    assert view.pot == state.pot == 4
    assert view.unseen == state.hands[0] | state.hands[2] | state.hands[3]
    assert not {"hands", "withheld", "owed"} & set(View.__slots__)


def test_a_view_refuses_by_its_own_hand_even_out_of_turn() -> None:
    view = position("D 7", "KS", "8D 9S").seen_by(1)
    assert view.legal_moves() == ()
    assert view.why_not(move("8D")) is None
    assert view.why_not(move("9S")).reason is Reason.NEEDS_ANCHOR
    assert view.why_not(move("KS")).reason is Reason.NOT_IN_HAND


def test_plays_and_cards_are_told_apart() -> None:
    state = position("D 7", "8D")
    with pytest.raises(IllegalMove) as error:
        state.after(Play("8D"))  # type: ignore[arg-type]
    assert error.value.refusal.reason is Reason.NOT_IN_HAND


@pytest.mark.parametrize("seat", [-1, 4, "0", None])
def test_nobody_sees_a_round_from_a_seat_there_is_not(seat: object) -> None:
    with pytest.raises(InvalidOption, match="allowed: 0 to 3"):
        Round.deal(FanTan(), 4, 1).seen_by(seat)  # type: ignore[arg-type]
