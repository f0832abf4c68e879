"""Shichi Narabe, one test for each sentence of the written rules, named by its identifier (hints left out)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sevens import (
    PASS,
    SHOW,
    WAIT,
    Completed,
    Dropped,
    Ending,
    Ghosted,
    InvalidOption,
    Laid,
    Layout,
    Outcome,
    Reason,
    Round,
    Session,
    SevensError,
    ShichiNarabe,
    Suit,
    Swapped,
    Waited,
    points,
    preset,
    settle,
)
from sevens.match import Result
from tests.positions import after, legal, played_out, position, refused, spent, start, stuck

RULES = ShichiNarabe()
NO_CHOICE = ShichiNarabe(voluntary_pass=False)
JOKERS = ShichiNarabe(jokers=2)


def sizes(state: Round) -> list[int]:
    return [hand.bit_count() for hand in state.hands]


def shown(state: Round) -> str:
    return state.rules.shape.pack.text(state.aside.exposed)


def finished(results: list[tuple[int, ...]], rules: ShichiNarabe = RULES, rounds: int | None = None) -> Session:
    """A match in which these points have been counted, round by round."""
    seats = len(results[0])
    zero = (0,) * seats
    session = Session.start(rules, seats, rounds)
    return replace(session, results=tuple(Result(counted.index(min(counted)), zero, zero, counted) for counted in results))


def test_sb_01_three_to_seven_play_each_alone() -> None:
    assert [RULES.check_seats(n) for n in range(3, 8)] == [3, 4, 5, 6, 7]
    for seats in (2, 8):
        with pytest.raises(InvalidOption, match="3 to 7"):
            Round.deal(RULES, seats, seed=1)
    assert RULES.best_players == (4, 5)


@pytest.mark.parametrize("dealer", range(5))
def test_sb_02_any_player_may_have_drawn_the_first_deal(dealer: int) -> None:
    """Q-SB-1, Q-X-5: who drew the highest card is told to the package."""
    assert Session.start(RULES, 5, dealer=dealer).dealer == dealer
    assert Round.deal(RULES, 5, 1, dealer).dealer == dealer


def test_sb_03_the_deal_moves_clockwise_after_every_round() -> None:
    session, dealers = Session.start(RULES, 4, dealer=2), []
    while len(dealers) < 5:
        dealers.append(session.dealer)
        session = session.after(played_out(session.deal(len(dealers))))
    assert dealers == [2, 3, 0, 1, 2]


def test_sb_04_the_pack_has_52_cards_no_joker_and_equal_suits() -> None:
    pack = RULES.shape.pack
    assert (len(pack.cards), pack.wild) == (52, 0)
    swap = str.maketrans("SC", "CS")
    layout, hand = "S 5-9; H 7; D 7", "4S 10S 6H 8H KD 7C"
    exchanged = position(layout.translate(swap), hand.translate(swap), rules=RULES)
    assert legal(exchanged) == {text.translate(swap) for text in legal(position(layout, hand, rules=RULES))}


def test_sb_05_the_ace_is_low_only_and_never_adjoins_the_king() -> None:
    assert [r.value for r in RULES.shape.pack.ranks] == ["A", *map(str, range(2, 11)), "J", "Q", "K"]
    assert legal(position("S 2-K; D 7", "AS", rules=NO_CHOICE)) == {"AS"}
    assert legal(position("S 7-K; D 7", "AS KC", rules=NO_CHOICE)) == {"-"}


def test_sb_06_shuffling_is_the_seed_s_business() -> None:
    """The cut has nothing to change in a shuffled pack: a seed stands for both, and two seeds for two orders."""
    assert Round.deal(RULES, 4, 5) == Round.deal(RULES, 4, 5)
    assert Round.deal(RULES, 4, 5).hands != Round.deal(RULES, 4, 6).hands


SIZES = {
    3: [18, 17, 17],
    4: [13, 13, 13, 13],
    5: [11, 11, 10, 10, 10],
    6: [9, 9, 9, 9, 8, 8],
    7: [8, 8, 8, 7, 7, 7, 7],
}


@pytest.mark.parametrize("seats", SIZES)
def test_sb_07_all_cards_are_dealt_as_evenly_as_possible(seats: int) -> None:
    state = Round.deal(RULES, seats, 3)
    assert sum(sizes(state)) == 52
    assert max(sizes(state)) - min(sizes(state)) <= 1


@pytest.mark.parametrize("seats", SIZES)
def test_sb_08_the_dealer_gets_the_odd_card(seats: int) -> None:
    """Q-SB-2: the first card goes to the dealer, so both printed examples are true; or to his left neighbour."""
    for dealer in range(seats):
        dealt = sizes(Round.deal(RULES, seats, 3, dealer))
        assert dealt[dealer:] + dealt[:dealer] == SIZES[seats]
        left = sizes(Round.deal(ShichiNarabe(first_card_to="left"), seats, 3, dealer))
        assert left[dealer:] + left[:dealer] == [SIZES[seats][-1], *SIZES[seats][:-1]]


def test_sb_10_every_player_starts_with_three_tokens() -> None:
    assert Round.deal(RULES, 5, 1).tokens == (3, 3, 3, 3, 3)
    assert Round.deal(RULES, 5, 1).seen_by(2).tokens == (3, 3, 3, 3, 3)


def test_sb_11_the_holder_of_the_opening_card_plays_first() -> None:
    for dealer in range(4):
        assert start("", "", "7D", rules=RULES, dealer=dealer).turn == 2


def test_sb_12_the_first_play_is_the_seven_of_diamonds() -> None:
    first = start("", "7D 7S 6D", rules=RULES)
    assert legal(first) == {"7D"}
    assert refused(first, "7S") is Reason.OPENING_FIRST
    assert str(after(first, "7D").layout) == "D 7"


def test_sbo_05_the_opening_is_compulsory_and_never_the_seat_after_the_dealer_s() -> None:
    """The worked example SBo-05."""
    first = start("", "7S", "7D 7H", "7C", rules=RULES, dealer=0)
    assert (first.turn, legal(first)) == (2, {"7D"})
    assert refused(first, "-") is Reason.MUST_OPEN
    assert after(first, "7D").turn == 3


@pytest.mark.parametrize("name", ["shichi_narabe_hearts"])
def test_sb_13_the_seven_of_hearts_may_open_instead(name: str) -> None:
    first = start("", "", "7D", "7H", rules=preset(name))
    assert (first.turn, legal(first)) == (3, {"7H"})


def test_sb_14_turns_go_clockwise_from_the_opener() -> None:
    state, seats = start("", "", "7D", rules=NO_CHOICE), []
    for _ in range(6):
        seats.append(state.turn)
        state = state.after(state.legal_moves()[0])
    assert seats == [2, 3, 0, 1, 2, 3]


def test_sb_15_and_sb_16_first_out_wins_and_the_others_are_ranked_by_penalty() -> None:
    ended = after(position("D 7", "8D", "KS", "2S 3S", "JS", rules=RULES), "8D")
    assert ended.outcome == Outcome(Ending.WENT_OUT, (0, 2, 3, 1))
    assert points(ended) == (0, 13, 5, 11)


def test_sb_17_the_four_sevens_anchor_one_column_per_suit() -> None:
    assert RULES.shape.pack.text(RULES.shape.anchors) == "7S 7H 7C 7D"
    layout = Layout.parse("S 5-8; H 7", RULES.shape)
    assert [len(layout.column(suit)) for suit in (Suit.SPADES, Suit.HEARTS, Suit.CLUBS)] == [4, 1, 0]


def test_sb_18_a_turn_is_a_legal_card_or_a_token() -> None:
    """Q-SB-3: by choice while a token is left, or only when stuck."""
    assert legal(position("D 7", "8D KS", rules=RULES)) == {"8D", "-"}
    assert legal(position("D 7", "8D KS", rules=NO_CHOICE)) == {"8D"}
    assert legal(position("D 7", "9D KS", rules=NO_CHOICE)) == {"-"}
    assert refused(position("D 7", "8D KS", rules=NO_CHOICE), "-") is Reason.MUST_PLAY


def test_sb_19_an_unopened_seven_is_legal_at_any_time() -> None:
    opened = position("D 7", "7S 8S", rules=NO_CHOICE)
    assert legal(opened) == {"7S"}
    assert after(opened, "7S").layout.column(Suit.SPADES)


def test_sb_20_the_next_lower_rank_is_legal() -> None:
    assert legal(position("D 4-9", "3D 2D", rules=NO_CHOICE)) == {"3D"}


def test_sb_21_the_next_higher_rank_is_legal() -> None:
    assert legal(position("D 4-9", "10D JD", rules=NO_CHOICE)) == {"10D"}


def test_sb_22_columns_run_from_low_to_high() -> None:
    column = Layout.parse("D 4-9", RULES.shape).column(Suit.DIAMONDS)
    assert [card.rank.value for card in column] == ["4", "5", "6", "7", "8", "9"]


def test_sb_23_one_card_a_turn_however_many_fit() -> None:
    done = after(position("D 7", "6D 8D 7S", rules=RULES), "6D")
    assert [type(event) for event in done.events] == [Laid]
    assert (done.turn, sizes(done)[0]) == (1, 2)


def test_sb_24_a_pass_spends_one_token_and_the_turn_passes_on() -> None:
    passed = position("D 7", "8D", rules=RULES).after(PASS)
    assert (passed.tokens, passed.turn) == ((2, 3, 3, 3), 1)
    assert passed.pot == 0


def test_sb_25_a_token_once_spent_is_gone_for_the_round() -> None:
    state = after(spent(position("D 7", "8D 9D KS", "6D 2S", "7H 2H", "7C 2C", rules=RULES), 0, 2), "- 6D 7H 7C 8D")
    assert state.tokens[0] == 0
    again = spent(position("D 7", "8D KS", rules=RULES), 0, 3)
    assert legal(again) == {"8D"}, "without a token a legal card must be laid"
    assert Round.deal(RULES, 4, 2).tokens[0] == 3


def test_sb_26_the_fourth_forced_pass_makes_a_ghost() -> None:
    """Q-SB-4, B-01: three tokens are three passes; holding none is not yet being a ghost."""
    state = position("D 7", "KS QS", "KH", "KC", "9D", rules=RULES)
    for count in (1, 2, 3):
        state = replace(state, turn=0).after(PASS)
        assert state.tokens[0] == 3 - count
        assert state.ghosts == ()
    last = replace(state, turn=0)
    assert last.legal_moves() == (SHOW,)
    assert refused(last, "-") is Reason.NO_TOKEN
    assert last.after(SHOW).ghosts == (0,)


def test_sb_27_a_ghost_shows_his_whole_hand_at_once() -> None:
    """Q-SB-5: no card of a new ghost can be legal, so all are shown, and others place them when they fit."""
    ghost = stuck("9C KS", "8C 2S", rules=RULES, layout="D 7; C 7").after(SHOW)
    assert ghost.events == (Ghosted(0, ghost.rules.shape.pack.unmask(ghost.aside.shown[0])),)
    assert (shown(ghost), sizes(ghost)[0]) == ("KS 9C", 0)
    assert str(ghost.layout) == "C 7; D 7"
    later = after(ghost, "8C")
    assert "9C" in legal(later)


def test_q_sb_5_with_gaps_every_card_goes_to_its_own_place() -> None:
    """B-02, B-13, B-14: only a chain to the seven counts; filling a gap makes the edge jump."""
    ghost = stuck("JS QS 3S 9C KD", "9S KC", rules=ShichiNarabe(ghost_cards="gaps")).after(SHOW)
    assert str(ghost.layout) == "S 3,5-8,J-Q; C 9; D 7,K"
    assert [str(card) for card in ghost.rules.shape.pack.unmask(ghost.frontier)] == ["4S", "9S", "7H", "7C", "6D", "8D"]
    filled = after(ghost, "9S")
    assert [str(card) for card in filled.layout.ends(Suit.SPADES)] == ["4S", "10S"]
    jumped = filled.layout.with_card(filled.rules.shape.pack.mask(["10S"]))
    assert [str(card) for card in jumped.ends(Suit.SPADES)] == ["4S", "KS"]


def test_q_sb_5_auto_cards_drop_into_place_by_themselves() -> None:
    ghost = stuck("9C 10C KS", "8C 2S", rules=ShichiNarabe(ghost_cards="auto"), layout="D 7; C 7").after(SHOW)
    assert shown(ghost) == "KS 9C 10C"
    dropped = after(ghost, "8C")
    assert [type(event) for event in dropped.events] == [Laid, Dropped, Dropped]
    assert (str(dropped.layout), shown(dropped)) == ("C 7-10; D 7", "KS")
    with pytest.raises(InvalidOption, match="no card of a ghost lies beside the layout"):
        ShichiNarabe(ghost_cards="auto", exposed_play="free")


def test_sb_28_a_ghost_lays_no_further_card() -> None:
    state = stuck("9C KS", "8C 2S", "QH JH", "QD JD", rules=RULES, layout="D 7; C 7").after(SHOW)
    turns = []
    for move in ("8C", "-", "-", "-"):
        turns.append(state.turn)
        state = after(state, move)
    assert turns == [1, 2, 3, 1]


def test_sb_29_exposed_cards_may_be_played_by_opponents() -> None:
    """Q-SB-6: as the turn's one card; optional while a token is left, compulsory with none; nobody becomes a ghost then."""
    ghost = after(stuck("9C KS", "8C 2S", "QH JH", "QD JD", rules=RULES, layout="D 7; C 7"), "ghost 8C")
    assert legal(ghost) == {"9C", "-"}
    taken = after(ghost, "9C")
    assert (taken.turn, sizes(taken)[2], str(taken.layout)) == (3, 2, "C 7-9; D 7")
    assert legal(spent(ghost, 2, 3)) == {"9C"}


