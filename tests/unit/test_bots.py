from __future__ import annotations

import pytest

from sevens import FRENCH, LEVELS, Bot, FanTan, InvalidOption, Round, bot, play
from sevens.bots import Expert
from sevens.bots.club import Club, Weights, score
from sevens.layout import SEVENS
from sevens.playout import playout
from tests.positions import position

RULES = FanTan()


def quick(level: str, seed: int) -> Bot:
    """A bot of a level that thinks no longer than a test needs."""
    return Expert(seed, samples=5) if level == "expert" else bot(level, seed)


def wins_against_three(level: str, other: str, deals: int = 600) -> float:
    """The share of deals that one bot of a level wins against three of another, in every seat as often."""
    won = 0
    for seed in range(deals):
        seat = seed % 4
        first = Round.deal(RULES, 4, seed, dealer=seed // 4 % 4)
        bots = [bot(level if s == seat else other, seed * 4 + s) for s in range(4)]
        won += (first.turn + len(playout(first, bots)) - 1) % 4 == seat
    return won / deals


def test_the_levels_are_listed_from_weak_to_strong() -> None:
    assert list(LEVELS) == ["random", "beginner", "club", "expert"]
    assert [bot(level).name for level in LEVELS] == list(LEVELS)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_says_in_a_line_what_it_does(level: str) -> None:
    about = LEVELS[level].about
    assert 10 < len(about) < 80
    assert "\n" not in about


def test_the_club_player_beats_the_others_clearly() -> None:
    """Par is 25 %, and two standard deviations over 600 deals are 4 %."""
    assert wins_against_three("club", "random") > 0.45
    assert wins_against_three("club", "beginner") > 0.33
    assert wins_against_three("random", "club") < 0.20


@pytest.mark.parametrize("name", ["grandmaster", "", None, ["club"]])
def test_an_unknown_level_is_refused_with_the_levels_there_are(name: object) -> None:
    with pytest.raises(InvalidOption, match="allowed: 'random', 'beginner', 'club', 'expert'"):
        bot(name)  # type: ignore[arg-type]


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_makes_the_same_moves_again(level: str) -> None:
    games = [list(play(Round.deal(RULES, 5, 3), [quick(level, seat) for seat in range(5)])) for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_makes_legal_moves_where_passes_are_fined_too(level: str) -> None:
    first = Round.deal(FanTan(enforcement="fine"), 4, 8)
    *_, last = play(first, [quick(level, seat) for seat in range(4)])
    assert last.outcome is not None


def test_only_the_random_bot_passes_by_choice() -> None:
    state = position("D 7", "8D 6D", rules=FanTan(enforcement="fine"))
    chosen = {level: {str(bot(level, seed).choose(state.seen_by(0))) for seed in range(40)} for level in LEVELS}
    assert chosen["random"] == {"6D", "8D", "-"}
    assert chosen["beginner"] == {"6D"}
    assert chosen["club"] < {"6D", "8D"}
    assert chosen["expert"] <= {"6D", "8D"}


def test_the_random_bot_chooses_evenly() -> None:
    view = position("D 7", "7S 8D 6D").seen_by(0)
    chooser = bot("random", seed=1)
    counts: dict[str, int] = {}
    for _ in range(3000):
        card = str(chooser.choose(view))
        counts[card] = counts.get(card, 0) + 1
    assert sorted(counts) == ["6D", "7S", "8D"]
    assert all(900 < count < 1100 for count in counts.values())


def test_the_club_player_passes_when_it_must() -> None:
    assert str(Club().choose(position("D 7", "9D KS").seen_by(0))) == "-"


def test_the_club_player_lays_what_leads_to_its_own_cards() -> None:
    assert str(Club().choose(position("D 7", "8D 9D JD 6D").seen_by(0))) == "8D"


def test_the_score_counts_what_lies_beyond_for_me_and_for_others() -> None:
    """B-16: the cards of the hand in the suit are counted on their own side of the seven only."""
    hand, unseen = FRENCH.mask(["9H", "AH", "10S"]), FRENCH.mask(["QH"])
    eight = score(SEVENS, FRENCH.mask(["8H"]), hand, unseen)
    assert eight == pytest.approx(0.979 / 6 - 0.861 / 6 + 2.452 / 6 - 0.115 / 6)
    gapped = score(SEVENS, FRENCH.mask(["8H"]), FRENCH.mask(["9H", "10H", "QH"]), 0)
    assert gapped == pytest.approx(0.979 * 3 / 6 + 2.452 * 4 / 6 - 0.115 * 2 / 6)
    assert score(SEVENS, FRENCH.mask(["KH"]), hand, unseen) == pytest.approx(0.430)
    others_hold_next = score(SEVENS, FRENCH.mask(["JH"]), 0, unseen)
    assert others_hold_next == pytest.approx(-0.861 / 6 - 0.237)
    assert score(SEVENS, FRENCH.mask(["7H"]), 0, 0) == pytest.approx(0.158)


def test_a_club_player_with_other_weights_lays_other_cards() -> None:
    """Who hates to open a way to his own cards lays the card that leads nowhere."""
    view = position("D 7", "8D 9D JD 6D").seen_by(0)
    assert str(Club(weights=Weights(way_to_my_farthest=-2.452)).choose(view)) == "6D"


@pytest.mark.parametrize(("weight", "card"), [(-100.0, "8S"), (100.0, "6D")])
def test_the_shortest_or_the_longest_suit_first(weight: float, card: str) -> None:
    """Of the hand's suits: one spade, two hearts, three diamonds; a card on the other side of the seven counts too."""
    view = position("S 7; H 7; D 7", "8S 8H 9H 6D JD QD").seen_by(0)
    assert str(Club(weights=Weights(my_suit=weight)).choose(view)) == card


def test_a_seed_that_is_no_number_is_refused_by_name() -> None:
    with pytest.raises(InvalidOption, match="seed = 'x' is not allowed; allowed: a whole number"):
        bot("club", "x")  # type: ignore[arg-type]
