"""Fan Tan, one test for each sentence of the written rules, named by its identifier (hints left out)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sevens import (
    FRENCH,
    PASS,
    Card,
    Ending,
    FanTan,
    IllegalMove,
    InvalidOption,
    Laid,
    Layout,
    Passed,
    Play,
    Rank,
    Reason,
    Round,
    Session,
    ShichiNarabe,
    Suit,
    points,
    preset,
    settle,
)
from sevens.cards import deal
from tests.positions import after, legal, move, played_out, position, refused, start

RULES = FanTan()


def test_ft_01_three_to_eight_play_each_alone() -> None:
    assert [RULES.check_seats(n) for n in range(3, 9)] == [3, 4, 5, 6, 7, 8]
    for seats in (0, 1, 2, 9, "4", 4.0, True):
        with pytest.raises(InvalidOption, match="allowed: 3 to 8"):
            Round.deal(RULES, seats, seed=1)  # type: ignore[arg-type]
    assert RULES.best_players == (4, 6)
    assert len(Round.deal(RULES, 6, seed=1).hands) == 6


@pytest.mark.parametrize("other", ["sevens", "dominoes"])
def test_ft_02_other_names_are_not_taken_for_this_game(other: str) -> None:
    """Q-X-1: Parliament is a game of its own, the other names belong to no game."""
    assert preset("fan_tan").name == "fan_tan"
    assert preset("parliament").name == "parliament"
    with pytest.raises(InvalidOption, match=other):
        preset(other)


def test_ft_03_the_pack_has_52_cards_and_no_joker() -> None:
    pack = RULES.shape.pack
    assert len(set(pack.cards)) == len(pack.cards) == 52
    assert {c.suit.value for c in pack.cards} == set("SHCD")
    assert {c.rank.value for c in pack.cards} == {"A", *map(str, range(2, 11)), "J", "Q", "K"}


def test_ft_04_no_suit_outranks_another() -> None:
    """A position with two suits exchanged has the same legal moves with those suits exchanged."""
    swap = str.maketrans("SH", "HS")
    layout, hand = "S 5-9; H 7; D 7", "4S 10S 6H 8H KD 7C"
    plain = legal(position(layout, hand))
    exchanged = legal(position(layout.translate(swap), hand.translate(swap)))
    assert exchanged == {text.translate(swap) for text in plain}


def test_ft_05_ranks_run_from_ace_low_to_king_and_the_seven_starts() -> None:
    assert [r.value for r in RULES.shape.pack.ranks] == ["A", *map(str, range(2, 11)), "J", "Q", "K"]
    assert RULES.shape.anchor is Rank.SEVEN
    assert legal(position("S 2-7; D 7", "AS KS")) == {"AS"}


def test_ft_06_any_player_deals_first_and_the_deal_moves_left() -> None:
    for dealer in range(4):
        session = Session.start(RULES, seats=4, dealer=dealer)
        dealers = []
        while not session.over:
            dealers.append(session.dealer)
            session = session.after(played_out(session.deal(seed=len(dealers))))
        assert dealers == [(dealer + i) % 4 for i in range(4)]


def test_ft_07_all_cards_are_dealt_singly_and_clockwise() -> None:
    hands = deal(FRENCH.cards, 4, first=3)
    assert hands[3][:2] == (FRENCH.cards[0], FRENCH.cards[4])
    assert hands[0][:2] == (FRENCH.cards[1], FRENCH.cards[5])
    assert sorted(map(str, sum(hands, ()))) == sorted(map(str, FRENCH.cards))
    assert sum(Round.deal(RULES, 7, seed=3).hands) == FRENCH.full


SIZES = {
    3: [17, 18, 17],
    4: [13, 13, 13, 13],
    5: [10, 11, 11, 10, 10],
    6: [8, 9, 9, 9, 9, 8],
    7: [7, 8, 8, 8, 7, 7, 7],
    8: [6, 7, 7, 7, 7, 6, 6, 6],
}


@pytest.mark.parametrize("seats", SIZES)
def test_ft_08_hands_differ_by_at_most_one_card(seats: int) -> None:
    """Q-FT-1: from the dealer's left, so eight players too have uneven hands."""
    for dealer in range(seats):
        sizes = [hand.bit_count() for hand in Round.deal(RULES, seats, 11, dealer).hands]
        assert sizes[dealer:] + sizes[:dealer] == SIZES[seats]
    assert (max(SIZES[seats]) - min(SIZES[seats]) == 1) == (seats != 4)


