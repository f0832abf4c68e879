"""The deals of an experiment in batches, for which numpy has to be there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from sevens import batch
from sevens.batch import supports
from sevens.bots.policy import Policy
from sevens.experiments.ends import Ends
from sevens.rules import Rules

__all__ = ["InBatches", "supports"]


@dataclass(frozen=True)
class InBatches:
    """Deals that are played in a batch."""

    deals: batch.Deals

    @classmethod
    def deal(cls, rules: Rules, players: int, deals: int, seed: int) -> Self:
        """Fresh deals. Raises `InvalidOption` as `batch.Deals.deal` does."""
        return cls(batch.Deals.deal(rules, players, deals, seed))

    def play(self, rules: Rules, players: Sequence[Policy], *, moving: bool = False) -> Ends:
        """See `ends.Deals`."""
        played = self._play(rules, players, moving=moving)
        by_seat = (table.tolist() for table in (self.deals.sizes, played.passes, played.ghosts))
        return Ends(played.winner.tolist(), played.opener.tolist(), *by_seat)

    def winners(self, rules: Rules, players: Sequence[Policy], *, moving: bool = False) -> list[int]:
        """See `ends.Deals`."""
        seats: list[int] = self._play(rules, players, moving=moving).winner.tolist()
        return seats

    def _play(self, rules: Rules, players: Sequence[Policy], *, moving: bool) -> batch.Played:
        return batch.play(self.deals.by(rules), players, moving=moving)
