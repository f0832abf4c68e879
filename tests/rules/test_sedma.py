"""Sedma, one test for each sentence of the written rules, named by its identifier (hints left out)."""

from __future__ import annotations

from itertools import permutations

import pytest

from sevens import IllegalMove, InvalidOption, preset
from sevens.cards import shuffle
from sevens.outcome import Ending
from sevens.sedma import (
    GERMAN,
    Card,
    Deal,
    Drew,
    Match,
    Play,
    Rank,
    Reason,
    Sedma,
    Stopped,
    Suit,
    Taken,
    bot,
    parse_move,
    play,
    settle,
)
from sevens.sedma.cards import POINT_CARDS
from sevens.sedma.scoring import settlement
from tests.sedma_positions import after, legal, position, sizes, with_hidden

TWO, PAIRS = Sedma(), Sedma(players=4)


def played_out(state: Deal, level: str = "random", seed: int = 0) -> Deal:
    *_, last = play(state, [bot(level, seed + seat) for seat in range(len(state.hands))])
    return last


def refused(state: Deal, text: str) -> Reason:
    with pytest.raises(IllegalMove) as error:
        state.after(parse_move(text))
    return error.value.refusal.reason


def taken(state: Deal) -> Taken:
    """The trick that the last move ended."""
    return next(event for event in state.events if isinstance(event, Taken))


def winner_of(cards: str, rules: Sedma = TWO) -> int:
    """Who takes a trick of one round, led by seat 0, when the leader then stops."""
    played = cards.split()
    hands = [played[0] + " 8A", *(f"{card} 9A" for card in played[1:])]
    state = after(position(*hands, rules=rules), cards)
    return state.holder


def test_se_01_neither_suit_nor_rank_order_matters() -> None:
    """Of two different ranks, sevens apart, neither beats the other: who leads takes the trick."""
    for first, second in permutations([rank for rank in Rank if rank != Rank.SEVEN], 2):
        assert winner_of(f"{first}H {second}H") == 0
        assert winner_of(f"{first}H {second}B") == 0
        assert winner_of(f"{first}H {first}B") == 1


def test_se_02_only_tens_and_aces_score() -> None:
    scoring = {card for card in GERMAN.cards if settlement(TWO, (card.bit, GERMAN.full & ~card.bit), (1, 1), 1).cards[0]}
    assert {card.rank for card in scoring} == {Rank.TEN, Rank.ACE}
    assert len(scoring) == 8


def test_se_03_two_or_four_play() -> None:
    assert [Sedma(players=n).check_seats(n) for n in (2, 4)] == [2, 4]
    for seats in (0, 1, 3, 5, "2", 2.0, True):
        with pytest.raises(InvalidOption, match="allowed: 2, 4"):
            Sedma(players=seats)
    with pytest.raises(InvalidOption, match="seats = 4 is not allowed; allowed: 2"):
        Deal.deal(TWO, 4, seed=1)


def test_se_04_the_pack_has_32_cards() -> None:
    assert len(set(GERMAN.cards)) == len(GERMAN.cards) == 32
    assert [rank.value for rank in Rank] == ["7", "8", "9", "10", "U", "O", "K", "A"]
    assert {(c.rank, c.suit) for c in GERMAN.cards} == {(rank, suit) for rank in Rank for suit in Suit}
    assert len(Suit) == 4


def test_se_05_suits_never_matter() -> None:
    """A deal with the suits exchanged goes the same way."""
    swap = str.maketrans("HBLA", "BLAH")

    def exchanged(card: Card) -> Card:
        return Card(card.rank, Suit(card.suit.translate(swap)))

    state = Deal.deal(PAIRS, 4, seed=3)
    hands = [[exchanged(card) for card in state.hand(seat)] for seat in range(4)]
    other = Deal.from_hands(PAIRS, hands, [exchanged(GERMAN.card(bit)) for bit in state.table.stock])
    while state.outcome is None:
        assert {exchanged(m.card) if isinstance(m, Play) else m for m in state.legal_moves()} == {
            m.card if isinstance(m, Play) else m for m in other.legal_moves()
        }
        move = state.legal_moves()[-1]
        state = state.after(move)
        other = other.after(Play(exchanged(move.card)) if isinstance(move, Play) else move)
        assert (other.turn, other.holder, other.points) == (state.turn, state.holder, state.points)
    assert other.outcome == state.outcome