POTS = {
    "short_pays_less": [1, 4, 2, 4, 3, 4],
    "short_pays_more": [5, 4, 8, 8, 11, 12],
    "none": [3, 4, 5, 6, 7, 8],
}


@pytest.mark.parametrize("reading", POTS)
def test_q_ft_2_the_antes_of_each_reading(reading: str) -> None:
    rules = FanTan(ante_compensation=reading)
    assert [Round.deal(rules, seats, seed=2).pot for seats in range(3, 9)] == POTS[reading]


def test_ft_09_a_short_hand_antes_one_chip_less() -> None:
    deal = Round.deal(RULES, 3, seed=5, dealer=0)
    assert deal.paid == (0, 1, 0)
    assert Round.deal(RULES, 5, seed=5, dealer=2).paid == (0, 0, 0, 1, 1)


def test_ft_10_each_player_antes_one_chip() -> None:
    assert Round.deal(RULES, 4, seed=5).paid == (1, 1, 1, 1)
    assert Round.deal(FanTan(ante_compensation="none"), 7, seed=5).paid == (1,) * 7


def test_ft_11_the_dealers_left_leads_the_first_deal() -> None:
    for dealer in range(5):
        session = Session.start(RULES, seats=5, dealer=dealer)
        assert session.leader == (dealer + 1) % 5
        assert session.deal(seed=1).turn == (dealer + 1) % 5


def test_ft_12_the_last_winner_leads_the_later_deals() -> None:
    session = Session.start(RULES, seats=4)
    for seed in range(3):
        last = played_out(session.deal(seed), seed)
        session = session.after(last)
        assert last.outcome is not None
        assert session.leader == last.outcome.winner
        assert session.deal(seed=9).turn == last.outcome.winner


def test_ft_13_a_leader_without_the_opening_card_passes_and_pays() -> None:
    """Q-FT-3: every skipped seat pays, the holder nothing."""
    first = start("", "", "", "7D", dealer=0)
    assert first.turn == 1
    assert legal(first) == {"-"}
    opened = after(first, "- - 7D")
    assert opened.paid == (1, 2, 2, 1)
    assert opened.turn == 0


@pytest.mark.parametrize(
    ("fee", "paid"), [("every_skipped_seat", (1, 2, 2, 1)), ("leader_only", (1, 2, 1, 1)), ("none", (1,) * 4)]
)
def test_q_ft_3_who_pays_before_the_opening(fee: str, paid: tuple[int, ...]) -> None:
    opened = after(start("", "", "", "7D", rules=FanTan(opening_fee=fee)), "- - 7D")
    assert opened.paid == paid
    stuck = position("D 7", "9S KH", rules=FanTan(opening_fee=fee))
    assert stuck.after(PASS).events == (Passed(0, 1),), "after the opening every pass costs a chip"


def test_q_ft_3_the_holder_may_open_at_once() -> None:
    rules = FanTan(opener="holder")
    first = start("", "", "", "7D", rules=rules, dealer=0)
    assert (first.turn, legal(first)) == (3, {"7D"})
    assert after(first, "7D").paid == (1, 1, 1, 1)
    with pytest.raises(InvalidOption, match="nobody is skipped"):
        FanTan(opener="holder", opening_fee="leader_only")


def test_ft_14_the_holder_must_lay_the_opening_card() -> None:
    first = start("", "7D 7S 6D", dealer=0)
    assert legal(first) == {"7D"}
    assert refused(first, "-") is Reason.MUST_OPEN
    assert refused(start("", "7D", rules=FanTan(enforcement="fine")), "-") is Reason.MUST_OPEN


def test_ft_15_nothing_else_before_the_opening_card() -> None:
    first = start("", "7S 7H 6D 8D", "7D", dealer=0)
    assert [refused(first, card) for card in ("7S", "7H", "6D", "8D")] == [Reason.OPENING_FIRST] * 4
    with pytest.raises(IllegalMove) as error:
        first.after(move("7S"))
    assert error.value.refusal.needs == (Card(Rank.SEVEN, Suit.DIAMONDS),)