def test_q_sb_6_exposed_cards_laid_freely_come_before_the_own_card() -> None:
    rules = ShichiNarabe(exposed_play="free")
    ghost = after(stuck("9C 10C KS", "8C 2S", "JC JH", "QD JD", rules=rules, layout="D 7; C 7"), "ghost 8C")
    free = after(ghost, "9C 10C")
    assert (free.turn, sizes(free)[2]) == (2, 2)
    assert after(free, "JC").turn == 3


def test_q_sb_6_exposed_cards_that_are_never_laid_can_leave_everybody_a_ghost() -> None:
    rules = ShichiNarabe(exposed_play="never")
    ghost = after(stuck("9C KS", "8C 2S", "10C JH", "QD JD", rules=rules, layout="D 7; C 7"), "ghost 8C")
    assert refused(ghost, "9C") is Reason.EXPOSED
    everybody = ghost
    for seat in (2, 3, 1):
        everybody = spent(everybody, seat, 3).after(SHOW)
    assert everybody.outcome is not None
    assert everybody.outcome.ending is Ending.ALL_GHOSTS


def test_sb_30_exposed_cards_go_on_counting_as_the_ghost_s_penalty() -> None:
    """Q-SB-7: as they were at that moment, or only what is still exposed at the end."""
    for reading, expected in (("frozen", 13 + 9), ("remaining", 13)):
        rules = ShichiNarabe(ghost_penalty=reading)
        ended = after(stuck("9C KS", "8C 2H", "2S 3S", "6D", rules=rules, layout="D 7; C 7"), "ghost 8C 9C 6D")
        assert points(ended) == (expected, 2, 5, 0)