def test_se_06_hands_stock_and_won_tricks_lie_face_down() -> None:
    """A seat sees its own hand; of the others and the stock the number of cards, of won tricks what it saw being played."""
    state = after(Deal.deal(TWO, 2, seed=7), "9L")
    view = state.seen_by(0)
    assert view.hand == state.hands[0]
    assert (view.sizes, view.stock) == ((4, 3), 24)
    hidden = state.hands[1] | sum(state.table.stock)
    assert view.unseen == hidden
    stock = state.table.stock
    elsewhere = with_hidden(state, (state.hands[0], sum(stock[:3])), (*stock[3:], *(card.bit for card in state.hand(1))))
    assert elsewhere.seen_by(0) == view


@pytest.mark.parametrize("led", [rank for rank in Rank if rank != Rank.SEVEN])
def test_se_07_a_seven_stands_for_any_value_and_always_beats(led: Rank) -> None:
    assert winner_of(f"{led}H 7B") == 1
    assert winner_of(f"{led}H 7B {led}L 7A", PAIRS) == 3
    assert winner_of(f"{led}H {led}B 8B 7A" if led != "8" else "8H 8B 9B 7A", PAIRS) == 3


def test_se_08_each_ace_and_each_ten_is_worth_ten() -> None:
    for card in ("10H", "10B", "10L", "10A", "AH", "AB", "AL", "AA"):
        assert taken(after(position(f"{card} KH", "8H KB"), f"{card} 8H")).points == 10
    assert taken(after(position("10H KH", "AH KB"), "10H AH")).points == 20


def test_se_09_all_points_sum_to_90() -> None:
    for seed in range(5):
        result = settle(played_out(Deal.deal(PAIRS, 4, seed), seed=seed))
        assert sum(result.cards) == 80
        assert sum(result.last_trick) == 10
        assert sum(result.points) == 90


@pytest.mark.parametrize("rank", ["7", "8", "9", "U", "O", "K"])
def test_se_10_other_cards_are_worth_nothing(rank: str) -> None:
    assert taken(after(position(f"{rank}H OL", f"{rank}B UL", leader=1), f"{rank}B {rank}H -")).points == 0


def test_se_11_the_pack_is_shuffled() -> None:
    orders = set()
    for seed in range(20):
        state = Deal.deal(TWO, 2, seed)
        assert sum(state.hands) + sum(state.table.stock) == GERMAN.full
        orders.add((state.hands, state.table.stock))
    assert len(orders) == 20


@pytest.mark.parametrize("rules", [TWO, PAIRS])
def test_se_12_the_player_left_of_the_dealer_leads_first(rules: Sedma) -> None:
    seats = rules.players
    assert [Deal.deal(rules, seats, 1, dealer).turn for dealer in range(seats)] == [(d + 1) % seats for d in range(seats)]


@pytest.mark.parametrize(("rules", "stock"), [(TWO, 24), (PAIRS, 16)])
def test_se_13_four_cards_each_and_the_rest_is_the_stock(rules: Sedma, stock: int) -> None:
    state = Deal.deal(rules, rules.players, seed=5)
    assert sizes(state) == [4] * rules.players
    assert len(state.table.stock) == stock


def test_seo_01_each_of_two_players_plays_16_cards_in_a_deal() -> None:
    state = Deal.deal(TWO, 2, seed=9)
    assert (sizes(state), len(state.table.stock)) == ([4, 4], 24)
    played = [0, 0]
    while state.outcome is None:
        move = state.legal_moves()[0]
        played[state.turn] += isinstance(move, Play)
        state = state.after(move)
    assert played == [16, 16]


def test_se_14_the_dealer_deals_his_opponent_first() -> None:
    order = shuffle(GERMAN.cards, 5)
    for dealer in (0, 1):
        state = Deal.deal(TWO, 2, seed=5, dealer=dealer)
        assert set(state.hand(1 - dealer)) == set(order[0:8:2])
        assert set(state.hand(dealer)) == set(order[1:8:2])


