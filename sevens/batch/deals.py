"""Deals for a batch, dealt as `Round.deal` deals them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import chain
from typing import Self

import numpy as np
import numpy.typing as npt

from sevens.batch.lanes import WORD, Bytes, Words, lanes_of
from sevens.cards import shuffle
from sevens.checks import check_whole
from sevens.dealing import to_deal
from sevens.errors import InvalidOption
from sevens.playout import supported
from sevens.rules import Rules, ShichiNarabe, check_rules

Seats = npt.NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Deals:
    """Many deals of one game. Deal i has the seed `seed + i`, and the deal moves on from seat to seat.

    `hands` has a row for each seat, as words of `lanes`; a batch never changes it.

    >>> from sevens import preset
    >>> Deals.deal(preset("fan_tan"), seats=4, deals=3, seed=1)
    <Deals of fan_tan: 3 for 4 seats, from seed 1>
    """

    rules: Rules
    seed: int
    hands: Words
    dealers: Seats

    @classmethod
    def deal(cls, rules: Rules, seats: int, deals: int, seed: int) -> Self:
        """Fresh deals. Raises `InvalidOption` as `Round.deal` does, for fewer deals than one, and for rules no batch supports."""
        check(rules)
        rules.check_seats(seats)
        first = check_whole("seed", seed, 0) % seats
        dealers = np.arange(first, first + check_whole("deals", deals, 1)) % seats
        masks = hands_of(rules, seats, dealers, shuffles(len(rules.shape.pack.bits), deals, seed))
        return cls(rules, seed, lanes_of(rules.shape).spread(masks), dealers)

    def by(self, rules: Rules) -> Self:
        """The same hands, to be played by other rules. Raises `InvalidOption` where these rules would deal others."""
        if rules == self.rules:
            return self
        check(rules)
        if _dealing(rules) != _dealing(self.rules):
            raise InvalidOption("rules", str(rules), f"rules that deal the same hands as {self.rules}")
        return replace(self, rules=rules)

    def __repr__(self) -> str:
        return f"<Deals of {self.rules}: {len(self)} for {self.seats} seats, from seed {self.seed}>"

    def __len__(self) -> int:
        return len(self.dealers)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.hands)

    @property
    def sizes(self) -> npt.NDArray[np.uint8]:
        """The number of cards dealt to each seat."""
        return np.bitwise_count(self.hands)

    @cached_property
    def held(self) -> Words:
        """The hands at the first turn: sevens that are laid before it are out of them."""
        if self.rules.anchors == "as_moves":
            return self.hands
        return self.hands & ~lanes_of(self.rules.shape).word(self.rules.shape.anchors)

    @cached_property
    def in_turn(self) -> Words:
        """The hands at the first turn, in the order of play: row 0 has the first turn."""
        every = np.arange(len(self))
        seats = ((self.first + self.rules.step * place) % self.seats for place in range(self.seats))
        return np.array([self.held[seat, every] for seat in seats])

    @cached_property
    def first(self) -> Seats:
        """The seat that has the first turn in each deal: the next holder of a card that begins, or else the leader."""
        rules, every = self.rules, np.arange(len(self))
        first = (self.dealers + rules.step) % self.seats
        if not rules.begins:
            return first
        begins = lanes_of(rules.shape).word(rules.begins)
        for place in range(self.seats, 0, -1):
            seat = (self.dealers + rules.step * place) % self.seats
            first = np.where(self.hands[seat, every] & begins != 0, seat, first)
        return first


@lru_cache(maxsize=1)
def shuffles(cards: int, deals: int, seed: int) -> Bytes:
    """Packs of so many cards in their orders, a row a deal; remembered, since a study deals them to other players again.

    Raises `InvalidOption` as `cards.shuffle` does.
    """
    orders = (shuffle(range(cards), number) for number in range(seed, seed + deals))
    return np.fromiter(chain.from_iterable(orders), np.uint8, deals * cards).reshape(deals, cards)


def hands_of(rules: Rules, seats: int, dealers: Seats, orders: Bytes) -> Words:
    """The hands that `dealing.dealt` deals from these orders of the pack: masks, a row a seat."""
    bits, every = np.array(list(rules.shape.pack.bits.values()), WORD), np.arange(len(orders))
    used = bits & np.uint64(to_deal(rules)) != 0
    if not used.all():
        orders = orders[used.take(orders)].reshape(len(orders), -1)
    by_place = np.array([bits.take(orders[:, place::seats]).sum(axis=1) for place in range(seats)])
    first = dealers if rules.first_card_to == "dealer" else dealers + rules.step
    return np.array([by_place[(seat - first) * rules.step % seats, every] for seat in range(seats)])


def supports(rules: Rules) -> bool:
    """Whether a batch can play by these rules: those of a playout, and Shichi Narabe without jokers, however ghosts are read.

    >>> from sevens import preset
    >>> supports(preset("shichi_narabe_gaps")), supports(preset("shichi_narabe_jokers"))
    (True, False)
    """
    return supported(rules) or (isinstance(rules, ShichiNarabe) and not rules.jokers)


def check(rules: Rules) -> None:
    """Raises `InvalidOption` for rules that a batch does not support."""
    if not supports(check_rules(rules)):
        raise InvalidOption("rules", str(rules), "rules that a batch supports")


def _dealing(rules: Rules) -> tuple[object, ...]:
    return rules.shape, to_deal(rules), rules.step, rules.first_card_to
