"""What the rules of every layout game have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache, cached_property
from typing import ClassVar

from sevens.cards import Card, Pack, Rank, bits_of
from sevens.checks import check_kind
from sevens.errors import InvalidOption
from sevens.layout import Shape
from sevens.moves import Play
from sevens.options import Options


class Rules(Options, ABC):
    """The rules of a layout game. A family is a subclass, in which what may be chosen is a dataclass field.

    What stands here is what a family has that says nothing else: no chips, no tokens, no jokers.

    >>> from sevens import FanTan, Parliament
    >>> FanTan().chips, FanTan().points(FanTan().shape.pack.mask(["KH", "2C"]))
    (True, 15)
    >>> Parliament(opener="any_seven").changed()
    {'opener': 'any_seven'}
    """

    best_players: ClassVar[tuple[int, int]]
    ante: int = 0
    """Chips each seat pays before the deal."""
    tokens: int | None = None
    """How often a seat may pass in a round; None for any number of times."""
    opener: str = "holder"
    """Who has the first turn."""
    opening_fee: str = "every_skipped_seat"
    first_card_to: str = "left"
    direction: str = "clockwise"
    anchors: str = "as_moves"
    """Whether the sevens are laid as moves, from the hands before the first turn, or before the deal."""
    stall_guard: str = "full_circle"
    enforcement: str = "strict"
    fine_to: str = "when_found"
    chip_per_card: int = 0
    tie_break: str = "shared"
    jokers: int = 0
    joker_reach: str = "edge"
    joker_swap: str = "immediate"
    joker_last: str = "allowed"
    no_ghost: bool = False
    ghost_cards: str = "exposed"
    exposed_play: str = "turn"
    sole_survivor: str = "play_out"
    race_to_kings: bool = False
    bonus_to: str = "last_card"
    illegal_pass: str = "refused"
    play_on: bool = False
    last_card_call: bool = False
    last_card_penalty: str = "neighbour"

    @property
    def min_players(self) -> int:
        """The least number of players."""
        return 3

    @property
    def max_players(self) -> int:
        """The largest number of players."""
        return 8

    @property
    def pass_price(self) -> int:
        """Chips a pass costs."""
        return 0

    @property
    def has_stock(self) -> bool:
        """Whether some cards are not dealt but drawn one by one (Q-PA-9)."""
        return self.last_card_penalty == "stock"

    @property
    @abstractmethod
    def pass_by_choice(self) -> bool:
        """Whether a seat that could lay a card may pass."""

    @property
    def fine_on_top(self) -> int:
        """Chips a fine costs beside the chip of the pass itself."""
        return 0

    @cached_property
    @abstractmethod
    def shape(self) -> Shape:
        """The pack and how its columns grow."""

    @cached_property
    @abstractmethod
    def opening_card(self) -> Card | None:
        """The card that opens the round, or None where any seven does or the sevens lie from the start."""

    @cached_property
    def opening_bit(self) -> int:
        """The mask of the cards that may open the round."""
        if self.opening_card is None:
            return self.shape.anchors
        pack = self.shape.pack
        return pack.alike(pack.bit(self.opening_card))

    @property
    def begins(self) -> int:
        """The mask of the cards whose first holder has the first turn; 0 where the leader has it."""
        return self.opening_bit if self.opener == "holder" else 0

    @property
    def chips(self) -> bool:
        """Whether the game is played with chips and a pot."""
        return self.tokens is None

    @property
    @abstractmethod
    def ranked_by(self) -> tuple[str, ...]:
        """What decides a session, the first first: "chips", "pots" and "gains" (most), "penalty" and "unplayed" (fewest)."""

    @property
    def guarded(self) -> bool:
        """Whether after a full circle of passes the next seat that can play must; tokens run out by themselves (Q-X-6)."""
        return self.tokens is None and self.stall_guard != "none"

    @property
    @abstractmethod
    def points_kind(self) -> str:
        """What points do here: "penalty" for cards left, "gains" for the winner, or "none"."""

    @abstractmethod
    def card_points(self, card: Card) -> int:
        """What a card left is worth (Q-X-3)."""

    def points(self, mask: int) -> int:
        """What the cards of a mask are worth (Q-X-3)."""
        worth = self._worth
        return sum(worth[bit] for bit in bits_of(mask))

    @cached_property
    def _worth(self) -> dict[int, int]:
        return {bit: self.card_points(card) for card, bit in self.shape.pack.bits.items()}

    @cached_property
    def plays(self) -> dict[int, Play]:
        """The move that lays each card at its own place, by the card's bit."""
        return plays(self.shape.pack)

    @property
    def step(self) -> int:
        """1 where turns go clockwise, else -1."""
        return 1 if self.direction == "clockwise" else -1

    def only_with(self, condition: bool, names: str, why: str) -> None:  # noqa: FBT001 - reads as a sentence where called
        """Raises `InvalidOption` for those of the named options that are changed though the condition does not hold."""
        if not condition:
            for option in self.options():
                if option.name in names.split() and option.value != option.default:
                    raise InvalidOption(option.name, option.value, f"{option.default!r}", why)

    def check_seats(self, seats: object) -> int:
        """The number of seats, if this game can be played by so many; else raises `InvalidOption` (FT-01, SB-01, PA-01)."""
        if not isinstance(seats, int) or isinstance(seats, bool) or not self.min_players <= seats <= self.max_players:
            raise InvalidOption("seats", seats, f"{self.min_players} to {self.max_players}")
        return seats

    def antes(self, sizes: tuple[int, ...]) -> tuple[int, ...]:
        """The chips each seat pays before the deal, given the sizes of the hands (FT-10)."""
        return (self.ante,) * len(sizes)


def check_rules(rules: Rules) -> Rules:
    """The rules, if they are those of a layout game; else raises `InvalidOption`."""
    return check_kind("rules", rules, Rules, "the rules of a layout game, such as preset('fan_tan')")


def pips(card: Card, ace: int, jack: int, queen: int, king: int) -> int:
    """The pip value of a number card, and these values for the others."""
    special = {Rank.ACE: ace, Rank.ONE: ace, Rank.JACK: jack, Rank.QUEEN: queen, Rank.KING: king}
    return special[card.rank] if card.rank in special else int(card.rank)


@cache
def plays(pack: Pack) -> dict[int, Play]:
    """The move that lays each card of the pack at its own place, by the card's bit; always the same objects."""
    return {bit: Play(card) for card, bit in pack.bits.items()}
