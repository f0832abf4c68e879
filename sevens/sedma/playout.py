"""Deals of Sedma played to their end: state by state, or in place, which makes the same moves several times faster."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from sevens.errors import InvalidOption
from sevens.sedma.bots import Bot, Draw, Random
from sevens.sedma.cards import GERMAN, bits
from sevens.sedma.deal import Deal, asks_leader, next_seat
from sevens.sedma.moves import STOP, Play
from sevens.sedma.rules import Sedma, draws
from sevens.sedma.view import Task

LEAD, BEAT, FEED, PROLONG = Task


def play(start: Deal, bots: Sequence[Bot]) -> Iterator[Deal]:
    """The deal played to its end by the bots: the deal after each move. `InvalidOption` unless there is one bot a seat.

    >>> from sevens.sedma import Sedma, bot
    >>> *_, last = play(Deal.deal(Sedma(), seats=2, seed=7), [bot("beginner"), bot("beginner")])
    >>> last.points
    (40, 50)
    """
    if len(bots) != len(start.hands):
        raise InvalidOption("bots", len(bots), f"{len(start.hands)}, one a seat")
    state = start
    while state.outcome is None:
        state = state.after(bots[state.turn].choose(state.seen_by(state.turn)))
        yield state


class Picker(Protocol):
    """A bot that can choose from masks alone."""

    def pick(self, task: Task, choices: int, fits: int) -> int:
        """The bit of one of the cards in `choices`, or 0 to stop; `fits` is the mask of the cards that beat the trick."""


class Playout(NamedTuple):
    """A deal played to its end: the bit of the card of each turn, or 0 for a stop; and what each side has taken.

    >>> from sevens.sedma import bot
    >>> playout(Deal.deal(Sedma(), seats=2, seed=7), [bot("beginner")] * 2).last
    1
    """

    turns: list[int]
    won: tuple[int, ...]
    """For each side the mask of its cards."""
    tricks: tuple[int, ...]
    """For each side the number of its tricks."""
    last: int
    """The seat that took the last trick."""


def playout(start: Deal, bots: Sequence[Picker]) -> Playout:
    """The deal played from here to its end: a trick that has begun state by state, and all others in place.

    >>> from sevens.sedma import bot
    >>> playout(Deal.deal(Sedma(), seats=2, seed=7), [bot("beginner"), bot("beginner")]).tricks
    (4, 12)
    """
    return _played(start, bots, None)


def random_playout(start: Deal, bot: Random) -> Playout:
    """The same with one random bot in all seats, only faster: it draws without being called.

    >>> from sevens.sedma.bots import Random
    >>> random_playout(Deal.deal(Sedma(), seats=2, seed=7), Random(1)) == playout(
    ...     Deal.deal(Sedma(), seats=2, seed=7), [Random(1)] * 2)
    True
    """
    return _played(start, [bot] * len(start.hands), bot.draw)


def _played(start: Deal, bots: Sequence[Picker], draw: Draw | None) -> Playout:
    turns: list[int] = []
    while start.trick:
        view = start.seen_by(start.turn)
        turns.append(bots[start.turn].pick(view.task, view.choices, view.fits))
        start = start.after(Play(GERMAN.card(turns[-1])) if turns[-1] else STOP)
    table, hands, holder, leader = start.table, list(start.hands), start.holder, start.leader
    rules, won, tricks = table.rules, list(table.won), list(table.tricks)
    stock, left = iter(table.stock), len(table.stock)
    while any(hands):
        if draw:
            cards, holder = _random_trick(rules, hands, leader, draw, turns)
        else:
            cards, holder = _trick(rules, hands, leader, bots, turns)
        won[holder & 1] |= cards
        tricks[holder & 1] += 1
        if left:
            drawing = draws(rules.draw, tuple(map(int.bit_count, hands)), holder, left)
            left -= len(drawing)
            for seat in drawing:
                hands[seat] |= next(stock)
        leader = holder if hands[holder] else next_seat(hands, holder, holder)
    return Playout(turns, tuple(won), tuple(tricks), holder)


def _trick(rules: Sedma, hands: list[int], leader: int, bots: Sequence[Picker], turns: list[int]) -> tuple[int, int]:
    """The cards of a trick and the seat that takes it; plays it from `hands` and writes down its `turns`."""
    followers, cards = rules.clockwise[leader], 0
    bit = bots[leader].pick(LEAD, hands[leader], GERMAN.full)
    fits = rules.beaters[bit]
    while bit:
        turns.append(bit)
        hands[leader] ^= bit
        cards |= bit
        holder = leader
        for seat in followers:
            hand = hands[seat]
            if hand:
                bit = bots[seat].pick(BEAT if (holder ^ seat) & 1 else FEED, hand, fits)
                turns.append(bit)
                hands[seat] = hand ^ bit
                cards |= bit
                if bit & fits:
                    holder = seat
        if not asks_leader(rules, hands[leader], leader, holder):
            return cards, holder
        bit = bots[leader].pick(PROLONG, hands[leader] & fits, fits)
        if bit and rules.led_value == "latest_lead":
            fits = rules.beaters[bit]
    turns.append(0)
    return cards, holder


def _random_trick(rules: Sedma, hands: list[int], leader: int, draw: Draw, turns: list[int]) -> tuple[int, int]:
    """The same with cards drawn at random."""
    followers, cards, always = rules.clockwise[leader], 0, rules.prolong_when == "always"
    choices = bits(hands[leader])
    bit = choices[int(draw() * len(choices))]
    fits = rules.beaters[bit]
    while bit:
        turns.append(bit)
        hands[leader] ^= bit
        cards |= bit
        holder = leader
        for seat in followers:
            hand = hands[seat]
            if hand:
                choices = bits(hand)
                bit = choices[int(draw() * len(choices))]
                turns.append(bit)
                hands[seat] = hand ^ bit
                cards |= bit
                if bit & fits:
                    holder = seat
        hand = hands[leader]
        if not hand or not (always or (leader ^ holder) & 1):
            return cards, holder
        choices = (*bits(hand & fits), 0)
        bit = choices[int(draw() * len(choices))]
        if bit and rules.led_value == "latest_lead":
            fits = rules.beaters[bit]
    turns.append(0)
    return cards, holder
