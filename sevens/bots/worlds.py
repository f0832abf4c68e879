"""Worlds: how the cards that a seat does not see may lie in the other hands."""

from __future__ import annotations

import math
import random

from sevens.bots.past import Past, choices
from sevens.cards import bits_of
from sevens.view import View

SETTLING = 300
"""Swaps before the first world."""
BETWEEN = 20
"""Swaps from one world to the next."""


class Worlds:
    """Draws worlds by their likelihood: what a seat has shown not to hold it does not hold, and its choices make sense.

    It starts from a world that can be and goes on by swapping cards of two hands, a likelier world being entered more
    readily (Metropolis and others 1953). The cards of a stock lie in a hand of their own behind the others.

    >>> from sevens import Round, preset
    >>> view = Round.deal(preset("fan_tan"), seats=4, seed=5).seen_by(1)
    >>> world = Worlds(view, random.Random(1)).draw()
    >>> world[1] == view.hand, sum(world) == view.hand | view.unseen, tuple(map(int.bit_count, world)) == view.sizes
    (True, True, True)
    """

    def __init__(self, view: View, chance: random.Random) -> None:
        self._draw = chance.random
        sizes = [0 if seat == view.seat else size for seat, size in enumerate(view.sizes)]
        sizes.append(view.unseen.bit_count() - sum(sizes))
        self._lacks = (*view.lacks, 0)
        self._hands = _dealt(view.unseen, sizes, self._lacks, chance)
        self._others = [seat for seat, hand in enumerate(self._hands) if hand]
        self._pasts = [Past(view, turns) for turns in (*choices(view), [])]
        self._masks = list(map(sum, self._hands))
        self._masks[view.seat] = view.hand
        self._likely = [0.0 if seat == view.seat else past.likelihood(self._masks[seat]) for seat, past in enumerate(self._pasts)]
        self._swaps(SETTLING)
        self._seats = len(view.sizes)

    def draw(self) -> list[int]:
        """The hands of one more world, as masks, seat 0 first."""
        self._swaps(BETWEEN)
        return self._masks[: self._seats]

    def _swaps(self, count: int) -> None:
        others, hands, draw = self._others, self._hands, self._draw
        if len(others) < 2:
            return
        for _ in range(count):
            first = int(draw() * len(others))
            second = (first + 1 + int(draw() * (len(others) - 1))) % len(others)
            a, b = others[first], others[second]
            self._swap(a, int(draw() * len(hands[a])), b, int(draw() * len(hands[b])))

    def _swap(self, a: int, i: int, b: int, j: int) -> None:
        """Swaps card `i` of seat `a` with card `j` of seat `b`, if the world stays possible and likely enough."""
        given, taken = self._hands[a][i], self._hands[b][j]
        if given & self._lacks[b] or taken & self._lacks[a]:
            return
        mask_a, mask_b = self._masks[a] ^ given ^ taken, self._masks[b] ^ given ^ taken
        likely_a, likely_b = self._pasts[a].likelihood(mask_a), self._pasts[b].likelihood(mask_b)
        gain = likely_a + likely_b - self._likely[a] - self._likely[b]
        if gain >= 0 or self._draw() < math.exp(gain):
            self._hands[a][i], self._hands[b][j] = taken, given
            self._masks[a], self._masks[b] = mask_a, mask_b
            self._likely[a], self._likely[b] = likely_a, likely_b


def _dealt(cards: int, sizes: list[int], lacks: tuple[int, ...], chance: random.Random) -> list[list[int]]:
    """The cards of a mask in hands of these sizes, none where its seat lacks it. Raises `LookupError` if that cannot be."""
    places = [seat for seat, size in enumerate(sizes) for _ in range(size)]
    order = list(bits_of(cards))
    chance.shuffle(places)
    chance.shuffle(order)
    holds: dict[int, int] = {}

    def find_place(card: int, tried: set[int]) -> bool:
        for place, seat in enumerate(places):
            if place not in tried and not card & lacks[seat]:
                tried.add(place)
                if place not in holds or find_place(holds[place], tried):
                    holds[place] = card
                    return True
        return False

    if not all(find_place(card, set()) for card in order):
        raise LookupError("no deal of these cards agrees with what the seats lack")
    hands: list[list[int]] = [[] for _ in sizes]
    for place, seat in enumerate(places):
        hands[seat].append(holds[place])
    return hands
