"""Cards in lanes: each suit has 16 bits of a 64-bit word, its seven always the eighth of them.

So the lower byte of a lane holds the seven and what lies below it, the upper byte what lies above, and a shift by one goes to
the neighbour in rank. In each byte at most one card fits: the eight bytes of a word are the eight open ends.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from sevens.layout import Shape

Words = npt.NDArray[np.uint64]
Bytes = npt.NDArray[np.uint8]
Flags = npt.NDArray[np.bool_]
WORD = np.dtype("<u8")
ANCHOR_AT = 7
LANE = 16
ONE = np.uint64(1)


class Lanes:
    """Where the cards of a shape lie in a word.

    >>> from sevens import FRENCH, SEVENS
    >>> lanes = Lanes(SEVENS)
    >>> masks = np.array([FRENCH.mask(["7S", "AH"]), FRENCH.mask(["KD"])], WORD)
    >>> [hex(word) for word in lanes.spread(masks)], bool((lanes.gather(lanes.spread(masks)) == masks).all())
    (['0x20080', '0x2000000000000000'], True)
    """

    def __init__(self, shape: Shape) -> None:
        ranks = shape.pack.ranks
        self.width = len(ranks)
        self.first = ANCHOR_AT - ranks.index(shape.anchor)
        self.suits = range(len(shape.pack.suits))
        self._suit = np.uint64((1 << self.width) - 1)

    def spread(self, masks: Words) -> Words:
        """The words of some masks of the pack."""
        words = np.zeros_like(masks)
        for suit in self.suits:
            words |= (masks >> np.uint64(suit * self.width) & self._suit) << np.uint64(suit * LANE + self.first)
        return words

    def gather(self, words: Words) -> Words:
        """The masks of some words."""
        masks = np.zeros_like(words)
        for suit in self.suits:
            masks |= (words >> np.uint64(suit * LANE + self.first) & self._suit) << np.uint64(suit * self.width)
        return masks

    def word(self, mask: int) -> np.uint64:
        """The word of one mask."""
        found: np.uint64 = self.spread(np.array([mask], WORD))[0]
        return found


@cache
def lanes_of(shape: Shape) -> Lanes:
    """The lanes of a shape, made once."""
    return Lanes(shape)


def by_byte(words: Words) -> Bytes:
    """The eight bytes of each word, a row a byte: those of even number go down from the seven, the others up."""
    return np.ascontiguousarray(words.view(np.uint8).reshape(-1, 8).T)


def beyond(byte: int, card: Bytes) -> Bytes:
    """The bits of a byte on the far side of a card, seen from the seven."""
    return card - np.uint8(1) if byte % 2 == 0 else np.negative(card << np.uint8(1))
