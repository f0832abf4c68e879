"""Games in which a pass is forced: whoever can lay a card must, so the layout and the turn are the whole position.

What is left of a column beyond an end is told by who holds its cards, in order. Ends beyond which the same seats follow in the
same order are alike, in whichever suit, so a position is how many ends of each kind there are: a whole number with a field
for each kind, and one for the cards left to each seat. Laying a card adds a fixed number to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sevens.analysis.budget import Budget
from sevens.analysis.goals import Likings, Search
from sevens.cards import bits_of
from sevens.round import Round

CARDS = 6
"""Bits of the field for the cards left to a seat: no hand has more than 52."""
Side = tuple[int, ...]
"""Who holds the cards that are still to come on one side of a column, the next one first."""


class Columns:
    """The columns of one deal as numbers, from the round at which the analysis begins."""

    def __init__(self, start: Round) -> None:
        self.rules, self.hands = start.rules, start.hands
        self._owners = {bit: seat for seat, hand in enumerate(start.hands) for bit in bits_of(hand)}
        self._units = self._measured(sum(start.hands))
        self.changes: dict[int, int] = {}
        """What laying each card adds."""
        for anchor in bits_of(self.rules.shape.anchors):
            self._change(anchor, sum(start.hands))

    def number(self, state: Round) -> int:
        """The number of a later round of this deal, without the turn."""
        held = sum(state.hands)
        total = sum(hand.bit_count() << CARDS * seat for seat, hand in enumerate(state.hands))
        return total + sum(
            self._units[kind] for anchor in bits_of(self.rules.shape.anchors) for kind in self._kinds(anchor, held)
        )

    def _measured(self, held: int) -> dict[Side, int]:
        """For each kind of end the unit of its field, which is as wide as the number of such ends there may be at once."""
        counts: Counter[Side] = Counter()
        for anchor in bits_of(self.rules.shape.anchors):
            counts.update(self._kinds(anchor, held) if anchor & held else ())
            counts.update(side[place:] for side in self._sides(anchor, held) for place in range(len(side)))
        units: dict[Side, int] = {(): 0}
        width = CARDS * len(self.hands)
        for kind, count in counts.items():
            units[kind] = 1 << width
            width += count.bit_length()
        return units

    def _change(self, anchor: int, held: int) -> None:
        """Work out what laying each card of a column adds."""
        units, ways = self._units, [way for _, way in self.rules.shape.sides[anchor]]
        if anchor & held:
            opened = sum(units[kind] for kind in self._kinds(anchor, held ^ anchor))
            self.changes[anchor] = opened - sum(units[kind] for kind in self._kinds(anchor, held)) - self._one_card(anchor)
        for way, side in zip(ways, self._sides(anchor, held), strict=True):
            for place, bit in enumerate(bit for bit in way if bit & held):
                self.changes[bit] = units[side[place + 1 :]] - units[side[place:]] - self._one_card(bit)

    def _kinds(self, anchor: int, held: int) -> list[Side]:
        """The kinds of the ends of a column: two, or, while its seven is still held, one, with marks that no other kind has."""
        sides = self._sides(anchor, held)
        if not anchor & held:
            return sides
        low, high = sorted(sides)
        return [(self._owners[anchor], -1, *low, -1, *high)]

    def _sides(self, anchor: int, held: int) -> list[Side]:
        return [tuple(self._owners[bit] for bit in way if bit & held) for _, way in self.rules.shape.sides[anchor]]

    def _one_card(self, bit: int) -> int:
        return 1 << CARDS * self._owners[bit]


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
