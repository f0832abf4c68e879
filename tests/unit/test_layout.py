from __future__ import annotations

import pytest

from sevens import FRENCH, SEVENS, Card, Layout, Pack, Rank, Shape, Suit, Unreadable


def ends(text: str) -> str:
    return FRENCH.text(Layout.parse(text).open_ends)


@pytest.mark.parametrize(
    ("layout", "expected"),
    [
        ("", "7S 7H 7C 7D"),
        ("D 7", "7S 7H 7C 6D 8D"),
        ("S 5-8; H 7; C 7; D A-K", "4S 9S 6H 8H 6C 8C"),
        ("S 7-K; H A-7; C 7; D 7", "6S 8H 6C 8C 6D 8D"),
    ],
)
def test_open_ends(layout: str, expected: str) -> None:
    assert ends(layout) == expected


@pytest.mark.parametrize(
    ("layout", "expected"),
    [
        ("S 5-8,J; H 7; C 7; D 7", "4S 9S 6H 8H 6C 8C 6D 8D"),
        ("S 5-8,10-Q,2; H 7; C 7; D 7", "4S 9S 6H 8H 6C 8C 6D 8D"),
        ("S A-6,8-K", "7S 7H 7C 7D"),
        ("S J", "7S 7H 7C 7D"),
    ],
)
def test_a_card_beyond_a_gap_gives_no_end(layout: str, expected: str) -> None:
    """B-13, B-14: an end is found by walking out from the seven; no lowest, no highest, no other neighbour counts."""
    assert ends(layout) == expected


def test_filling_a_gap_joins_what_lies_beyond() -> None:
    layout = Layout.parse("S 5-8,10-J,K")
    assert [str(c) for c in layout.column(Suit.SPADES)] == ["5S", "6S", "7S", "8S"]
    joined = layout.with_card(FRENCH.mask(["9S"]))
    assert [str(c) for c in joined.ends(Suit.SPADES)] == ["4S", "QS"]
    assert len(joined.column(Suit.SPADES)) == 7
    whole = joined.with_card(FRENCH.mask(["QS"]))
    assert [str(c) for c in whole.ends(Suit.SPADES)] == ["4S"]


def test_the_seven_joins_both_sides_at_once() -> None:
    layout = Layout.parse("S A-6,8-Q").with_card(FRENCH.mask(["7S"]))
    assert [str(c) for c in layout.ends(Suit.SPADES)] == ["KS"]
    assert layout.column(Suit.HEARTS) == ()


@pytest.mark.parametrize("first", [["AS", "KD"], ["KD", "AS"]])
def test_a_finished_end_hides_no_other_end(first: list[str]) -> None:
    """B-03: the search for ends goes on past a side or a column that is finished."""
    layout = Layout.parse("S 2-9; H 7; C 7; D 5-Q")
    for card in first:
        layout = layout.with_card(FRENCH.mask([card]))
    assert FRENCH.text(layout.open_ends) == "10S 6H 8H 6C 8C 4D"


def test_the_ace_does_not_follow_the_king() -> None:
    """B-09."""
    layout = Layout.parse("S 7-K")
    assert [str(c) for c in layout.ends(Suit.SPADES)] == ["6S"]
    assert SEVENS.opens[FRENCH.mask(["KS"])] == SEVENS.opens[FRENCH.mask(["AS"])] == 0


def test_what_is_missing_before_a_card_is_said_in_order() -> None:
    layout = Layout.parse("C 6-9")
    assert [str(c) for c in layout.missing_before(Card.parse("3C"))] == ["5C", "4C"]
    assert layout.missing_before(Card.parse("10C")) == ()
    assert [str(c) for c in layout.missing_before(Card.parse("9H"))] == ["7H", "8H"]
    assert [str(c) for c in SEVENS.way_to(Card.parse("5D"))] == ["7D", "6D", "5D"]


def test_the_sides_of_a_card_hold_what_lies_beyond() -> None:
    ((mask, side),) = SEVENS.sides[FRENCH.mask(["10H"])]
    assert FRENCH.text(mask) == "JH QH KH"
    assert [str(FRENCH.card(bit)) for bit in side] == ["JH", "QH", "KH"]
    assert [FRENCH.text(mask) for mask, _ in SEVENS.sides[FRENCH.mask(["7C"])]] == ["AC 2C 3C 4C 5C 6C", "8C 9C 10C JC QC KC"]
    assert SEVENS.sides[FRENCH.mask(["KD"])] == ()


@pytest.mark.parametrize("text", ["D 4-9", "S 5-8; H 7; D 4-9,J", "S A,K", ""])
def test_a_text_reads_back(text: str) -> None:
    assert str(Layout.parse(text)) == text


def test_a_text_may_use_lines_signs_and_empty_suits() -> None:
    assert Layout.parse("♦ 4-9\nS\nH 7 , 9") == Layout.parse("D 4-9; H 7,9")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("X 5-8", "a suit: S, H, C or D"),
        ("S-8", "a suit: S, H, C or D"),
        ("S 8-5", "a run from low to high, such as 5-8"),
        ("S 5-", "a card such as 7D"),
        ("S 1", "a card such as 7D"),
        ("S 5-8,7", "each card once"),
        ("S 5; S 5", "each card once"),
    ],
)
def test_a_damaged_text_is_refused_with_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(Unreadable, match=message):
        Layout.parse(text)


def test_another_anchor_and_another_pack_need_no_other_code() -> None:
    shape = Shape(Pack(ranks=(Rank.FOUR, Rank.FIVE, Rank.SIX)), Rank.FIVE)
    layout = Layout.empty(shape)
    assert shape.pack.text(layout.open_ends) == "5S 5H 5C 5D"
    assert shape.pack.text(layout.with_card(shape.pack.mask(["5H"])).open_ends) == "5S 4H 6H 5C 5D"


def test_two_rows_of_a_suit_are_written_and_read() -> None:
    shape = Shape(Pack(copies=2))
    layout = Layout.parse("S 7-9 | 7; H | 7", shape)
    assert str(layout) == "S 7-9 | 7; H  | 7"
    assert Layout.parse(str(layout), shape) == layout
    assert [str(card) for card in layout.column(Suit.SPADES, 1)] == ["7S'"]
    assert [str(card) for card in layout.ends(Suit.SPADES, 1)] == ["6S'", "8S'"]
    assert [str(card) for card in layout.missing_before(Card.parse("10S"))] == []
    assert [str(card) for card in layout.missing_before(Card.parse("QS"))] == ["10S", "JS"]


def test_the_shortest_way_round_a_ring() -> None:
    ring = Shape(corner="ring")
    assert [str(card) for card in ring.way_to(Card.parse("KS"))] == ["7S", "8S", "9S", "10S", "JS", "QS", "KS"]
    assert len(ring.ways_to(Card.parse("2S"))) == 2
    assert [str(card) for card in Layout.parse("S 7-K", ring).missing_before(Card.parse("2S"))] == ["AS"]
    one_way = Shape(corner="one_way")
    closed = Layout.parse("S 7-K", one_way)
    assert [str(card) for card in closed.missing_before(Card.parse("6S"))] == ["AS", "2S", "3S", "4S", "5S"]


@pytest.mark.parametrize("text", ["S 7-1", "O 7", "S 7P"])
def test_a_rank_or_a_suit_of_another_pack_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        Layout.parse(text)
    with pytest.raises(Unreadable, match="ranks of this pack"):
        Layout.parse("S 2", Shape(Pack(ranks=(Rank.SIX, Rank.SEVEN))))