def test_fto_06_before_the_opening_card_only_a_pass_is_left() -> None:
    """The worked example FTo-06."""
    first = start("", "", "7S 7H 8D 6D", "7D", dealer=1)
    assert first.turn == 2
    assert [m for m in first.legal_moves() if isinstance(m, Play)] == []
    assert first.legal_moves() == (PASS,)
    assert first.after(PASS).pot - first.pot == 1


def test_ft_16_any_other_seven_opens_a_row_at_any_later_turn() -> None:
    opened = position("D 7", "7S 7H 7C 8S")
    assert legal(opened) == {"7S", "7H", "7C"}
    assert refused(opened, "8S") is Reason.NEEDS_ANCHOR
    assert after(opened, "7S").layout.column(Suit.SPADES) == (Card.parse("7S"),)


def test_ft_17_the_eight_goes_right_and_the_six_left() -> None:
    row = Layout.parse("H 7")
    assert [str(c) for c in row.ends(Suit.HEARTS)] == ["6H", "8H"]
    assert str(after(position("D 7; H 7", "6H 8H"), "6H").layout) == "H 6-7; D 7"


def test_ft_18_exactly_one_card_a_turn() -> None:
    state = position("D 7", "6D 8D 7S")
    done = after(state, "6D")
    assert done.hands[0].bit_count() == 2
    assert [type(e) for e in done.events] == [Laid]
    assert done.turn == 1


def test_ft_19_the_right_end_takes_the_next_higher_rank_only() -> None:
    state = position("D 4-9", "10D JD KD 10S")
    assert legal(state) == {"10D"}
    assert refused(state, "JD") is Reason.NEEDS_NEIGHBOUR


def test_ft_20_the_left_end_takes_the_next_lower_rank_only() -> None:
    state = position("D 4-9", "3D 2D AD 3S")
    assert legal(state) == {"3D"}
    assert refused(state, "AD") is Reason.NEEDS_NEIGHBOUR


def test_ft_21_a_pass_only_without_a_legal_card() -> None:
    able = position("D 7", "8D KS")
    assert legal(able) == {"8D"}
    assert refused(able, "-") is Reason.MUST_PLAY
    assert legal(position("D 7", "9D KS")) == {"-"}


def test_ft_22_every_pass_costs_a_chip_and_there_is_no_limit() -> None:
    state = position("D 7", "KS", seats=3)
    paid = state.paid[0]
    for count in range(1, 8):
        state = replace(state, turn=0).after(PASS)
        assert state.events == (Passed(0, 1),)
        assert state.paid[0] == paid + count
        assert state.passes[0] == count


FINED = {  # option: chips of the offender in the pot and owed to the winner, when found in the deal; when found after it
    "when_found": ((1 + 3, 0), (1, 3)),
    "pot": ((1 + 3, 0), (1 + 3, 0)),
    "winner": ((1, 3), (1, 3)),
}


@pytest.mark.parametrize("fine_to", FINED)
def test_ft_23_a_pass_with_a_legal_card_costs_three_chips_once_found_out(fine_to: str) -> None:
    """Q-FT-4: the fine comes on top of the chip for the pass, and goes where the option says."""
    rules = FanTan(enforcement="fine", fine_to=fine_to)
    before = position("D 7", "8D KS", "KH 9D", "QH", rules=rules)
    assert legal(before) == {"8D", "-"}
    passed = before.after(PASS)
    assert passed.paid[0] - before.paid[0] == 1, "nobody knows yet"
    back = replace(passed, turn=0)
    found = back.after(move("8D"))
    assert (found.paid[0] - before.paid[0], found.owed[0]) == FINED[fine_to][0]
    never = replace(passed, turn=1, hands=(passed.hands[0], FRENCH.mask(["6D"]), *passed.hands[2:]))
    ended = never.after(move("6D"))
    assert (ended.paid[0] - before.paid[0], ended.owed[0]) == FINED[fine_to][1]


def test_q_ft_4_a_strict_table_refuses_the_pass_and_knows_no_fines() -> None:
    with pytest.raises(InvalidOption, match="no pass is fined"):
        FanTan(fine_to="pot")
    with pytest.raises(InvalidOption, match="no pass is fined"):
        FanTan(fine_includes_pass=True)