def test_q_sb_7_with_gaps_what_is_joined_to_its_seven_counts_no_more() -> None:
    rules = ShichiNarabe(ghost_penalty="remaining", ghost_cards="gaps")
    ended = after(stuck("9C KS", "8C", "2H", "2S", rules=rules, layout="D 7; C 7"), "ghost 8C")
    assert points(ended) == (13, 0, 2, 2)


def test_sb_31_the_round_goes_on_after_somebody_becomes_a_ghost() -> None:
    ghost = stuck("9C KS", "8C 2S", rules=RULES, layout="D 7; C 7").after(SHOW)
    assert ghost.outcome is None
    assert ghost.turn == 1


def test_sbo_13_an_empty_hand_reached_by_ghosting_is_no_win() -> None:
    """The worked example SBo-13."""
    state = stuck("2S", "3S", "9C 10C JC QC KC KS", "4H", rules=RULES, turn=2).after(SHOW)
    assert len(state.events[0].cards) == 6
    assert (state.outcome, state.turn) == (None, 3)
    seats = set()
    for _ in range(4):
        seats.add(state.turn)
        state = state.after(PASS)
    assert 2 not in seats


def test_sb_32_the_round_ends_the_instant_a_player_lays_his_last_card() -> None:
    ended = after(position("D 7", "8D", rules=RULES), "8D")
    assert ended.outcome is not None
    assert (ended.outcome.ending, ended.outcome.winner, ended.legal_moves()) == (Ending.WENT_OUT, 0, ())
    assert refused(ended, "-") is Reason.ROUND_OVER


