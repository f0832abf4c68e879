from __future__ import annotations

import pytest

from sevens import InvalidOption, simulate
from sevens.sedma import LEVELS, STOP, Deal, Sedma, bot, play
from sevens.sedma.expert import Expert
from tests.sedma_positions import after, position

BEGINNER = bot("beginner")


def test_every_level_is_found_by_its_name() -> None:
    assert list(LEVELS) == ["random", "beginner", "club", "expert"]
    assert [bot(name).name for name in LEVELS] == list(LEVELS)
    for name in ("grandmaster", "", None, []):
        with pytest.raises(InvalidOption, match="allowed: 'random', 'beginner', 'club', 'expert'"):
            bot(name)  # type: ignore[arg-type]


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_says_in_a_line_what_it_does(level: str) -> None:
    about = LEVELS[level].about
    assert 10 < len(about) < 80
    assert "\n" not in about


def test_the_same_seed_makes_the_same_moves() -> None:
    start = Deal.deal(Sedma(players=4), 4, seed=2)
    runs = [list(play(start, [bot("random", seed) for _ in range(4)])) for seed in (1, 1, 2)]
    assert runs[0] == runs[1] != runs[2]


def test_random_makes_every_move_sooner_or_later() -> None:
    state = after(position("KH 7H KL 9A", "7B 8B 9B UB"), "KH 7B")
    assert {bot("random", seed).choose(state.seen_by(0)) for seed in range(40)} == set(state.legal_moves())


@pytest.mark.parametrize(
    ("hands", "moves", "choice"),
    [
        (("10H AH 7H 9H", "8B"), "", "9H"),
        (("10H AH 7H", "8B"), "", "7H"),
        (("KH 8H", "10B 7B KB 9B"), "KH", "KB"),
        (("KH 8H", "10B 7B 9B"), "KH", "7B"),
        (("KH 8H", "10B AB 9B"), "KH", "9B"),
        (("KH 8H", "10B AB"), "KH", "10B"),
        (("KH 8H KA", "7B 9B"), "KH 7B", "KA"),
        (("KH 7H 8H", "7B 9B"), "KH 7B", "-"),
        (("KH 8H", "8B 9B", "KL 7L", "9A UA"), "KH 8B", "KL"),
    ],
)
def test_what_the_beginner_plays(hands: tuple[str, ...], moves: str, choice: str) -> None:
    state = after(position(*hands), moves)
    assert str(BEGINNER.choose(state.seen_by(state.turn))) == choice


@pytest.mark.parametrize(
    ("hands", "moves", "choice"),
    [
        (("10H AH 8H 9H", "8B"), "", "8H"),
        (("9H 8H 8B 7H", "8A"), "", "8H"),
        (("KH 8H", "7B 9B"), "KH", "9B"),
        (("10H 8H", "7B 9B"), "10H", "7B"),
        (("10H 8H", "7B 10B"), "10H", "10B"),
        (("10H 10A 8H", "7B 9B UB"), "10H 7B", "10A"),
        (("KH 7H 8H", "7B 9B UB"), "KH 7B", "-"),
        (("10H 7H 8H", "7B 9B UB"), "10H 7B", "7H"),
    ],
)
def test_what_the_club_player_plays(hands: tuple[str, ...], moves: str, choice: str) -> None:
    state = after(position(*hands), moves)
    assert str(bot("club").choose(state.seen_by(state.turn))) == choice


@pytest.mark.parametrize("level", ["club", "expert"])
def test_a_partner_who_holds_the_trick_is_fed_and_not_beaten(level: str) -> None:
    """The fourth seat cannot take the trick, for the last king and the last seven lie in this hand or are gone."""
    state = after(position("KH 8H", "8B 9B", "AL 7L", "9A UA"), "KH 8B")
    assert str(bot(level).choose(state.seen_by(2))) == "AL"


def test_an_expert_beats_club_players_and_they_random_ones() -> None:
    """Par is half of 60 deals; 38 are two standard deviations more."""
    for level, other in (("club", "random"), ("expert", "club")):
        rows = simulate("sedma", [Quick if level == "expert" else level, other], deals=60, seed=1, rotate=True)
        assert sum(row.bots[row.winners[0]] == level for row in rows) >= 38


class Quick(Expert):
    """An expert that looks at few worlds."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, samples=20)


def test_the_beginner_beats_random_players() -> None:
    wins = 0
    for seed in range(200):
        *_, last = play(Deal.deal(Sedma(), 2, seed, dealer=seed % 2), [bot("beginner"), bot("random", seed)])
        wins += last.outcome.winner == 0
    assert wins > 120


def test_stopping_is_a_move_a_bot_can_choose() -> None:
    assert BEGINNER.choose(after(position("KH 8H", "7B 9B"), "KH 7B").seen_by(0)) == STOP