def test_q_ft_4_the_fine_may_include_the_chip_of_the_pass() -> None:
    rules = FanTan(enforcement="fine", fine_includes_pass=True)
    passed = position("D 7", "8D KS", rules=rules).after(PASS)
    found = replace(passed, turn=0).after(move("8D"))
    assert found.paid[0] - passed.paid[0] == 2
    assert found.paid[0] - 1 == 3


def test_q_ft_4_two_passes_with_a_legal_card_are_two_fines_and_a_forced_pass_none() -> None:
    rules = FanTan(enforcement="fine")
    state = position("D 7", "8D KS", rules=rules)
    twice = replace(replace(state.after(PASS), turn=0, idle=0).after(PASS), turn=0)
    assert twice.after(move("8D")).paid[0] - state.paid[0] == 2 * (1 + 3)
    assert position("D 7", "9D KS", rules=rules).after(PASS).withheld == ((), (), (), ())


def test_q_ft_4_a_card_that_was_not_legal_at_the_pass_finds_nothing_out() -> None:
    rules = FanTan(enforcement="fine")
    passed = position("D 7", "8D 7S KS", rules=rules).after(PASS)
    assert len(passed.withheld[0]) == 1
    later = replace(passed, turn=0, layout=Layout.parse("D 7; S 7-Q"), hands=(FRENCH.mask(["8D", "KS"]), *passed.hands[1:]))
    assert later.after(move("KS")).paid[0] == passed.paid[0]


@pytest.mark.parametrize("fine_to", FINED)
def test_q_ft_4_an_offender_who_wins_gets_the_pot_back_and_pays_no_fine(fine_to: str) -> None:
    rules = FanTan(enforcement="fine", fine_to=fine_to)
    passed = position("D 7", "8D", rules=rules).after(PASS)
    won = replace(passed, turn=0).after(move("8D"))
    settlement = settle(won)
    assert settlement.winner == 0
    assert settlement.net == (3, -1, -1, -1), "the others' antes, neither more nor less"
    assert settlement.fines == (0, 0, 0, 0)


def test_q_x_6_after_a_round_of_passes_who_can_play_must() -> None:
    state = position("D 7", "8D KS", "9D", "10D", "JD", rules=FanTan(enforcement="fine"))
    full_circle = after(state, "- - - -")
    assert legal(full_circle) == {"8D"}
    assert refused(full_circle, "-") is Reason.NO_STALLING
    assert legal(after(full_circle, "8D")) == {"9D", "-"}


def test_q_x_6_who_cannot_play_still_passes_and_the_next_must_play() -> None:
    state = position("D 7", "KS", "8D", "10D", "JD", rules=FanTan(enforcement="fine"))
    circle = after(state, "- - - -")
    assert legal(circle) == {"-"}
    assert legal(after(circle, "-")) == {"8D"}


def test_ft_24_a_row_runs_from_ace_to_king_and_is_then_finished() -> None:
    state = position("S 2-K; D 7", "AS KC")
    done = after(state, "AS")
    assert len(done.layout.column(Suit.SPADES)) == 13
    assert done.layout.ends(Suit.SPADES) == ()
    assert done.frontier & FRENCH.suit_mask(Suit.SPADES) == 0


def test_ft_25_turns_go_clockwise() -> None:
    state = start("7D", dealer=3)
    seats = []
    for _ in range(9):
        seats.append(state.turn)
        state = state.after(state.legal_moves()[0])
    assert seats == [0, 1, 2, 3, 0, 1, 2, 3, 0]


def test_ft_26_the_deal_ends_at_once_with_the_last_card() -> None:
    ended = after(position("D 7", "8D"), "8D")
    assert ended.outcome is not None
    assert (ended.outcome.ending, ended.outcome.winner) == (Ending.WENT_OUT, 0)
    assert ended.legal_moves() == ()
    assert refused(ended, "-") is Reason.ROUND_OVER
    assert refused(ended, "6D") is Reason.ROUND_OVER


def test_ft_27_the_winner_takes_the_whole_pot() -> None:
    state = after(position("D 7", "KS", "9H", "QS", "8D"), "- - -")
    settlement = settle(after(state, "8D"))
    assert settlement.pot == settlement.receives == 4 + 3
    assert settlement.net == (-2, -2, -2, 6)