def test_se_15_nobody_draws_inside_a_trick() -> None:
    state = position("10H 10B 9A KA", "7H 8H 9B KB", stock="OH OB OL OA UH UB")
    for moves in ("10H", "10H 7H", "10H 7H 10B"):
        inside = after(state, moves)
        assert len(inside.table.stock) == 6
        assert not any(isinstance(event, Drew) for event in inside.events)
    assert len(after(state, "10H 7H 10B 8H").table.stock) == 2


def test_se_16_after_a_trick_everyone_draws_back_to_four_the_winner_first() -> None:
    state = after(position("10H 9A KA KL", "7H 8H 9B KB", stock="OH OB OL OA"), "10H 7H -")
    assert sizes(state) == [4, 4]
    assert set(map(str, state.hand(1))) == {"8H", "9B", "KB", "OH"}
    assert set(map(str, state.hand(0))) == {"9A", "KA", "KL", "OB"}


def test_se_17_no_card_decides_who_leads_first() -> None:
    for seed in range(20):
        assert Deal.deal(PAIRS, 4, seed, dealer=2).leader == 3


def test_se_18_a_side_with_50_points_wins_the_deal() -> None:
    """Q-SE-2: points come in tens and add up to 90, so exactly one side has 50."""
    tens_and_aces = sorted(card.bit for card in GERMAN.cards if card.bit & POINT_CARDS)
    for count in range(9):
        for last in (0, 1):
            mine = sum(tens_and_aces[:count])
            result = settlement(TWO, (mine, POINT_CARDS & ~mine), (5, 5), last)
            assert [points >= 50 for points in result.points] == [result.winner == 0, result.winner == 1]


def test_se_19_a_match_is_won_by_the_first_side_with_the_agreed_score() -> None:
    match, seed = Match.start(TWO), 0
    while not match.over:
        assert max(match.scores) < 5
        assert match.winners == ()
        match, seed = match.after(played_out(match.deal(seed), seed=seed)), seed + 1
    assert max(match.scores) >= 5
    assert match.winners == (match.scores.index(max(match.scores)),)


def test_se_20_any_card_may_be_led_and_any_card_played_to_it() -> None:
    state = position("10H 7B 9A KA", "7H 8H 9B KB")
    assert legal(state) == {"10H", "7B", "9A", "KA"}
    for led in legal(state):
        assert legal(after(state, led)) == {"7H", "8H", "9B", "KB"}


def test_se_21_an_equal_card_or_a_seven_beats_and_nothing_else_does() -> None:
    for led in (rank for rank in Rank if rank != Rank.SEVEN):
        assert {card for card in Rank if winner_of(f"{led}H {card}B") == 1} == {led, Rank.SEVEN}


def test_se_22_the_last_beater_wins_and_else_the_leader() -> None:
    assert winner_of("KH KB 7L 8A", PAIRS) == 2
    assert winner_of("KH KB 7L KA", PAIRS) == 3
    assert winner_of("KH 8B 9L 10A", PAIRS) == 0


def test_se_23_the_cards_go_to_the_side_of_the_winner() -> None:
    state = after(position("KH 8H", "KB 8B", "7L 8L", "9A UA"), "KH KB 7L 9A")
    assert taken(state).seat == 2
    assert state.table.won == (GERMAN.mask(["KH", "KB", "7L", "9A"]), 0)
    assert state.table.tricks == (1, 0)


def test_se_24_the_example_trick_gives_the_leader_20() -> None:
    state = position("10H 10B 9A", "7H 8H 9B")
    assert legal(after(state, "10H 7H")) == {"10B", "-"}
    ended = after(state, "10H 7H 10B 8H")
    assert (taken(ended).seat, taken(ended).points) == (0, 20)
    assert ended.points == (20, 0)


