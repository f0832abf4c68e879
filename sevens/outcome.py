"""How a deal ends, whatever the game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from sevens.errors import SevensError


class Ending(StrEnum):
    """How a round ended.

    >>> [ending.value for ending in Ending if ending in WITHOUT_WINNER]
    ['all_ghosts', 'blocked']
    """

    WENT_OUT = "went_out"
    """A seat laid its last card (FT-26, SB-32, PA-23); with play on, all but one have (PA-26)."""
    LAST_LEFT = "last_left"
    """All others became ghosts, and the one left wins at once (Q-SB-8)."""
    ALL_GHOSTS = "all_ghosts"
    """Everybody became a ghost; nobody wins (Q-SB-8)."""
    BLOCKED = "blocked"
    """Nobody can ever lay a card again, for a joker has taken its place; nobody wins (Q-SB-11)."""
    PLAYED_OUT = "played_out"
    """Stock and hands are used up (SE-35)."""


WITHOUT_WINNER = frozenset({Ending.ALL_GHOSTS, Ending.BLOCKED})


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ended, and the seats in finishing order: the winner first.

    The others come by cards left, fewest first; where penalties count, by penalty; with play on, as they went out.

    >>> Outcome(Ending.WENT_OUT, (2, 0, 1)).winner, Outcome(Ending.BLOCKED, (0, 1, 2)).won
    (2, False)
    """

    ending: Ending
    order: tuple[int, ...]

    @property
    def winner(self) -> int:
        """The seat that won. Raises `SevensError` where nobody did; see `won`."""
        if not self.won:
            raise SevensError(f"nobody won this round: {self.ending.value}")
        return self.order[0]

    @property
    def won(self) -> bool:
        """Whether the round has a winner."""
        return self.ending not in WITHOUT_WINNER