def test_ft_28_each_loser_may_also_pay_a_chip_per_card_left() -> None:
    """Q-FT-5: off unless chosen; a preset turns it on."""
    assert RULES.chip_per_card == 0
    state = position("D 4-7", "8D", "KS QS", "JH", rules=preset("fan_tan_stakes"))
    ended = after(state, "8D")
    left = ended.hands[3].bit_count()
    settlement = settle(ended)
    assert settlement.cards == (0, 2, 1, left)
    assert settlement.net == (3 + 3 + left, -3, -2, -1 - left)
    plain = settle(after(position("D 4-7", "8D", "KS QS", "JH"), "8D"))
    assert plain.cards == (0, 0, 0, 0)


def test_ft_29_found_out_after_the_deal_the_fine_goes_to_the_winner_beside_the_cards() -> None:
    rules = FanTan(enforcement="fine", chip_per_card=1)
    state = position("D 7", "8D KS", "6D", "QH", "JH", rules=rules)
    settlement = settle(after(state, "- 6D"))
    assert settlement.winner == 1
    assert settlement.fines == (3, 0, 0, 0)
    assert settlement.cards == (2, 0, 1, 1)
    assert settlement.pot == 4 + 1
    assert settlement.net == (-(1 + 1 + 3 + 2), 3 + 1 + 3 + 2 + 1 + 1, -2, -2)


def test_ft_30_a_session_has_one_deal_per_player_unless_agreed_otherwise() -> None:
    assert [Session.start(RULES, seats).deals for seats in range(3, 9)] == [3, 4, 5, 6, 7, 8]
    session = Session.start(RULES, seats=3, deals=2)
    for seed in range(2):
        assert not session.over
        session = session.after(played_out(session.deal(seed)))
    assert session.over


def test_ft_31_chips_are_counted_over_the_session() -> None:
    session = Session.start(preset("fan_tan_stakes"), seats=5)
    nets = []
    while not session.over:
        last = played_out(session.deal(seed=20 + len(nets)))
        nets.append(settle(last).net)
        session = session.after(last)
    assert session.chips == tuple(map(sum, zip(*nets, strict=True)))
    assert sum(session.chips) == 0


def one_deal(*left: str, rules: FanTan = RULES) -> Session:
    """A session of one deal that seat 0 ends, with these cards left to the others."""
    session = Session.start(rules, seats=4, deals=1)
    return session.after(after(position("D 7", "8D", *left, rules=rules), "8D"))


def test_ft_32_most_chips_win_the_session() -> None:
    session = one_deal("KS", "QS", "JS")
    assert session.chips == (3, -1, -1, -1)
    assert session.winners == (0,)


def equal_chips(rules: FanTan, unplayed: tuple[int, ...]) -> Session:
    """A session in which all have won the same, with so many cards left in the last deal."""
    session = one_deal("KS", "QS", "JS", rules=rules)
    result = replace(session.results[0], net=(0, 0, 0, 0), unplayed=unplayed)
    return replace(session, results=(result,))


def test_ft_33_fewer_unplayed_cards_in_the_last_deal_break_a_tie() -> None:
    assert equal_chips(RULES, (3, 1, 2, 4)).winners == (1,)


def test_q_ft_6_a_tie_that_remains_is_a_shared_win() -> None:
    session = equal_chips(RULES, (3, 1, 1, 4))
    assert session.over
    assert session.winners == (1, 2)


def test_q_ft_6_or_a_playoff_among_the_tied() -> None:
    session = equal_chips(FanTan(tie_break="playoff"), (3, 1, 1, 4))
    assert (session.playoff, session.over, session.winners) == (True, False, ())
    deciding = session.deal(seed=4)
    assert [hand.bit_count() for hand in deciding.hands] == [26, 26]
    last = played_out(deciding)
    decided = session.after(last)
    assert last.outcome is not None
    assert decided.winners == ((1, 2)[last.outcome.winner],)
    assert decided.chips == session.chips, "its chips do not count"
    assert decided.over


