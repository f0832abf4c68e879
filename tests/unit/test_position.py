from __future__ import annotations

import re
from dataclasses import replace

import pytest

import sevens.position
from sevens import (
    FanTan,
    Parliament,
    Record,
    Round,
    SevensError,
    ShichiNarabe,
    Unreadable,
    preset,
)
from tests.positions import after, legal, position, spent, stuck

GOOD = """sevens 1
game shichi_narabe ghost_cards=gaps
seats 4 dealer 0 leader 1 turn 2
layout S 5-8; H 7; D 4-9,J
hands 9S 2H / * / * / *
passes 0 1 3 0
"""


def wrong(line: str, *, after_line: str = "hands") -> str:
    """The good position with a line more."""
    lines = GOOD.splitlines()
    at = next(i for i, text in enumerate(lines) if text.startswith(after_line))
    return "\n".join((*lines[: at + 1], line, *lines[at + 1 :]))


def changed(head: str, rest: str) -> str:
    """The good position with another line."""
    return re.sub(rf"^{head}.*$", f"{head} {rest}".rstrip(), GOOD, flags=re.MULTILINE)


def test_a_position_is_written_by_hand() -> None:
    state = Round.from_text(GOOD)
    assert [str(card) for card in state.hand(0)] == ["9S", "2H"]
    assert [hand.bit_count() for hand in state.hands] == [2, 13, 13, 12]
    assert (state.turn, state.dealer, state.leader, state.tokens) == (2, 0, 1, (3, 2, 0, 3))
    assert str(state.layout) == "S 5-8; H 7; D 4-9,J"
    assert state.rules == ShichiNarabe(ghost_cards="gaps")
    assert Round.from_text(str(state)) == state


def test_the_example_in_the_documentation_is_a_real_position() -> None:
    example = [line.strip() for line in (sevens.position.__doc__ or "").splitlines() if line.startswith("    ")]
    assert "\n".join(example) + "\n" == GOOD


def test_hidden_hands_are_left_out_on_demand() -> None:
    rules = FanTan(enforcement="fine")
    state = after(position("D 7", "8D KS", "9D 2S", rules=rules), "- -")
    assert "withheld 8D / - / - / -" in str(state)
    seen = state.text(1)
    assert "hands ?2 / 2S 9D / ?" in seen
    assert "8D" not in seen.split("lacks")[0]
    assert "withheld" not in seen
    with pytest.raises(Unreadable, match="this position leaves hands out"):
        Round.from_text(seen)


def test_everything_beside_the_layout_reads_back() -> None:
    named = after(Round.deal(Parliament(opener="dealer_names_seven"), 4, 3), "=7H")
    jokers = after(
        position("D 7", "JK1 2S", "QH 2D", rules=ShichiNarabe(jokers=2, joker_swap="dead", voluntary_pass=False)), "JK1@8D"
    )
    ghost = stuck("9C KS", rules=ShichiNarabe(race_to_kings=True, bonus_to="king"))
    race = after(position("D A-Q; S 7", "KD 2C", rules=ShichiNarabe(race_to_kings=True, bonus_to="king")), "KD")
    due = after(position("D 7", "8D KS", "9C 2C", rules=Parliament(illegal_pass="receive_card")), "-")
    liable = after(position("D 7", "8D KS", "9C 2C", rules=preset("parliament_last_card")), "8D")
    caught = after(position("D 7", "8D KS", "9C 2C", rules=Parliament(illegal_pass="forced_play")), "-")
    ended = after(position("D 7", "8D"), "8D")
    out = after(position("D 7", "8D", rules=Parliament(play_on=True)), "8D")
    fined = after(position("D 7", "8D KS", "9D", rules=FanTan(enforcement="fine")), "-")
    lines = {
        "named 7H": named, "jokers JK1@8D": jokers, "ghosts 0": after(ghost, "ghost"), "kings KD@0": race,
        "completed 1 0 0 0": race, "due 0 1 1 1": due, "liable 0": liable, "caught yes": caught,
        "ended went_out 0 3 1 2": ended, "out 0": out, "withheld 8D / - / - / -": fined, "idle 1": fined,
    }  # fmt: skip
    for line, state in lines.items():
        assert line in str(state)
        assert Round.from_text(str(state)) == replace(state, events=())
        assert legal(Round.from_text(str(state))) == legal(state)


