from __future__ import annotations

import pytest

from sevens import Unreadable
from sevens.sedma import Deal, Sedma, parse_position

TWO = Sedma()


def test_a_position_is_written_by_hand_in_a_line() -> None:
    deal = parse_position("hands KA 8H / 9B 7B; won * / 10H AH; trick 0:KL 1:7L", TWO)
    assert [str(move) for move in deal.legal_moves()] == ["KA", "-"]
    assert (deal.leader, deal.turn, deal.holder, deal.points) == (0, 0, 1, (60, 20))
    assert str(deal).startswith("hands 8H KA / 7B 9B; won 7H 9H UH ")
    assert str(deal).endswith(" / 10H AH; tricks 1 1; dealer 0; leader 0; trick 0:KL 1:7L")


def test_lines_may_stand_for_semicolons_and_what_is_left_out_is_usual() -> None:
    deal = parse_position("hands 7H 8H 9H 10H / 7B 8B 9B 10B\nstock *\ndealer 1", TWO)
    assert (deal.turn, deal.table.tricks, deal.points) == (0, (0, 0), (0, 0))
    assert len(deal.table.stock) == 24
    assert repr(deal) == f"<Deal {deal}>"


def test_a_fresh_deal_has_a_short_text() -> None:
    start = Deal.deal(Sedma(players=4), 4, 3)
    text = str(start)
    assert text.startswith("hands UH 7B 9B 10L / UB 9L KL AL / KB 9A 10A AA / 10H OB AB 8A; stock 9H ")
    assert text.endswith("; dealer 0; leader 1")
    assert parse_position(text, start.rules) == start


def test_hands_may_be_unequal_where_the_winner_fills_first() -> None:
    text = "hands KH 8H / 7B; won * / 10H; leader 0"
    assert parse_position(text, Sedma(draw="fill_winner_first")).hands[0].bit_count() == 2
    with pytest.raises(Unreadable, match="as many cards in each hand"):
        parse_position(text, TWO)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "2 hands"),
        ("hands KH / 7B; won *", "2 hands and 2 piles won"),
        ("hands KH / 7B / 8B; won * / ", "2 hands and 2 piles won"),
        ("hands KH / 7B; won * / 10H / AH", "2 hands and 2 piles won"),
        ("hands KH / 7B; won 10H / AH", "each of the 32 cards once, or one \\*"),
        ("hands KH / 7B; won * / *", "each of the 32 cards once, or one \\*"),
        ("hands KH / KH; won * / 10H", "each card once"),
        ("hands KH / JH; won * / 10H", "a card such as 7H"),
        ("hands KH / 7B; hands 8H / 9H", "each once: hands, stock"),
        ("hands KH / 7B; hand 8H", "each once: hands, stock"),
        ("hands KH / 7B; won * / ; leader 2", "leader to be 0 to 1"),
        ("hands KH / 7B; won * / ; dealer x", "dealer to be 0 to 1"),
        ("hands KH / 7B; won * / ; tricks 1", "the tricks of each side"),
        ("hands KH / 7B; won * / ; tricks a b", "the tricks of each side"),
        ("hands KH / 7B; won * / ; trick KL", "a seat and its card, such as 0:KH"),
        ("hands KH / 7B; won * / ; trick 2:KL", "seat to be 0 to 1"),
        ("hands KH / 7B; won * / ; trick 0:KL", "as many cards"),
        ("hands  / ; won * / ", "1 to 4 cards in each hand"),
        ("hands 7H 8H 9H 10H UH / 7B 8B 9B 10B UB; won * / ", "1 to 4 cards in each hand"),
        ("hands KH / 7B; stock *", "4 while there is a stock"),
        ("hands KH 8H / 7B 8B; won * / ; trick 0:KL 0:KA", "as many cards"),
        ("hands KH / 7B; won * / ; trick 0:KL 1:8A 0:KA 1:8L", "a trick that is not over"),
        ("hands KH 9H 9B / 7B; won * / ; trick 1:7L 1:8L", "seat 0 to play"),
        ("hands KH / 7B 8B; won * / ; trick 0:KL 1:7L 0:8A", "a card that may be played: 8A: cannot_prolong"),
    ],
)
def test_what_is_no_position_is_refused_with_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(Unreadable, match=expected):
        parse_position(text, TWO)


def test_a_leader_has_a_card() -> None:
    with pytest.raises(Unreadable, match="a leader who has a card"):
        parse_position("hands KH / ; won * / 10H; leader 1", Sedma(draw="fill_winner_first"))