@pytest.mark.parametrize("reading", ["play_out", "at_once"])
def test_q_sb_8_the_only_player_left_plays_out_his_cards_or_wins_at_once(reading: str) -> None:
    state = position("D 7; C 7", "9C", "KS", "QH JH", "8C 6D", rules=ShichiNarabe(sole_survivor=reading))
    for seat in (0, 1, 2):
        state = spent(state, seat, 3)
    state = after(state, "ghost ghost ghost")
    assert (state.turn, state.ghosts) == (3, (0, 1, 2))
    if reading == "at_once":
        assert state.outcome == Outcome(Ending.LAST_LEFT, (3, 0, 1, 2))
    else:
        assert state.outcome is None
        state = after(state, "6D 8C")
        assert state.outcome == Outcome(Ending.WENT_OUT, (3, 0, 1, 2))
    assert points(state) == (9, 13, 23, 0), "the same scores"


def test_q_sb_8_when_all_are_ghosts_nobody_wins_and_every_penalty_stands() -> None:
    state = position("D 7", "9C", "KS", "QH", "2C", rules=ShichiNarabe(exposed_play="never"))
    for seat in range(4):
        state = spent(state, seat, 3)
    state = after(state, "ghost ghost ghost ghost")
    assert state.outcome == Outcome(Ending.ALL_GHOSTS, (3, 0, 2, 1))
    assert not state.outcome.won
    with pytest.raises(SevensError, match="nobody won this round"):
        _ = state.outcome.winner
    assert points(state) == (9, 13, 12, 2)
    assert Session.start(state.rules, 4).after(state).results[0].winner is None


def test_sb_33_all_others_count_the_cards_in_hand_or_exposed() -> None:
    ended = after(stuck("9C", "8D", "KS", "QH 2H", rules=RULES, layout="D 7"), "ghost 8D")
    assert points(ended) == (9, 0, 13, 14)


