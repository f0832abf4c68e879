"""What holds in every deal of Sedma, whatever the options, the cards and the moves."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from sevens.sedma import (
    GERMAN,
    STOP,
    Card,
    Deal,
    Drew,
    Match,
    Play,
    Played,
    Rank,
    Record,
    Sedma,
    Stopped,
    Taken,
    bot,
    parse_position,
    play,
    playout,
    settle,
)
from sevens.sedma.bots import Random
from sevens.sedma.playout import random_playout
from tests.properties.refusals import check_moves
from tests.sedma_positions import with_hidden
from tests.sedma_strategies import SEEDS, sedma_deals, sedma_games, sedma_moments, sedma_rules
from tests.sedma_strategies import Played as Game

EVERY_MOVE = (*map(Play, GERMAN.cards), STOP)


def cards_of(state: Deal) -> list[Card]:
    """Every card wherever it is."""
    piles = [*state.hands, *state.table.won, *state.table.stock, *(event.card.bit for event in state.trick)]
    return [card for pile in piles for card in GERMAN.unmask(pile)]


def beats(rules: Sedma, card: Card, led: Card) -> bool:
    """Whether a card beats the trick, by the written rules."""
    return card.rank == Rank.SEVEN or card.rank == led.rank or (led.rank == Rank.SEVEN and rules.seven_led == "any_value")


@given(sedma_games())
def test_no_card_is_lost_or_doubled(game: Game) -> None:
    for state in game.states:
        cards = cards_of(state)
        assert len(cards) == 32
        assert set(cards) == set(GERMAN.cards)


@given(sedma_games())
def test_points_add_to_90_and_one_side_wins(game: Game) -> None:
    assert all(sum(state.points) <= 80 for state in game.states[:-1])
    result = settle(game.last)
    assert sum(result.points) == 90
    assert result.points == game.last.points
    assert [points >= 50 for points in result.points].count(True) == 1
    assert result.points[result.winner] >= 50
    order = game.last.outcome.order
    assert sorted(order) == list(range(game.last.rules.players))
    assert set(order[: len(order) // 2]) == set(game.last.rules.sides[result.winner])
    assert sorted(result.game_points)[0] == 0
    assert result.game_points[result.winner] in ({1} if game.last.rules.flat else {1, 2, 3})


@given(sedma_games())
def test_the_score_is_that_of_the_tricks_counted_one_by_one(game: Game) -> None:
    points, tricks = [0, 0], [0, 0]
    for state in game.states:
        for event in state.events:
            if isinstance(event, Taken):
                worth = 10 * sum(card.rank in (Rank.TEN, Rank.ACE) for card in event.cards)
                worth += 10 * (state is game.last)
                assert event.points == worth
                points[event.seat % 2] += worth
                tricks[event.seat % 2] += 1
        assert list(state.points) == points
        assert list(state.table.tricks) == tricks


@given(sedma_games())
def test_the_deal_ends_and_until_then_there_is_a_move(game: Game) -> None:
    assert all(state.legal_moves() for state in game.states[:-1])
    assert game.last.legal_moves() == ()
    assert len(game.moves) <= 32 + 16
    assert not any(game.last.hands)
    assert not game.last.table.stock
    assert sum(isinstance(move, Play) for move in game.moves) == 32


@given(sedma_games())
def test_who_holds_is_who_beat_last_and_hands_stay_full_or_equal(game: Game) -> None:
    for state in game.states:
        if state.trick:
            holder, led = state.trick[0].seat, state.trick[0].card
            for event in state.trick:
                if event.seat == state.leader and state.rules.led_value == "latest_lead":
                    led = event.card
                if event.seat == state.leader or beats(state.rules, event.card, led):
                    holder = event.seat
            assert state.holder == holder
        else:
            sizes = [hand.bit_count() for hand in state.hands]
            assert max(sizes) == 4 or not state.table.stock
            assert len(set(sizes)) == 1 or state.rules.draw == "fill_winner_first"


@given(sedma_moments().filter(lambda state: state.outcome is None))
def test_the_legal_moves_are_those_of_the_written_rules(state: Deal) -> None:
    hand = set(state.hand(state.turn))
    if state.turn != state.leader or not state.trick:
        expected = set(map(Play, hand))
    else:
        leads = [event.card for event in state.trick if event.seat == state.leader]
        led = leads[-1] if state.rules.led_value == "latest_lead" else leads[0]
        expected = {*(Play(card) for card in hand if beats(state.rules, card, led)), STOP}
        assert hand
        assert state.rules.prolong_when == "always" or (state.holder - state.leader) % 2 == 1
    assert set(state.legal_moves()) == expected
    assert len(set(state.legal_moves())) == len(state.legal_moves())


@given(sedma_moments())
def test_a_move_applies_or_is_refused_with_a_reason_and_no_change(state: Deal) -> None:
    check_moves(state, EVERY_MOVE)


@given(sedma_games())
def test_the_events_tell_what_happened(game: Game) -> None:
    for state, move, following in zip(game.states, game.moves, game.states[1:], strict=False):
        first, *others = following.events
        assert first == (Played(state.turn, move.card) if isinstance(move, Play) else Stopped(state.turn))
        drawn = [0] * len(state.hands)
        for event in others:
            if isinstance(event, Drew):
                drawn[event.seat] += event.cards
        before = [hand.bit_count() for hand in state.hands]
        before[state.turn] -= isinstance(move, Play)
        assert [hand.bit_count() for hand in following.hands] == [a + b for a, b in zip(before, drawn, strict=True)]
        assert len(state.table.stock) - len(following.table.stock) == sum(drawn)


@given(sedma_moments(), st.data())
def test_a_view_does_not_depend_on_what_is_hidden(state: Deal, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, len(state.hands) - 1))
    hidden = [bit for other in range(len(state.hands)) if other != seat for bit in _bits(state.hands[other])]
    hidden += state.table.stock
    random.Random(data.draw(SEEDS)).shuffle(hidden)
    view = state.seen_by(seat)
    assert view.unseen == sum(hidden)
    hands = []
    for other, hand in enumerate(state.hands):
        hands.append(hand if other == seat else sum(hidden.pop() for _ in range(hand.bit_count())))
    swapped = with_hidden(state, hands, hidden)
    assert swapped.seen_by(seat) == view
    assert [swapped.seen_by(seat).why_not(m) for m in EVERY_MOVE] == [view.why_not(m) for m in EVERY_MOVE]
    assert view.legal_moves() == (state.legal_moves() if seat == state.turn else ())
    assert [view.why_not(m) is None for m in EVERY_MOVE] == [m in view.legal_moves() for m in EVERY_MOVE]


@given(sedma_games(), SEEDS)
def test_whether_the_leader_is_asked_does_not_show_what_he_holds(game: Game, seed: int) -> None:
    """With any other cards in his hand the leader has the same turn, and may stop."""
    shuffle = random.Random(seed).shuffle
    for state in game.states:
        if state.trick and state.turn == state.leader:
            hidden = [*state.table.stock, *(bit for hand in state.hands for bit in _bits(hand))]
            shuffle(hidden)
            hands = [sum(hidden.pop() for _ in range(hand.bit_count())) for hand in state.hands]
            assert STOP in with_hidden(state, hands, hidden).legal_moves()


@given(sedma_moments().filter(lambda state: state.outcome is None))
def test_a_text_gives_the_same_position(state: Deal) -> None:
    again = parse_position(str(state), state.rules)
    assert str(again) == str(state)
    holder = state.holder if state.trick else state.leader
    assert again == replace(state, holder=holder, table=replace(state.table, events=()))
    assert again.legal_moves() == state.legal_moves()


@given(sedma_games(), st.data())
def test_a_record_keeps_a_deal_to_the_same_states(game: Game, data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(game.moves)))
    record = Record.of(game.states[0], game.moves[:cut])
    again = Record.parse(str(record))
    assert again == record
    assert tuple(again.deals()) == game.states[: cut + 1]
    assert Record.of(game.states[0], game.moves).upto(cut) == record


@given(SEEDS, st.data(), sedma_rules())
def test_a_record_with_a_seed_gives_the_same_deal(seed: int, data: st.DataObject, rules: Sedma) -> None:
    first = Deal.deal(rules, rules.players, seed, data.draw(st.integers(0, rules.players - 1)))
    record = Record.of(first, seed=seed)
    assert Record.parse(str(record)) == record
    assert record.start() == first


@given(sedma_deals(), st.sampled_from(["random", "beginner"]), SEEDS, st.data())
def test_a_playout_makes_the_same_moves_as_the_states_from_any_moment_on(
    first: Deal, level: str, seed: int, data: st.DataObject
) -> None:
    seats = range(len(first.hands))
    states = [first, *play(first, [bot("random", seed + seat) for seat in seats])]
    middle = data.draw(st.sampled_from(states))
    bots = [[bot(level, seed + seat) for seat in seats] for _ in range(2)]
    following = list(play(middle, bots[0]))
    found = playout(middle, bots[1])
    firsts = [state.events[0] for state in following]
    assert found.turns == [event.card.bit if isinstance(event, Played) else 0 for event in firsts]
    last = following[-1] if following else middle
    assert (found.won, found.tricks, found.last) == (last.table.won, last.table.tricks, last.holder)


@given(sedma_moments(), SEEDS)
def test_a_random_playout_is_that_of_one_random_bot_in_all_seats(state: Deal, seed: int) -> None:
    assert random_playout(state, random.Random(seed).random) == playout(state, [Random(seed)] * len(state.hands))


@settings(max_examples=25)
@given(sedma_rules(), SEEDS)
def test_a_match_ends_with_one_side_at_the_target(rules: Sedma, seed: int) -> None:
    match, deals = Match.start(rules, seed % rules.players), 0
    while not match.over:
        bots = [bot("random", seed + seat) for seat in range(rules.players)]
        *_, last = play(match.deal(seed + deals), bots)
        match, deals = match.after(last), deals + 1
    assert len(match.results) == deals <= 2 * rules.match_to - 1
    assert [score >= rules.match_to for score in match.scores].count(True) == 1
    assert match.winners in rules.sides
    assert match.scores == tuple(sum(result.game_points[side] for result in match.results) for side in range(2))


def _bits(mask: int) -> list[int]:
    return [card.bit for card in GERMAN.unmask(mask)]
