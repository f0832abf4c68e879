"""A session: an agreed number of deals, chips counted at the end (FT-30 to FT-33)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from sevens.cards import deal, shuffled
from sevens.errors import InvalidOption, SevensError
from sevens.round import Round, check_seat
from sevens.rules import Rules
from sevens.scoring import settle


@dataclass(frozen=True, slots=True)
class Result:
    """One finished deal: the winner's seat, the chips each seat gained or lost, and the cards each seat had left."""

    winner: int
    net: tuple[int, ...]
    unplayed: tuple[int, ...]


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
    deals: int
    first_dealer: int = 0
    results: tuple[Result, ...] = ()
    champion: int | None = None
    """The winner of the playoff, if one was played (Q-FT-6)."""

    @classmethod
    def start(cls, rules: Rules, seats: int, deals: int | None = None, dealer: int = 0) -> Self:
        """A session of so many deals, by default one per player as dealer (FT-30). Raises `InvalidOption`."""
        rules.check_seats(seats)
        check_seat("dealer", dealer, seats)
        planned = seats if deals is None else deals
        if not isinstance(planned, int) or isinstance(planned, bool) or planned < 1:
            raise InvalidOption("deals", deals, "a whole number from 1")
        return cls(rules, seats, planned, dealer)

    @property
    def dealer(self) -> int:
        """Who deals next: the deal moves left after each deal (FT-06)."""
        return (self.first_dealer + len(self.results)) % self.seats

    @property
    def leader(self) -> int:
        """Who leads next: at first the player on the dealer's left (FT-11), then the last winner (FT-12)."""
        return self.results[-1].winner if self.results else (self.dealer + 1) % self.seats

    @property
    def chips(self) -> tuple[int, ...]:
        """What each seat has gained or lost so far (FT-31)."""
        return tuple(sum(r.net[seat] for r in self.results) for seat in range(self.seats))

    @property
    def tied(self) -> tuple[int, ...]:
        """The seats with most chips and, among those, fewest cards left in the last deal (FT-32, FT-33)."""
        if not self.results:
            return tuple(range(self.seats))
        return leaders(self.chips, self.results[-1].unplayed)

    @property
    def playoff(self) -> bool:
        """Whether a deciding deal among the tied is due (Q-FT-6)."""
        played = len(self.results) >= self.deals
        return played and self.champion is None and self.rules.tie_break == "playoff" and len(self.tied) > 1

    @property
    def over(self) -> bool:
        """Whether the session has been decided."""
        return len(self.results) >= self.deals and not self.playoff

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seat, or the seats that share the win; empty while the session goes on."""
        if not self.over:
            return ()
        return self.tied if self.champion is None else (self.champion,)

    def deal(self, seed: int) -> Round:
        """The next deal. In a playoff only the tied play, seated in their old order; `tied[i]` sits at seat i."""
        if self.over:
            raise SevensError(f"the session is over after {self.deals} deals")
        if self.playoff:
            hands = deal(shuffled(self.rules.shape.pack, seed), len(self.tied), first=1)
            return Round.from_hands(self.rules, hands)
        return Round.deal(self.rules, self.seats, seed, self.dealer, self.leader)

    def after(self, round_: Round) -> Self:
        """The session with one more finished deal. Chips of a playoff do not count, its winner wins (Q-FT-6)."""
        settlement = settle(round_)
        if self.over:
            raise SevensError(f"the session is over after {self.deals} deals")
        seats = len(self.tied) if self.playoff else self.seats
        if len(round_.hands) != seats:
            raise InvalidOption("seats", len(round_.hands), f"{seats} in this deal")
        if round_.rules != self.rules:
            raise InvalidOption("rules", round_.rules, "the rules of the session")
        if self.playoff:
            return replace(self, champion=self.tied[settlement.winner])
        unplayed = tuple(hand.bit_count() for hand in round_.hands)
        return replace(self, results=(*self.results, Result(settlement.winner, settlement.net, unplayed)))


def leaders(chips: tuple[int, ...], unplayed: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with most chips and, among those, fewest cards left (FT-32, FT-33).

    >>> leaders((30, 30, 22), (4, 2, 0))
    (1,)
    """
    best = min((-chips[seat], unplayed[seat]) for seat in range(len(chips)))
    return tuple(seat for seat in range(len(chips)) if (-chips[seat], unplayed[seat]) == best)
