"""The options of a game as data: one frozen class per family, every field an option with its allowed values and its source.

A variant is `replace(rules, option=value)`; a value that is not allowed raises `InvalidOption`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Any, ClassVar, NamedTuple, Self

from sevens.cards import Card, Rank, Suit
from sevens.errors import InvalidOption
from sevens.layout import SEVENS, Shape
from sevens.moves import Play


class Option(NamedTuple):
    """One option of a game: its name, value here, default, allowed values, and the ids of the rules that speak of it."""

    name: str
    value: Any
    default: Any
    allowed: tuple[Any, ...]
    sources: tuple[str, ...]


def choice(default: Any, *others: Any, source: str) -> Any:
    """A field that takes the default or one of the others; `source` names rule ids, separated by spaces."""
    return field(default=default, metadata={"allowed": (default, *others), "sources": tuple(source.split())})


@dataclass(frozen=True, kw_only=True)
class FanTan:
    """Fan Tan: chips, a pot, and a pass only when nothing fits (FT-01 to FT-33).

    >>> FanTan(chip_per_card=1).chip_per_card
    1
    >>> FanTan(chip_per_card=7)
    Traceback (most recent call last):
    sevens.errors.InvalidOption: chip_per_card = 7 is not allowed; allowed: 0, 1
    """

    name: ClassVar[str] = "fan_tan"
    min_players: ClassVar[int] = 3  # FT-01
    max_players: ClassVar[int] = 8
    best_players: ClassVar[tuple[int, int]] = (4, 6)
    shape: ClassVar[Shape] = SEVENS
    opening_card: ClassVar[Card] = Card(Rank.SEVEN, Suit.DIAMONDS)  # FT-14
    ante: ClassVar[int] = 1  # FT-10
    pass_price: ClassVar[int] = 1  # FT-22
    fine: ClassVar[int] = 3  # FT-23

    ante_compensation: str = choice("short_pays_less", "short_pays_more", "none", source="FT-09 Q-FT-2")
    """Who evens out uneven hands: a short hand pays one chip less, one chip more, or nobody does."""
    opener: str = choice("leader", "holder", source="FT-13 Q-FT-3")
    """Who has the first turn: the leader (FT-11, FT-12), or at once the holder of the opening card."""
    opening_fee: str = choice("every_skipped_seat", "leader_only", "none", source="FT-13 Q-FT-3")
    """Who pays a chip for passing before the opening card is down."""
    enforcement: str = choice("strict", "fine", source="FT-21 FT-23 Q-FT-4")
    """A pass with a legal card in hand is refused, or allowed and fined once it is found out."""
    fine_to: str = choice("when_found", "pot", "winner", source="FT-23 FT-29 Q-FT-4")
    """Where a fine goes: to the pot if found during the deal and else to the winner, or always to one of the two."""
    fine_includes_pass: bool = choice(False, True, source="Q-FT-4")
    """Whether the three chips of a fine contain the chip already paid for the pass."""
    chip_per_card: int = choice(0, 1, source="FT-28 Q-FT-5")
    """Chips that every other player pays the winner for each card left."""
    tie_break: str = choice("shared", "playoff", source="FT-33 Q-FT-6")
    """A session still tied after the count of unplayed cards: a shared win, or one more deal among the tied."""

    def __post_init__(self) -> None:
        for option in self.options():
            if not any(type(option.value) is type(a) and option.value == a for a in option.allowed):
                raise InvalidOption(option.name, option.value, option.allowed)
        if self.enforcement == "strict" and (self.fine_to != "when_found" or self.fine_includes_pass):
            raise InvalidOption("enforcement", self.enforcement, "'fine', since an option about fines is set")
        if self.opener == "holder" and self.opening_fee != "every_skipped_seat":
            raise InvalidOption("opening_fee", self.opening_fee, "the default, since nobody is skipped when the holder opens")

    @cached_property
    def opening_bit(self) -> int:
        """The bit of the opening card."""
        return self.shape.pack.bit(self.opening_card)

    @cached_property
    def plays(self) -> dict[int, Play]:
        """The move that lays each card, by the card's bit."""
        return {bit: Play(card) for card, bit in self.shape.pack.bits.items()}

    @property
    def fine_on_top(self) -> int:
        """Chips a fine costs beside the chip of the pass itself (FT-23, Q-FT-4)."""
        return self.fine - self.pass_price if self.fine_includes_pass else self.fine

    def options(self) -> Iterator[Option]:
        """Every option with its value here, in the order of the class."""
        for f in fields(self):
            yield Option(f.name, getattr(self, f.name), f.default, f.metadata["allowed"], f.metadata["sources"])

    def changed(self) -> dict[str, Any]:
        """The options that differ from their default, by name."""
        return {o.name: o.value for o in self.options() if o.value != o.default}

    @classmethod
    def with_options(cls, **options: Any) -> Self:
        """The game with these options; an unknown name raises `InvalidOption` with the names there are."""
        known = [f.name for f in fields(cls)]
        for name, value in options.items():
            if name not in known:
                raise InvalidOption(name, value, "one of the options " + ", ".join(known))
        return cls(**options)

    def check_seats(self, seats: object) -> int:
        """The number of seats, if this game can be played by so many; else raises `InvalidOption` (FT-01)."""
        if not isinstance(seats, int) or isinstance(seats, bool) or not self.min_players <= seats <= self.max_players:
            raise InvalidOption("seats", seats, f"{self.min_players} to {self.max_players}")
        return seats

    def antes(self, sizes: tuple[int, ...]) -> tuple[int, ...]:
        """The chips each seat pays before the deal, given the sizes of the hands (FT-09, FT-10, Q-FT-2).

        >>> FanTan().antes((17, 18, 17))
        (0, 1, 0)
        """
        longest = max(sizes)
        change = {"short_pays_less": -1, "short_pays_more": 1, "none": 0}[self.ante_compensation]
        return tuple(self.ante + (change if size < longest else 0) for size in sizes)


Rules = FanTan
"""The rules of any game of this package."""
