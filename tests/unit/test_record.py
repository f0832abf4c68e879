from __future__ import annotations

import pytest

import sevens.record
from sevens import PASS, FanTan, Laid, Play, Record, Round, SevensError, Unreadable, bot, play

GOOD = """sevens 1
game fan_tan enforcement=fine chip_per_card=1
seats 4 dealer 0 leader 1
deal 56
play - - 7D 6D 5D
"""

KEPT = """sevens 1
game parliament last_card_call=True
seats 6 dealer 2 leader 3
deal 2S 8S 10S AS 3H 4H 6H AH 9C / 5S 6S 8H 9H QC AC 2D 10D / JS JH 4C 6C 8C JC 4D KD / 3S 4S 7S QS QH 2C 5C 7C 6D / \
9S KS 2H 5H 7H 10H KH 5D JD / 3C 10C KC 3D 7D 8D 9D QD AD
play 7D - - - 7S 7H 8D 8S 8H - 7C 9S 9D 10S 6S 8C 6D 5D - 6H 9H JS QS KS - AS 5S 6C 4S 5H - 4H 10D 4D 5C 10H 3D 3H 2D 4C 3S \
2H 3C 9C - JH 2C JD QD 2S! - KD! QH"""
"""A deal of version 1 from the first to the last move, as somebody may have kept it."""


def test_a_record_reads_back() -> None:
    record = Record.parse(GOOD)
    assert record.rules == FanTan(enforcement="fine", chip_per_card=1)
    assert (record.seats, record.dealer, record.leader, record.deal) == (4, 0, 1, 56)
    assert str(record) + "\n" == GOOD
    assert record.final().turn == 2


def test_a_record_that_was_kept_still_reads_to_its_end() -> None:
    record = Record.parse(KEPT)
    last = record.final()
    words = KEPT.splitlines()[-1].split()[1:]
    assert str(record) == KEPT
    assert len(record.moves) == len(words)
    assert sum(hand.bit_count() for hand in last.hands) == 52 - sum(word != "-" for word in words)
    assert sum(last.paid) == words.count("-")
    assert (last.outcome.winner, last.hands[3]) == (3, 0), "seat 3 was dealt the queen of hearts"


def test_the_name_of_a_preset_stands_for_its_options() -> None:
    record = Record.parse(GOOD.replace("fan_tan enforcement=fine chip_per_card=1", "fan_tan_stakes"))
    assert record.rules == FanTan(chip_per_card=1)
    assert str(record).splitlines()[1] == "game fan_tan chip_per_card=1"


def test_true_and_false_are_read_as_such() -> None:
    assert Record.parse(GOOD.replace("chip_per_card=1", "fine_includes_pass=True")).rules.fine_includes_pass is True


def test_a_playoff_of_two_can_be_written_down() -> None:
    pack = FanTan().shape.pack
    first = Round.from_hands(FanTan(), [pack.cards[::2], pack.cards[1::2]])
    assert Record.parse(str(Record.of(first))).start() == first


def test_a_record_cut_short_is_an_earlier_moment() -> None:
    record = Record.parse(GOOD)
    states = list(record.rounds())
    assert [record.upto(n).final() for n in range(6)] == states
    assert record.upto(1).moves == (PASS,)


