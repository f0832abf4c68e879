"""Parliament, one test for each sentence of the written rules, named by its identifier (hints left out)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sevens import (
    CATCH,
    PASS,
    Caught,
    Due,
    Ending,
    Fined,
    Given,
    InvalidOption,
    Laid,
    Layout,
    Named,
    Outcome,
    Parliament,
    Passed,
    Rank,
    Reason,
    Round,
    Session,
    Suit,
    Unreadable,
    WentOut,
    points,
    preset,
    settle,
)
from sevens.match import Result
from tests.positions import after, legal, played_out, position, refused, start

RULES = Parliament()
CALL = preset("parliament_last_card")
TWO = preset("parliament_two_packs")
RING = preset("parliament_ring")
ONE_WAY = preset("parliament_one_way")
CHOICE = preset("parliament_voluntary_pass")


def sizes(state: Round) -> list[int]:
    return [hand.bit_count() for hand in state.hands]


def session_of(winners: list[int], rules: Parliament = RULES, nets: list[tuple[int, ...]] | None = None) -> Session:
    """A session of four in which these seats have won the deals."""
    zero = (0, 0, 0, 0)
    chips = nets or [zero] * len(winners)
    results = tuple(Result(winner, net, zero, zero) for winner, net in zip(winners, chips, strict=True))
    return replace(Session.start(rules, 4), results=results)


def test_pa_01_three_to_eight_play_each_alone() -> None:
    assert [RULES.check_seats(n) for n in range(3, 9)] == [3, 4, 5, 6, 7, 8]
    for seats in (2, 9):
        with pytest.raises(InvalidOption, match="3 to 8"):
            Round.deal(RULES, seats, 1)
    assert RULES.best_players == (4, 6)


def test_pa_02_deal_and_play_are_clockwise_and_the_deal_rotates() -> None:
    session, dealers = Session.start(RULES, 4, dealer=3), []
    while not session.over:
        dealers.append(session.dealer)
        session = session.after(played_out(session.deal(len(dealers))))
    assert dealers == [3, 0, 1, 2]
    state = position("D 7", "8D 2S", "9D 3S", rules=RULES)
    assert after(state, "8D").turn == 1


def test_pa_04_the_pack_has_52_cards_and_no_joker() -> None:
    assert (len(RULES.shape.pack.cards), RULES.shape.pack.wild) == (52, 0)


def test_pa_05_no_rank_is_compared_and_each_suit_is_a_row_of_its_own() -> None:
    swap = str.maketrans("SC", "CS")
    layout, hand = "S 5-9; H 7; D 7", "4S 10S 6H 8H KD 7C"
    exchanged = position(layout.translate(swap), hand.translate(swap), rules=RULES)
    assert legal(exchanged) == {text.translate(swap) for text in legal(position(layout, hand, rules=RULES))}


def test_pa_06_the_ace_is_high() -> None:
    """B-09 was the other way round: there the ace was meant to be low."""
    assert [r.value for r in RULES.shape.pack.ranks] == [*map(str, range(2, 11)), "J", "Q", "K", "A"]
    assert legal(position("S 2-K; D 7", "AS", rules=RULES)) == {"AS"}
    assert legal(position("S 2-7; D 7", "AS KC", rules=RULES)) == {"-"}


def test_pa_07_all_cards_are_dealt_singly_and_some_may_hold_one_more() -> None:
    assert sizes(Round.deal(RULES, 5, 1)) == [10, 11, 11, 10, 10]
    assert sum(Round.deal(RULES, 7, 1).hands) == RULES.shape.pack.full


def test_pa_08_a_hand_is_sorted_and_seen_by_its_owner_alone() -> None:
    state = Round.deal(RULES, 4, 1)
    cards = [state.rules.shape.pack.cards.index(card) for card in state.hand(2)]
    assert cards == sorted(cards)
    assert state.seen_by(1).hand == state.hands[1]
    assert state.seen_by(1).unseen == state.hands[0] | state.hands[2] | state.hands[3]


def test_pa_09_the_holder_of_the_seven_of_diamonds_lays_it_first() -> None:
    first = start("", "", "7D 7S", rules=RULES, dealer=0)
    assert (first.turn, legal(first)) == (2, {"7D"})
    assert refused(first, "7S") is Reason.OPENING_FIRST
    assert refused(first, "-") is Reason.MUST_OPEN


def test_pa_10_the_opener_s_left_continues() -> None:
    assert after(start("", "", "7D", rules=RULES), "7D").turn == 3


def test_pa_11_the_seven_of_clubs_may_open() -> None:
    first = start("", "7D", "", "7C", rules=Parliament(opener="7C"))
    assert (first.turn, legal(first)) == (3, {"7C"})


def test_pa_12_the_dealer_may_name_the_seven_that_opens() -> None:
    """Q-PA-2: its holder must lay it."""
    first = start("7D", "7S", "7C", "7H", rules=Parliament(opener="dealer_names_seven"), dealer=1)
    assert (first.turn, legal(first)) == (1, {"=7S", "=7H", "=7C", "=7D"})
    assert refused(first, "7S") is Reason.MUST_NAME
    named = after(first, "=7H")
    assert isinstance(named.events[0], Named)
    assert (named.turn, legal(named)) == (3, {"7H"})
    assert refused(named, "=7C") is Reason.NOT_NOW
    own = after(first, "=7S")
    assert (own.turn, legal(own)) == (1, {"7S"})


def test_pa_13_the_holder_of_the_lowest_diamond_may_begin() -> None:
    """Q-PA-2: with a seven, or he passes; passes cost as usual until a seven appears."""
    rules = Parliament(opener="lowest_diamond")
    first = start("", "", "2D", "7D 7S 7H 7C", rules=rules)
    assert (first.turn, legal(first)) == (2, {"-"})
    passed = first.after(PASS)
    assert passed.events == (Passed(2, 1),)
    assert legal(passed) == {"7S", "7H", "7C", "7D"}
    assert refused(passed, "-") is Reason.MUST_OPEN


def test_pa_14_a_deal_in_which_nobody_has_the_opening_card_cannot_be() -> None:
    """Q-PA-3: all cards are dealt, and an incomplete pack is refused."""
    hands = [list(map(str, Round.deal(RULES, 4, 1).hand(seat))) for seat in range(4)]
    for hand in hands:
        if "7D" in hand:
            hand.remove("7D")
    with pytest.raises(Unreadable, match="each of the 52 cards"):
        Round.from_hands(RULES, hands)


def test_q_pa_3_with_two_packs_the_first_holder_after_the_dealer_opens() -> None:
    state = Round.deal(TWO, 8, 5, dealer=3)
    holders = [seat for seat in range(8) if state.hands[seat] & TWO.opening_bit]
    assert state.turn == min(holders, key=lambda seat: (seat - 4) % 8)
    assert {move.removesuffix("'") for move in legal(state)} == {"7D"}


def test_pa_15_an_unopened_seven_is_legal_at_any_time() -> None:
    assert legal(position("D 7", "7S 8S", rules=RULES)) == {"7S"}


def test_pa_16_the_next_higher_rank_up_to_the_ace() -> None:
    assert legal(position("D 7-9", "10D JD", rules=RULES)) == {"10D"}
    assert legal(position("D 7-K", "AD", rules=RULES)) == {"AD"}


def test_pa_17_the_next_lower_rank_down_to_the_two() -> None:
    assert legal(position("D 4-7", "3D 2D", rules=RULES)) == {"3D"}
    assert legal(position("D 2-7", "AD KC", rules=RULES)) == {"-"}


def test_pa_18_one_card_a_turn() -> None:
    done = after(position("D 7", "6D 8D 7S", rules=RULES), "6D")
    assert [type(event) for event in done.events] == [Laid]
    assert (sizes(done)[0], done.turn) == (2, 1)


def test_pa_19_a_forced_pass_puts_one_chip_in_the_pot() -> None:
    passed = position("D 7", "KS", rules=RULES).after(PASS)
    assert (passed.events, passed.pot) == ((Passed(0, 1),), 1)
    assert position("D 7", "KS", rules=Parliament(pass_chip=0)).after(PASS).pot == 0


def test_pa_20_a_player_with_a_legal_card_must_play() -> None:
    able = position("D 7", "8D KS", rules=RULES)
    assert legal(able) == {"8D"}
    assert refused(able, "-") is Reason.MUST_PLAY


def test_pa_21_an_illegal_pass_is_refused() -> None:
    """Q-PA-4: or answered with the duty to lay a card, or with a card from the next seat."""
    forced = position("D 7", "8D KS", rules=Parliament(illegal_pass="forced_play")).after(PASS)
    assert forced.events == (Caught(0),)
    assert (forced.turn, forced.pot, legal(forced)) == (0, 0, {"8D"})
    assert refused(forced, "-") is Reason.CAUGHT
    assert after(forced, "8D").turn == 1
    with pytest.raises(InvalidOption, match="with voluntary passes no pass is illegal"):
        Parliament(voluntary_pass=True, illegal_pass="forced_play")


def test_q_pa_4_the_passer_may_receive_a_card_instead() -> None:
    state = position("D 7", "8D KS", "9C 2C", "3C", rules=Parliament(illegal_pass="receive_card")).after(PASS)
    assert state.events == (Passed(0, 1), Caught(0))
    assert (state.turn, state.aside.due) == (1, Due(to=0, giver=1, count=1, turn=1))
    assert legal(state) == {">2C", ">9C"}
    assert refused(state, "-") is Reason.MUST_GIVE
    assert refused(state, ">3C") is Reason.NOT_IN_HAND
    given = after(state, ">9C")
    assert (sizes(given)[:2], given.turn, given.aside.due) == ([3, 1], 1, None)
    assert position("D 7", "KS", rules=Parliament(illegal_pass="receive_card")).after(PASS).aside.due is None


def test_a_card_given_is_hidden_from_the_others() -> None:
    state = position("D 7", "8D KS", "9C 2C", rules=Parliament(illegal_pass="receive_card"))
    given = after(state, "- >9C")
    card = given.rules.shape.pack.unmask(given.rules.shape.pack.mask(["9C"]))[0]
    assert [given.seen_by(seat).events for seat in (0, 1)] == [(Given(1, 0, card),)] * 2
    assert [given.seen_by(seat).events for seat in (2, 3)] == [(Given(1, 0, None),)] * 2
    assert given.seen_by(2).lacks[0] == 0


def test_pa_22_a_row_has_at_most_thirteen_cards() -> None:
    done = after(position("S 2-K; D 7", "AS KC", rules=RULES), "AS")
    assert len(done.layout.column(Suit.SPADES)) == 13
    assert done.layout.ends(Suit.SPADES) == ()


def test_pa_23_the_round_is_over_when_somebody_lays_his_last_card() -> None:
    ended = after(position("D 7", "8D", rules=RULES), "8D")
    assert ended.outcome is not None
    assert (ended.outcome.winner, ended.outcome.ending) == (0, Ending.WENT_OUT)
    assert refused(ended, "-") is Reason.ROUND_OVER


def test_pa_24_most_rules_do_not_let_a_player_pay_instead_of_playing() -> None:
    assert not RULES.voluntary_pass
    assert legal(position("D 7", "8D KS", rules=CHOICE)) == {"8D", "-"}


def test_pa_25_the_aim_is_to_empty_the_hand_first() -> None:
    last = played_out(Round.deal(RULES, 5, 9))
    assert last.outcome is not None
    assert [seat for seat in range(5) if not last.hands[seat]] == [last.outcome.winner]


def test_pa_26_the_others_may_play_on_for_the_places() -> None:
    """Q-PA-5: the pot goes to the first; B-11: every place is told."""
    rules = Parliament(play_on=True)
    state = after(position("D 7", "KS QS", "8D", "9D", "10D JS", rules=rules), "- 8D")
    assert state.outcome is None
    assert state.events[-1] == WentOut(1)
    second = after(state, "9D")
    assert (second.turn, second.aside.out) == (3, (1, 2))
    passed = after(second, "10D - -")
    assert [event.chips for event in passed.events] == [0], "the pot has been won"
    out = after(replace(passed, layout=Layout.parse("D 7-10; S 7-10", rules.shape), turn=3), "JS")
    assert out.outcome == Outcome(Ending.WENT_OUT, (1, 2, 3, 0))
    assert settle(out).net == (-1, 1, 0, 0)


def test_pa_27_in_the_basic_game_only_the_win_counts() -> None:
    ended = after(position("D 7", "8D", "KS", "QS JS", "2S", rules=RULES), "8D")
    assert points(ended) == (0, 0, 0, 0)
    assert ended.outcome is not None
    assert ended.outcome.winner == 0


def test_pa_28_the_winner_takes_all_chips_of_the_passes() -> None:
    state = after(position("D 7", "KS", "9H", "QS", "8D", rules=RULES), "- - - 8D")
    assert (settle(state).pot, settle(state).net) == (3, (-1, -1, -1, 3))


def test_pa_29_the_winner_may_score_all_cards_left_with_the_others() -> None:
    rules = preset("parliament_winner_gains")
    assert rules.points(rules.shape.pack.full) == 340
    ended = after(position("D 7", "8D", "AS KH 10C", "QC JD", "5S", rules=rules), "8D")
    assert points(ended) == (46, 0, 0, 0)
    session = Session.start(rules, 4, deals=1).after(ended)
    assert (session.points, session.winners) == ((46, 0, 0, 0), (0,))


def test_pa_30_or_each_loser_adds_his_own_and_the_lowest_total_wins() -> None:
    rules = Parliament(scoring="losers_count")
    ended = after(position("D 7", "8D", "AS KH 10C", "QC JD", "5S", rules=rules), "8D")
    assert points(ended) == (0, 21, 20, 5)
    assert Session.start(rules, 4, deals=1).after(ended).winners == (0,)


def test_pa_31_one_deal_per_player_as_dealer() -> None:
    assert [Session.start(RULES, seats).deals for seats in range(3, 9)] == [3, 4, 5, 6, 7, 8]


def test_pa_32_until_an_agreed_total_of_chips_or_points() -> None:
    to_chips = Parliament(session="to_total", session_by="chips")
    session = Session.start(to_chips, 4, target=5)
    nets = [(3, -1, -1, -1), (3, -1, -1, -1)]
    assert not replace(session, results=(Result(0, nets[0], (0,) * 4),)).over
    two = replace(session, results=tuple(Result(0, net, (0,) * 4) for net in nets))
    assert (two.over, two.winners) == (True, (0,))
    gains = Session.start(Parliament(session="to_total", scoring="winner_gains"), 4, target=50)
    assert replace(gains, results=(Result(1, (0,) * 4, (0,) * 4, (0, 50, 0, 0)),)).winners == (1,)
    losses = Session.start(Parliament(session="to_total", scoring="losers_count"), 4, target=50)
    assert replace(losses, results=(Result(1, (0,) * 4, (0,) * 4, (50, 0, 3, 4)),)).winners == ()
    assert replace(losses, results=(Result(1, (0,) * 4, (0,) * 4, (51, 0, 3, 4)),)).winners == (1,)
    with pytest.raises(InvalidOption, match="the total that ends the session"):
        Session.start(to_chips, 4)
    with pytest.raises(InvalidOption, match="only chips or points add up"):
        Parliament(session="to_total")


def test_pa_33_most_pots_win_a_chip_session() -> None:
    """Q-PA-6: chips break ties; or chips alone decide."""
    nets = [(1, -1, 0, 0), (-1, 1, 0, 0), (-2, 3, -1, 0), (5, -3, -1, -1)]
    assert session_of([0, 1, 1, 0], nets=nets).winners == (0,)
    assert session_of([1, 1, 2, 0], nets=nets).winners == (1,)
    assert session_of([1, 1, 2, 0], Parliament(session_by="chips"), nets).winners == (0,)


def test_pa_34_most_round_wins_win_a_plain_session() -> None:
    nets = [(1, -1, 0, 0), (-1, 1, 0, 0), (-2, 3, -1, 0), (5, -3, -1, -1)]
    assert session_of([0, 1, 1, 0], Parliament(session_by="wins"), nets).winners == (0, 1)


def test_pa_35_the_british_name_is_the_name() -> None:
    """Q-X-1: a preset of its own, not another name for Fan Tan."""
    assert preset("parliament").name == "parliament"
    assert preset("parliament") != preset("fan_tan")


def test_pa_36_card_points_play_no_part_in_the_base_game() -> None:
    assert RULES.points_kind == "none"
    assert points(played_out(Round.deal(RULES, 4, 2))) == (0, 0, 0, 0)


def test_pa_37_a_forced_pass_is_one_without_a_legal_card() -> None:
    assert legal(position("D 7", "KS 2S", rules=RULES)) == {"-"}


def test_pa_38_a_best_of_five_ends_with_the_third_win_or_after_five_deals() -> None:
    """Q-PA-7: ties are shared, or played off."""
    rules = Parliament(session="best_of_five")
    assert Session.start(rules, 4).deals == 5
    assert not session_of([0, 1, 0], rules).over
    assert session_of([0, 1, 0, 0], rules).winners == (0,)
    assert session_of([0, 1, 0, 1, 2], rules).winners == (0, 1)
    tied = session_of([0, 1, 0, 1, 2], replace(rules, tie_break="playoff"))
    assert tied.playoff
    last = played_out(tied.deal(seed=8))
    assert tied.after(last).winners == (last.outcome.winner,)


def test_pa_39_the_pot_holds_the_chips_of_the_forced_passes() -> None:
    assert Round.deal(RULES, 4, 1).pot == 0, "there is no ante"
    assert after(position("D 7", "KS", "9H", rules=RULES), "- -").pot == 2


def test_pa_40_a_row_builds_from_seven_up_to_the_ace_and_down_to_the_two() -> None:
    up, down = RULES.shape.pack.ranks[6:], RULES.shape.pack.ranks[:6]
    row = Layout.parse("D 7", RULES.shape)
    for rank in (*up, *reversed(down)):
        card = RULES.shape.pack.mask([f"{rank}D"])
        row = row.with_card(card) if rank is not Rank.SEVEN and card & row.open_ends else row
    assert len(row.column(Suit.DIAMONDS)) == 13


def test_pa_41_anybody_may_start_with_any_seven() -> None:
    """Q-PA-2: left of the dealer first; passes cost as usual until a seven appears."""
    first = start("7D 7S 7H 7C", rules=preset("parliament_any_seven"), dealer=2)
    assert (first.turn, legal(first)) == (3, {"-"})
    passed = first.after(PASS)
    assert (passed.pot, passed.turn, legal(passed)) == (1, 0, {"7S", "7H", "7C", "7D"})
    assert str(after(passed, "7H").layout) == "H 7"


def test_pa_42_round_the_corner_the_suit_is_a_ring() -> None:
    """Q-PA-1: both ends keep growing; with twelve down they meet, with thirteen nothing is left."""
    assert legal(position("S 7-K; D 7", "AS 2S 6S QD", rules=RING)) == {"AS", "6S"}
    assert legal(position("S A,7-K; D 7", "2S 6S", rules=RING)) == {"2S", "6S"}
    assert legal(position("S A-7; D 7", "KS 8S", rules=RING)) == {"KS", "8S"}
    twelve = Layout.parse("S A-7,9-K", RING.shape)
    assert [str(card) for card in twelve.ends(Suit.SPADES)] == ["8S"]
    assert Layout.parse("S A-K", RING.shape).ends(Suit.SPADES) == ()
    column = Layout.parse("S A-2,6-K", RING.shape).column(Suit.SPADES)
    assert [card.rank.value for card in column] == ["6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]


def test_q_pa_1_one_way_the_first_end_round_the_corner_closes_the_other() -> None:
    """B-06: after the king the 6 is no longer legal; the ace and then the 2 are."""
    assert legal(position("S 7-Q; D 7", "KS 6S", rules=ONE_WAY)) == {"KS", "6S"}
    assert legal(position("S 7-K; D 7", "AS 6S", rules=ONE_WAY)) == {"AS"}
    assert legal(position("S A-3,5-K; D 7", "4S", rules=ONE_WAY)) == {"4S"}
    assert legal(position("S A,6-K; D 7", "2S 5S", rules=ONE_WAY)) == {"2S"}
    assert legal(position("S A-7; D 7", "KS 8S", rules=ONE_WAY)) == {"KS"}
    refusal = position("S 7-K; D 7", "5S", rules=ONE_WAY).why_not(Round.deal(ONE_WAY, 4, 1).rules.plays[1 << 4])
    assert refusal is not None
    assert [str(card) for card in refusal.needs] == ["AS", "2S", "3S", "4S"]


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("rules", [RING, ONE_WAY], ids=["ring", "one_way"])
def test_q_pa_1_round_the_corner_every_game_ends(rules: Parliament, seed: int) -> None:
    assert played_out(Round.deal(rules, 4, seed), seed).outcome is not None


def test_pa_43_a_voluntary_pass_costs_one_chip() -> None:
    """Q-PA-8: as often as one likes."""
    passed = position("D 7", "8D KS", rules=CHOICE).after(PASS)
    assert passed.events == (Passed(0, 1),)
    assert passed.turn == 1


def test_q_pa_8_and_q_x_6_after_a_full_circle_of_passes_the_next_able_seat_must_play() -> None:
    """B-07."""
    state = after(position("D 7", "8D KS", "9D 2S", "10D 3S", "JD 4S", rules=CHOICE), "- - - -")
    assert legal(state) == {"8D"}
    assert refused(state, "-") is Reason.NO_STALLING
    free = replace(CHOICE, stall_guard="none")
    assert "-" in legal(after(position("D 7", "8D KS", "9D 2S", "10D 3S", "JD 4S", rules=free), "- - - -"))
    with pytest.raises(InvalidOption, match="since no pass is a choice"):
        Parliament(stall_guard="none")


def test_pa_44_a_player_down_to_one_card_says_so_or_draws_two() -> None:
    """Q-PA-9: with the move that leaves one card."""
    state = position("D 7", "8D KS", "9C 2C", rules=CALL)
    assert legal(state) == {"8D", "8D!"}
    assert CATCH not in after(state, "8D!").legal_moves()
    silent = after(state, "8D")
    assert silent.aside.liable == 0
    assert CATCH in silent.legal_moves()
    three = position("D 7", "8D KS QS", rules=CALL)
    assert legal(three) == {"8D"}
    assert refused(three, "8D!") is Reason.NOT_NOW


def test_pao_09_one_card_left_and_two_to_take() -> None:
    """The worked example PAo-09; Q-PA-9: from the left neighbour, who chooses, and keeps a card of his own."""
    state = position("S 7-8; D 7", "2C", "9S KD", "AC KC", "QC JC", rules=CALL, turn=1)
    caught = after(state, "9S catch")
    assert caught.events == (Caught(1),)
    assert (caught.turn, legal(caught)) == (2, {">AC", ">KC"})
    first = after(caught, ">AC")
    assert first.turn == 3, "seat 2 keeps one card"
    done = after(first, ">QC")
    assert (sizes(done), done.turn, done.outcome) == ([1, 3, 1, 1], 2, None)


def test_q_pa_9_who_has_not_been_caught_before_the_next_player_acts_is_safe() -> None:
    silent = after(position("D 7", "8D KS", "9D 2C", "10D 3C", rules=CALL), "8D")
    acted = after(silent, "9D")
    assert acted.aside.liable == 1
    assert after(position("D 7", "8D KS", "2C 3C", rules=CALL), "8D -").aside.liable is None


def test_q_pa_9_nobody_gives_his_last_card() -> None:
    caught = after(position("D 7", "8D KS", "9D", "10D", "JD", rules=CALL), "8D catch")
    assert (sizes(caught), caught.turn, caught.aside.due) == ([1, 1, 1, 1], 1, None)


def test_q_pa_9_or_two_chips_to_the_pot() -> None:
    rules = replace(CALL, last_card_penalty="2_chips")
    caught = after(position("D 7", "8D KS", "9D 2C", rules=rules), "8D catch")
    assert caught.events == (Caught(0), Fined(0, 2, to_winner=False))
    assert (caught.paid, caught.turn) == ((2, 0, 0, 0), 1)


def test_pa_45_the_losers_may_take_penalty_points() -> None:
    """Q-PA-10: the same as PA-30; one deal is a length of session like any other."""
    rules = preset("parliament_penalty_points")
    ended = after(position("D 7", "8D", "AS KH 10C", "QC JD", "5S", rules=rules), "8D")
    session = Session.start(rules, 4, deals=1).after(ended)
    assert (points(ended), session.winners) == ((0, 21, 20, 5), (0,))


TWO_SIZES = {
    7: [14, 15, 15, 15, 15, 15, 15],
    8: [13] * 8,
    9: [11, 12, 12, 12, 12, 12, 11, 11, 11],
}


@pytest.mark.parametrize("seats", TWO_SIZES)
def test_pa_46_two_packs_are_for_seven_and_more(seats: int) -> None:
    """Q-PA-12: twelve at most."""
    assert sizes(Round.deal(TWO, seats, 1)) == TWO_SIZES[seats]
    assert (TWO.min_players, TWO.max_players) == (7, 12)
    for wrong in (6, 13):
        with pytest.raises(InvalidOption, match="7 to 12"):
            Round.deal(TWO, wrong, 1)


def test_q_pa_11_eight_rows_each_from_a_seven_of_its_own() -> None:
    state = position("S 7-9 | 7; H 7", "8S 10S 6S 7H JS 8C", rules=TWO, seats=7)
    assert legal(state) == {"8S", "10S", "6S", "6S@6S'", "7H"}
    assert str(after(state, "8S").layout) == "S 7-9 | 7-8; H 7"
    assert str(after(state, "6S").layout) == "S 6-9 | 7; H 7"
    assert str(after(state, "6S@6S'").layout) == "S 7-9 | 6-7; H 7"
    assert refused(state, "8S@8S") is Reason.WRONG_PLACE
    assert refused(state, "JS") is Reason.NEEDS_NEIGHBOUR


def test_q_pa_11_which_row_is_chosen_never_changes_what_fits_later() -> None:
    state = position("S 7-9 | 7; H 7", "6S 2C", rules=TWO, seats=7)
    rows = [after(state, move).layout.fitting for move in ("6S", "6S@6S'")]
    assert rows[0] == rows[1]


def test_q_pa_11_loose_parallel_rows_need_one_inner_neighbour_only() -> None:
    rules = Parliament(packs=2, layout="parallel_loose")
    state = position("S 7-8", "8S' 9S 9S' 7S'", rules=rules, seats=7)
    assert legal(state) == {"8S'", "9S", "9S'", "7S'"}
    both = after(state, "9S")
    assert "9S'" in legal(replace(both, turn=0))
    assert [str(card) for card in both.layout.column(Suit.SPADES)] == ["7S", "8S", "9S"]
    with pytest.raises(InvalidOption, match="one pack has one row"):
        Parliament(layout="parallel_loose")


def test_pa_47_a_seven_or_an_inner_rank_kept_back_blocks_and_an_end_blocks_nobody() -> None:
    """Q-PA-13."""
    shape = RULES.shape
    beyond = {card: shape.sides[shape.pack.mask([card])] for card in ("7S", "10S", "AS", "2S")}
    assert [len(beyond[card]) for card in ("7S", "10S", "AS", "2S")] == [2, 1, 0, 0]


def test_pa_54_the_seven_of_diamonds_is_the_only_valid_first_play() -> None:
    for seed in range(10):
        assert legal(Round.deal(RULES, 4, seed)) == {"7D"}
