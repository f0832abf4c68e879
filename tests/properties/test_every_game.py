"""What holds in every layout game, whatever the options, the cards and the moves."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevens import (
    CATCH,
    PASS,
    SHOW,
    WAIT,
    Drew,
    FanTan,
    Give,
    InvalidOption,
    Name,
    Pack,
    Parliament,
    Play,
    Record,
    Round,
    Rules,
    ShichiNarabe,
    bot,
    play,
    points,
    settle,
)
from sevens.legal import legal_moves
from sevens.playout import GHOST, playout, random_playout, supported, winner
from tests.mirror import plain, same
from tests.properties.refusals import check_moves
from tests.strategies import RULES, SEEDS, Game, deals, games, moments, rules_of


def cards_of(state: Round) -> list[str]:
    """Every card that is anywhere, of two packs without the mark of the second, jokers that have left play excepted."""
    pack = state.rules.shape.pack
    covered = {place for place, _ in state.aside.wild}
    lying = [card for card in pack.unmask(state.layout.laid) if pack.bit(card) not in covered]
    piles = [*state.hands, *state.table.stock, state.aside.exposed, *(joker for _, joker in state.aside.wild)]
    return sorted(str(card).removesuffix("'") for card in [*lying, *(c for pile in piles for c in pack.unmask(pile))])


@given(games())
def test_every_moment_is_that_of_the_plain_rules(game: Game) -> None:
    twin = plain(game.states[0])
    for state, move in zip(game.states, game.moves, strict=False):
        assert same(state, twin)
        twin.make(str(move))
    assert same(game.last, twin)
    assert game.last.outcome is not None
    assert (game.last.outcome.winner if game.last.outcome.won else None) == twin.winner
    assert list(game.last.passes) == twin.spent
    if game.last.rules.enforcement == "strict" and game.last.rules.chips:
        assert list(game.last.paid) == twin.paid
    if game.last.rules.points_kind == "penalty":
        assert list(points(game.last)) == twin.penalties()
    if game.last.rules.points_kind == "gains":
        assert sum(points(game.last)) == points(game.last)[twin.winner] == sum(twin.penalties())


@given(games())
def test_no_card_is_lost_or_doubled(game: Game) -> None:
    pack = game.last.rules.shape.pack
    whole = sorted(str(card).removesuffix("'") for card in pack.cards)
    for state in game.states:
        found = cards_of(state)
        gone = [card for card in whole if card.startswith("JK") and card not in found]
        assert sorted([*found, *gone]) == whole


@given(games())
def test_until_the_end_there_is_a_move_and_then_none(game: Game) -> None:
    assert all(state.legal_moves() for state in game.states[:-1])
    assert all(len(set(state.legal_moves())) == len(state.legal_moves()) for state in game.states)
    assert game.last.legal_moves() == ()
    assert sorted(game.last.outcome.order) == list(range(len(game.last.hands)))


@given(games(rules_of(Parliament, last_card_call=True, last_card_penalty="stock")))
def test_a_stock_is_drawn_from_the_top_into_the_hand_of_who_draws(game: Game) -> None:
    first = game.states[0]
    assert len({hand.bit_count() for hand in first.hands}) == 1
    assert first.stock >= len(first.hands)
    for before, after, move in zip(game.states, game.states[1:], game.moves, strict=False):
        drawn = [event for event in after.events if isinstance(event, Drew)]
        top = map(first.rules.shape.pack.card, before.table.stock)
        assert [event.card for event in drawn] == [card for card, _ in zip(top, drawn, strict=False)]
        assert after.table.stock == before.table.stock[len(drawn) :]
        assert all(event.card in after.hand(event.seat) for event in drawn)
        held_up = move == PASS and not any(hand & before.frontier for hand in before.hands)
        assert len(drawn) == min(before.stock, 2 * (move == CATCH) + held_up)


@given(games())
def test_chips_are_conserved(game: Game) -> None:
    if game.last.rules.chips:
        assert sum(settle(game.last).net) == 0
        assert settle(game.last).pot == sum(game.last.paid)
    else:
        assert game.last.pot == 0


def moves_of(pack: Pack) -> list[object]:
    """Every move there could be, places and calls included for some cards."""
    plays = [Play(card) for card in pack.cards]
    placed = [Play(card, at) for card in (pack.cards[-1], pack.cards[20]) for at in pack.cards]
    calls = [Play(card, call=True) for card in pack.cards]
    return [*plays, *placed, *calls, PASS, WAIT, SHOW, CATCH, *map(Give, pack.cards), *map(Name, pack.cards)]


@settings(max_examples=60)
@given(moments())
def test_a_move_applies_or_is_refused_with_a_reason_and_no_change(state: Round) -> None:
    check_moves(state, {*moves_of(state.rules.shape.pack), *state.legal_moves()})


@given(moments(), st.data())
def test_a_view_does_not_depend_on_what_is_hidden(state: Round, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, len(state.hands) - 1))
    pack = state.rules.shape.pack
    hidden = [card for other, _ in enumerate(state.hands) if other != seat for card in state.hand(other)]
    hidden += map(pack.card, state.table.stock)
    random.Random(data.draw(SEEDS)).shuffle(hidden)
    hands = []
    for other, hand in enumerate(state.hands):
        mine = [hidden.pop() for _ in range(hand.bit_count())] if other != seat else state.hand(other)
        hands.append(pack.mask(mine))
    withheld = tuple(masks if other == seat else ((1,),) for other, masks in enumerate(state.withheld))
    table = replace(state.table, stock=tuple(map(pack.bit, hidden)))
    swapped = replace(state, table=table, hands=tuple(hands), ledger=replace(state.ledger, withheld=withheld))
    view = state.seen_by(seat)
    assert swapped.seen_by(seat) == view
    assert view.stock == len(state.table.stock)
    assert swapped.text(seat) == state.text(seat)
    moves = moves_of(pack)
    assert [swapped.seen_by(seat).why_not(m) for m in moves] == [view.why_not(m) for m in moves]
    assert view.legal_moves() == (state.legal_moves() if seat == state.turn else ())


@given(games())
def test_what_a_pass_shows_is_true(game: Game) -> None:
    for state in game.states:
        assert all(hand & lacked == 0 for hand, lacked in zip(state.hands, state.lacks, strict=True))


@given(moments())
def test_a_position_reads_back(state: Round) -> None:
    again = Round.from_text(str(state))
    assert again == replace(state, events=())
    assert again.legal_moves() == state.legal_moves()
    assert str(again) == str(state)


@given(games(), st.data())
def test_a_record_keeps_a_game_to_the_same_states(game: Game, data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(game.moves)))
    record = Record.of(game.states[0], game.moves[:cut])
    again = Record.parse(str(record))
    assert again == record
    assert tuple(again.rounds()) == game.states[: cut + 1]


@given(SEEDS, RULES)
def test_a_record_with_a_seed_gives_the_same_deal(seed: int, rules: Rules) -> None:
    first = Round.deal(rules, rules.min_players, seed)
    record = Record.of(first, seed=seed)
    assert Record.parse(str(record)) == record
    assert record.start() == first


@given(deals(), st.sampled_from(["random", "beginner", "club"]), SEEDS)
def test_every_bot_plays_every_game_to_its_end_and_the_same_again(first: Round, level: str, seed: int) -> None:
    ends = []
    for _ in range(2):
        *_, last = play(first, [bot(level, seed + seat) for seat in range(len(first.hands))])
        ends.append(last)
    assert ends[0] == ends[1]
    assert ends[0].outcome is not None


@settings(max_examples=200)
@given(games(st.one_of(RULES, st.sampled_from([FanTan(), ShichiNarabe(), ShichiNarabe(ghost_cards="gaps"), Parliament()]))))
def test_plain_turns_bring_about_what_the_steps_of_a_draft_do(game: Game) -> None:
    for state, move in zip(game.states, game.moves, strict=False):
        assert state.legal_moves() == legal_moves(state, state.hands[state.turn])
        assert state.after(move) == state._after_any(move)


@given(deals())
def test_a_playout_says_which_rules_it_cannot_play(first: Round) -> None:
    if not supported(first.rules):
        with pytest.raises(InvalidOption, match="rules that a playout supports"):
            playout(first, [bot("random") for _ in first.hands])


PLAYABLE = st.one_of(
    rules_of(FanTan, enforcement="strict"),
    rules_of(Parliament, voluntary_pass=False, illegal_pass="refused", play_on=False, last_card_call=False, packs=1,
             round_the_corner="none", opener="7D"),
    rules_of(ShichiNarabe, jokers=0, ghost_cards="exposed", exposed_play="turn", no_ghost=False),
)  # fmt: skip


@settings(max_examples=150)
@given(deals(PLAYABLE), st.sampled_from(["random", "beginner", "club"]), SEEDS, st.data())
def test_a_playout_makes_the_same_moves_as_the_rounds(first: Round, level: str, seed: int, data: st.DataObject) -> None:
    assert supported(first.rules)
    seats = range(len(first.hands))
    states = [first, *play(first, [bot(level, seed + seat) for seat in seats])]
    last = states[-1].outcome
    turns = playout(first, [bot(level, seed + seat) for seat in seats])
    assert turns == [turn(before, after) for before, after in pairwise(states)]
    assert winner(first, turns) == (last.winner if last.won else None)
    middle = data.draw(st.integers(0, len(states) - 1))
    rest = playout(states[middle], [bot("beginner") for _ in seats])
    assert len(rest) == len(list(play(states[middle], [bot("beginner") for _ in seats])))
    if level == "beginner":
        assert rest == turns[middle:]
        assert winner(states[middle], rest) == winner(first, turns)


@settings(max_examples=150)
@given(moments(PLAYABLE), SEEDS)
def test_a_random_playout_makes_the_moves_of_one_random_bot_in_all_seats(state: Round, seed: int) -> None:
    bots = [bot("random", seed)] * len(state.hands)
    states = [state, *play(state, bots)] if state.outcome is None else [state]
    assert random_playout(state, random.Random(seed).random) == [turn(before, after) for before, after in pairwise(states)]


def turn(before: Round, after: Round) -> int:
    """What a turn brought, as a playout tells it."""
    return GHOST if len(after.ghosts) > len(before.ghosts) else after.layout.laid ^ before.layout.laid
