"""A match of Sedma: deals until a side has the agreed game points (SE-19, SE-30, SE-39, SE-40)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from sevens.checks import check_kind, check_seat
from sevens.errors import InvalidOption, SevensError
from sevens.sedma.deal import Deal
from sevens.sedma.rules import Sedma, check_rules
from sevens.sedma.scoring import Settlement, settle


@dataclass(frozen=True, slots=True)
class Match:
    """A match at one moment: the deals played so far and who deals next.

    >>> match = Match.start(Sedma())
    >>> match.scores, match.dealer, match.over
    ((0, 0), 0, False)
    """

    rules: Sedma
    dealer: int
    """Who deals next (Q-SE-5)."""
    results: tuple[Settlement, ...] = ()

    @classmethod
    def start(cls, rules: Sedma, dealer: int = 0) -> Self:
        """A match to as many game points as the rules say. Raises `InvalidOption` for a dealer that cannot be."""
        return cls(rules, check_seat("dealer", dealer, check_rules(rules).players))

    @property
    def scores(self) -> tuple[int, ...]:
        """The game points of each side so far: the sums of the columns of the score sheet (SE-30)."""
        return tuple(sum(result.game_points[side] for result in self.results) for side in range(2))

    @property
    def over(self) -> bool:
        """Whether a side has the game points that win the match (SE-19)."""
        return max(self.scores) >= self.rules.match_to

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of the side that won; empty while the match goes on. Never both: only one side scores a deal (Q-SE-9)."""
        return self.rules.sides[self.scores.index(max(self.scores))] if self.over else ()

    def deal(self, seed: int) -> Deal:
        """The next deal. Raises `SevensError` once the match is over."""
        self._check_going_on()
        return Deal.deal(self.rules, self.rules.players, seed, self.dealer)

    def after(self, deal: Deal) -> Self:
        """The match with one more finished deal."""
        result = settle(deal)
        if deal.rules != self.rules:
            raise InvalidOption("rules", deal.rules, "the rules of the match")
        return self.with_result(result)

    def with_result(self, result: Settlement) -> Self:
        """The same for a deal of which only the settlement is known. Raises `SevensError` once the match is over.

        >>> match = Match.start(Sedma(match_to=3))
        >>> match.with_result(Settlement.from_table(match.rules, cards=(80, 0), last=0, all_tricks=True)).winners
        (0,)
        """
        check_kind("result", result, Settlement, "a settlement, such as Settlement.from_table gives")
        self._check_going_on()
        step = 1
        if self.rules.dealer_rule == "loser_deals" and (self.dealer + 1) % 2 == result.winner:
            step = 2
        return replace(self, dealer=(self.dealer + step) % self.rules.players, results=(*self.results, result))

    def _check_going_on(self) -> None:
        if self.over:
            raise SevensError(f"the match is over: a side has {max(self.scores)} of {self.rules.match_to} game points")
