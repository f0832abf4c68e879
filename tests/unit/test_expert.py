from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice

import pytest

from sevens import (
    CATCH,
    FRENCH,
    LEVELS,
    PRESETS,
    Bot,
    FanTan,
    Parliament,
    Play,
    Round,
    Rules,
    ShichiNarabe,
    View,
    bot,
    play,
    preset,
    simulate,
)
from sevens.bots import Beginner, Club, Expert, Random
from sevens.bots.club import score
from sevens.bots.past import Past, choices
from sevens.bots.rollout import Rollout
from sevens.bots.worlds import Worlds
from sevens.bots.worth import worth_in
from sevens.cards import bits_of
from sevens.playout import playout, winner
from tests.positions import after, position

LAYOUT_GAMES = {name: rules for name, rules in PRESETS.items() if isinstance(rules, Rules)}
LAYOUT_GAMES |= {
    "fined": FanTan(enforcement="fine"),
    "named": Parliament(opener="dealer_names_seven"),
    "play_on": Parliament(play_on=True),
    "stock": Parliament(last_card_call=True, last_card_penalty="stock"),
    "received": Parliament(illegal_pass="receive_card"),
    "auto": ShichiNarabe(ghost_cards="auto"),
    "at_once": ShichiNarabe(sole_survivor="at_once"),
}


