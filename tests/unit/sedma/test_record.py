from __future__ import annotations

import pytest

import sevens
from sevens import Unreadable
from sevens.errors import InvalidOption, SevensError
from sevens.sedma import Deal, Match, Record, Sedma, bot, play

TEXT = """sevens 1
game sedma draw=fill_winner_first match_to=3
seats 2 dealer 0
deal 7
play 9L"""

KEPT = """sevens 1
game sedma
seats 2 dealer 0
deal KH AH UL KL / 7L 9L 7A KA / 8L OB AL 10B OH OA KB AA 10H UA 10A 7B OL 8A 9A 7H UB 8H 8B AB 9H 10L UH 9B
play 7A UL 9L KL AL AH - OB 8L OH KA 10H OA 10A 7B - UA 8A 7L KB UB 8H OL 7H - AB 9A KH 10L UH 8B 10B AA 9H 9B"""
"""A deal of version 1 from the first to the last move, as somebody may have kept it."""


def test_a_record_reads_and_writes_the_same_text() -> None:
    record = Record.parse(TEXT)
    assert str(record) == TEXT
    assert record.rules == Sedma(draw="fill_winner_first", match_to=3)
    assert record.final().turn == 0
    assert record.upto(0).final() == record.start()


def test_a_record_that_was_kept_still_reads_to_its_end() -> None:
    record = Record.parse(KEPT)
    assert str(record) == KEPT
    assert len(record.moves) == 32 + 3, "every card, and three tricks stopped"
    assert sum(record.final().points) == 90


def test_a_record_may_hold_the_cards() -> None:
    start = Deal.deal(Sedma(players=4), 4, 7)
    record = Record.of(start)
    assert str(record).splitlines()[3].count(" / ") == 4
    assert Record.parse(str(record)).start() == start


@pytest.mark.parametrize(
    ("old", "new", "line", "expected"),
    [
        ("sevens 1", "sevens 2", 1, "version 1"),
        ("sevens 1", "chess 1", 1, "a line that begins with 'sevens'"),
        ("game sedma", "game fan_tan", 2, "the game 'sedma'"),
        ("game sedma", "game", 2, "the game 'sedma'"),
        ("match_to=3", "match_to=4", 2, "match_to to be 5, 3, 10"),
        ("match_to=3", "match=3", 2, "match to be one of the options"),
        ("match_to=3", "draw=one_at_a_time", 2, "each option once"),
        ("seats 2", "seats 4", 3, "seats to be 2"),
        ("dealer 0", "dealer 2", 3, "dealer to be 0 to 1"),
        ("dealer 0", "dealer x", 3, "a line such as 'seats 2 dealer 0'"),
        ("dealer 0", "dealer 0 leader 1", 3, "a line such as 'seats 2 dealer 0'"),
        ("deal 7", "deal 7H 8H", 4, "a seed, or 2 hands and the stock with / between"),
        ("deal 7", "deal 7H / 8S / 9H", 4, "a card such as 7H"),
        ("deal 7", "deal 7H / 8H / 9H", 4, "4 cards in each hand"),
        ("deal 7", "deal -7", 4, "a seed, or 2 hands"),
        ("play 9L", "play 9L 9L", 5, "a legal move as move 2: 9L: not_in_hand"),
        ("play 9L", "play 99", 5, "a move: a card such as 10H, or - to stop"),
        ("play 9L", "", 5, "a line that begins with 'play'"),
        ("play 9L", "play 9L\nplay", 6, "nothing after the line 'play'"),
    ],
)
def test_a_wrong_line_is_named_with_what_was_expected(old: str, new: str, line: int, expected: str) -> None:
    with pytest.raises(Unreadable) as error:
        Record.parse(TEXT.replace(old, new))
    assert error.value.line == line
    assert expected in str(error.value)


def test_an_empty_text_is_no_record() -> None:
    with pytest.raises(Unreadable, match="line 1: cannot read 'the end'; expected a line that begins with 'sevens'"):
        Record.parse(" \n ")


def test_the_record_of_the_layout_games_points_to_this_one() -> None:
    with pytest.raises(Unreadable, match=r"line 2: cannot read 'sedma'; expected .* a record of its own"):
        sevens.Record.parse(TEXT)


def finished(deal: Deal) -> Deal:
    *_, last = play(deal, [bot("random", 1)] * len(deal.hands))
    return last


def test_a_match_takes_finished_deals_of_its_own_rules_until_it_is_over() -> None:
    match = Match.start(Sedma(match_to=3))
    with pytest.raises(SevensError, match="not over yet"):
        match.after(match.deal(1))
    with pytest.raises(InvalidOption, match="the rules of the match"):
        match.after(finished(Deal.deal(Sedma(), 2, 1)))
    with pytest.raises(InvalidOption, match="dealer"):
        Match.start(Sedma(), dealer=2)
    seed = 0
    while not match.over:
        match, seed = match.after(finished(match.deal(seed))), seed + 1
    for again in (lambda: match.deal(1), lambda: match.after(finished(Deal.deal(match.rules, 2, 1)))):
        with pytest.raises(SevensError, match="the match is over: a side has 3 of 3 game points"):
            again()