def test_se_25_the_leader_may_prolong_when_an_opponent_holds() -> None:
    held_by_opponent = after(position("KH 7H KL 9A", "7B 8B 9B UB"), "KH 7B")
    assert held_by_opponent.turn == 0
    assert legal(held_by_opponent) == {"7H", "KL", "-"}
    held_by_leader = after(position("KH 7H KL 9A", "8B 7B 9B UB"), "KH 8B")
    assert held_by_leader.trick == ()
    assert taken(held_by_leader).seat == 0


def test_se_25_a_partner_who_holds_ends_the_trick() -> None:
    """Q-SE-3: unless prolonging is allowed always."""
    hands = ("KH 7H KA", "8B 9B UB", "KL 8L 9L", "AA 8A 9A")
    assert taken(after(position(*hands), "KH 8B KL AA")).seat == 2
    always = after(position(*hands, rules=Sedma(players=4, prolong_when="always")), "KH 8B KL AA")
    assert (always.turn, legal(always)) == (0, {"7H", "KA", "-"})


def test_se_26_to_prolong_an_equal_card_or_a_seven_and_a_card_from_everybody_else() -> None:
    state = after(position("KH KL 9A", "8B 7B UB", "8L 9L UL", "8A 9H UA"), "KH 7B 8L 8A")
    assert refused(state, "9A") is Reason.CANNOT_PROLONG
    prolonged = after(state, "KL")
    assert prolonged.holder == 0
    seats = []
    while prolonged.trick:
        seats.append(prolonged.turn)
        prolonged = prolonged.after(prolonged.legal_moves()[0])
    assert seats == [1, 2, 3]
    assert len(taken(prolonged).cards) == 8


def test_se_27_he_may_stop_instead_and_after_another_round_the_choice_returns() -> None:
    state = after(position("KH KL 7A 9A", "7B 7L 8B UB", stock="OH OL"), "KH 7B")
    stopped = after(state, "-")
    assert stopped.events[0] == Stopped(0)
    assert (taken(stopped).seat, stopped.turn) == (1, 1)
    again = after(state, "KL 7L")
    assert legal(again) == {"7A", "-"}
    assert taken(after(again, "-")).seat == 1
    assert taken(after(again, "7A 8B")).seat == 0


def test_se_28_only_the_leader_prolongs() -> None:
    state = position("KH KL 9A", "7B KB UB", "KA 9L UL", "7A 9H UA")
    for moves, seat in (("KH", 1), ("KH 7B", 2), ("KH 7B KA", 3)):
        inside = after(state, moves)
        assert inside.turn == seat
        assert refused(inside, "-") is Reason.MUST_PLAY
    assert after(state, "KH 7B KA 7A").turn == 0


def test_se_29_the_winner_draws_first_then_the_rest_in_turn() -> None:
    state = position("KH 8H", "8B 9B", "7L 8L", "9A UA", stock="OH OB OL OA UH UB UL")
    ended = after(state, "KH 8B 7L 9A")
    assert [event.seat for event in ended.events if isinstance(event, Drew)] == [2, 3, 0, 1]
    assert set(map(str, ended.hand(2))) == {"8L", "OH", "UH"}
    assert set(map(str, ended.hand(1))) == {"9B", "OA"}


@pytest.mark.parametrize("rules", [TWO, PAIRS])
def test_se_30_scores_have_one_column_a_player_or_team(rules: Sedma) -> None:
    match = Match.start(rules)
    for seed in range(2):
        match = match.after(played_out(match.deal(seed), seed=seed))
    assert len(match.scores) == 2
    assert match.scores == tuple(map(sum, zip(*(r.game_points for r in match.results), strict=True)))


def test_se_34_partners_sit_opposite_and_a_round_is_four_cards() -> None:
    assert PAIRS.sides == ((0, 2), (1, 3))
    state = after(position("KH 7H", "7B 8B", "9L 8L", "9A 8A"), "KH 7B 9L")
    assert (state.turn, len(state.trick)) == (3, 3)
    full = after(state, "9A")
    assert (full.turn, len(full.trick)) == (0, 4)


def test_seo_03_the_leader_may_not_prolong_what_his_partner_holds() -> None:
    state = after(position("KH 7H KL", "8B 9B UB", "KA 8L 9L", "AH 8A 9A"), "KH 8B KA AH")
    assert state.trick == ()
    assert (taken(state).seat, taken(state).points) == (2, 10)


