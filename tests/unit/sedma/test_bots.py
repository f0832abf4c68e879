from __future__ import annotations

import pytest

from sevens import InvalidOption
from sevens.sedma import LEVELS, STOP, Deal, Sedma, bot, play
from tests.sedma_positions import after, position

BEGINNER = bot("beginner")


def test_every_level_is_found_by_its_name() -> None:
    assert list(LEVELS) == ["random", "beginner"]
    assert [bot(name).name for name in LEVELS] == list(LEVELS)
    for name in ("club", "", None, []):
        with pytest.raises(InvalidOption, match="allowed: 'random', 'beginner'"):
            bot(name)  # type: ignore[arg-type]


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


def test_the_beginner_beats_random_players() -> None:
    wins = 0
    for seed in range(200):
        *_, last = play(Deal.deal(Sedma(), 2, seed, dealer=seed % 2), [bot("beginner"), bot("random", seed)])
        wins += last.outcome.winner == 0
    assert wins > 120


def test_stopping_is_a_move_a_bot_can_choose() -> None:
    assert BEGINNER.choose(after(position("KH 8H", "7B 9B"), "KH 7B").seen_by(0)) == STOP
