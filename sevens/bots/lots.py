"""Numbers to draw by: a stream for each deal, from its seed alone, whatever other deals are played beside it."""

from __future__ import annotations

MULTIPLIER = 0xF1357AEA2E62A9C5
"""Of a multiplicative generator modulo 2**64, of which the upper 32 bits are used."""
GAMMA, MIX_1, MIX_2 = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
WORD = (1 << 64) - 1


class Lots:
    """The stream of one deal.

    >>> draw = Lots(seed=1).draw
    >>> [round(draw(), 3) for _ in range(3)]
    [0.375, 0.834, 0.788]
    """

    def __init__(self, seed: int) -> None:
        self.state = mixed(seed)

    def draw(self) -> float:
        """The next number, from 0 up to 1."""
        self.state = self.state * MULTIPLIER & WORD
        return (self.state >> 32) / 2**32


def mixed(seed: int) -> int:
    """Where the stream of a seed begins: an odd number of 64 bits that looks unlike those of the seeds beside it (SplitMix64)."""
    word = (seed + 1) * GAMMA & WORD
    word = (word ^ word >> 30) * MIX_1 & WORD
    word = (word ^ word >> 27) * MIX_2 & WORD
    return word ^ word >> 31 | 1
