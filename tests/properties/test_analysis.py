"""Exact analysis beside an independent search, which tries everything on plain sets and is told nothing about equal positions."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevens import FanTan, Parliament, Record, Round, ShichiNarabe, analyse, review
from tests.brute import Brute
from tests.counts.test_small_packs import SmallFanTan, small_deal
from tests.mirror import plain
from tests.plain import Plain
from tests.strategies import SEEDS, Game, games, rules_of


def agree(state: Round, twin: Plain) -> None:
    """Checks that an analysis says what the independent search finds."""
    brute, found = Brute(len(state.hands), state.rules.step), analyse(state)
    after = brute.named_children(twin)
    winners = {name: brute.winner(child) for name, child in after.items()}
    forced = [seat for seat in range(len(state.hands)) if brute.wins_alone(twin, seat)]
    best = {name for name, winner in winners.items() if winner == brute.winner(twin)}
    if forced == [state.turn]:
        best = {name for name, child in after.items() if brute.wins_alone(child, state.turn)}
    assert {str(move): winner for move, winner in found.winners.items()} == winners
    assert found.winner == brute.winner(twin)
    assert ([found.winner] if found.forced else []) == forced
    assert set(map(str, found.best)) == best


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(15))
def test_whole_deals_of_a_small_pack_are_as_an_independent_search_has_them(seats: int, seed: int) -> None:
    first = small_deal(SmallFanTan(), seats, seed)
    agree(first, plain(first))


def late(game: Game, cards: int) -> tuple[Round, Plain]:
    """The first moment of a game at which so few cards are left that everything can be tried, and the same in plain sets."""
    twin = plain(game.states[0])
    for state, made in zip(game.states, game.moves, strict=False):
        if sum(hand.bit_count() for hand in state.hands) + state.aside.exposed.bit_count() <= cards:
            return state, twin
        twin.make(str(made))
    return game.last, twin


FORCED = st.one_of(
    rules_of(FanTan, enforcement="strict"),
    rules_of(Parliament, voluntary_pass=False, illegal_pass="refused", play_on=False, last_card_call=False, packs=1,
             round_the_corner="none"),
)  # fmt: skip


@settings(max_examples=50)
@given(games(FORCED))
def test_late_positions_with_forced_passes_are_as_an_independent_search_has_them(game: Game) -> None:
    state, twin = late(game, cards=12)
    if state.outcome is None:
        agree(state, twin)


@settings(max_examples=50)
@given(games(rules_of(ShichiNarabe, jokers=0)))
def test_late_positions_with_tokens_and_ghosts_are_as_an_independent_search_has_them(game: Game) -> None:
    state, twin = late(game, cards=6)
    if state.outcome is None:
        agree(state, twin)


@settings(max_examples=15)
@given(SEEDS, st.integers(2, 4), SEEDS)
def test_every_move_of_a_review_is_as_an_independent_search_has_it(seed: int, seats: int, choice: int) -> None:
    state = small_deal(SmallFanTan(), seats, seed)
    twin, brute, played, facts = plain(state), Brute(seats, 1), [], []
    record = Record.of(state)
    while state.outcome is None:
        after = brute.named_children(twin)
        made = state.legal_moves()[choice % len(state.legal_moves())]
        won = {name for name, child in after.items() if brute.winner(child) == state.turn}
        better = won if str(made) not in won else set()
        facts.append((state.turn, made, brute.winner(twin), brute.winner(after[str(made)]), better))
        played.append(made)
        state, twin = state.after(made), after[str(made)]
    found = review(Record(record.rules, seats, record.dealer, record.leader, record.deal, tuple(played)))
    assert [(s.seat, s.move, s.before, s.after, set(map(str, s.better))) for s in found.moves] == facts


def test_who_wins_a_forced_game_wins_against_any_play() -> None:
    """From a position that is won against all the others, the winner's best moves lead to its win, whatever the others do."""
    state = late_won()
    seat = analyse(state).winner
    for seed in range(10):
        now = state
        while now.outcome is None:
            ways = analyse(now).best if now.turn == seat else now.legal_moves()
            now = now.after(ways[seed % len(ways)])
        assert now.outcome.winner == seat


def late_won() -> Round:
    """A position with 20 cards left in which a seat has a forced win."""
    for seed in range(100):
        state = Round.deal(FanTan(), 4, seed)
        while sum(hand.bit_count() for hand in state.hands) > 20:
            state = state.after(state.legal_moves()[0])
        if state.outcome is None and analyse(state).forced:
            return state
    raise AssertionError