def test_sb_34_the_winner_scores_nothing() -> None:
    assert points(after(position("D 7", "8D", rules=RULES), "8D"))[0] == 0


def test_sb_35_ace_1_pips_jack_11_queen_12_king_13() -> None:
    pack = RULES.shape.pack
    assert RULES.points(pack.full) == 364
    assert [RULES.points(pack.mask([card])) for card in ("AS", "2H", "10C", "JD", "QS", "KH")] == [1, 2, 10, 11, 12, 13]


def test_sb_36_the_simple_penalty_is_one_point_a_card() -> None:
    rules = ShichiNarabe(scoring="count")
    assert rules.points(rules.shape.pack.full) == 52
    assert points(after(position("D 7", "8D", "KS QS", "AH", rules=rules), "8D"))[:3] == (0, 2, 1)


def test_sb_37_a_match_of_an_agreed_number_of_rounds_often_five() -> None:
    assert Session.start(RULES, 4).deals == 5
    session = Session.start(RULES, 3, deals=2)
    for seed in range(2):
        assert not session.over
        session = session.after(played_out(session.deal(seed)))
    best = min(session.points)
    assert session.over or session.playoff
    assert [session.points[seat] for seat in session.tied] == [best] * len(session.tied)


def test_sb_38_a_match_until_a_total_exceeds_100() -> None:
    """Q-SB-14: strictly more than 100, tested after a round; the two formats do not run together."""
    to_100 = ShichiNarabe(match="to_100")
    assert not finished([(100, 0, 30)], to_100).over
    over = finished([(100, 0, 30), (1, 20, 0)], to_100)
    assert over.over
    assert over.winners == (1,)
    with pytest.raises(InvalidOption, match="a total ends this session"):
        Session.start(to_100, 4, deals=5)
    with pytest.raises(InvalidOption, match="the number of deals is fixed"):
        Session.start(RULES, 4, target=100)


def test_sb_39_penalties_add_up_over_rounds() -> None:
    assert finished([(0, 13, 5), (7, 0, 5)]).points == (7, 13, 10)


def test_sb_40_scoring_match_and_opening_seven_are_agreed_before_play() -> None:
    options = {option.name: option.allowed for option in RULES.options()}
    assert options["scoring"] == ("pips", "count")
    assert options["match"] == ("rounds", "to_100")
    assert options["opening"] == ("7D", "7H")
    with pytest.raises(InvalidOption, match="the rules of the session"):
        Session.start(RULES, 4).after(played_out(Round.deal(ShichiNarabe(scoring="count"), 4, 1)))


def test_sb_41_the_ghost_s_cards_lengthen_the_layout_for_later_players() -> None:
    for reading in ("exposed", "gaps", "auto"):
        ghost = stuck("9C KS", "8C 2S", "10C 2H", rules=ShichiNarabe(ghost_cards=reading), layout="D 7; C 7").after(SHOW)
        laid = after(ghost, "8C 9C") if reading == "exposed" else after(ghost, "8C")
        assert laid.layout.ends(Suit.CLUBS)[-1].rank.value == "10"


def test_sb_42_only_an_empty_hand_wins_and_penalties_rank_the_rest() -> None:
    ended = after(position("D 7", "8D", "AS 2S 3S", "KS", "9H", rules=RULES), "8D")
    assert ended.outcome is not None
    assert ended.outcome.order == (0, 1, 3, 2)


def test_sb_43_the_lowest_total_wins_the_match() -> None:
    assert finished([(30, 20, 25)] * 5).winners == (1,)


def test_sb_44_the_tied_for_lowest_play_a_deciding_round() -> None:
    """Q-SB-15: all tied players, two allowed here only; its winner wins; what it brings is not added."""
    session = finished([(8, 8, 15)] * 5)
    assert (session.playoff, session.over, session.tied) == (True, False, (0, 1))
    deciding = session.deal(seed=3)
    assert sizes(deciding) == [26, 26]
    last = played_out(deciding)
    decided = session.after(last)
    assert decided.winners == (last.outcome.winner,)
    assert decided.points == session.points
    three = finished([(8, 8, 8, 15)] * 5)
    assert sizes(three.deal(seed=3)) == [18, 17, 17]


def test_q_sb_15_a_deciding_round_that_nobody_wins_is_played_again() -> None:
    session = finished([(8, 8, 15)] * 5)
    deciding = session.deal(seed=3)
    assert session.after(replace(deciding, outcome=Outcome(Ending.ALL_GHOSTS, (0, 1)))).playoff


def test_sb_46_a_linking_rank_kept_back_blocks_those_beyond_it() -> None:
    state = position("D 4-9", "10D 2S", "JD QD 3S", rules=RULES)
    refusal = state.after(PASS).why_not(after(state, "10D").legal_moves()[0])
    assert refusal is not None
    assert (refusal.reason, [str(card) for card in refusal.needs]) == (Reason.NEEDS_NEIGHBOUR, ["10D"])


