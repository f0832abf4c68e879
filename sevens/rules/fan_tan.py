"""Fan Tan and its variants."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from sevens.cards import SPANISH, Card, Rank, Suit
from sevens.errors import InvalidOption
from sevens.layout import SEVENS, Shape
from sevens.options import choice
from sevens.rules.base import Rules, pips

FIVES = Shape(SPANISH, Rank.FIVE)
"""Columns of the Spanish pack that grow from the five (FT-37)."""


@dataclass(frozen=True, kw_only=True, repr=False)
class FanTan(Rules):
    """Fan Tan: chips, a pot, and a pass only when nothing fits (FT-01 to FT-41).

    >>> FanTan(chip_per_card=1).chip_per_card
    1
    >>> FanTan(chip_per_card=7)
    Traceback (most recent call last):
    sevens.errors.InvalidOption: chip_per_card = 7 is not allowed; allowed: 0, 1
    """

    name: ClassVar[str] = "fan_tan"
    best_players: ClassVar[tuple[int, int]] = (4, 6)  # FT-01
    ante = 1  # FT-10
    pass_price = 1  # FT-22
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
    pack: str = choice("french", "spanish", source="FT-03 FT-37 Q-FT-9")
    """The 52 French cards with their sevens, or the 40 Spanish ones with their fives."""
    opening: str = choice("7D", "7H", "any_seven", "5O", source="FT-14 FT-34 FT-36 Q-FT-7 Q-FT-8 Q-FT-9")
    """The first card: the 7 of diamonds, the 7 of hearts, any card that opens a column, or the 5 of coins."""
    anchors: str = choice("as_moves", "from_hands", "before_deal", source="FT-37 FT-38 Q-FT-9 Q-FT-11")
    """The sevens (or fives) are laid as moves, by their holders before the first turn, or before the deal."""
    first_player: str = choice("leader", "holder_5_oros", source="FT-37 Q-FT-10")
    """With fives laid from the hands: the leader has the first turn, or the holder of the 5 of coins."""
    direction: str = choice("clockwise", "counter_clockwise", source="FT-25 Q-FT-10")
    """Which way the deal and the turns go."""
    stall_guard: str = choice("full_circle", "none", source="Q-X-6")
    """Where a pass is a choice: whether after a full circle of passes the next seat that can play must."""
    scoring: str = choice("chips", "points", source="FT-31 FT-35 Q-X-3")
    """Whether chips or penalty points for cards left decide a session."""

    def check(self) -> None:
        """Refuses fines without a fining table, an opening card that is not there, and the like."""
        self.only_with(self.enforcement == "fine", "fine_to fine_includes_pass stall_guard", "since no pass is fined")
        self.only_with(self.opener == "leader", "opening_fee", "since nobody is skipped when the holder opens")
        self.only_with(self.scoring == "chips", "chip_per_card", "since points count instead of chips for each card left")
        laid_first = "since nothing opens the deal when the columns are opened before the first turn"
        self.only_with(self.anchors == "as_moves", "opener opening_fee opening", laid_first)
        if self.anchors == "as_moves" and (self.pack, self.opening) in {("french", "5O"), ("spanish", "7D"), ("spanish", "7H")}:
            allowed = "'5O' or 'any_seven'" if self.pack == "spanish" else "'7D', '7H' or 'any_seven'"
            raise InvalidOption("opening", self.opening, allowed, f"since the pack is {self.pack}")
        if self.opening == "any_seven" and self.opener == "holder":
            raise InvalidOption("opener", self.opener, "'leader'", "since several may hold a card that opens")
        fives = self.pack == "spanish" and self.anchors == "from_hands"
        self.only_with(fives, "first_player", "since only with fives laid from the hands their holder begins")

    @cached_property
    def shape(self) -> Shape:
        """The pack and how its columns grow (FT-05, FT-37)."""
        return SEVENS if self.pack == "french" else FIVES

    @cached_property
    def opening_card(self) -> Card | None:
        """The card that opens the deal, or None where any seven does or the sevens lie from the start (FT-14, FT-34)."""
        if self.anchors != "as_moves" or self.opening == "any_seven":
            return None
        return Card.parse(self.opening)

    @property
    def begins(self) -> int:
        """The mask of the cards whose holder has the first turn; 0 where the leader has it (Q-FT-3, Q-FT-10)."""
        if self.first_player == "holder_5_oros":
            return self.shape.pack.bit(Card(Rank.FIVE, Suit.COINS))
        return self.opening_bit if self.opener == "holder" else 0

    @property
    def pass_by_choice(self) -> bool:
        """Whether a seat that could lay a card may pass (Q-FT-4)."""
        return self.enforcement == "fine"

    @property
    def fine_on_top(self) -> int:
        """Chips a fine costs beside the chip of the pass itself (FT-23, Q-FT-4)."""
        return self.fine - self.pass_price if self.fine_includes_pass else self.fine

    @property
    def ranked_by(self) -> tuple[str, ...]:
        """Most chips, or fewest points; then fewest cards left in the last deal (FT-32, FT-33, FT-35)."""
        return ("chips" if self.scoring == "chips" else "penalty", "unplayed")

    @property
    def points_kind(self) -> str:
        """Penalty points for cards left, if they are counted (FT-35)."""
        return "penalty" if self.scoring == "points" else "none"

    def card_points(self, card: Card) -> int:
        """Pip value; jack or sota 11, queen or caballo 12, king or rey 13, ace 15 (FT-35, Q-FT-10).

        >>> FanTan().points(FanTan().shape.pack.full)
        420
        """
        if self.pack == "spanish" and card.rank is Rank.TEN:
            return 11
        if self.pack == "spanish" and card.rank.value in {"11", "12"}:
            return int(card.rank) + 1
        return pips(card, ace=15, jack=11, queen=12, king=13)

    def antes(self, sizes: tuple[int, ...]) -> tuple[int, ...]:
        """The chips each seat pays before the deal, given the sizes of the hands (FT-09, FT-10, Q-FT-2).

        >>> FanTan().antes((17, 18, 17))
        (0, 1, 0)
        """
        longest = max(sizes)
        change = {"short_pays_less": -1, "short_pays_more": 1, "none": 0}[self.ante_compensation]
        return tuple(self.ante + (change if size < longest else 0) for size in sizes)
