"""Sedma once more, with plain sets and lists, by the words of the rules. A card is its text, such as `10H`; sides are 0 and 1."""

from __future__ import annotations

import copy
from collections.abc import Iterable

HAND = 4


def worth(cards: Iterable[str]) -> int:
    """Ten points for each ten and each ace."""
    return 10 * sum(card[:-1] in ("10", "A") for card in cards)


class PlainSedma:
    """A deal by the usual rules. `moves()` gives the legal moves as texts, `make(move)` carries one out."""

    def __init__(self, hands: Iterable[Iterable[str]], stock: Iterable[str], leader: int) -> None:
        self.hands = [set(hand) for hand in hands]
        self.stock = list(stock)
        self.leader = self.turn = self.holder = leader
        self.trick: list[str] = []
        self.points = [0, 0]
        self.taken: tuple[int, int] | None = None
        """Who took the trick that the last move ended, and its points."""
        self.over = False

    def copy(self) -> PlainSedma:
        return copy.deepcopy(self)

    def beats(self, card: str) -> bool:
        return card[:-1] in ("7", self.trick[0][:-1])

    def decides(self) -> bool:
        """Whether the leader of the trick has to prolong or stop."""
        return bool(self.trick) and self.turn == self.leader

    def moves(self) -> set[str]:
        if self.over:
            return set()
        hand = self.hands[self.turn]
        return {card for card in hand if self.beats(card)} | {"-"} if self.decides() else set(hand)

    def make(self, move: str) -> None:
        assert move in self.moves(), move
        seat, self.taken = self.turn, None
        if move == "-":
            self.end_trick()
            return
        self.hands[seat].remove(move)
        self.trick.append(move)
        if self.beats(move):
            self.holder = seat
        self.turn = (seat + 1) % len(self.hands)
        if self.turn == self.leader and not (self.hands[self.leader] and (self.holder - self.leader) % 2):
            self.end_trick()

    def end_trick(self) -> None:
        won = worth(self.trick)
        for _ in range(HAND):
            for step in range(len(self.hands)):
                hand = self.hands[(self.holder + step) % len(self.hands)]
                if self.stock and len(hand) < HAND:
                    hand.add(self.stock.pop(0))
        if not any(self.hands):
            won += 10
            self.over = True
        self.points[self.holder % 2] += won
        self.taken = (self.holder, won)
        self.trick, self.leader, self.turn = [], self.holder, self.holder