def test_sb_47_cards_are_added_at_the_column_edges_only() -> None:
    assert [str(card) for card in Layout.parse("D 4-9", RULES.shape).ends(Suit.DIAMONDS)] == ["3D", "10D"]


def test_sb_48_a_token_is_the_right_to_sit_out_one_turn() -> None:
    state = position("D 7", "8D KS", rules=RULES)
    assert "-" in legal(state)
    assert sizes(state.after(PASS)) == sizes(state)


def test_sb_49_a_ghost_has_no_passes_left_and_has_shown_his_hand() -> None:
    """Q-SB-16 is about the word."""
    ghost = stuck("9C KS", rules=RULES).after(SHOW)
    assert ghost.ghosts == (0,)
    assert ghost.tokens[0] == 0
    for seat in range(4):
        assert ghost.seen_by(seat).aside.shown == ghost.aside.shown


def test_sb_50_five_passes_and_the_sixth_makes_the_ghost() -> None:
    rules = preset("shichi_narabe_five_passes")
    assert Round.deal(rules, 4, 1).tokens == (5, 5, 5, 5)
    state = position("D 7", "KS", rules=rules)
    assert legal(spent(state, 0, 4)) == {"-"}
    assert legal(spent(state, 0, 5)) == {"ghost"}


def test_sb_51_five_passes_make_fewer_ghosts() -> None:
    def ghosts(name: str) -> int:
        return sum(len(played_out(Round.deal(preset(name), 4, seed), seed).ghosts) for seed in range(60))

    assert ghosts("shichi_narabe_five_passes") < ghosts("shichi_narabe")


def test_sb_52_the_older_japanese_way_is_the_same_option() -> None:
    assert preset("shichi_narabe_hearts") == ShichiNarabe(opening="7H")
    assert preset("shichi_narabe_hearts").changed() == {"opening": "7H"}


def test_sb_53_without_ghosts_a_player_just_waits() -> None:
    """Q-SB-9: he must play if able, and shows nothing."""
    rules = preset("shichi_narabe_no_ghost")
    state = stuck("JS KD", "9S 3H", rules=rules)
    assert state.legal_moves() == (WAIT,)
    waited = state.after(WAIT)
    assert waited.events == (Waited(0),)
    assert (waited.turn, sizes(waited)[0], waited.aside.shown) == (1, 2, ())
    able = stuck("JS 9S", rules=rules)
    assert legal(able) == {"9S"}
    assert refused(able, "wait") is Reason.NOT_NOW
    with pytest.raises(InvalidOption, match="since nobody becomes a ghost"):
        ShichiNarabe(no_ghost=True, ghost_cards="gaps")


@pytest.mark.parametrize("seed", range(40))
def test_q_sb_9_without_ghosts_nobody_is_ever_deadlocked(seed: int) -> None:
    last = played_out(Round.deal(preset("shichi_narabe_no_ghost"), 3 + seed % 5, seed), seed)
    assert last.outcome is not None
    assert last.outcome.ending is Ending.WENT_OUT


def test_sb_54_two_jokers_stand_for_missing_cards() -> None:
    """Q-SB-10: at a current edge or as an unopened seven, on the own turn, never as the opening card."""
    assert len(JOKERS.shape.pack.cards) == 54
    assert sizes(Round.deal(JOKERS, 4, 1)) == [14, 14, 13, 13]
    state = position("D 7", "JK1 KS", rules=JOKERS)
    assert legal(state) == {"JK1@7S", "JK1@7H", "JK1@7C", "JK1@6D", "JK1@8D", "-"}
    assert refused(state, "JK1") is Reason.NEEDS_PLACE
    assert refused(state, "JK1@2H") is Reason.WRONG_PLACE
    opening = start("JK1 7D", rules=JOKERS)
    assert legal(opening) == {"7D"}
    assert refused(opening, "JK1@7D") is Reason.OPENING_FIRST


def test_q_sb_10_a_joker_may_reach_any_missing_card() -> None:
    state = position("D 7", "JK1 KS", rules=ShichiNarabe(jokers=2, joker_reach="any_spot"))
    assert len(legal(state)) == 51 + 1
    laid = after(state, "JK1@10H")
    assert laid.layout.column(Suit.HEARTS) == ()


def test_q_sb_10_a_joker_that_a_ghost_shows_stays_out_of_play() -> None:
    ghost = stuck("JK1", "2S", rules=ShichiNarabe(jokers=2, joker_last="forbidden")).after(SHOW)
    assert shown(ghost) == "JK1"
    assert refused(ghost, "JK1@8D") is Reason.EXPOSED