class Quick(Expert):
    """An expert that looks at few worlds."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, samples=4)


def quick(level: str, seed: int) -> Bot:
    return Quick(seed) if level == "expert" else bot(level, seed)


def deal_of(name: str, seed: int) -> Round:
    rules = LAYOUT_GAMES[name]
    return Round.deal(rules, max(4, rules.min_players), seed)


def otherwise(state: Round, seat: int, seed: int) -> Round:
    """The same round with the cards that a seat does not see given out in another way."""
    stock = state.table.stock
    cards = [bit for other, hand in enumerate(state.hands) if other != seat for bit in bits_of(hand)] + list(stock)
    random.Random(seed).shuffle(cards)
    hidden = iter(cards)
    hands = [hand if other == seat else sum(islice(hidden, hand.bit_count())) for other, hand in enumerate(state.hands)]
    return replace(state, hands=tuple(hands), table=replace(state.table, stock=tuple(hidden)))


@pytest.mark.parametrize("name", LAYOUT_GAMES)
def test_experts_end_every_game_with_legal_moves(name: str) -> None:
    """`Round.after` refuses an illegal move; four experts, then one among random players."""
    first = deal_of(name, seed=11)
    for others in (Quick, Random):
        *_, last = play(first, [Quick(), *[others(seat) for seat in range(1, len(first.hands))]])
        assert last.outcome is not None


@pytest.mark.parametrize("name", LAYOUT_GAMES)
def test_what_a_bot_does_depends_on_what_its_seat_sees_alone(name: str) -> None:
    first = deal_of(name, seed=5)
    states = play(first, [Random(seat) for seat in range(len(first.hands))])
    for state in islice(states, 3, 60, 5):
        if state.outcome is None:
            twin = otherwise(state, state.turn, seed=7)
            views = state.seen_by(state.turn), twin.seen_by(state.turn)
            assert views[0] == views[1]
            assert views[0].history == views[1].history
            for level in LEVELS:
                first, second = (quick(level, 3).choose(view) for view in views)
                assert first == second


def test_the_same_seed_makes_the_same_move() -> None:
    view = position("D 6-8", "9D 5D 7S 8S 2S KD QH", rules=FanTan()).seen_by(0)
    assert len({Expert(3, samples=20).choose(view) for _ in range(3)}) == 1


def test_no_time_is_enough_for_a_legal_move() -> None:
    state = Round.deal(preset("parliament_any_seven"), 4, seed=3)
    assert Expert(seconds=0.0).choose(state.seen_by(state.turn)) in state.legal_moves()


def test_the_expert_says_last_card_and_catches_who_did_not() -> None:
    rules = Parliament(last_card_call=True)
    down_to_one = position("S 7; H 2-A; C 2-A; D 2-A", "8S 6S", "5S 4S", "9S 3S", rules=rules, seats=3)
    said = Expert().choose(down_to_one.seen_by(0))
    assert isinstance(said, Play)
    assert said.call
    silent = after(down_to_one, "8S")
    assert Expert().choose(silent.seen_by(1)) == CATCH


def views_of(rules: Rules, bots: list[Bot], seed: int) -> list[tuple[Round, View]]:
    states = [state for state in play(Round.deal(rules, 4, seed), bots) if state.outcome is None]
    return [(state, state.seen_by(state.turn)) for state in states]


@pytest.mark.parametrize("name", ["fan_tan", "sjuan", "cinquillo", "fan_tan_sevens_laid", "parliament"])
def test_a_rollout_ends_as_club_players_end_the_deal(name: str) -> None:
    for state, view in views_of(preset(name), [Beginner()] * 4, seed=4):
        for bit in bits_of(view.playable):
            following = state.after(Play(view.rules.shape.pack.card(bit)))
            expected = winner(following, playout(following, [Club()] * 4))
            assert Rollout(view).winner(list(state.hands), bit) == expected


@pytest.mark.parametrize("survivor", ["play_out", "at_once"])
def test_a_rollout_knows_ghosts(survivor: str) -> None:
    """No tokens are left, so every turn is forced. Seat 1 shows its cards, and what fits of them is laid by the others."""
    rules = ShichiNarabe(sole_survivor=survivor, voluntary_pass=False)
    state = position("S A-9; H A-9; C A-K; D A-K", "10S KH", "QS", "KS JS", seats=3, rules=rules)
    assert rollout_without_tokens(state, "10S") == 2
    alone = position("S A-9; H A-9; C A-K; D A-K", "10S JS QS 10H JH QH", "KS", "KH", seats=3, rules=rules)
    assert rollout_without_tokens(alone, "10S") == 0


def rollout_without_tokens(state: Round, card: str) -> int:
    spent = replace(state, ledger=replace(state.ledger, passes=(3, 3, 3)))
    return Rollout(spent.seen_by(0)).winner(list(spent.hands), FRENCH.mask([card]))


def test_worth_is_the_score_of_the_club_player() -> None:
    for _, view in views_of(preset("fan_tan"), [Club()] * 4, seed=9):
        worth = worth_in(view.rules.shape)
        for bit in bits_of(view.playable):
            assert worth.of[view.hand & worth.reach[bit]] == score(view.rules.shape, bit, view.hand, view.unseen)


@pytest.mark.parametrize("name", ["fan_tan", "shichi_narabe", "stock"])
def test_a_world_agrees_with_all_that_is_seen(name: str) -> None:
    for _, view in views_of(LAYOUT_GAMES[name], [Club()] * 4, seed=2):
        worlds = Worlds(view, random.Random(1))
        for _ in range(3):
            world = worlds.draw()
            assert world[view.seat] == view.hand
            assert tuple(map(int.bit_count, world)) == view.sizes
            assert sum(world) & ~view.hand & ~view.unseen == 0
            assert not any(
                hand & lack for seat, (hand, lack) in enumerate(zip(world, view.lacks, strict=True)) if seat != view.seat
            )


def test_a_card_known_to_be_missing_elsewhere_has_one_place_left() -> None:
    """Seats 1 and 2 passed while the nine of diamonds fitted, so the last seat holds it in every world."""
    state = after(position("D 7-8; S 7; H 7; C 7", "2S", "3S 4S", "JS QS", "9D KS"), "- - -")
    worlds = Worlds(state.seen_by(0), random.Random(1))
    assert all(worlds.draw()[3] & FRENCH.mask(["9D"]) for _ in range(20))


def test_the_turns_of_the_others_are_found_with_what_they_could_have_laid() -> None:
    """Seat 1 lays the eight of diamonds while the six and three sevens fit too; the seven of spades is in the asker's hand."""
    state = after(position("D 7", "7S 9D", "8D 2C", "7H 2H", "7C 6D", seats=4), "7S")
    view = after(replace(state, turn=1), "8D").seen_by(0)
    turns = choices(view)
    assert turns[0] == turns[2] == turns[3] == []
    [turn] = turns[1]
    assert FRENCH.text(turn.laid) == "8D"
    assert FRENCH.text(turn.later) == "8D"
    assert FRENCH.text(turn.able) == "7H 7C 6D 8D"


def test_a_choice_makes_a_hand_likelier_that_gains_by_it() -> None:
    """Who lays the eight and leaves the six of a suit has cards above rather than below it."""
    state = after(position("D 7", "8D", "2S", "3S", "4S", seats=4), "")
    view = after(replace(state, hands=(FRENCH.mask(["8D", "6D", "KD"]), *state.hands[1:])), "8D").seen_by(1)
    past = Past(view, choices(view)[0])
    assert past.likelihood(FRENCH.mask(["6D", "KD"])) > past.likelihood(FRENCH.mask(["6D", "AD"]))


def test_an_expert_wins_more_than_its_share_from_random_players() -> None:
    """Par is a quarter of 40 deals; 16 are two standard deviations more."""
    rows = simulate("fan_tan", [Quick, "random", "random", "random"], deals=40, seed=1, rotate=True)
    assert sum(row.bots[seat] == "expert" for row in rows for seat in row.winners) >= 16
