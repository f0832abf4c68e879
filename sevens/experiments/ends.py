"""How the deals of an experiment end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from sevens.bots.policy import Policy
from sevens.rules import Rules

NOBODY = -1
"""Stands for the winner where nobody won."""


class Ends(NamedTuple):
    """How deals ended: a list with an entry a deal, or one such list for each seat."""

    winner: list[int]
    """The seat that won, or `NOBODY`."""
    opener: list[int]
    """The seat that laid the first card."""
    cards: list[list[int]]
    """By seat, the cards dealt."""
    passes: list[list[int]]
    """By seat, how often it passed."""
    ghosts: list[list[bool]]
    """By seat, whether it became a ghost."""


class Deals(Protocol):
    """Deals that can be played."""

    def play(self, rules: Rules, players: Sequence[Policy], *, moving: bool = False) -> Ends:
        """How the deals end when these players play by these rules, which must deal the same hands.

        Where they are `moving`, all go on one seat to the left after as many deals as there are seats.
        """

    def winners(self, rules: Rules, players: Sequence[Policy], *, moving: bool = False) -> list[int]:
        """The same, but only who wins."""
