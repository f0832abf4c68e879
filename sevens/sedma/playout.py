"""Deals of Sedma played to their end: state by state, or in place, which makes the same moves several times faster."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Sequence
from functools import cache
from math import floor
from typing import NamedTuple, Protocol

from sevens.checks import check_bots, check_kind
from sevens.errors import InvalidOption
from sevens.sedma.bots import Bot, Draw
from sevens.sedma.cards import GERMAN, bits
from sevens.sedma.deal import Deal, next_seat
from sevens.sedma.view import Task


def play(start: Deal, bots: Sequence[Bot]) -> Iterator[Deal]:
    """The deal played to its end by the bots: the deal after each move. `InvalidOption` unless there is one bot a seat.

    >>> from sevens.sedma import Sedma, bot
    >>> *_, last = play(Deal.deal(Sedma(), seats=2, seed=7), [bot("beginner"), bot("beginner")])
    >>> last.points
    (40, 50)
    """
    state = check_kind("start", start, Deal, "a deal of Sedma")
    check_bots(bots, len(start.hands))
    while state.outcome is None:
        state = state.after(bots[state.turn].choose(state.seen_by(state.turn)))
        yield state


class Picker(Protocol):
    """A bot that can choose from masks alone."""

    def pick(self, task: Task, choices: int, fits: int) -> int:
        """The bit of one of the cards in `choices`, or 0 to stop; `fits` is the mask of the cards that beat the trick."""


class Playout(NamedTuple):
    """A deal played to its end: the bit of the card of each turn, or 0 for a stop; and what each side has taken.

    >>> from sevens.sedma import Sedma, bot
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
    """The deal played from here to its end, in place.

    >>> from sevens.sedma import Sedma, bot
    >>> playout(Deal.deal(Sedma(), seats=2, seed=7), [bot("beginner"), bot("beginner")]).tricks
    (4, 12)
    """
    return _played(start, bots, None)


def random_playout(start: Deal, draw: Draw) -> Playout:
    """The same with one `Random` bot in all seats, which draws from `draw`, but several times faster: no bot is called.

    >>> from random import Random
    >>> from sevens.sedma import Sedma
    >>> random_playout(Deal.deal(Sedma(), seats=2, seed=7), Random(1).random).tricks
    (2, 13)
    """
    return _played(start, (), draw)


def _played(start: Deal, bots: Sequence[Picker], draw: Draw | None) -> Playout:
    """Goes round by round of a trick. Chance is drawn in place, for a call would take as long as the rest of a turn."""
    table, holder, fits = start.table, start.holder, start.fits
    rules, leader, won, tricks = table.rules, table.leader, list(table.won), list(table.tricks)
    clockwise, beaters, drawing, whole = rules.clockwise, rules.beaters, rules.drawing, GERMAN.full
    always, latest = rules.prolong_when == "always", rules.led_value == "latest_lead"
    hands, stock = [list(bits(hand)) for hand in start.hands], list(table.stock[::-1])
    order, cards = _begun(start) if start.trick else (clockwise[leader], 0)
    turns: list[int] = []
    over = table.outcome is not None
    while not over:
        for seat in order:
            hand = hands[seat]
            if hand:
                if draw:
                    bit = hand.pop(floor(draw() * len(hand)))
                else:
                    bit = _picked(bots[seat], _task(cards, holder ^ seat), sum(hand), fits)
                    hand.remove(bit)
                turns.append(bit)
                if bit & fits:
                    holder, fits = seat, fits if cards else beaters[bit]
                cards += bit
        hand = hands[leader]
        if hand and (always or (holder ^ leader) & 1):
            choices = _or_stop(sum(hand) & fits)
            bit = choices[floor(draw() * len(choices))] if draw else _picked(bots[leader], Task.PROLONG, sum(choices), fits)
            turns.append(bit)
            if bit:
                hand.remove(bit)
                cards, holder, fits = cards + bit, leader, beaters[bit] if latest else fits
                order = clockwise[leader][1:]
                continue
        side = holder & 1
        won[side] += cards
        tricks[side] += 1
        for seat in drawing[holder][len(hand)][: len(stock)]:
            insort(hands[seat], stock.pop())
        over = not hands[holder] and not any(hands)
        leader = holder if over or hands[holder] else next_seat(list(map(len, hands)), holder, holder)
        order = clockwise[leader]
        cards = 0
        fits = whole
    return Playout(turns, tuple(won), tuple(tricks), holder)


def _picked(bot: Picker, task: Task, choices: int, fits: int) -> int:
    """What a bot picks. Raises `InvalidOption` unless it is one of the choices, or a stop where it may."""
    bit = bot.pick(task, choices, fits)
    if bit in _or_stop(choices) and (bit or task is Task.PROLONG):
        return bit
    raise InvalidOption("pick", bit, f"the bit of a card of {GERMAN.text(choices)}, or 0 to stop where it may")


@cache
def _or_stop(mask: int) -> tuple[int, ...]:
    """The single bits of a mask, lowest first, then 0 for stopping."""
    return (*bits(mask), 0)


def _begun(start: Deal) -> tuple[tuple[int, ...], int]:
    """The seats that have still to follow in the present round of the trick, and the mask of its cards."""
    others = start.rules.clockwise[start.leader][1:]
    order = () if start.turn == start.leader else others[others.index(start.turn) :]
    return order, sum(played.card.bit for played in start.trick)


def _task(cards: int, apart: int) -> Task:
    """What a seat has to decide, from the cards of the trick and, in its lowest bit, whether the other side holds it."""
    if not cards:
        return Task.LEAD
    return Task.BEAT if apart & 1 else Task.FEED
