from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from sevens import FanTan, InvalidOption, Rules, ShichiNarabe, preset, seat_shares
from sevens.batch import Deals, Policy, play, playing
from sevens.batch.choosing import RandomChooser, Turn
from sevens.batch.lanes import WORD, lanes_of
from sevens.batch.streams import streams

RANDOM = Policy("random")


def test_every_deal_has_a_winner_and_only_the_winner_has_no_card_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """More deals than are played at once."""
    monkeypatch.setattr(playing, "AT_ONCE", 128)
    played = play(Deals.deal(preset("fan_tan"), 4, 1000, 1), [RANDOM] * 4)
    assert (played.winner.min(), played.winner.max()) == (0, 3)
    assert ((played.left == 0).sum(axis=0) == 1).all()
    assert (played.left[played.winner, np.arange(1000)] == 0).all()


@pytest.mark.parametrize("level", ["club", "beginner"])
@pytest.mark.parametrize("name", ["fan_tan", "shichi_narabe"])
def test_the_places_win_as_often_as_seat_shares_says(name: str, level: str) -> None:
    rules = preset(name)
    played = play(Deals.deal(rules, 5, 100, 3), [Policy(level)] * 5)
    places = (played.winner - played.opener) % 5
    assert np.bincount(places, minlength=5).tolist() == [share.wins for share in seat_shares(rules, 5, 100, 3, level)]


def test_players_move_on_after_each_round_of_deals() -> None:
    players = [Policy("club"), RANDOM, Policy("beginner")]
    moving = play(Deals.deal(preset("fan_tan"), 3, 18, 6), players, moving=True)
    for moved in range(6):
        turned = [players[(seat - moved) % 3] for seat in range(3)]
        there = play(Deals.deal(preset("fan_tan"), 3, 3, 6 + 3 * moved), turned)
        assert moving.winner[3 * moved : 3 * moved + 3].tolist() == there.winner.tolist()


def test_a_random_player_chooses_evenly_the_pass_too() -> None:
    lanes, pack = lanes_of(FanTan().shape), FanTan().shape.pack
    hand = np.full(40_000, lanes.word(pack.mask(["7S", "8D", "6D", "KH"])))
    able = np.full(40_000, lanes.word(pack.mask(["7S", "8D", "6D"])))
    turn = Turn(able, hand, streams(np.arange(40_000)), may_pass=np.ones(40_000, np.bool_))
    chosen = Counter(pack.text(mask) for mask in lanes.gather(RandomChooser().choose(turn)).tolist())
    assert set(chosen) == {"7S", "8D", "6D", ""}
    assert all(9_700 < count < 10_300 for count in chosen.values())  # 3.5 standard deviations are 303


def test_no_lot_is_drawn_where_there_is_no_choice() -> None:
    lanes, pack = lanes_of(FanTan().shape), FanTan().shape.pack
    words = np.array([0, pack.mask(["7S"]), pack.mask(["7S", "8D"])], WORD)
    before = streams(np.arange(3))
    turn = Turn(lanes.spread(words), lanes.spread(words), before.copy())
    RandomChooser().choose(turn)
    assert (turn.lots == before).tolist() == [True, True, False]


def test_the_same_hands_can_be_played_by_other_rules() -> None:
    three = Deals.deal(ShichiNarabe(), 4, 50, 1)
    five = Deals.deal(ShichiNarabe(tokens=5), 4, 50, 1)
    assert (three.by(five.rules).hands == five.hands).all()
    assert (play(three.by(five.rules), [RANDOM] * 4).length == play(five, [RANDOM] * 4).length).all()


@pytest.mark.parametrize("other", [ShichiNarabe(first_card_to="left"), preset("parliament"), preset("cinquillo")])
def test_rules_that_deal_otherwise_are_refused(other: Rules) -> None:
    with pytest.raises(InvalidOption, match="allowed: rules that deal the same hands as shichi_narabe"):
        Deals.deal(ShichiNarabe(), 4, 5, 1).by(other)


@pytest.mark.parametrize("name", ["parliament_ring", "parliament_two_packs", "parliament_voluntary_pass", "shichi_narabe_jokers"])
def test_rules_that_a_batch_does_not_support_are_refused(name: str) -> None:
    with pytest.raises(InvalidOption, match="allowed: rules that a batch supports"):
        Deals.deal(preset(name), 7, 5, 1)


@pytest.mark.parametrize(("option", "value"), [("deals", 0), ("deals", 1.5), ("deals", True), ("seats", 2), ("seed", -1)])
def test_what_cannot_be_dealt_is_refused(option: str, value: object) -> None:
    given = {"seats": 4, "deals": 5, "seed": 1} | {option: value}
    with pytest.raises(InvalidOption, match=f"{option} = "):
        Deals.deal(FanTan(), **given)  # type: ignore[arg-type]


def test_there_is_one_policy_a_seat() -> None:
    with pytest.raises(InvalidOption, match="players = 3 is not allowed; allowed: 4, one a seat"):
        play(Deals.deal(FanTan(), 4, 5, 1), [RANDOM] * 3)


@pytest.mark.parametrize(("option", "value"), [("level", "expert"), ("spend", "often")])
def test_a_policy_there_is_not_is_refused(option: str, value: str) -> None:
    with pytest.raises(InvalidOption, match=f"{option} = '{value}' is not allowed"):
        Policy(**{option: value})