DAMAGED = {
    "empty": ("", 1, "a line that begins with 'sevens'"),
    "no first line": (GOOD.replace("sevens 1\n", ""), 1, "a line that begins with 'sevens'"),
    "other version": (GOOD.replace("sevens 1", "sevens 2"), 1, "version 1"),
    "no version": (GOOD.replace("sevens 1", "sevens"), 1, "version 1"),
    "unknown game": (GOOD.replace("fan_tan", "fan_tam"), 2, "did you mean 'fan_tan'"),
    "no game": (GOOD.replace("fan_tan enforcement=fine chip_per_card=1", ""), 2, "'fan_tan'"),
    "unknown option": (GOOD.replace("enforcement", "enforced"), 2, "one of the options ante_compensation"),
    "value not allowed": (GOOD.replace("=fine", "=mild"), 2, "enforcement to be 'strict', 'fine'"),
    "option without value": (GOOD.replace("=fine", ""), 2, "enforcement to be 'strict', 'fine'"),
    "option twice": (GOOD.replace("chip_per_card=1", "chip_per_card=1 chip_per_card=0"), 2, "each option once"),
    "options that exclude each other": (GOOD.replace("enforcement=fine", "fine_to=pot"), 2, "no pass is fined"),
    "two seats": (GOOD.replace("seats 4", "seats 2"), 3, "seats to be 3 to 8"),
    "nine seats": (GOOD.replace("seats 4", "seats 9"), 3, "seats to be 3 to 8"),
    "seats no number": (GOOD.replace("seats 4", "seats four"), 3, "seats 4 dealer 0 leader 1"),
    "endless number": (GOOD.replace("seats 4", "seats " + "9" * 5000), 3, "seats 4 dealer 0 leader 1"),
    "no leader": (GOOD.replace(" leader 1", ""), 3, "seats 4 dealer 0 leader 1"),
    "words changed": (GOOD.replace("dealer", "giver"), 3, "seats 4 dealer 0 leader 1"),
    "dealer outside": (GOOD.replace("dealer 0", "dealer 4"), 3, "dealer to be 0 to 3"),
    "leader outside": (GOOD.replace("leader 1", "leader 7"), 3, "leader to be 0 to 3"),
    "seed no number": (GOOD.replace("deal 56", "deal x56"), 4, "a seed, or 4 hands"),
    "seed below 0": (GOOD.replace("deal 56", "deal -56"), 4, "a seed, or 4 hands"),
    "endless seed": (GOOD.replace("deal 56", "deal " + "5" * 5000), 4, "a seed, or 4 hands"),
    "hands missing": (GOOD.replace("deal 56", "deal 7D / 8D"), 4, "a seed, or 4 hands"),
    "cards missing": (GOOD.replace("deal 56", "deal 7D / 8D / 9D / 10D"), 4, "each of the 52 cards"),
    "card twice": (GOOD.replace("deal 56", "deal 7D 7D / 8D / 9D / 10D"), 4, "each card once"),
    "no card": (GOOD.replace("deal 56", "deal 7D / 8D / 9D / 1D"), 4, "a card such as 7D"),
    "move unreadable": (GOOD.replace("6D", "6X"), 5, "a move: a card such as 7D, or - for a pass"),
    "move not legal": (GOOD.replace("5D", "4D"), 5, "a legal move as move 5"),
    "no moves line": (GOOD.replace("play - - 7D 6D 5D\n", ""), 5, "a line that begins with 'play'"),
    "lines after the end": (GOOD + "play -\n", 6, "nothing after the line 'play'"),
    "blank lines before": ("\n\n" + GOOD.replace("5D", "4D"), 7, "a legal move as move 5"),
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_damage_is_named_with_its_line_and_what_was_expected(damage: str) -> None:
    text, line, expected = DAMAGED[damage]
    with pytest.raises(Unreadable) as error:
        Record.parse(text)
    assert error.value.line == line
    assert expected in error.value.expected
    assert str(error.value).startswith(f"line {line}: cannot read ")


def test_an_empty_hand_is_no_deal() -> None:
    pack = FanTan().shape.pack
    hands = f"{pack.text(pack.full)} / / /"
    with pytest.raises(Unreadable, match="no hand empty"):
        Record.parse(GOOD.replace("deal 56", f"deal {hands}"))


def test_moves_after_the_end_are_refused() -> None:
    """B-10: nobody moves after the end."""
    first = Round.deal(FanTan(), 4, seed=56)
    states = [first, *play(first, [bot("beginner") for _ in range(4)])]
    moves = [Play(e.card) if isinstance(e, Laid) else PASS for state in states[1:] for e in state.events]
    whole = str(Record.of(first, tuple(moves), seed=56))
    assert Record.parse(whole).final() == states[-1]
    with pytest.raises(Unreadable, match="round_over"):
        Record.parse(whole + " -")


def test_every_truncation_and_every_lost_character_is_read_or_refused() -> None:
    for cut in range(len(GOOD)):
        for text in (GOOD[:cut], GOOD[:cut] + GOOD[cut + 1 :]):
            try:
                Record.parse(text)
            except SevensError as error:
                assert "expected" in str(error)  # noqa: PT017 - both ways are right, a crash is not


def test_the_example_in_the_documentation_is_a_real_record() -> None:
    example = "\n".join(line.strip() for line in (sevens.record.__doc__ or "").splitlines() if line.startswith("    "))
    assert len(Record.parse(example).moves) == 5