def test_se_35_with_the_stock_empty_play_goes_on_until_all_cards_are_gone() -> None:
    state = position("KH 8H", "8B 9B", won=("10H", "AH"))
    once = after(state, "KH 8B")
    assert once.outcome is None
    assert not any(isinstance(event, Drew) for event in once.events)
    last = after(once, "8H 9B")
    assert last.outcome is not None
    assert last.outcome.ending is Ending.PLAYED_OUT
    assert last.legal_moves() == ()
    assert refused(last, "8H") is refused(last, "-") is Reason.DEAL_OVER


def test_se_36_without_a_fitting_card_there_is_no_prolonging() -> None:
    """He is asked all the same, and nobody learns that he had no choice."""
    state = after(position("KH 8H 9A", "7B 8B 9B"), "KH 7B")
    assert legal(state) == {"-"}
    refusal = state.why_not(parse_move("8H"))
    assert refusal is not None
    assert (refusal.reason, refusal.needs) == (Reason.CANNOT_PROLONG, (Rank.SEVEN, Rank.KING))
    assert str(refusal) == "8H: cannot_prolong (needs 7 or K)"
    without_cards = after(position("KH", "7B"), "KH 7B")
    assert without_cards.trick == (), "everybody sees that he has no card"


def test_se_37_the_last_trick_is_worth_10() -> None:
    """Q-SE-8: to the side that wins it, whatever its length."""
    short = after(position("8H", "9B", won=("10H", "AH")), "8H 9B")
    assert (taken(short).points, short.points) == (10, (20, 10))
    state = position("8H 8B", "7B 7L", won=("10H 10B 10L 10A", "AH AB AL AA"))
    prolonged = after(state, "8H 7B 8B 7L")
    assert taken(prolonged).points == 10
    assert settle(prolonged).last_trick == (0, 10)
    assert prolonged.points == (40, 50)


def test_se_39_the_standard_match_is_to_5() -> None:
    assert TWO.match_to == PAIRS.match_to == 5


@pytest.mark.parametrize("target", [3, 5, 10])
def test_se_40_computer_matches_are_to_3_5_or_10(target: int) -> None:
    rules = Sedma(match_to=target, flat=1)
    match, seed = Match.start(rules), 0
    while not match.over:
        match, seed = match.after(played_out(match.deal(seed), seed=seed)), seed + 1
    assert max(match.scores) == target > min(match.scores)
    for other in (0, 4, "5", 5.0):
        with pytest.raises(InvalidOption, match="allowed: 5, 3, 10"):
            Sedma(match_to=other)


def worth(rules: Sedma, count: int, tricks: tuple[int, int], *, last: int = 0) -> tuple[int, ...]:
    """The game points when side 0 has so many of the tens and aces."""
    mine = sum([card.bit for card in GERMAN.cards if card.bit & POINT_CARDS][:count])
    return settlement(rules, (mine, POINT_CARDS & ~mine), tricks, last).game_points


def test_se_41_a_won_deal_is_worth_1_2_or_3() -> None:
    assert worth(TWO, 5, (6, 4)) == (1, 0)
    assert worth(TWO, 7, (10, 1)) == (1, 0)
    assert worth(TWO, 8, (11, 1)) == (2, 0)
    assert worth(TWO, 8, (12, 0)) == (3, 0)
    assert worth(TWO, 0, (1, 11), last=1) == (0, 2)
    assert worth(TWO, 0, (0, 11), last=1) == (0, 3)


def test_se_42_to_prolong_is_to_start_another_round_of_the_same_trick() -> None:
    state = after(position("KH KL 9A", "7B 8B UB"), "KH 7B KL")
    assert [str(played.card) for played in state.trick] == ["KH", "7B", "KL"]
    assert (state.leader, state.turn, state.table.tricks) == (0, 1, (0, 0))


