from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from sevens import IllegalMove, InvalidOption, SevensError, Unreadable
from sevens.game import SeatView, State
from sevens.sedma import (
    GERMAN,
    STOP,
    Card,
    Deal,
    Play,
    Reason,
    Sedma,
    Task,
    View,
    bot,
    parse_move,
    parse_position,
    play,
    playout,
    settle,
)
from tests.sedma_positions import after, position

START = Deal.deal(Sedma(), 2, seed=7)


def test_deals_and_views_follow_the_protocol() -> None:
    for protocol, thing in ((State, START), (SeatView, START.seen_by(0))):
        assert [n for n in vars(protocol) if not n.startswith("_") and not hasattr(thing, n)] == []
    assert isinstance(START.seen_by(0), View)


def test_a_deal_is_the_same_for_the_same_seed_in_any_version() -> None:
    assert Deal.deal(Sedma(), 2, seed=7) == START
    assert GERMAN.text(START.hands[1]) == "7L 9L 7A KA"


def test_a_deal_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        START.turn = 1  # type: ignore[misc]


@pytest.mark.parametrize("seed", [-1, 1.0, "1", True, None])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(InvalidOption, match="seed"):
        Deal.deal(Sedma(), 2, seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("dealer", [-1, 2, "0", True])
def test_a_dealer_has_a_seat(dealer: object) -> None:
    with pytest.raises(InvalidOption, match=r"dealer = .* is not allowed; allowed: 0 to 1"):
        Deal.deal(Sedma(), 2, 1, dealer)  # type: ignore[arg-type]


def test_a_deal_from_hands_is_the_same_deal() -> None:
    hands = [START.hand(seat) for seat in (0, 1)]
    stock = [GERMAN.card(bit) for bit in START.table.stock]
    assert Deal.from_hands(Sedma(), hands, stock) == START
    with pytest.raises(Unreadable, match="4 cards in each hand"):
        Deal.from_hands(Sedma(), [hands[0], hands[1][:3]], stock)
    with pytest.raises(Unreadable, match="each of the 32 cards of the pack once"):
        Deal.from_hands(Sedma(), hands, stock[:-1])
    with pytest.raises(Unreadable, match="each of the 32 cards of the pack once"):
        Deal.from_hands(Sedma(), hands, [*stock[:-1], hands[0][0]])
    with pytest.raises(InvalidOption, match="seats = 3"):
        Deal.from_hands(Sedma(), [*hands, hands[0]], stock)


@pytest.mark.parametrize(
    ("moves", "text", "reason"),
    [
        ("", "-", Reason.MUST_LEAD),
        ("", "9A", Reason.NOT_IN_HAND),
        ("KH", "-", Reason.MUST_PLAY),
        ("KH", "KL", Reason.NOT_IN_HAND),
        ("KH 7B", "8H", Reason.CANNOT_PROLONG),
        ("KH 7B", "7B", Reason.NOT_IN_HAND),
    ],
)
def test_a_refusal_says_why(moves: str, text: str, reason: Reason) -> None:
    state = after(position("KH KL 8H", "7B 8B 9B"), moves)
    with pytest.raises(IllegalMove) as error:
        state.after(parse_move(text))
    assert error.value.refusal.reason is reason
    assert str(error.value).startswith(("stop" if text == "-" else text) + f": {reason.value}")


def test_a_seat_that_is_not_to_move_is_told_so() -> None:
    state = position("KH KL", "7B 8B")
    view = state.seen_by(1)
    assert view.legal_moves() == ()
    for move in (Play(Card.parse("7B")), STOP):
        refusal = view.why_not(move)
        assert refusal is not None
        assert refusal.reason is Reason.NOT_YOUR_TURN


def test_what_is_no_move_is_no_question() -> None:
    for thing in ("7H", None, 7):
        with pytest.raises(Unreadable, match=r"a move: Play\(card\) or STOP"):
            START.after(thing)  # type: ignore[arg-type]


def test_the_task_of_the_seat_to_move() -> None:
    state = position("KH KL", "8B 9B", "7L 8L", "9A UA")
    tasks = {moves: after(state, moves).seen_by(0).task for moves in ("", "KH", "KH 8B", "KH 8B 7L")}
    assert tasks == {"": Task.LEAD, "KH": Task.BEAT, "KH 8B": Task.FEED, "KH 8B 7L": Task.BEAT}
    assert after(position("KH KL", "7B 9B"), "KH 7B").seen_by(0).task is Task.PROLONG


def test_a_deal_that_goes_on_is_not_settled() -> None:
    with pytest.raises(SevensError, match="not over yet"):
        settle(START)


def test_play_wants_one_bot_a_seat() -> None:
    with pytest.raises(InvalidOption, match="bots = 1 is not allowed; allowed: 2, one a seat"):
        list(play(START, [bot("random")]))


def test_a_playout_of_a_finished_deal_has_no_turns() -> None:
    *_, last = play(START, [bot("beginner"), bot("beginner")])
    found = playout(last, [bot("random"), bot("random")])
    assert (found.turns, found.won, found.last) == ([], last.table.won, last.holder)


@pytest.mark.parametrize("draw", ["one_at_a_time", "fill_winner_first"])
def test_a_playout_draws_from_a_stock_that_does_not_go_round(draw: str) -> None:
    state = parse_position("hands KH 8H 9H 10H / 7B 9B KB UL; stock AH; won * /; leader 0", Sedma(draw=draw))
    bots = [bot("beginner"), bot("beginner")]
    *_, last = play(state, bots)
    found = playout(state, bots)
    assert (found.won, found.tricks, found.last) == (last.table.won, last.table.tricks, last.holder)
