"""One deal under two rule sets: what differs is found, marked and named."""

from __future__ import annotations

import re

import pytest

from sevens import InvalidOption, Round, bot, play, preset, settle
from sevens_widgets import Compare
from sevens_widgets.comparing import Comparison, differences
from sevens_widgets.render.compare import compare
from tests.unit.widgets.playing import checked, complete_words, text


@pytest.fixture(autouse=True)
def page_has_the_front_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEVENS_LIVE_ESM", "https://book.example/widget.js")


def frames(html: str) -> list[str]:
    _, *found = html.split('</ol><div class="steps">', maxsplit=1)[0].split('<li class="frame"')
    return ['<li class="frame"' + frame for frame in found]


def test_any_seven_may_open_on_one_side_only() -> None:
    """FT-15: the seven of diamonds opens; by the other option any seven does."""
    drawn = Compare("fan_tan", seed=56, right={"opening": "any_seven"}, lang="en").html
    first = frames(drawn)[0]
    assert "Fits only in B: seven of spades, seven of hearts and seven of clubs." in text(first)
    assert "Fits only in A" not in text(first)
    a, b = first.split('class="twin"')[1:]
    assert (a.count("data-marked"), b.count("data-marked")) == (0, 3)
    assert "Spades: not open; waits for the seven. Only on this side: seven." in b


def test_the_end_says_who_won_on_each_side() -> None:
    drawn = Compare("fan_tan", seed=56, right={"opening": "any_seven"}, lang="en").html
    ends = []
    for name in ("fan_tan", "fan_tan_any_seven"):
        *_, end = play(Round.deal(preset(name), seats=4, seed=56), [bot("club")] * 4)
        assert end.outcome
        ends.append(end)
    last = text(frames(drawn)[-1])
    for side, end in zip("AB", ends, strict=True):
        assert f"In {side}: The deal is over: Seat {end.outcome.winner + 1} has won." in last
    a, b = (settle(end).net[1] for end in ends)
    assert f"Seat 2 (A {a:+}, B {b:+})".replace("-", "−") in last


def test_the_fee_before_the_opening_is_the_first_difference() -> None:
    """FT-14: who is skipped before the seven of diamonds pays a chip; without the fee not."""
    compared = Compare("fan_tan", seed=7, seats=5, left={}, right={"opening_fee": "none"}, lang="en")
    assert compared.comparison.first_difference == 1
    said = text(compared.html)
    assert "Passes before the opening card: each costs a chip" in said
    assert "Passes before the opening card: they are free" in said
    assert "the first difference, after move 1" in said
    assert "Chips paid: Seat 2 (A 2, B 1)." in said


def test_the_same_rules_give_the_same_deal() -> None:
    compared = Compare("fan_tan", seed=7, lang="en")
    assert compared.comparison.first_difference is None
    assert len(frames(compared.html)) == 2
    assert "The two deals are alike from beginning to end." in text(compared.html)
    assert "data-marked" not in compared.html


@pytest.mark.parametrize(
    ("left", "right"),
    [("fan_tan", "fan_tan_any_seven"), ("shichi_narabe", "shichi_narabe_gaps"), ("parliament", "parliament_ring")],
)
def test_the_marks_are_the_true_differences(left: str, right: str) -> None:
    compared = Compare(left, seed=10, right=right, lang="en")
    for frame, moves in zip(frames(compared.html), compared.comparison.steps, strict=True):
        both = compared.comparison.at(moves)
        here, there = (set(r.rules.shape.pack.unmask(r.layout.laid)) for r in both)
        laid = here ^ there
        twins = frame.split('class="twin"')[1:]
        marked = sum(len(re.findall(r'data-state="[^"]*marked', twin)) for twin in twins)
        assert marked == len(laid)
        assert bool(differences(*both)) == ("Nothing differs yet." not in frame)


def test_both_sides_are_dealt_the_same_cards_and_played_like_any_deal() -> None:
    comparison = Comparison.of(preset("shichi_narabe"), preset("shichi_narabe_gaps"), 4, 10)  # type: ignore[arg-type]
    assert comparison.rounds[0][0].hands == comparison.rounds[1][0].hands
    for rounds in comparison.rounds:
        assert rounds[-1].outcome
        assert tuple(play(rounds[0], [bot("club")] * 4)) == rounds[1:]


def test_the_same_cards_are_dealt_where_the_ace_is_high_on_one_side_only() -> None:
    """PA-06, PA-42: in the ring the ace has another place in the order of the pack."""
    comparison = Comparison.of(preset("parliament"), preset("parliament_ring"), 4, 10)
    hands = [[set(r[0].rules.shape.pack.unmask(hand)) for hand in r[0].hands] for r in comparison.rounds]
    assert hands[0] == hands[1]


def test_a_deal_is_played_alike_until_the_rules_part() -> None:
    """PA-42: round the corner the ace also lies beside the two and beside the king."""
    comparison = Comparison.in_step(preset("parliament"), preset("parliament_ring"), 4, 10)
    left, right = comparison.at(comparison.last)
    packs = [each.rules.shape.pack for each in (left, right)]
    for pair in zip(*comparison.rounds, strict=True):
        laid = [set(pack.unmask(each.layout.laid)) for pack, each in zip(packs, pair, strict=True)]
        assert laid[0] == laid[1]
    fits = [pack.unmask(mask) for pack, mask in zip(packs, differences(left, right).fits, strict=True)]
    assert fits[0] == ()
    assert {card.rank.value for card in fits[1]} <= {"A", "2", "K"}


def test_rules_that_deal_other_cards_are_refused() -> None:
    with pytest.raises(InvalidOption, match="rules that deal the same cards"):
        Compare("shichi_narabe", right="shichi_narabe_jokers")


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "whist"},
        {"right": {"opening": "spades"}},
        {"right": {"colour": "red"}},
        {"level": "master"},
        {"seed": -1},
        {"seats": 2},
    ],
)
def test_what_cannot_be_is_refused(wish: dict[str, object]) -> None:
    with pytest.raises(InvalidOption):
        Compare(**wish)  # type: ignore[arg-type]


def test_without_a_script_the_ends_and_the_first_difference_show() -> None:
    drawn = Compare("shichi_narabe", seed=10, right="shichi_narabe_gaps", lang="en").html
    keys = [frame for frame in frames(drawn) if "data-key" in frame.split(">")[0]]
    assert len(keys) == 3
    assert "data-at" not in drawn
    checked(drawn)


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_it_speaks_every_language(lang: str) -> None:
    comparison = Comparison.of(preset("shichi_narabe"), preset("shichi_narabe_gaps"), 4, 10)  # type: ignore[arg-type]
    assert "{" not in text(compare(comparison, 10, complete_words(lang), "c"))
    comparison = Comparison.of(preset("fan_tan"), preset("fan_tan").with_options(opening_fee="none"), 4, 56)  # type: ignore[union-attr, arg-type]
    assert "{" not in text(compare(comparison, 56, complete_words(lang), "c"))