def test_se_43_a_deal_lasts_four_to_six_minutes() -> None:
    """That is eight to eleven seconds for each of the 32 cards."""
    assert Sedma.minutes == (4, 6)
    assert [60 * minutes // len(GERMAN.cards) for minutes in Sedma.minutes] == [7, 11]


@pytest.mark.parametrize("relative", ["prsi", "zolik", "sedmice", "zsiros"])
def test_se_44_relatives_are_not_taken_for_this_game(relative: str) -> None:
    assert preset("sedma").name == "sedma"
    with pytest.raises(InvalidOption, match=relative):
        preset(relative)


def test_q_se_1_two_points_from_80_on() -> None:
    assert worth(Sedma(two_points_at=80), 7, (10, 1)) == (2, 0)
    assert worth(Sedma(two_points_at=80), 6, (10, 1)) == (1, 0)
    assert worth(Sedma(two_points_at=80), 8, (12, 0)) == (3, 0)


def test_q_se_1_or_every_deal_is_worth_one() -> None:
    assert [worth(Sedma(flat=1), 8, tricks) for tricks in ((11, 1), (12, 0))] == [(1, 0), (1, 0)]
    with pytest.raises(InvalidOption, match="every deal is worth the same"):
        Sedma(flat=1, two_points_at=80)


def test_q_se_3_a_trick_has_four_rounds_at_most() -> None:
    state = position("KH KB KL KA", "7H 7B 7L 7A", stock="8H 8B 8L 8A 9H 9B 9L 9A")
    ended = after(state, "KH 7H KB 7B KL 7L KA 7A")
    assert len(taken(ended).cards) == 8
    assert (ended.turn, sizes(ended), len(ended.table.stock)) == (1, [4, 4], 0)


def test_q_se_3_always_lets_a_leader_go_on_who_holds_the_trick_himself() -> None:
    rules = Sedma(prolong_when="always")
    state = after(position("KH 7H KL 9A", "8B 7B 9B UB", rules=rules), "KH 8B")
    assert legal(state) == {"7H", "KL", "-"}
    assert taken(after(state, "-")).seat == 0


def test_q_se_4_a_short_stock_drawn_one_at_a_time_keeps_hands_equal() -> None:
    short = position("KH KL 9A 8H", "7B 7L 8B 9B", stock="OH OB")
    assert sizes(after(short, "KH 7B KL 7L -")) == [3, 3]


def test_q_se_4_or_the_winner_fills_first_and_who_has_no_card_is_left_out() -> None:
    rules = Sedma(draw="fill_winner_first")
    short = after(position("KH KL 9A 8H", "7B 7L 8B 9B", stock="OH OB", rules=rules), "KH 7B KL 7L -")
    assert (sizes(short), short.turn) == ([2, 4], 1)
    rest = after(short, "OH 9A OB 8H")
    assert (sizes(rest), rest.outcome, rest.turn) == ([0, 2], None, 1)
    lone = after(rest, "8B")
    assert (taken(lone).cards, lone.turn) == ((Card.parse("8B"),), 1)
    assert after(lone, "9B").outcome is not None


def test_q_se_4_a_winner_without_cards_leaves_the_lead_to_the_next_who_has_some() -> None:
    rules = Sedma(draw="fill_winner_first")
    ended = after(position("KH 8H", "7B", rules=rules), "KH 7B -")
    assert (taken(ended).seat, ended.turn) == (1, 0)
    assert after(ended, "8H").points == (10, 0)


@pytest.mark.parametrize(("dealer", "next_if_side_0_wins", "next_if_side_1_wins"), [(0, 1, 2), (1, 3, 2), (3, 1, 0)])
def test_q_se_5_the_losers_deal_next(dealer: int, next_if_side_0_wins: int, next_if_side_1_wins: int) -> None:
    """In pairs the deal goes left if the dealing side won, to the dealer's partner if it lost."""
    seen = set()
    for seed in range(8):
        match = Match.start(PAIRS, dealer)
        last = played_out(match.deal(seed), seed=seed)
        following = match.after(last)
        side = settle(last).winner
        seen.add(side)
        assert following.dealer == (next_if_side_0_wins, next_if_side_1_wins)[side]
        assert following.deal(0).leader % 2 == side, "so the winners lead"
    assert seen == {0, 1}


def test_q_se_5_two_players_and_the_clockwise_option() -> None:
    match = Match.start(TWO, dealer=1)
    last = played_out(match.deal(4))
    assert match.after(last).dealer == 1 - settle(last).winner
    clockwise = Match.start(Sedma(dealer_rule="clockwise", players=4), dealer=3)
    for seed, dealer in enumerate((3, 0, 1)):
        assert clockwise.dealer == dealer
        clockwise = clockwise.after(played_out(clockwise.deal(seed)))


def test_q_se_5_who_takes_a_trick_leads_the_next() -> None:
    state = position("KH 8H", "KB 8B", "9L 8L", "7A 8A")
    assert after(after(state, "KH KB 9L 7A"), "-").turn == 3
    assert after(position("KH 8H", "8B 9B"), "KH 8B").turn == 0


def test_q_se_6_a_led_seven_is_beaten_and_prolonged_by_sevens_alone() -> None:
    for rank in Rank:
        assert winner_of(f"7H {rank}B") == (1 if rank == Rank.SEVEN else 0)
    state = after(position("7H 7L KH", "7B 8B 9B"), "7H 7B")
    assert legal(state) == {"7L", "-"}


def test_q_se_6_or_a_led_seven_stands_for_any_value() -> None:
    rules = Sedma(seven_led="any_value")
    assert all(winner_of(f"7H {rank}B", rules) == 1 for rank in Rank)
    assert winner_of("KH 8B", rules) == 0


def test_q_se_6_prolonging_with_a_seven_leaves_the_led_value_unless_agreed() -> None:
    hands = ("KH 7L KA 9A", "7B KB 8B 9B")
    assert after(position(*hands), "KH 7B 7L KB").holder == 1
    latest = after(position(*hands, rules=Sedma(led_value="latest_lead")), "KH 7B 7L KB")
    assert taken(latest).seat == 0
    again = after(position("KH 7L KA 9A", "7B 7H 8B 9B", rules=Sedma(led_value="latest_lead")), "KH 7B 7L 7H")
    assert legal(again) == {"-"}, "a king no longer equals the led card"


def test_q_se_8_the_partner_is_never_asked_to_prolong() -> None:
    state = after(position("KH 8H", "7B 9B", "KL 7L", "7A 9A"), "KH 7B KL 7A")
    assert (state.turn, state.holder) == (0, 3)
    assert after(state, "-").turn == 3


def test_q_se_9_one_side_alone_scores_in_a_deal() -> None:
    for seed in range(10):
        assert sorted(settle(played_out(Deal.deal(TWO, 2, seed), seed=seed)).game_points)[0] == 0


def test_b_04_either_side_gets_three_for_all_tricks() -> None:
    assert settlement(PAIRS, (0, GERMAN.full), (0, 7), 1).game_points == (0, 3)
    assert settlement(PAIRS, (GERMAN.full, 0), (7, 0), 0).game_points == (3, 0)


def test_b_04_a_leader_does_not_go_on_with_any_card_nor_loses_his_choice() -> None:
    state = after(position("KH KL 9A", "7B 8B UB"), "KH 7B")
    assert refused(state, "9A") is Reason.CANNOT_PROLONG
    assert (state.turn, legal(state)) == (0, {"KL", "-"})


def test_b_05_a_new_deal_in_the_middle_of_one_has_32_cards() -> None:
    match = Match.start(PAIRS)
    first = match.deal(1)
    first.after(first.legal_moves()[0])
    again = match.deal(2)
    assert sum(sizes(again)) + len(again.table.stock) == 32
    assert sum(again.hands) + sum(again.table.stock) == GERMAN.full


def test_b_05_a_bot_does_not_beat_its_own_partner() -> None:
    state = after(position("KH 8H", "8B 9B", "KL 10L 9L 7L", "9A UA"), "KH 8B")
    assert str(bot("beginner").choose(state.seen_by(2))) == "10L"
    without_points = after(position("KH 8H", "8B 9B", "KL 9L 7L", "9A UA"), "KH 8B")
    assert str(bot("beginner").choose(without_points.seen_by(2))) == "9L"
