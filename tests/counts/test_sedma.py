"""Every way the end of a deal of Sedma can go, counted by the package and by plain sets that know nothing of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from sevens import preset
from sevens.cards import shuffle
from sevens.sedma import GERMAN, Deal, Sedma
from tests.sedma_positions import position

Counts = dict[tuple[int, int], int]


def added(counts: Iterator[Counts]) -> Counts:
    total: Counts = {}
    for part in counts:
        for points, ways in part.items():
            total[points] = total.get(points, 0) + ways
    return total


def count(state: Deal) -> Counts:
    """How many sequences of moves end with each pair of points."""
    if state.outcome:
        return {(state.points[0], state.points[1]): 1}
    return added(count(state.after(move)) for move in state.legal_moves())


class Plain:
    """The same on cards such as `10H` in lists, by the words of the rules."""

    def __init__(self, rules: Sedma) -> None:
        self.rules, self.seats = rules, rules.players

    def beats(self, card: str, led: str) -> bool:
        return card[:-1] in ("7", led[:-1]) or (led[0] == "7" and self.rules.seven_led == "any_value")

    def lead(self, hands: list[list[str]], stock: list[str], leader: int, points: tuple[int, int]) -> Counts:
        if not any(hands):
            return {points: 1}
        while not hands[leader]:
            leader = (leader + 1) % self.seats
        return added(
            self.add(_without(hands, leader, card), stock, leader, points, card, leader, [card], leader + 1)
            for card in hands[leader]
        )

    def add(
        self,
        hands: list[list[str]],
        stock: list[str],
        leader: int,
        points: tuple[int, int],
        led: str,
        holder: int,
        trick: list[str],
        seat: int,
    ) -> Counts:
        """Another card from `seat`; when the round is full, what follows."""
        seat %= self.seats
        if seat == leader:
            return self.full(hands, stock, leader, points, led, holder, trick)
        if not hands[seat]:
            return self.add(hands, stock, leader, points, led, holder, trick, seat + 1)
        return added(
            self.add(
                _without(hands, seat, card),
                stock,
                leader,
                points,
                led,
                seat if self.beats(card, led) else holder,
                [*trick, card],
                seat + 1,
            )
            for card in hands[seat]
        )

    def full(
        self,
        hands: list[list[str]],
        stock: list[str],
        leader: int,
        points: tuple[int, int],
        led: str,
        holder: int,
        trick: list[str],
    ) -> Counts:
        ways = [self.take(hands, stock, points, holder, trick)]
        if (leader - holder) % 2 or self.rules.prolong_when == "always":
            for card in hands[leader]:
                if self.beats(card, led):
                    value = card if self.rules.led_value == "latest_lead" else led
                    rest = _without(hands, leader, card)
                    ways.append(self.add(rest, stock, leader, points, value, leader, [*trick, card], leader + 1))
        return added(iter(ways))

    def take(self, hands: list[list[str]], stock: list[str], points: tuple[int, int], holder: int, trick: list[str]) -> Counts:
        filled, left = [list(hand) for hand in hands], list(stock)
        order = [(holder + step) % self.seats for step in range(self.seats)]
        if self.rules.draw == "fill_winner_first":
            for seat in order:
                while left and len(filled[seat]) < 4:
                    filled[seat].append(left.pop(0))
        else:
            while left and any(len(hand) < 4 for hand in filled):
                for seat in order:
                    if left and len(filled[seat]) < 4:
                        filled[seat].append(left.pop(0))
        worth = 10 * sum(card[:-1] in ("10", "A") for card in trick) + 10 * (not any(filled))
        scored = (points[0] + worth, points[1]) if holder % 2 == 0 else (points[0], points[1] + worth)
        return self.lead(filled, left, holder, scored)


def _without(hands: list[list[str]], seat: int, card: str) -> list[list[str]]:
    return [[c for c in hand if c != card] if at == seat else hand for at, hand in enumerate(hands)]


def end_of_deal(rules: Sedma, seed: int, held: int, stock: int) -> Deal:
    """So many cards in each hand and in the stock, many of them sevens and kings; the others are out of play."""
    often = [card for card in shuffle(GERMAN.cards, seed) if str(card.rank) in ("7", "K", "10")]
    cards = [*map(str, often), *(str(card) for card in shuffle(GERMAN.cards, seed) if card not in often)]
    hands = [" ".join(cards[seat * held : (seat + 1) * held]) for seat in range(rules.players)]
    rest = cards[rules.players * held :]
    return position(*hands, stock=" ".join(rest[:stock]), leader=seed % rules.players, rules=rules)


def plain(state: Deal) -> Counts:
    hands = [[str(card) for card in state.hand(seat)] for seat in range(len(state.hands))]
    return Plain(state.rules).lead(hands, [GERMAN.text(bit) for bit in state.table.stock], state.leader, (0, 0))


READINGS = [
    {"prolong_when": prolong, "seven_led": seven, "led_value": value}
    for prolong, seven, value in product(("opponent_holds", "always"), ("seven", "any_value"), ("first_card", "latest_lead"))
]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: "-".join(reading.values()))
def test_the_last_three_cards_of_two_players_count_the_same(reading: dict[str, str], seed: int) -> None:
    state = end_of_deal(replace(preset("sedma"), **reading), seed, held=3, stock=0)
    assert count(state) == plain(state)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("draw", ["one_at_a_time", "fill_winner_first"])
def test_the_last_cards_of_the_stock_count_the_same(draw: str, seed: int) -> None:
    """Three cards each and two in the stock, which a prolonged trick uses up at once."""
    state = end_of_deal(replace(preset("sedma"), draw=draw), seed, held=3, stock=2)
    assert count(state) == plain(state)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("prolong", ["opponent_holds", "always"])
def test_the_last_two_cards_of_two_pairs_count_the_same(prolong: str, seed: int) -> None:
    state = end_of_deal(replace(preset("sedma_pairs"), prolong_when=prolong), seed, held=2, stock=0)
    assert count(state) == plain(state)


def test_a_known_count_stays_what_it_is() -> None:
    """By hand: 10-7 stop, 8-K gives (0, 20); 10-8, K-7 gives (10, 10); K-7 stop, 8-10 and K-8, 10-7 give (0, 20)."""
    assert count(position("10H KH", "7B 8B")) == {(0, 20): 3, (10, 10): 1}
