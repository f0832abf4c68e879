"""How the players of a batch choose: the same cards as their bots, for many deals at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np

from sevens.batch.lanes import ANCHOR_AT, ONE, WORD, Bytes, Flags, Words, beyond, by_byte, lanes_of
from sevens.batch.scores import score_tables
from sevens.bots.club import Weights
from sevens.bots.lots import MULTIPLIER
from sevens.bots.policy import Policy
from sevens.layout import Shape

ENDS = 8
ANCHOR = np.uint8(1 << ANCHOR_AT)
HALF = np.uint64(32)
STEP = np.array([1, 1, *[MULTIPLIER] * ENDS], WORD)
"""By how many moves there are: a lot is drawn only where there is a choice."""
BYTE = np.array([255 << 8 * byte for byte in range(ENDS)], WORD)


def _kth() -> Words:
    """At 256 k + fits: the byte of the k-th end that fits, or nothing where fewer do."""
    table = np.zeros((ENDS + 1, 1 << ENDS), WORD)
    for fits in range(1 << ENDS):
        for k, byte in enumerate(byte for byte in range(ENDS) if fits >> byte & 1):
            table[k, fits] = BYTE[byte]
    return table.ravel()


KTH = _kth()


@dataclass(slots=True)
class Turn:
    """What the players to move may lay and hold; each entry is a deal.

    `lots` are the states of the streams of the deals and move on as they are drawn from. `able` may be used up.
    """

    able: Words
    hand: Words
    lots: Words
    exposed: Words | None = None
    may_pass: Flags | None = None


class Chooser(Protocol):
    """A way to choose."""

    def choose(self, turn: Turn) -> Words:
        """For each deal the card to lay, or 0 for a pass; 0 where nothing can be laid."""


class RandomChooser:
    """One of the legal moves, each as likely as the other, by the lots of the deals."""

    def __init__(self) -> None:
        self._room = np.empty((2, 0), WORD)

    def choose(self, turn: Turn) -> Words:
        """See `Chooser`."""
        able, lots = turn.able, turn.lots
        if self._room.shape[1] < len(able):
            self._room = np.empty((2, len(able)), WORD)
        moves, k = self._room[:, : len(able)]
        fits = np.packbits(able.view(np.uint8), bitorder="little")
        count = np.bitwise_count(fits)
        if turn.may_pass is not None:
            count += turn.may_pass
        moves[:] = count
        STEP.take(moves.view(np.int64), out=k, mode="clip")
        lots *= k
        np.right_shift(lots, HALF, out=k)
        k *= moves
        k >>= np.uint64(32 - ENDS)
        k.view(np.uint8)[:: WORD.itemsize] = fits
        KTH.take(k.view(np.int64), out=moves, mode="clip")
        able &= moves
        return able


class BeginnerChooser:
    """The first card from the left."""

    def choose(self, turn: Turn) -> Words:
        """See `Chooser`."""
        return turn.able & np.negative(turn.able)


class ClubChooser:
    """The card with the highest score, the first of equal ones."""

    def __init__(self, shape: Shape, weights: Weights) -> None:
        self._tables = score_tables(shape, weights)
        self._my_suit = weights.my_suit

    def choose(self, turn: Turn) -> Words:
        """See `Chooser`."""
        several = np.flatnonzero(turn.able & (turn.able - ONE))
        if not several.size:
            return turn.able
        bits, able = turn.able.copy(), turn.able.take(several)
        exposed = None if turn.exposed is None else by_byte(turn.exposed.take(several))
        bits[several] = able & BYTE.take(self._best(by_byte(able), by_byte(turn.hand.take(several)), exposed))
        return bits

    def _best(self, able: Bytes, hand: Bytes, exposed: Bytes | None) -> Bytes:
        """The byte of the best card in each deal."""
        tables = self._tables
        highest, best = np.full(able.shape[1], -np.inf), np.zeros(able.shape[1], np.uint8)
        for byte, card in enumerate(able):
            past = beyond(byte, card)
            index = ((card | hand[byte] & past) * (card != 0)).astype(np.int64)
            if exposed is not None:
                index += (exposed[byte] & past).astype(np.int64) << 8
            score = tables.ends[byte % 2].take(index)
            sevens = np.flatnonzero(card & ANCHOR) if byte % 2 == 0 else ()
            if len(sevens):
                index = hand[byte + 1, sevens].astype(np.int64)
                if exposed is not None:
                    index += exposed[byte + 1, sevens].astype(np.int64) << 8
                score[sevens] += tables.above.take(index)
            if self._my_suit:
                score += self._my_suit * np.bitwise_count(hand[byte & ~1 : (byte | 1) + 1]).sum(axis=0) / 6
            best = np.where(score > highest, np.uint8(byte), best)
            highest = np.maximum(highest, score)
        return best


class SpendingChooser:
    """Decides when to spend a pass, and leaves the choice of a card to another."""

    def __init__(self, shape: Shape, chooser: Chooser, spend: str) -> None:
        self._chooser, self._spend = chooser, spend
        lanes = lanes_of(shape)
        last = lanes.first + lanes.width - 1
        self._last = (np.uint8(1 << lanes.first), np.uint8(1 << last % 8))

    def choose(self, turn: Turn) -> Words:
        """See `Chooser`."""
        able = turn.able
        if turn.may_pass is not None and self._spend != "never":
            spends = turn.may_pass
            if self._spend == "blocking":
                spends = spends & self._only_help_others(by_byte(able), by_byte(turn.hand))
            able = able * ~spends
        return self._chooser.choose(Turn(able, turn.hand, turn.lots, turn.exposed))

    def _only_help_others(self, able: Bytes, hand: Bytes) -> Flags:
        """Where no card that can be laid closes a side or leads to a card of the hand."""
        helps = np.ones(able.shape[1], np.bool_)
        for byte, card in enumerate(able):
            worth = (hand[byte] & beyond(byte, card)) | (card & self._last[byte % 2])
            if byte % 2 == 0:
                worth |= (card & ANCHOR != 0) * hand[byte + 1]
            helps &= (worth == 0) | (card == 0)
        return helps


def chooser(shape: Shape, policy: Policy) -> Chooser:
    """How a player of this policy chooses."""
    cards = _cards(shape, policy)
    return SpendingChooser(shape, cards, policy.spend) if policy.spend else cards


def _cards(shape: Shape, policy: Policy) -> Chooser:
    if policy.level == "random":
        return RandomChooser()
    return BeginnerChooser() if policy.level == "beginner" else ClubChooser(shape, policy.weights)
