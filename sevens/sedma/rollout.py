"""A deal of Sedma played to its end in place by club players, from the cards of one world."""

from __future__ import annotations

from sevens.sedma.cards import GERMAN, POINT_CARDS
from sevens.sedma.club import card_of
from sevens.sedma.rules import Sedma
from sevens.sedma.view import Task, View


def points_after(view: View, hands: list[int], stock: list[int], bit: int) -> int:
    """The points that the side of the seat to move has in the end, if it now plays this card or, for 0, stops.

    `hands` are masks, `stock` bits with the next card to be drawn last; both are used up.

    >>> from sevens.sedma import Sedma, parse_position
    >>> deal = parse_position("hands KH / 7B; won * / 10H; leader 0", Sedma())
    >>> points_after(deal.seen_by(0), list(deal.hands), [], deal.hands[0])
    70
    """
    return _Rollout(view, hands, stock).points(bit)


class _Rollout:
    def __init__(self, view: View, hands: list[int], stock: list[int]) -> None:
        self.rules: Sedma = view.rules
        self.hands, self.stock = hands, stock
        self.seat, self.leader, self.holder, self.fits = view.turn, view.leader, view.holder, view.fits
        self.cards = sum(played.card.bit for played in view.trick)
        self.side = view.turn & 1
        self.taken = (view.won[self.side] & POINT_CARDS).bit_count()

    def points(self, bit: int) -> int:
        rules, hands = self.rules, self.hands
        always = rules.prolong_when == "always"
        while True:
            leader = self.leader
            if bit:
                self._lay(bit)
                asked = self.seat != leader or (hands[leader] and (always or (self.holder ^ leader) & 1))
            if not bit or not asked:
                self._end_trick()
                if not any(hands):
                    return rules.point_card * self.taken + (rules.last_trick if self.holder & 1 == self.side else 0)
            bit = self._next_card()

    def _lay(self, bit: int) -> None:
        rules, hands, seat, leader = self.rules, self.hands, self.seat, self.leader
        hands[seat] ^= bit
        if bit & self.fits:
            self.holder = seat
        if seat == leader and (not self.cards or rules.led_value == "latest_lead"):
            self.fits = rules.beaters[bit]
        self.cards |= bit
        seat = (seat + 1) % len(hands)
        while seat != leader and not hands[seat]:
            seat = (seat + 1) % len(hands)
        self.seat = seat

    def _end_trick(self) -> None:
        """The holder takes the trick, the hands are filled, and the holder or the next with a card leads."""
        hands, stock, holder = self.hands, self.stock, self.holder
        if holder & 1 == self.side:
            self.taken += (self.cards & POINT_CARDS).bit_count()
        if stock:
            for seat in self.rules.drawing[holder][hands[self.leader].bit_count()][: len(stock)]:
                hands[seat] |= stock.pop()
        self.cards, self.fits, seat = 0, GERMAN.full, holder
        if any(hands):
            while not hands[seat]:
                seat = (seat + 1) % len(hands)
        self.seat = self.leader = seat

    def _next_card(self) -> int:
        hand, cards = self.hands[self.seat], self.cards
        in_trick = (cards & POINT_CARDS).bit_count()
        if self.seat != self.leader:
            task = Task.BEAT if (self.holder ^ self.seat) & 1 else Task.FEED
            return card_of(task, hand, hand, self.fits, in_trick)
        if cards:
            return card_of(Task.PROLONG, hand & self.fits, hand, self.fits, in_trick)
        return card_of(Task.LEAD, hand, hand, GERMAN.full, 0)