def test_ft_34_any_seven_may_open() -> None:
    """Q-FT-7: the leader's order; the first seat with a seven must lay one of its choice; skipped seats pay."""
    first = start("", "", "7S 7H", "7D 7C", rules=preset("fan_tan_any_seven"), dealer=0)
    assert (first.turn, legal(first)) == (1, {"-"})
    holder = first.after(PASS)
    assert holder.events == (Passed(1, 1),)
    assert legal(holder) == {"7S", "7H"}
    assert refused(holder, "-") is Reason.MUST_OPEN
    assert str(after(holder, "7H").layout) == "H 7"
    with pytest.raises(InvalidOption, match="several may hold a card that opens"):
        FanTan(opening="any_seven", opener="holder")


def test_ft_35_points_for_cards_left_may_decide() -> None:
    rules = preset("fan_tan_points")
    assert rules.points(FRENCH.full) == 420
    ended = after(position("D 7", "8D", "AS KD", "QC JH", "10S 2D", rules=rules), "8D")
    assert points(ended) == (0, 28, 23, 12)
    session = Session.start(rules, 4, deals=1).after(ended)
    assert (session.points, session.winners) == ((0, 28, 23, 12), (0,))
    with pytest.raises(InvalidOption, match="points count instead of chips for each card left"):
        FanTan(scoring="points", chip_per_card=1)


def test_ft_36_in_sjuan_the_seven_of_hearts_opens_and_all_else_is_equal() -> None:
    """Q-FT-8."""
    assert preset("sjuan").changed() == {"opening": "7H"}
    first = start("", "7H 7D", rules=preset("sjuan"))
    assert legal(first) == {"7H"}


CINQUILLO = preset("cinquillo")
SPANISH_SIZES = {3: [13, 14, 13], 4: [10] * 4, 5: [8] * 5, 6: [6, 7, 7, 7, 7, 6], 7: [5, 6, 6, 6, 6, 6, 5], 8: [5] * 8}


@pytest.mark.parametrize("seats", SPANISH_SIZES)
def test_ft_37_cinquillo_has_forty_spanish_cards_and_its_fives_laid_at_the_start(seats: int) -> None:
    """Q-FT-9: all forty are dealt, then the holders lay their fives before the first turn."""
    state = Round.deal(CINQUILLO, seats, 3)
    assert [hand.bit_count() for hand in state.table.dealt.hands] == SPANISH_SIZES[seats]
    assert str(state.layout) == "O 5; P 5; E 5; B 5"
    assert sum(state.hands).bit_count() == 36
    assert state.turn == state.leader == 1
    assert state.paid == CINQUILLO.antes(tuple(SPANISH_SIZES[seats]))
    assert all(state.hands)


BEFORE = {3: [12] * 3, 4: [9] * 4, 5: [7, 8, 7, 7, 7], 6: [6] * 6, 7: [5, 6, 5, 5, 5, 5, 5], 8: [4, 5, 5, 5, 5, 4, 4, 4]}


@pytest.mark.parametrize("seats", BEFORE)
def test_q_ft_9_or_the_fives_are_laid_before_the_deal(seats: int) -> None:
    state = Round.deal(preset("cinquillo_fives_before_deal"), seats, 3)
    assert [hand.bit_count() for hand in state.hands] == BEFORE[seats]


def test_q_ft_9_or_the_five_of_coins_is_laid_first_and_the_others_as_moves() -> None:
    rules = preset("cinquillo_fives_as_moves")
    first = start("", "5O 5P", rules=rules)
    assert legal(first) == {"5O"}
    assert "5P" in legal(replace(after(first, "5O"), turn=1))
    with pytest.raises(InvalidOption, match="since the pack is spanish"):
        FanTan(pack="spanish")
    with pytest.raises(InvalidOption, match="since the pack is french"):
        FanTan(opening="5O")


def test_q_ft_10_the_sota_follows_the_seven() -> None:
    state = position("O 5-7; P 5; E 4-6; B 5", "10O 11O 4O 6P 3E 2B", rules=CINQUILLO)
    assert legal(state) == {"10O", "4O", "6P", "3E"}
    assert [CINQUILLO.points(CINQUILLO.shape.pack.mask([card])) for card in ("1O", "7O", "10O", "11O", "12O")] == [
        15, 7, 11, 12, 13,
    ]  # fmt: skip


