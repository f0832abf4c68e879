"""Games in which a pass is forced: whoever can lay a card must, so the layout and the turn are the whole position.

What is left of a column beyond an end is told by who holds its cards, in order. Ends beyond which the same seats follow in the
same order are alike, in whichever suit, so a position is how many ends of each kind there are: a whole number with a field
for each kind, and one for the cards left to each seat. Laying a card adds a fixed number to it.
"""

from __future__ import annotations

from collections.abc import Sequence

from sevens.analysis.budget import Budget
from sevens.analysis.goals import Likings, Search
from sevens.cards import bits_of
from sevens.round import Round

CARDS = 8
"""Bits of the field for the cards left to a seat."""
ENDS = 4
"""Bits of the field for the ends of a kind: there are eight ends at most."""


class Columns:
    """The columns of one deal as numbers, from the round at which the analysis begins."""

    def __init__(self, start: Round) -> None:
        self.rules, self.hands = start.rules, start.hands
        self.owners = {bit: seat for seat, hand in enumerate(start.hands) for bit in bits_of(hand)}
        self._kinds: dict[tuple[int, ...], int] = {(): 0}
        self.changes: dict[int, int] = {}
        for anchor in bits_of(self.rules.shape.anchors):
            self._measure(anchor)

    def number(self, state: Round) -> int:
        """The number of a later round of this deal, without the turn."""
        shape, held = self.rules.shape, sum(state.hands)
        total = sum(hand.bit_count() << CARDS * seat for seat, hand in enumerate(state.hands))
        for anchor in bits_of(shape.anchors):
            sides = self._sides(anchor, held)
            total += self._closed(anchor, sides) if anchor & held else sum(map(self._kind, sides))
        return total

    def _measure(self, anchor: int) -> None:
        """Work out by how much each card of a column changes the number."""
        held = sum(self.hands)
        sides = self._sides(anchor, held)
        if anchor & held:
            opened = sum(map(self._kind, sides)) - self._closed(anchor, sides)
            self.changes[anchor] = opened - self._one_card(anchor)
        for (_, way), side in zip(self.rules.shape.sides[anchor], sides, strict=True):
            for place, bit in enumerate(bit for bit in way if bit & held):
                self.changes[bit] = self._kind(side[place + 1 :]) - self._kind(side[place:]) - self._one_card(bit)

    def _sides(self, anchor: int, held: int) -> list[tuple[int, ...]]:
        """For each side of a column, who holds the cards that are still to come there, the next one first."""
        return [tuple(self.owners[bit] for bit in way if bit & held) for _, way in self.rules.shape.sides[anchor]]

    def _closed(self, anchor: int, sides: list[tuple[int, ...]]) -> int:
        """The unit of a column whose seven is still held; no end has a kind with these marks between."""
        low, high = sorted(sides)
        return self._kind((self.owners[anchor], -1, *low, -1, *high))

    def _kind(self, side: tuple[int, ...]) -> int:
        """The unit of a kind of end; 0 for an end beyond which nothing follows."""
        found = self._kinds.get(side)
        if found is None:
            found = self._kinds[side] = 1 << CARDS * len(self.hands) + ENDS * (len(self._kinds) - 1)
        return found

    def _one_card(self, bit: int) -> int:
        return 1 << CARDS * self.owners[bit]


def columns_search(columns: Columns, goals: Sequence[int], liked: Likings, budget: Budget) -> Search:
    """What finds the result of a round in which a seat that goes out brings about its goal, and each plays for its own.

    A seat stops at the first card that reaches its goal; positions in which it has a choice are remembered.
    """
    hands, opens, changes, seats = columns.hands, columns.rules.shape.opens, columns.changes, len(columns.hands)
    following = [(seat + columns.rules.step) % seats for seat in range(seats)]
    fields = [CARDS * seat for seat in range(seats)]
    known: list[dict[int, int]] = [{} for _ in hands]
    most, count = (1 << CARDS) - 1, budget.count

    def result(number: int, fits: int, seat: int) -> int:
        while True:
            able = hands[seat] & fits
            if able:
                bit = able & -able
                if bit != able:
                    break
                if number >> fields[seat] & most == 1:
                    return goals[seat]
                number += changes[bit]
                fits ^= bit | opens[bit]
            seat = following[seat]
        found = known[seat].get(number)
        if found is not None:
            return found
        count()
        goal, liking, best, after = goals[seat], liked[seat], 0, following[seat]
        while able:
            bit = able & -able
            able ^= bit
            reached = result(number + changes[bit], fits ^ bit | opens[bit], after)
            if reached == goal:
                found = goal
                break
            if liking[reached] > best:
                best, found = liking[reached], reached
        assert found is not None  # noqa: S101 - there is a card, and every result is liked a little
        known[seat][number] = found
        return found

    return lambda state: result(columns.number(state), state.frontier, state.turn)
