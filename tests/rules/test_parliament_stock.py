"""Parliament with a stock, from which whoever has not said "last card!" draws (PA-44, Q-PA-9)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sevens import (
    CATCH,
    PASS,
    Caught,
    Drew,
    InvalidOption,
    Parliament,
    Passed,
    Record,
    Round,
    Session,
    Unreadable,
    points,
    preset,
)
from sevens.cards import Card, shuffle
from sevens.match import Result
from sevens.playout import supported
from tests.positions import after, legal, played_out, position

RULES = Parliament(last_card_call=True, last_card_penalty="stock")
PACK = RULES.shape.pack
HEAD = "sevens 1\ngame parliament last_card_call=True last_card_penalty=stock\nseats 3 dealer 0 leader 0 turn 1\n"
SIZES = {3: (16, 4), 4: (12, 4), 5: (9, 7), 6: (7, 10), 7: (6, 10), 8: (5, 12)}
"""For each number of seats the cards of a hand and of the stock: a card a seat, and what does not go round."""


def sizes(state: Round) -> list[int]:
    return [hand.bit_count() for hand in state.hands]


def stock(state: Round) -> list[str]:
    return [str(PACK.card(bit)) for bit in state.table.stock]


def silent(cards: str) -> Round:
    """Seat 0 has laid the eight of diamonds and kept a card without a word; this is the stock."""
    return after(position("D 7", "8D KS", "9C 2C", "10C 3C", "QC 4C", rules=RULES, stock=cards), "8D")


def test_q_pa_9_a_stock_needs_a_call() -> None:
    with pytest.raises(InvalidOption, match="since nothing needs to be said"):
        Parliament(last_card_penalty="stock")
    assert not supported(RULES), "a playout has no calls"


@pytest.mark.parametrize("seats", SIZES)
def test_q_pa_9_all_hands_are_equal_and_the_stock_has_a_card_a_seat_or_more(seats: int) -> None:
    hand, undealt = SIZES[seats]
    for seed in range(20):
        state = Round.deal(RULES, seats, seed)
        assert (sizes(state), state.stock) == ([hand] * seats, undealt)
        assert sum(state.hands) + sum(state.table.stock) == PACK.full


@pytest.mark.parametrize(
    ("opener", "needed"),
    [("7D", "7D"), ("7C", "7C"), ("any_seven", "7S 7H 7C 7D"), ("dealer_names_seven", "7S 7H 7C 7D"),
     ("lowest_diamond", "7S 7H 7C 7D 2D")],
)  # fmt: skip
def test_q_pa_9_no_card_that_opens_is_in_the_stock(opener: str, needed: str) -> None:
    rules = replace(RULES, opener=opener)
    for seed in range(40):
        assert not {*stock(Round.deal(rules, 8, seed))} & {*needed.split()}


def test_q_pa_9_an_opening_seven_in_the_stock_changes_places_with_the_last_card_dealt() -> None:
    changed = 0
    for seed in range(40):
        order = [str(PACK.card(bit)) for bit in shuffle(PACK.bits.values(), seed)]
        dealt, undealt = order[:48], order[48:]
        if "7D" in undealt:
            undealt[undealt.index("7D")], dealt[-1] = dealt[-1], "7D"
            changed += 1
        state = Round.deal(RULES, 4, seed)
        assert stock(state) == undealt
        assert {*map(str, state.hand(1))} == {*dealt[::4]}, "the seat after the dealer gets the first card"
    assert changed


def test_q_pa_9_two_packs_keep_both_opening_sevens_out() -> None:
    rules = replace(RULES, packs=2)
    for seed in range(40):
        state = Round.deal(rules, 12, seed)
        assert (sizes(state), state.stock) == ([7] * 12, 20)
        assert not {"7D", "7D'"} & {str(rules.shape.pack.card(bit)) for bit in state.table.stock}


def test_pa_44_who_has_not_said_it_draws_the_two_top_cards() -> None:
    """Q-PA-9: the turn stays with the seat that has pointed it out."""
    caught = silent("AS QH 5S").after(CATCH)
    assert caught.events == (Caught(0), Drew(0, Card.parse("AS")), Drew(0, Card.parse("QH")))
    assert (set(map(str, caught.hand(0))), stock(caught)) == ({"KS", "AS", "QH"}, ["5S"])
    assert (caught.turn, caught.aside.due, caught.aside.liable) == (1, None, None)
    assert caught.paid == silent("AS QH 5S").paid


def test_q_pa_9_of_a_stock_that_runs_out_only_what_is_left_is_drawn() -> None:
    one = silent("AS").after(CATCH)
    assert one.events == (Caught(0), Drew(0, Card.parse("AS")))
    assert (sizes(one), one.stock) == ([2, 2, 2, 2], 0)
    none = silent("").after(CATCH)
    assert (none.events, sizes(none), none.turn) == ((Caught(0),), [1, 2, 2, 2], 1)


def test_q_pa_9_where_nobody_holds_a_card_that_fits_the_passer_draws() -> None:
    """The pass costs its chip and ends the turn; the card may be laid in the next one."""
    held_up = position("D 7", "10D KS", "9C 2C", "10C 3C", "QC 4C", rules=RULES, stock="AS 8D QH")
    assert legal(held_up) == {"-"}
    first = held_up.after(PASS)
    assert first.events == (Passed(0, 1), Drew(0, Card.parse("AS")))
    assert (first.turn, first.paid[0], sizes(first), stock(first)) == (1, 1, [3, 2, 2, 2], ["8D", "QH"])
    second = first.after(PASS)
    assert second.events == (Passed(1, 1), Drew(1, Card.parse("8D")))
    third = after(second, "- - -")
    assert (stock(third), third.turn, legal(third)) == (["QH"], 1, {"8D"}), "now somebody holds a card that fits"


def test_q_pa_9_a_pass_draws_nothing_while_somebody_could_lay_a_card() -> None:
    state = position("D 7", "10D KS", "8D 2C", rules=RULES, stock="AS QH").after(PASS)
    assert (state.events, stock(state)) == ((Passed(0, 1),), ["AS", "QH"])
    choice = replace(RULES, voluntary_pass=True)
    chosen = position("D 7", "8D KS", "9C 2C", rules=choice, stock="AS QH").after(PASS)
    assert (chosen.events, stock(chosen)) == ((Passed(0, 1),), ["AS", "QH"])


def test_q_pa_9_with_an_empty_stock_a_pass_is_a_pass() -> None:
    state = position("D 7", "10D KS", "9C 2C", "10C 3C", "QC 4C", rules=RULES).after(PASS)
    assert state.events == (Passed(0, 1),)


def test_q_pa_9_what_a_drawer_was_known_to_lack_is_no_longer_known() -> None:
    state = position("D 7", "10D KS", "8D 2C", rules=RULES, stock="AS 6D QH").after(PASS)
    assert state.lacks[0] & PACK.mask(["6D", "8D"]) == PACK.mask(["6D", "8D"])
    caught = replace(state, aside=replace(state.aside, liable=0)).after(CATCH)
    assert "6D" in map(str, caught.hand(0))
    assert caught.lacks[0] == 0


def test_q_pa_9_the_others_learn_how_many_cards_were_drawn_and_not_which() -> None:
    caught = silent("AS QH 5S").after(CATCH)
    assert caught.seen_by(0).events == caught.events
    for seat in (1, 2, 3):
        assert caught.seen_by(seat).events == (Caught(0), Drew(0, None), Drew(0, None))


def test_q_pa_9_a_seat_knows_the_size_of_the_stock_and_sees_none_of_its_cards() -> None:
    state = silent("AS QH 5S")
    view = state.seen_by(1)
    assert (view.stock, view.sizes) == (3, (1, 2, 2, 2))
    assert PACK.mask(["AS", "QH", "5S"]) & view.unseen == PACK.mask(["AS", "QH", "5S"])
    assert view.unseen.bit_count() == 1 + 2 + 2 + 3
    other = replace(state, table=replace(state.table, stock=tuple(reversed(state.table.stock))))
    assert (other.seen_by(1), other.text(1)) == (view, state.text(1))
    assert "stock ?3" in state.text(1)
    for text in (repr(view), view._repr_html_()):
        assert "stock" in text
        assert not any(card in text for card in ("AS", "QH", "5S"))
    assert "3 in the stock" in repr(state)


def test_q_pa_9_cards_in_the_stock_cost_nobody_points() -> None:
    rules = replace(RULES, scoring="winner_gains")
    end = position("D 7", "8D", "9C 2C", "3C", "4C", rules=rules, stock="AS KH").after(RULES.plays[PACK.mask(["8D"])])
    assert points(end) == (9 + 2 + 3 + 4, 0, 0, 0)


def test_q_pa_9_a_position_tells_the_stock_from_the_top() -> None:
    text = HEAD + "layout S 7; H 2-A; C 2-A; D 2-A\nhands KS 10S / 9S 2S / *\nstock AS 3S QS"
    state = Round.from_text(text)
    assert (stock(state), set(map(str, state.hand(2)))) == (["AS", "3S", "QS"], {"4S", "5S", "6S", "8S", "JS"})
    assert str(state).splitlines()[-1] == "stock AS 3S QS"
    assert Round.from_text(str(state)) == state
    hidden = state.text(1).replace("?2", "*").replace("?5", "*")
    with pytest.raises(Unreadable, match=r"line 6: cannot read '.3'; expected every card of the stock"):
        Round.from_text(hidden)


@pytest.mark.parametrize(
    ("old", "new", "line", "expected"),
    [
        (" last_card_call=True last_card_penalty=stock", "", 6, "no stock, for in this game all cards are dealt"),
        ("stock AS", "stock AS AS", 6, "each card once"),
        ("stock AS", "stock XS", 6, "a card such as 7D"),
        ("stock AS", "stock 8H", 5, "each card of the pack in one place"),
        ("stock AS", "stock 9S", 5, "each card of the pack in one place"),
        ("layout S 7; H 2-A; C 2-A; D 2-A\nhands KS / 9S / *\nstock AS", "layout\nhands KS / 9S / *\nstock 7D", 5,
         "a stock without the cards that open"),
    ],
)  # fmt: skip
def test_q_pa_9_a_stock_that_cannot_be_is_refused(old: str, new: str, line: int, expected: str) -> None:
    text = (HEAD + "layout S 7; H 2-A; C 2-A; D 2-A\nhands KS / 9S / *\nstock AS").replace(old, new)
    with pytest.raises(Unreadable, match=expected) as error:
        Round.from_text(text)
    assert error.value.line == line


def test_q_pa_9_a_record_holds_the_hands_and_then_the_stock() -> None:
    first = Round.deal(RULES, 5, 21)
    state, moves = first, []
    while state.outcome is None and state.stock == first.stock:
        moves.append(state.legal_moves()[-1])
        state = state.after(moves[-1])
    assert state.stock < first.stock
    for record in (Record.of(first, tuple(moves)), Record.of(state, tuple(moves)), Record.of(first, tuple(moves), seed=21)):
        again = Record.parse(str(record))
        assert again == record
        assert (again.start(), again.final()) == (first, state)
    piles = str(Record.of(state)).splitlines()[3].split(" / ")
    assert piles[5].split() == stock(first)
    with pytest.raises(Unreadable, match=r"line 4: .* a seed, or 5 hands and the stock with / between"):
        Record.parse(str(Record.of(first)).replace(f" / {piles[5]}", ""))


def test_q_pa_9_hands_and_stock_hold_every_card_and_what_opens_is_in_a_hand() -> None:
    hands = [PACK.cards[0:17], PACK.cards[17:34], PACK.cards[34:50]]
    left = PACK.cards[50:]
    assert stock(Round.from_hands(RULES, hands, stock=left)) == ["KD", "AD"]
    with pytest.raises(Unreadable, match="each of the 52 cards of the pack in one hand or the stock"):
        Round.from_hands(RULES, hands)
    with pytest.raises(Unreadable, match="no stock, for in this game all cards are dealt"):
        Round.from_hands(preset("parliament"), hands, stock=left)
    seven = Card.parse("7D")
    without = [card for card in PACK.cards if card != seven]
    with pytest.raises(Unreadable, match="cannot read '7D'; expected a stock without the cards that open: 7D"):
        Round.from_hands(RULES, [without[:17], without[17:34], without[34:]], stock=[seven])


def test_q_pa_9_a_playoff_has_a_stock_too() -> None:
    rules = replace(RULES, tie_break="playoff")
    zero = (0, 0, 0, 0)
    session = replace(Session.start(rules, 4, deals=2), results=(Result(0, zero, zero, zero), Result(3, zero, zero, zero)))
    assert session.playoff
    state = session.deal(seed=1)
    assert (sizes(state), state.stock) == ([25, 25], 2)
    assert session.after(played_out(state)).over