def test_q_ft_10_the_holder_of_the_five_of_coins_may_begin() -> None:
    first = start("", "", "", "5O", rules=replace(CINQUILLO, first_player="holder_5_oros"))
    assert first.turn == 3
    with pytest.raises(InvalidOption, match="only with fives laid from the hands"):
        FanTan(first_player="holder_5_oros")


def test_q_ft_10_deal_and_turns_may_go_the_other_way_round() -> None:
    rules = replace(CINQUILLO, direction="counter_clockwise")
    state = Round.deal(rules, 6, 3, dealer=2)
    assert (state.leader, state.turn) == (1, 1)
    assert state.after(state.legal_moves()[0]).turn == 0
    sizes = [hand.bit_count() for hand in state.table.dealt.hands]
    assert [sizes[(2 - i) % 6] for i in range(6)] == SPANISH_SIZES[6]
    session = Session.start(rules, 4, dealer=0)
    assert session.after(played_out(session.deal(1))).dealer == 3


LAID = preset("fan_tan_sevens_laid")
LAID_SIZES = {3: [16] * 3, 4: [12] * 4, 5: [9, 10, 10, 10, 9], 6: [8] * 6, 7: [6, 7, 7, 7, 7, 7, 7], 8: [6] * 8}


@pytest.mark.parametrize("seats", LAID_SIZES)
def test_ft_38_the_four_sevens_may_lie_ready_before_the_deal(seats: int) -> None:
    """Q-FT-11: the leader has a normal turn, there is no opening fee, all else as in Fan Tan."""
    state = Round.deal(LAID, seats, 4)
    assert [hand.bit_count() for hand in state.hands] == LAID_SIZES[seats]
    assert str(state.layout) == "S 7; H 7; C 7; D 7"
    assert state.turn == state.leader
    assert state.tokens == ()
    with pytest.raises(InvalidOption, match="the columns are opened before the first turn"):
        FanTan(anchors="before_deal", opening_fee="none")


def test_q_ft_11_or_the_sevens_are_laid_from_the_hands() -> None:
    state = Round.deal(FanTan(anchors="from_hands"), 4, 4)
    assert sum(hand.bit_count() for hand in state.table.dealt.hands) == 52
    assert sum(hand.bit_count() for hand in state.hands) == 48
    assert str(state.layout) == "S 7; H 7; C 7; D 7"


def test_ft_39_the_ante_is_the_chip_each_player_puts_in_before_a_deal() -> None:
    assert Round.deal(RULES, 4, 1).paid == (1, 1, 1, 1)


def test_ft_40_the_layout_is_four_rows_one_for_each_suit() -> None:
    layout = Layout.parse("S 7; H 7; C 7; D 7")
    assert [len(layout.column(suit)) for suit in FRENCH.suits] == [1, 1, 1, 1]


def test_ft_41_to_shed_is_to_lay_a_card_from_the_hand() -> None:
    state = position("D 7", "8D KS")
    shed = after(state, "8D")
    assert shed.hands[0] == state.hands[0] & ~FRENCH.mask(["8D"])
    assert shed.layout.laid == state.layout.laid | FRENCH.mask(["8D"])


def test_q_x_3_every_game_has_its_own_values() -> None:
    assert [preset(name).points(preset(name).shape.pack.full) for name in ("shichi_narabe", "fan_tan", "parliament")] == [
        364, 420, 340,
    ]  # fmt: skip
    assert ShichiNarabe(scoring="count").points(FRENCH.full) == 52


def test_q_x_6_the_stall_guard_may_be_left_out() -> None:
    rules = FanTan(enforcement="fine", stall_guard="none")
    state = position("D 7", "8D KS", "9D", "10D", "JD", rules=rules)
    assert legal(after(state, "- - - -")) == {"8D", "-"}
    with pytest.raises(InvalidOption, match="no pass is fined"):
        FanTan(stall_guard="none")


def test_q_x_4_and_q_ft_12_the_advice_about_sevens_is_no_rule() -> None:
    """A seven is always legal, and must be laid if nothing else fits."""
    assert legal(position("D 7", "7S KS")) == {"7S"}
    assert legal(position("D 7", "7S 8D KS")) == {"7S", "8D"}