def test_sbo_19_the_holder_of_the_real_card_takes_the_joker() -> None:
    """The worked example SBo-19; Q-SB-11: at once, free, no turn used."""
    state = position("H 4-J", "JK1 2S 3S 5S 6S", "QH 2D 3D 5D 6D 8D", rules=JOKERS)
    laid = after(state, "JK1@QH")
    assert str(laid.layout) == "H 4-Q"
    assert laid.aside.wild == ()
    assert sizes(laid)[:2] == [4, 6]
    assert "JK1" in map(str, laid.hand(1))
    assert laid.turn == 1
    assert [type(event) for event in laid.events] == [Laid, Swapped]


def test_q_sb_11_a_ghost_s_real_card_goes_down_and_the_joker_leaves_play() -> None:
    ghost = after(stuck("QH", "JK1 2S", "3D 4C", "5D 6C", rules=JOKERS, layout="D 7; H 7-10"), "ghost")
    ghost = replace(ghost, layout=Layout.parse("D 7; H 7-J", JOKERS.shape))
    laid = after(ghost, "JK1@QH")
    assert isinstance(laid.events[1], Swapped)
    assert not laid.events[1].taken
    assert (shown(laid), laid.aside.wild, str(laid.layout)) == ("", (), "H 7-Q; D 7")


def test_q_sb_11_a_joker_laid_last_ends_the_round_before_any_swap() -> None:
    ended = after(position("H 4-J", "JK1", "QH 2D", rules=JOKERS), "JK1@QH")
    assert ended.outcome is not None
    assert ended.outcome.winner == 0
    assert "QH" in map(str, ended.hand(1))


def test_q_sb_11_a_joker_as_last_card_may_be_forbidden() -> None:
    rules = ShichiNarabe(jokers=2, joker_last="forbidden")
    assert legal(position("H 4-J", "JK1", rules=rules)) == {"-"}
    assert refused(position("H 4-J", "JK1", rules=rules), "JK1@QH") is Reason.JOKER_LAST
    assert "JK1@QH" in legal(position("H 4-J", "JK1 JK2", rules=rules))


def test_q_sb_11_the_real_card_may_be_laid_on_the_joker_later() -> None:
    laid = after(position("H 4-J", "JK1 2S", "QH 2D", rules=ShichiNarabe(jokers=2, joker_swap="later")), "JK1@QH")
    assert "QH" in legal(laid)
    replaced = after(laid, "QH")
    assert replaced.aside.wild == ()
    assert sizes(replaced)[1] == 1
    assert isinstance(replaced.events[1], Swapped)


def test_q_sb_11_or_the_real_card_is_dead() -> None:
    laid = after(position("H 4-J", "JK1 2S", "QH 2D", rules=ShichiNarabe(jokers=2, joker_swap="dead")), "JK1@QH")
    assert legal(laid) == {"-"}
    assert refused(laid, "QH") is Reason.JOKER_THERE


def test_q_sb_11_a_round_in_which_only_dead_cards_are_left_is_blocked() -> None:
    rules = ShichiNarabe(jokers=2, joker_swap="dead", no_ghost=True)
    laid = after(position("H 4-J", "JK1 2D", "QH", "3D", "4D", rules=rules), "JK1@QH")
    for seat in range(4):
        laid = spent(laid, seat, 3)
    blocked = laid.after(WAIT)
    assert blocked.outcome == Outcome(Ending.BLOCKED, (0, 2, 3, 1))
    assert points(blocked) == (2, 12, 3, 4)


@pytest.mark.parametrize("value", [14, 0, 15, 20, 50])
def test_q_sb_11_what_a_joker_left_in_hand_costs(value: int) -> None:
    rules = ShichiNarabe(jokers=2, joker_penalty=value)
    assert points(after(position("D 7", "8D", "JK1 KS", rules=rules), "8D"))[1] == value + 13
    count = ShichiNarabe(jokers=2, scoring="count")
    assert points(after(position("D 7", "8D", "JK1 KS", rules=count), "8D"))[1] == 2
    with pytest.raises(InvalidOption, match="since every card counts 1"):
        ShichiNarabe(jokers=2, scoring="count", joker_penalty=20)
    with pytest.raises(InvalidOption, match="since there are no jokers"):
        ShichiNarabe(joker_penalty=20)


DEALT_WITH_JOKERS = {3: [18, 18, 18], 4: [14, 14, 13, 13], 5: [11, 11, 11, 11, 10], 6: [9] * 6, 7: [8, 8, 8, 8, 8, 7, 7]}


@pytest.mark.parametrize("seats", DEALT_WITH_JOKERS)
def test_q_sb_11_how_54_cards_are_dealt(seats: int) -> None:
    assert sizes(Round.deal(JOKERS, seats, 2)) == DEALT_WITH_JOKERS[seats]


RACE = preset("race_to_kings")


