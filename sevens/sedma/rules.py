"""The options of Sedma, and which cards beat a led card."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import ClassVar

from sevens.checks import check_kind
from sevens.errors import InvalidOption
from sevens.options import Options, choice
from sevens.sedma.cards import GERMAN, SEVENS, Rank


@dataclass(frozen=True, kw_only=True, repr=False)
class Sedma(Options):
    """Sedma: tricks for tens and aces, in which an equal card or a seven beats (SE-01 to SE-44).

    >>> Sedma(players=4).sides
    ((0, 2), (1, 3))
    >>> Sedma(players=3)
    Traceback (most recent call last):
    sevens.errors.InvalidOption: players = 3 is not allowed; allowed: 2, 4
    """

    name: ClassVar[str] = "sedma"
    hand_size: ClassVar[int] = 4  # SE-13
    last_trick: ClassVar[int] = 10  # SE-37
    point_card: ClassVar[int] = 10  # SE-08
    all_cards: ClassVar[int] = 80  # SE-08
    enough: ClassVar[int] = 50  # SE-18
    minutes: ClassVar[tuple[int, int]] = (4, 6)
    """How long a deal lasts at a table (SE-43)."""

    players: int = choice(2, 4, source="SE-03 SE-34 Q-SE-2")
    """Two players, or four as two pairs whose partners sit opposite."""
    prolong_when: str = choice("opponent_holds", "always", source="SE-25 Q-SE-3 Q-SE-8")
    """When the leader may prolong the trick: if the other side holds it, or whoever holds it."""
    seven_led: str = choice("seven", "any_value", source="SE-07 SE-21 Q-SE-6")
    """What a seven that leads the trick stands for: a seven, which only sevens equal, or any value, which every card equals."""
    led_value: str = choice("first_card", "latest_lead", source="SE-26 Q-SE-6")
    """The value to equal: that of the first card to the end of the trick, or that of the card which led the present round."""
    draw: str = choice("one_at_a_time", "fill_winner_first", source="SE-16 SE-29 Q-SE-4 Q-SE-8")
    """How hands are filled: a card each in turn from the winner on, or the winner first to four, then the next.

    When the winner fills first, a short stock leaves hands unequal; then a seat without cards is left out.
    """
    two_points_at: int = choice(90, 80, source="SE-41 Q-SE-1")
    """Points from which a won deal is worth 2 game points."""
    flat: int = choice(0, 1, source="SE-41 Q-SE-1")
    """Game points of every won deal; with 0 a deal is worth 1, 2 or 3."""
    dealer_rule: str = choice("loser_deals", "clockwise", source="Q-SE-5")
    """Who deals next: the next seat on the left that lost, or simply the next seat on the left."""
    match_to: int = choice(5, 3, 10, source="SE-19 SE-39 SE-40 Q-SE-9")
    """Game points that win the match."""

    def check(self) -> None:
        """Raises `InvalidOption` for a number of points that means nothing when every deal is worth the same."""
        if self.flat and self.two_points_at != 90:
            raise InvalidOption("two_points_at", self.two_points_at, "the default, since every deal is worth the same")

    @property
    def min_players(self) -> int:
        """The fewest players: as many as `players` says."""
        return self.players

    @property
    def max_players(self) -> int:
        """The most players: as many as `players` says."""
        return self.players

    @property
    def sides(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The seats of the two sides; side 0 is that of seat 0. Partners sit opposite (SE-34)."""
        return tuple(range(0, self.players, 2)), tuple(range(1, self.players, 2))

    @cached_property
    def clockwise(self) -> tuple[tuple[int, ...], ...]:
        """For each seat all seats clockwise, itself first."""
        seats = range(self.players)
        return tuple(tuple((seat + step) % self.players for step in seats) for seat in seats)

    @cached_property
    def drawing(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """For each winner of a trick, and each number of cards left in every hand, the seats that draw in order (SE-16, SE-29).

        A stock may end sooner. While there is one, all hands are alike when a trick ends.
        """
        sizes, stock = range(self.hand_size + 1), self.hand_size * self.players
        return tuple(
            tuple(draws(self.draw, (size,) * self.players, winner, stock) for size in sizes) for winner in range(self.players)
        )

    @cached_property
    def beaters(self) -> dict[int, int]:
        """For each card's bit, the mask of the cards that beat it when it is led: its equals and the sevens (SE-07, SE-21)."""
        table = {card.bit: GERMAN.rank_mask(card.rank, Rank.SEVEN) for card in GERMAN.cards}
        if self.seven_led == "any_value":
            table.update({bit: GERMAN.full for bit in table if bit & SEVENS})
        return table

    def check_seats(self, seats: object) -> int:
        """The number of seats, if this game is for so many; else raises `InvalidOption` (SE-03)."""
        if not isinstance(seats, int) or isinstance(seats, bool) or seats != self.players:
            raise InvalidOption("seats", seats, f"{self.players}, or another number of players in the rules")
        return seats


def check_rules(rules: Sedma) -> Sedma:
    """The rules, if they are those of Sedma; else raises `InvalidOption`."""
    return check_kind("rules", rules, Sedma, "the rules of Sedma, such as preset('sedma')")


@cache
def draws(draw: str, sizes: tuple[int, ...], first: int, stock: int) -> tuple[int, ...]:
    """The seats that draw a card each, in order, until every hand has four or the stock is used up (SE-16, SE-29, Q-SE-4).

    `draw` is the option, `sizes` the cards in each hand, `first` the winner of the trick, `stock` the cards in the stock.

    >>> draws("one_at_a_time", (2, 2), 1, 3)
    (1, 0, 1)
    >>> draws("fill_winner_first", (2, 2), 1, 3)
    (1, 1, 0)
    """
    needs = [Sedma.hand_size - size for size in sizes]
    clockwise = [(first + step) % len(sizes) for step in range(len(sizes))]
    if draw == "fill_winner_first":
        order = [seat for seat in clockwise for _ in range(needs[seat])]
    else:
        order = [seat for turn in range(Sedma.hand_size) for seat in clockwise if turn < needs[seat]]
    return tuple(order[:stock])
