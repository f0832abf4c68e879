"""A batch plays every turn as the core does, by the same bots and from the same seeds."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sevens import FanTan, Parliament, Round, Rules, ShichiNarabe, play, preset
from sevens.batch import Deals, Policy, turns
from sevens.batch import play as play_batch
from sevens.bots.club import Weights
from sevens.bots.lots import Lots
from sevens.playout import playout, winner

GAMES = {
    "fan_tan": preset("fan_tan"),
    "holder_opens": FanTan(opener="holder"),
    "any_seven": preset("fan_tan_any_seven"),
    "counter_clockwise": FanTan(direction="counter_clockwise"),
    "sevens_laid": preset("fan_tan_sevens_laid"),
    "cinquillo": preset("cinquillo"),
    "fives_as_moves": preset("cinquillo_fives_as_moves"),
    "parliament": preset("parliament"),
    "lowest_diamond": Parliament(opener="lowest_diamond"),
    "shichi_narabe": preset("shichi_narabe"),
    "forced_passes": ShichiNarabe(voluntary_pass=False, tokens=5),
    "survivor_wins": ShichiNarabe(sole_survivor="at_once", first_card_to="left"),
}
CLUB, OTHER_CLUB = Policy("club"), Policy("club", Weights(0.3, -1.0, 0.2, -2.0, 1.0, 0.5, -1.0, -0.7))
LINE_UPS = {
    "random": [Policy("random")] * 4,
    "beginners": [Policy("beginner")] * 4,
    "club": [CLUB] * 4,
    "mixed": [CLUB, Policy("random"), OTHER_CLUB, Policy("beginner"), CLUB, OTHER_CLUB, Policy("random")],
    "spending": [
        Policy("club", spend="blocking"),
        Policy("random", spend="never"),
        Policy("beginner", spend="always"),
        Policy("random", spend="blocking"),
    ],
}


def start(rules: Rules, seats: int, seed: int) -> Round:
    return Round.deal(rules, seats, seed, dealer=seed % seats)


def core(first: Round, players: Sequence[Policy], seed: int) -> list[int]:
    draw = Lots(seed).draw
    return playout(first, [policy.bot(draw) for policy in players])


@pytest.mark.parametrize("players", LINE_UPS.values(), ids=LINE_UPS)
@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_every_turn_and_every_winner_is_the_same(rules: Rules, players: list[Policy]) -> None:
    seats, seed, count = len(players), 17, 40
    deals = Deals.deal(rules, seats, count, seed)
    played = play_batch(deals, players)
    written = turns(deals, players)
    for i in range(count):
        first = start(rules, seats, seed + i)
        alone = core(first, players, seed + i)
        won = winner(first, alone)
        assert written[i] == alone
        assert (played.length[i], played.winner[i]) == (len(alone), -1 if won is None else won)


@pytest.mark.parametrize("seats", [3, 5, 6, 7, 8])
def test_it_is_the_same_for_any_number_of_seats(seats: int) -> None:
    deals, players = Deals.deal(preset("fan_tan"), seats, 30, 5), [CLUB] * seats
    assert turns(deals, players) == [core(start(deals.rules, seats, 5 + i), players, 5 + i) for i in range(30)]


@pytest.mark.parametrize("name", ["fan_tan", "cinquillo", "parliament", "shichi_narabe"])
def test_what_it_counts_is_what_the_last_round_has(name: str) -> None:
    """The rounds are played move by move, without playouts."""
    rules, players = preset(name), [CLUB, Policy("beginner"), CLUB]
    deals = Deals.deal(rules, 3, 40, 1)
    played = play_batch(deals, players)
    for i in range(40):
        *states, last = play(start(rules, 3, 1 + i), [policy.bot(draw=float) for policy in players])
        assert last.outcome
        assert played.winner[i] == (last.outcome.winner if last.outcome.won else -1)
        assert tuple(played.left[:, i]) == tuple(hand.bit_count() for hand in last.hands)
        assert tuple(played.passes[:, i]) == last.passes
        assert tuple(played.ghosts[:, i]) == tuple(seat in last.ghosts for seat in range(3))
        opened = next(state for state in [*states, last] if state.layout.laid & ~rules.shape.anchors or state.idle == 0)
        assert played.opener[i] == opened.events[0].seat


READINGS = {
    "besides": ShichiNarabe(exposed_play="free"),
    "never": ShichiNarabe(exposed_play="never"),
    "gaps": ShichiNarabe(ghost_cards="gaps"),
    "by_themselves": ShichiNarabe(ghost_cards="auto"),
    "by_themselves_at_once": ShichiNarabe(ghost_cards="auto", sole_survivor="at_once"),
    "nobody": ShichiNarabe(no_ghost=True),
    "nobody_forced": ShichiNarabe(no_ghost=True, voluntary_pass=False),
}


@pytest.mark.parametrize("line_up", ["random", "club", "spending"])
@pytest.mark.parametrize("rules", READINGS.values(), ids=READINGS)
def test_every_reading_of_ghosts_ends_as_the_rounds_do(rules: Rules, line_up: str) -> None:
    """Playouts know one reading alone, so the rounds are played move by move."""
    players = LINE_UPS[line_up]
    played = play_batch(Deals.deal(rules, 4, 25, 3), players)
    for i in range(25):
        draw = Lots(3 + i).draw
        states = list(play(start(rules, 4, 3 + i), [policy.bot(draw) for policy in players]))
        outcome = states[-1].outcome
        assert outcome
        assert played.winner[i] == (outcome.winner if outcome.won else -1)
        assert played.length[i] == len(states)
        assert tuple(played.passes[:, i]) == states[-1].passes
        assert tuple(played.ghosts[:, i]) == tuple(seat in states[-1].ghosts for seat in range(4))
        assert tuple(played.left[:, i]) == tuple(hand.bit_count() for hand in states[-1].hands)


def test_spending_players_are_the_same_in_rounds() -> None:
    rules, players = preset("shichi_narabe"), LINE_UPS["spending"][::2] * 2
    played = play_batch(Deals.deal(rules, 4, 40, 9), players)
    for i in range(40):
        *_, last = play(start(rules, 4, 9 + i), [policy.bot(draw=float) for policy in players])
        assert tuple(played.passes[:, i]) == last.passes


def test_whatever_is_played_beside_a_deal_it_ends_the_same() -> None:
    """Chance too comes from the deal's own seed."""
    players = [Policy("random")] * 5
    whole = turns(Deals.deal(preset("parliament"), 5, 50, 100), players)
    assert whole[30:] == turns(Deals.deal(preset("parliament"), 5, 20, 130), players)
