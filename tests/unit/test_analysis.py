"""Exact analysis: positions worked out by hand, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from sevens import (
    FanTan,
    InvalidOption,
    Move,
    Parliament,
    Record,
    Review,
    Round,
    Rules,
    SevensError,
    ShichiNarabe,
    TooLarge,
    analyse,
    review,
)
from tests.counts.test_small_packs import SmallFanTan, small_deal
from tests.positions import move, played_out, position


def read(game: str, *lines: str, seats: int = 3) -> Round:
    return Round.from_text("\n".join(("sevens 1", f"game {game}", f"seats {seats} dealer 0 leader 0 turn 0", *lines)))


def texts(found: Any) -> dict[str, int | None]:
    return {str(made): winner for made, winner in found.winners.items()}


def moves(line: str) -> tuple[Move, ...]:
    return tuple(map(move, line.split()))


# --- by hand


def test_a_card_that_frees_another_seat_is_not_laid() -> None:
    """The jack of spades lets seat 1 lay its last card at once. After the queen of hearts nobody gets in before seat 0."""
    found = analyse(read("fan_tan", "layout S A-10; H A-J; C A-K; D A-K", "hands JS QH / QS / KS KH"))
    assert texts(found) == {"JS": 1, "QH": 0}
    assert list(map(str, found.best)) == ["QH"]
    assert (found.winner, found.forced, found.seat, found.seat_wins) == (0, True, 0, True)


LOSER = ("layout S A-10; H A-10; C A-K; D A-K", "hands JS JH KS KH / QS / QH")
"""Seat 0 cannot win: either jack lets another seat lay its last card, and the choice between them is its own."""


def test_a_seat_that_cannot_win_lets_the_seat_win_whose_turn_comes_latest() -> None:
    found = analyse(read("fan_tan", *LOSER))
    assert texts(found) == {"JS": 1, "JH": 2}
    assert list(map(str, found.best)) == ["JH"]
    assert (found.winner, found.forced, found.seat_wins) == (2, False, False)


def test_the_latest_turn_goes_by_the_direction_of_play() -> None:
    found = analyse(read("fan_tan direction=counter_clockwise", *LOSER))
    assert texts(found) == {"JS": 1, "JH": 2}
    assert (found.winner, list(map(str, found.best))) == (1, ["JS"])


def test_a_win_that_needs_the_help_of_another_is_not_forced() -> None:
    """Seat 2 wins only because seat 0 chooses so; seat 1 would win after the other jack."""
    found = analyse(read("parliament", "layout S 2-10; H 2-10; C 2-A; D 2-A", "hands JS JH KS KH AS AH / QS / QH"))
    assert (found.winner, found.forced) == (2, False)


def test_nobody_is_better_than_another() -> None:
    """Without the jack seat 1 becomes a ghost, and cards of ghosts are never laid: then nobody can win."""
    found = analyse(
        read(
            "shichi_narabe exposed_play=never", "layout S A-10; H A-Q; C A-K; D A-K", "hands JS KS / QS / -",
            "passes 2 3 3", "ghosts 2", "shown - / - / KH", "exposed KH",
        )
    )  # fmt: skip
    assert texts(found) == {"JS": 1, "-": None}
    assert (found.winner, found.forced, list(map(str, found.best))) == (None, False, ["-"])


def test_a_token_buys_time() -> None:
    """Seat 0 must not free the queen. Seat 1 without a token becomes a ghost, and its queen is then for seat 0 to lay."""
    lines = ("layout S A-10; H A-K; C A-K; D A-K", "hands JS KS / QS / -", "ghosts 2", "shown - / - / AS", "passes 2 3 3")
    found = analyse(read("shichi_narabe", *lines))
    assert texts(found) == {"JS": 1, "-": 0}
    assert found.forced


def test_a_finished_deal_has_its_winner_and_no_moves() -> None:
    end = played_out(Round.deal(FanTan(), 4, 1))
    found = analyse(end)
    assert (found.winners, found.best) == ({}, ())
    assert (found.winner, found.forced, found.positions) == (end.outcome.winner, True, 0)


def test_before_the_opening_there_is_one_thing_to_do() -> None:
    first = small_deal(SmallFanTan(), 3, 2)
    found = analyse(first)
    assert set(found.winners) == set(first.legal_moves())
    assert len(found.best) == 1


LOST = Record(SmallFanTan(), 3, 0, 1, ("6S 7S 8S", "9S 5D 6D 7D", "5S 8D 9D"), moves("7D 8D 7S 6D 9D 6S 5D 5S"))
"""With its sixth move seat 0 may lay the six or the eight of spades. The six lets seat 2 lay the five, its last card, before
seat 0 has its next turn; after the eight seat 2 is stuck, and the six is the last card of seat 0. All else is forced."""


def test_a_review_finds_the_move_that_lost_the_deal() -> None:
    found = review(LOST)
    moved = found.lost_by(0)
    assert moved is not None
    assert (moved.number, moved.seat, str(moved.move), moved.before, moved.after) == (6, 0, "6S", 0, 2)
    assert [str(better) for better in moved.better] == ["8S"]
    assert found.decided == moved
    assert [s.number for s in found.moves if s.gave_away] == [6]
    assert found.lost_by(1) is None
    assert found.lost_by(2) is None


def test_who_wins_in_the_end_has_not_lost() -> None:
    found = review(Record(LOST.rules, 3, 0, 1, LOST.deal, (*LOST.moves[:5], *moves("8S 5D - 6S"))))
    assert [found.lost_by(seat) for seat in range(3)] == [None, None, None]
    assert found.decided is None
    assert {moved.after for moved in found.moves} == {0}


def test_a_review_begins_where_the_rest_is_small_enough() -> None:
    """A whole deal of Shichi Narabe is too large, the last moves of it are not."""
    start = Round.deal(ShichiNarabe(), 4, 1)
    made, state = [], start
    while state.outcome is None:
        made.append(state.legal_moves()[0])
        state = state.after(made[-1])
    reviewed = review(Record.of(start, tuple(made)), budget=50_000).moves
    assert 1 < reviewed[0].number < reviewed[-1].number == len(made)
    assert reviewed[-1].after == state.outcome.winner


def test_a_record_without_moves_has_nothing_to_review() -> None:
    found = review(LOST.upto(0))
    assert found == Review(())
    assert (found.lost_by(0), found.decided) == (None, None)


# --- refusals


def test_a_position_that_is_too_large_is_refused_before_the_search_with_an_estimate() -> None:
    """Fifty states a column, three tokens and the ghost for each of four seats; one in ten is taken to be met."""
    with pytest.raises(TooLarge, match=r"about 390,625,000 positions or more lie ahead of this one; no more than 200") as error:
        analyse(Round.deal(ShichiNarabe(), 4, 1))
    assert (error.value.estimate, error.value.budget) == (50**4 * 5**4 // 10, 200_000)


def test_a_search_that_turns_out_longer_than_estimated_is_stopped() -> None:
    """A column of five cards has ten states (3 by 3, and none laid): two of them have 100 layouts, ten times the estimate."""
    deals = (small_deal(SmallFanTan(), 2, seed) for seed in range(1000))
    first, needed = next((deal, n) for deal in deals if (n := analyse(deal).positions) > 10)
    assert analyse(first, needed).positions == needed
    with pytest.raises(TooLarge) as error:
        analyse(first, needed - 1)
    assert (error.value.estimate, error.value.budget) == (needed, needed - 1)
    with pytest.raises(TooLarge) as error:
        analyse(first, 9)
    assert (error.value.estimate, error.value.budget) == (10, 9)


@pytest.mark.parametrize("budget", [0, -1, 1.5, True, "many"])
def test_a_budget_is_a_number_of_positions(budget: Any) -> None:
    with pytest.raises(InvalidOption, match="budget = "):
        analyse(Round.deal(FanTan(), 4, 1), budget)


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        (ShichiNarabe(jokers=2), "has jokers"),
        (Parliament(round_the_corner="ring"), "goes round the corner"),
        (Parliament(round_the_corner="one_way"), "goes round the corner"),
        (Parliament(voluntary_pass=True), "lets a seat pass by choice as often as it likes"),
        (FanTan(enforcement="fine"), "lets a seat pass by choice as often as it likes"),
        (Parliament(last_card_call=True), 'has a "last card!" to say'),
        (Parliament(play_on=True), "goes on after the first seat is out"),
    ],
)
def test_other_games_are_refused_in_words(rules: Rules, words: str) -> None:
    with pytest.raises(SevensError, match=f"a game that {words} cannot be analysed"):
        analyse(Round.deal(rules, 4, 1))


def test_two_packs_are_refused_in_words() -> None:
    with pytest.raises(SevensError, match="a game that is played with two packs cannot be analysed"):
        analyse(Round.deal(Parliament(packs=2), 7, 1))


def test_positions_that_no_deal_comes_to_are_refused_in_words() -> None:
    with pytest.raises(SevensError, match="from which cards are missing"):
        analyse(position("S 7; H A-K; C A-K; D A-K", "6S", "8S", "9S", "10S"))
    with pytest.raises(SevensError, match="with a gap in a column"):
        analyse(position("S 7,9; H A-K; C A-K; D A-K", "6S 5S", "4S 3S AS", "8S 10S JS", "2S QS KS"))
    due = read("parliament", "layout S 7; H 2-A; C 2-A; D 2-A", "hands 8S / 6S 5S / *", "due 0 1 1 2")
    with pytest.raises(SevensError, match="in which a card has to be given"):
        analyse(due)
