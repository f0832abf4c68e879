"""What holds in every deal of Fan Tan with the French pack, whatever its older options; `test_every_game.py` has the rest."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from sevens import FRENCH, PASS, Card, Fined, Laid, Passed, Play, Record, Round, bot, play, settle
from sevens.playout import playout
from tests.properties.refusals import check_moves
from tests.strategies import SEEDS, Game, deals, fan_tan_rules, games, moments

PLAIN = {"pack": "french", "anchors": "as_moves", "opening": "7D", "direction": "clockwise", "stall_guard": "full_circle"}
CLASSIC = fan_tan_rules(**PLAIN)
EVERY_MOVE = (*map(Play, FRENCH.cards), PASS)


def cards_laid(state: Round) -> set[Card]:
    return set(FRENCH.unmask(state.layout.laid))


def fitting(state: Round) -> set[Card]:
    """The cards that fit, found with plain sets."""
    laid = cards_laid(state)
    if not laid:
        return {state.rules.opening_card}
    fits = set()
    for suit in FRENCH.suits:
        at = [i for i, rank in enumerate(FRENCH.ranks) if Card(rank, suit) in laid]
        places = [at[0] - 1, at[-1] + 1] if at else [6]
        fits |= {Card(FRENCH.ranks[i], suit) for i in places if 0 <= i < 13}
    return fits


@given(games(CLASSIC))
def test_no_card_is_lost_or_doubled(game: Game) -> None:
    for state in game.states:
        piles = [*state.hands, state.layout.laid]
        assert sum(piles) == FRENCH.full
        assert sum(pile.bit_count() for pile in piles) == 52


@given(games(CLASSIC))
def test_every_column_is_one_run_through_its_seven(game: Game) -> None:
    for state in game.states:
        for suit in FRENCH.suits:
            cards = FRENCH.unmask(state.layout.laid & FRENCH.suit_mask(suit))
            places = [FRENCH.ranks.index(card.rank) for card in cards]
            if places:
                assert places == list(range(places[0], places[-1] + 1))
                assert 6 in places
            assert state.layout.column(suit) == cards


@given(games(CLASSIC))
def test_the_game_ends_and_until_then_there_is_a_move(game: Game) -> None:
    seats = len(game.last.hands)
    assert all(state.legal_moves() for state in game.states[:-1])
    assert game.last.legal_moves() == ()
    assert len(game.moves) <= 52 * 2 * seats
    assert [seat for seat, hand in enumerate(game.last.hands) if not hand] == [game.last.outcome.winner]
    assert sorted(game.last.outcome.order) == list(range(seats))
    left = [game.last.hands[seat].bit_count() for seat in game.last.outcome.order]
    assert left == sorted(left)


@given(games(CLASSIC))
def test_turns_go_round(game: Game) -> None:
    seats = len(game.last.hands)
    assert [state.turn for state in game.states] == [(game.states[0].turn + i) % seats for i in range(len(game.states))]


@given(moments(CLASSIC))
def test_the_legal_moves_are_those_of_the_written_rules(state: Round) -> None:
    mine = set(state.hand(state.turn)) & fitting(state)
    stalled = state.idle >= len(state.hands)
    may_pass = not mine or (state.rules.enforcement == "fine" and bool(state.layout.laid) and not stalled)
    expected = set(map(Play, mine)) | ({PASS} if may_pass else set())
    assert set(state.legal_moves()) == (expected if state.outcome is None else set())


@given(moments(CLASSIC))
def test_a_move_applies_or_is_refused_with_a_reason_and_no_change(state: Round) -> None:
    check_moves(state, EVERY_MOVE)


@given(games(CLASSIC))
def test_chips_are_conserved_and_the_pot_is_what_was_paid(game: Game) -> None:
    first, rules, seats = game.states[0], game.last.rules, len(game.last.hands)
    sizes = [hand.bit_count() for hand in first.hands]
    change = {"short_pays_less": -1, "short_pays_more": 1, "none": 0}[rules.ante_compensation]
    to_pot = [1 + (change if size < max(sizes) else 0) for size in sizes]
    to_winner = [0] * seats
    for state in game.states:
        for event in state.events:
            if isinstance(event, Passed):
                to_pot[event.seat] += event.chips
            elif isinstance(event, Fined):
                (to_winner if event.to_winner else to_pot)[event.seat] += event.chips
        assert list(state.paid) == to_pot
        assert state.pot == sum(to_pot)
    settlement, winner = settle(game.last), game.last.outcome.winner
    to_winner[winner] = 0
    for_cards = [rules.chip_per_card * hand.bit_count() for hand in game.last.hands]
    net = [-pot - direct - cards for pot, direct, cards in zip(to_pot, to_winner, for_cards, strict=True)]
    net[winner] += sum(to_pot) + sum(to_winner) + sum(for_cards)
    assert list(settlement.net) == net
    assert sum(settlement.net) == 0


@given(games(CLASSIC))
def test_fines_are_for_passes_with_a_legal_card_and_all_are_found_in_the_end(game: Game) -> None:
    withheld = [0] * len(game.last.hands)
    for state, move in zip(game.states, game.moves, strict=False):
        withheld[state.turn] += move == PASS and bool(set(state.hand(state.turn)) & fitting(state))
    fines = [e for state in game.states for e in state.events if isinstance(e, Fined)]
    assert [sum(f.seat == seat for f in fines) for seat in range(len(withheld))] == withheld
    assert not any(game.last.withheld)
    assert game.last.rules.enforcement == "fine" or not fines


@given(games(CLASSIC))
def test_the_events_tell_what_the_move_was(game: Game) -> None:
    for state, move, following in zip(game.states, game.moves, game.states[1:], strict=False):
        first = following.events[0]
        assert first.seat == state.turn
        assert (first.card == move.card) if isinstance(first, Laid) else move == PASS


@given(games(CLASSIC))
def test_what_a_pass_shows_is_true(game: Game) -> None:
    """Q-FT-13: a forced pass shows that a seat holds none of the cards that fit."""
    for state in game.states:
        assert all(hand & lacked == 0 for hand, lacked in zip(state.hands, state.lacks, strict=True))


@given(moments(CLASSIC), st.data())
def test_a_view_does_not_depend_on_what_is_hidden(state: Round, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, len(state.hands) - 1))
    hidden = [card for other, _ in enumerate(state.hands) if other != seat for card in state.hand(other)]
    random.Random(data.draw(SEEDS)).shuffle(hidden)
    hands = []
    for other, hand in enumerate(state.hands):
        mine = [hidden.pop() for _ in range(hand.bit_count())] if other != seat else state.hand(other)
        hands.append(FRENCH.mask(mine))
    withheld = tuple(masks if other == seat else ((1,),) for other, masks in enumerate(state.withheld))
    swapped = replace(state, hands=tuple(hands), ledger=replace(state.ledger, withheld=withheld))
    view = state.seen_by(seat)
    assert swapped.seen_by(seat) == view
    assert [swapped.seen_by(seat).why_not(m) for m in EVERY_MOVE] == [view.why_not(m) for m in EVERY_MOVE]
    assert view.legal_moves() == (state.legal_moves() if seat == state.turn else ())


@given(games(CLASSIC), st.data())
def test_a_record_keeps_a_game_to_the_same_states(game: Game, data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(game.moves)))
    record = Record.of(game.states[0], game.moves[:cut])
    again = Record.parse(str(record))
    assert again == record
    assert tuple(again.rounds()) == game.states[: cut + 1]
    assert Record.of(game.states[0], game.moves).upto(cut) == record


@given(SEEDS, st.integers(3, 8), st.data(), CLASSIC)
def test_a_record_with_a_seed_gives_the_same_deal(seed: int, seats: int, data: st.DataObject, rules: object) -> None:
    dealer, leader = (data.draw(st.integers(0, seats - 1)) for _ in range(2))
    first = Round.deal(rules, seats, seed, dealer, leader)
    record = Record.of(first, seed=seed)
    assert Record.parse(str(record)) == record
    assert record.start() == first


@given(deals(fan_tan_rules(**PLAIN, enforcement="strict")), st.sampled_from(["random", "beginner", "club"]), SEEDS)
def test_a_playout_makes_the_same_moves_as_the_rounds(first: Round, level: str, seed: int) -> None:
    seats = len(first.hands)
    states = [first, *play(first, [bot(level, seed + seat) for seat in range(seats)])]
    turns = playout(first, [bot(level, seed + seat) for seat in range(seats)])
    assert turns == [after.layout.laid ^ before.layout.laid for before, after in pairwise(states)]
    assert (first.turn + len(turns) - 1) % seats == states[-1].outcome.winner


@given(moments(CLASSIC).filter(lambda state: state.outcome is None and state.rules.enforcement == "strict"), SEEDS)
def test_a_playout_can_start_in_the_middle(state: Round, seed: int) -> None:
    bots = [[bot("random", seed + seat) for seat in range(len(state.hands))] for _ in range(2)]
    assert len(playout(state, bots[0])) == len(list(play(state, bots[1])))
