"""A session or match: deals played one after the other, and what decides them in the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from sevens.checks import check_kind, check_seat, check_whole
from sevens.dealing import dealt
from sevens.errors import InvalidOption, SevensError
from sevens.round import Round
from sevens.rules import FanTan, Parliament, Rules, ShichiNarabe, check_rules
from sevens.rules.shichi_narabe import LIMIT
from sevens.scoring import points, settle

ROUNDS = 5
"""Rounds of a match of Shichi Narabe unless agreed otherwise (SB-37)."""
BEST_OF, TO_WIN = 5, 3
"""A best-of-five session (PA-38, Q-PA-7)."""


@dataclass(frozen=True, slots=True)
class Result:
    """One finished deal: the winner's seat or None, each seat's chips gained or lost, cards left, and points.

    >>> deal = Result(winner=2, net=(-4, -7, 14, -3), unplayed=(2, 5, 0, 1))
    >>> sum(deal.net)
    0
    """

    winner: int | None
    net: tuple[int, ...]
    unplayed: tuple[int, ...]
    points: tuple[int, ...] = ()

    @classmethod
    def from_table(
        cls, rules: Rules, seats: int, winner: int | None,
        *, left: Sequence[int] = (), paid: Sequence[int] = (), points: Sequence[int] = (),
    ) -> Self:  # fmt: skip
        """The result of a deal that was played with real cards. `needed` says which numbers are asked for, one a seat.

        `left` are the cards left in hand; `paid` are the chips put into the pot, or owed to the winner as a fine (FT-26 to FT-29,
        PA-28); `points` are those of the cards left; where the winner gains them, they are added up (PA-29). Raises
        `InvalidOption` for what cannot be: a winner with cards or points, a number below 0, a number too few.

        >>> from sevens import preset
        >>> stakes = preset("fan_tan_stakes")
        >>> Result.needed(stakes)
        ('left', 'paid')
        >>> Result.from_table(stakes, 4, winner=2, left=(2, 5, 0, 1), paid=(3, 4, 2, 3)).net
        (-5, -9, 18, -4)
        """
        needed = cls.needed(rules)
        if check_whole("seats", seats, 2) > rules.max_players:
            rules.check_seats(seats)
        if winner is not None or rules.chips:
            check_seat("winner", winner, seats)
        for what, numbers in {"left": left, "paid": paid, "points": points}.items():
            if len(check_kind(what, numbers, Sequence, f"{seats} numbers, one for each seat")) or what in needed:
                _check_numbers(what, numbers, seats, None if what == "points" and rules.tokens else 0)
        if left and winner is not None and (left[winner] or (not rules.play_on and left.count(0) > 1)):
            raise InvalidOption("left", tuple(left), "none for the winner, and at least one for everybody else")
        if points and winner is not None and points[winner] > 0:
            raise InvalidOption("points", tuple(points), "none for the winner")
        costs = [rules.chip_per_card * cards + put for cards, put in zip(left or [0] * seats, paid or [0] * seats, strict=True)]
        net = [sum(costs) * (seat == winner) - cost for seat, cost in enumerate(costs)]
        counted = list(points) or [0] * seats
        if rules.points_kind == "gains":
            counted = [sum(counted) * (seat == winner) for seat in range(seats)]
        return cls(winner, tuple(net), tuple(left), tuple(counted))

    @staticmethod
    def needed(rules: Rules) -> tuple[str, ...]:
        """The numbers that `from_table` needs, since a session by these rules is decided by them: left, paid, points.

        >>> from sevens import preset
        >>> Result.needed(preset("shichi_narabe")), Result.needed(preset("fan_tan_points"))
        (('points',), ('left', 'points'))
        """
        ranked = check_rules(rules).ranked_by
        asked = {
            "left": "unplayed" in ranked or ("chips" in ranked and rules.chip_per_card > 0),
            "paid": "chips" in ranked,
            "points": "penalty" in ranked or "gains" in ranked,
        }
        return tuple(what for what, needed in asked.items() if needed)


@dataclass(frozen=True, slots=True)
class Session:
    """A session at one moment: the deals played so far and who deals and leads next.

    >>> from sevens.rules import FanTan
    >>> session = Session.start(FanTan(), seats=4)
    >>> session.deals, session.dealer, session.leader, session.over
    (4, 0, 1, False)
    """

    rules: Rules
    seats: int
    deals: int | None
    """How many deals it lasts at most; None where a total ends it."""
    first_dealer: int = 0
    results: tuple[Result, ...] = ()
    champion: int | None = None
    """The winner of the playoff, if one was played (Q-FT-6, SB-44)."""
    target: int | None = None
    """The total that ends it: penalty points to exceed, chips or gains to reach (SB-38, PA-32)."""

    @classmethod
    def start(
        cls, rules: Rules, seats: int, deals: int | None = None, dealer: int = 0, target: int | None = None
    ) -> Self:  # fmt: skip
        """A session of so many deals, or to so many chips or points. Raises `InvalidOption`.

        By default one deal per player as dealer (FT-30, PA-31), five rounds (SB-37), or as the rules say (SB-38, PA-38).
        """
        check_rules(rules).check_seats(seats)
        check_seat("dealer", dealer, seats)
        to_total, limit = _format(rules)
        for what, value in (("deals", deals), ("target", target)):
            if value is not None:
                check_whole(what, value, 1)
        if to_total and deals is not None:
            raise InvalidOption("deals", deals, "None, since a total ends this session")
        if not to_total and target is not None:
            raise InvalidOption("target", target, "None, since the number of deals is fixed")
        if to_total and target is None and limit is None:
            raise InvalidOption("target", target, "a whole number from 1, the total that ends the session")
        planned = None if to_total else deals or (seats if limit is None else limit)
        return cls(rules, seats, planned, dealer, target=(target or limit) if to_total else None)

    @property
    def dealer(self) -> int:
        """Who deals next: the deal moves on after each deal (FT-06, SB-03, PA-02)."""
        return (self.first_dealer + self.rules.step * len(self.results)) % self.seats

    @property
    def leader(self) -> int:
        """Who leads next: at first the player after the dealer (FT-11), in Fan Tan then the last winner (FT-12)."""
        winner = self.results[-1].winner if self.results else None
        if winner is None or not isinstance(self.rules, FanTan):
            return (self.dealer + self.rules.step) % self.seats
        return winner

    @property
    def chips(self) -> tuple[int, ...]:
        """What each seat has gained or lost so far (FT-31)."""
        return tuple(sum(r.net[seat] for r in self.results) for seat in range(self.seats))

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat so far (SB-39, FT-35, PA-29, PA-30)."""
        return tuple(sum(r.points[seat] for r in self.results) for seat in range(self.seats))

    @property
    def wins(self) -> tuple[int, ...]:
        """How many deals, and so pots, each seat has won (PA-33, PA-34)."""
        return tuple(sum(r.winner == seat for r in self.results) for seat in range(self.seats))

    @property
    def tied(self) -> tuple[int, ...]:
        """The seats that are best by all that decides: chips and cards left, points, or pots (FT-32, SB-43, PA-33)."""
        if not self.results:
            return tuple(range(self.seats))
        return best(*map(self._fewest, self.rules.ranked_by))

    def _fewest(self, key: str) -> tuple[int, ...]:
        """What decides by this key, as numbers of which the lowest is best."""
        if key == "unplayed":
            return self.results[-1].unplayed
        if key == "penalty":
            return self.points
        return tuple(-most for most in (self.chips if key == "chips" else self.wins if key == "pots" else self.points))

    @property
    def _played(self) -> bool:
        """Whether no more regular deal is to come."""
        if isinstance(self.rules, Parliament) and self.rules.session == "best_of_five" and max(self.wins) >= TO_WIN:
            return True
        if self.target is None:
            return len(self.results) >= (self.deals or 0)
        if self.rules.ranked_by[0] == "penalty":
            return max(self.points) > self.target
        return max(self.points if self.rules.points_kind == "gains" else self.chips) >= self.target

    @property
    def playoff(self) -> bool:
        """Whether a deciding deal among the tied is due (Q-FT-6, SB-44, Q-PA-7)."""
        return self._played and self.champion is None and self.rules.tie_break == "playoff" and len(self.tied) > 1

    @property
    def over(self) -> bool:
        """Whether the session has been decided."""
        return self._played and not self.playoff

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seat, or the seats that share the win; empty while the session goes on."""
        if not self.over:
            return ()
        return self.tied if self.champion is None else (self.champion,)

    def deal(self, seed: int) -> Round:
        """The next deal. In a playoff only the tied play, seated in their old order; `tied[i]` sits at seat i."""
        if self.over:
            raise SevensError(f"the session is over after {len(self.results)} deals")
        if self.playoff:
            pack, cards = self.rules.shape.pack, dealt(self.rules, len(self.tied), seed, 0)
            return Round.from_hands(self.rules, [pack.unmask(hand) for hand in cards.hands], stock=map(pack.card, cards.stock))
        return Round.deal(self.rules, self.seats, seed, self.dealer, self.leader)

    def after(self, round_: Round) -> Self:
        """The session with one more finished deal. What a playoff brings does not count, its winner wins (Q-FT-6, Q-SB-15)."""
        counted = points(round_)
        if round_.rules != self.rules:
            raise InvalidOption("rules", round_.rules, "the rules of the session")
        winner = round_.outcome.winner if round_.outcome and round_.outcome.won else None
        net = settle(round_).net if self.rules.chips else (0,) * len(round_.hands)
        unplayed = tuple(hand.bit_count() for hand in round_.hands)
        return self.with_result(Result(winner, net, unplayed, counted))

    def with_result(self, result: Result) -> Self:
        """The same for a deal of which only the result is known; in a playoff its seats are those of the tied, in their order.

        Raises `SevensError` once the session is over, and `InvalidOption` for another number of seats.

        >>> from sevens import preset
        >>> session = Session.start(preset("parliament_penalty_points"), seats=3)
        >>> session.with_result(Result.from_table(session.rules, 3, winner=1, points=(12, 0, 7))).points
        (12, 0, 7)
        """
        if self.over:
            raise SevensError(f"the session is over after {len(self.results)} deals")
        seats = len(self.tied) if self.playoff else self.seats
        if len(check_kind("result", result, Result, "the result of a deal, such as Result.from_table gives").net) != seats:
            raise InvalidOption("seats", len(result.net), f"{seats} in this deal")
        if self.playoff:
            return self if result.winner is None else replace(self, champion=self.tied[result.winner])
        return replace(self, results=(*self.results, result))


def _check_numbers(what: str, numbers: Sequence[int], seats: int, lowest: int | None) -> None:
    whole = all(isinstance(n, int) and not isinstance(n, bool) and (lowest is None or n >= lowest) for n in numbers)
    if not whole or len(numbers) != seats:
        kind = "whole numbers" if lowest is None else f"whole numbers from {lowest}"
        raise InvalidOption(what, tuple(numbers), f"{seats} {kind}, one for each seat")


def _format(rules: Rules) -> tuple[bool, int | None]:
    """Whether a total ends a session by these rules, and what is usual: the total or the number of deals."""
    if isinstance(rules, ShichiNarabe):
        return (True, LIMIT) if rules.match == "to_100" else (False, ROUNDS)
    if isinstance(rules, Parliament):
        return rules.session == "to_total", BEST_OF if rules.session == "best_of_five" else None
    return False, None


def best(*keys: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with the lowest first key and, among those, the lowest second key, and so on.

    >>> best((3, 1, 1), (0, 2, 1))
    (2,)
    """
    ranked = list(zip(*keys, strict=True))
    return tuple(seat for seat, key in enumerate(ranked) if key == min(ranked))


def leaders(chips: tuple[int, ...], unplayed: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with most chips and, among those, fewest cards left (FT-32, FT-33).

    >>> leaders((30, 30, 22), (4, 2, 0))
    (1,)
    """
    return best(tuple(-held for held in chips), unplayed)