def test_sb_55_a_whole_column_takes_five_points_off() -> None:
    """Q-SB-12: for the player who lays the last missing card. Q-SB-13: the winner too, and no floor."""
    state = position("D 2-K; S 7", "AD 2S", "6S", "KC 4S 3S", rules=RACE)
    done = after(state, "AD")
    assert done.events[-1] == Completed(0, Suit.DIAMONDS)
    ended = after(done, "6S")
    assert points(ended)[:3] == (2 - 5, 0, 20)
    won = after(position("D 2-K; S 7", "AD", "2S", rules=RACE), "AD")
    assert points(won)[:2] == (-5, 2)


def test_q_sb_12_or_for_the_player_who_laid_the_king() -> None:
    rules = replace(RACE, bonus_to="king")
    state = position("D 2-Q; S 7", "KD 2S", "AD 3S", rules=rules)
    done = after(state, "KD AD")
    assert done.events[-1] == Completed(0, Suit.DIAMONDS)
    assert done.aside.completed == (1, 0, 0, 0)


def test_q_sb_12_what_a_ghost_lays_by_ghosting_scores_nothing() -> None:
    rules = replace(RACE, ghost_cards="gaps")
    ghost = stuck("AD 3S", "2D 4S", rules=rules, layout="D 3-K; S 7").after(SHOW)
    assert ghost.aside.completed == ()
    assert after(ghost, "2D").aside.completed == (0, 1, 0, 0), "the last missing card was the 2"
    king = stuck("KD 3S", "QD 4S", rules=replace(rules, bonus_to="king"), layout="D A-J; S 7")
    assert after(king, "ghost QD").aside.completed == (), "nobody laid the king"


def test_q_sb_12_a_ghost_s_exposed_card_counts_for_the_player_who_lays_it() -> None:
    ghost = stuck("AD 3S", "2D 4S", "9H 9C", rules=RACE, layout="D 3-K; S 7").after(SHOW)
    assert after(ghost, "2D AD").aside.completed == (0, 0, 1, 0)


def test_q_sb_12_a_joker_fills_a_place_of_the_column() -> None:
    rules = replace(RACE, jokers=2, joker_swap="later")
    done = after(position("D 2-K", "JK1 3S", "AD 4S", rules=rules), "JK1@AD")
    assert done.aside.completed == (1, 0, 0, 0)
    assert after(done, "AD").aside.completed == (1, 0, 0, 0), "a column is completed once"


def test_q_sb_13_a_floor_may_be_agreed() -> None:
    won = after(position("D 2-K; S 7", "AD", "2S", rules=replace(RACE, bonus_floor=0)), "AD")
    assert points(won)[0] == 0
    with pytest.raises(InvalidOption, match="since there is no bonus"):
        ShichiNarabe(bonus_floor=0)


def test_sb_56_fan_tan_is_a_game_of_its_own_without_ghosts() -> None:
    """Q-X-1."""
    assert preset("fan_tan") != preset("shichi_narabe")
    assert not any("ghost" in option.name for option in preset("fan_tan").options())


def test_sb_63_the_name_is_kept_apart_from_the_rummy_game() -> None:
    """Q-X-2, Q-SB-19: shichi_narabe is the name; a suit is a column with two edges."""
    assert preset("shichi_narabe").name == "shichi_narabe"
    with pytest.raises(InvalidOption):
        preset("seven_bridge")
    assert len(Layout.parse("D 7", RULES.shape).ends(Suit.DIAMONDS)) == 2


def test_a_game_without_chips_has_nothing_to_settle() -> None:
    with pytest.raises(SevensError, match="has no chips"):
        settle(played_out(Round.deal(RULES, 4, 1)))


def test_q_sb_11_with_gaps_a_dead_card_and_a_joker_of_a_ghost_stay_beside_the_layout() -> None:
    rules = ShichiNarabe(jokers=2, joker_swap="dead", ghost_cards="gaps", joker_last="forbidden")
    laid = spent(after(position("D 7", "JK1 KS", "8D 2S", rules=rules), "JK1@8D"), 1, 3)
    assert (shown(laid.after(SHOW)), str(laid.after(SHOW).layout)) == ("8D", "S 2; D 7-8")
    alone = stuck("JK2", "2S", rules=rules)
    assert shown(alone.after(SHOW)) == "JK2"


def test_q_sb_5_an_exposed_card_drops_on_a_joker_that_takes_its_place() -> None:
    rules = ShichiNarabe(jokers=2, joker_swap="later", ghost_cards="auto", joker_reach="any_spot")
    laid = after(stuck("KS 10S", "JK1 2S", rules=rules, layout="D 7"), "ghost JK1@10S")
    assert [type(event) for event in laid.events] == [Laid, Dropped, Swapped]
    assert (shown(laid), laid.aside.wild) == ("KS", ())