def test_a_round_from_a_position_plays_on_but_has_no_record() -> None:
    state = Round.from_text(GOOD)
    assert state.after(state.legal_moves()[0]).events
    with pytest.raises(SevensError, match="read from a position"):
        Record.of(state)


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("", 1, "a line that begins with 'sevens'"),
        (GOOD.replace("sevens 1", "sevens 9"), 1, "version 1"),
        (GOOD.replace("layout S 5-8; H 7; D 4-9,J\n", ""), 4, "a line that begins with 'layout'"),
        (changed("game", "shichi_narabe ghost_cards=none"), 2, "ghost_cards to be"),
        (changed("game", "bridge"), 2, "preset to be"),
        (changed("seats", "4 dealer 0 leader 1"), 3, "a line such as"),
        (changed("seats", "4 dealer 0 leader 1 turn 4"), 3, "a seat from 0 to 3"),
        (changed("seats", "9 dealer 0 leader 1 turn 2"), 3, "seats to be 3 to 7"),
        (changed("seats", "1 dealer 0 leader 0 turn 0"), 3, "seats to be 3 to 7"),
        (changed("layout", "X 7"), 4, "a suit: S, H, C or D"),
        (changed("layout", "S 9-5"), 4, "a run from low to high"),
        (changed("layout", "S 5-8 | 7"), 4, "no more rows than there are packs"),
        (changed("hands", "9S / * / *"), 5, "4 hands with / between"),
        (changed("hands", "9S 9S / * / * / *"), 5, "each card once"),
        (changed("hands", "5S / * / * / *"), 5, "each card of the pack in one place"),
        (changed("hands", "9S / 2S / 3S / 4S"), 5, "each card of the pack in one place"),
        (changed("hands", "- / * / * / *"), 5, "cards in the hand of every seat that still plays"),
        (changed("passes", "0 1 3"), 6, "4 numbers, one a seat"),
        (changed("passes", "0 1 3 x"), 6, "a whole number from 0"),
        (wrong("passes 0 0 0 0"), 7, "each line once"),
        (wrong("score 3"), 6, "a line that begins with sevens, game"),
        (wrong("ghosts 1 1"), 6, "each seat once"),
        (wrong("caught no"), 6, "yes"),
        (wrong("due 1 2"), 6, "who receives, who gives"),
        (wrong("ended won 0 1 2 3"), 6, "an ending"),
        (wrong("ended went_out 0 1"), 6, "every seat in finishing order"),
        (wrong("ghosts 2"), 5, "cards in the hand of every seat that still plays, and one of those to move"),
    ],
)
def test_what_cannot_be_read_is_answered_with_the_line_and_what_was_expected(text: str, line: int, expected: str) -> None:
    with pytest.raises(Unreadable, match=re.escape(expected)) as error:
        Round.from_text(text)
    assert error.value.line == line


def test_two_packs_are_counted_by_card_and_not_by_copy() -> None:
    head = "sevens 1\ngame parliament packs=2\nseats 7 dealer 0 leader 1 turn 0\n"
    text = head + "layout D 7 | 7; S 7\nhands 7S 8S' / * / * / * / * / * / *"
    state = Round.from_text(text)
    assert sum(hand.bit_count() for hand in state.hands) == 104 - 3
    assert "8S'" in legal(state)
    assert Round.from_text(str(state)) == state


def test_every_truncation_is_read_or_refused() -> None:
    whole = str(spent(position("D 7; S 5-8", "9S KS", rules=ShichiNarabe()), 1, 2))
    for cut in range(len(whole)):
        try:
            Round.from_text(whole[:cut])
        except SevensError as error:
            assert "expected" in str(error)  # noqa: PT017 - both ways are right, a crash is not
