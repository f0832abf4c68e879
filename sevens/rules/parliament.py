"""Parliament, with its house rules and variants."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from sevens.cards import ACE_HIGH, FRENCH_RANKS, Card, Pack, Rank, Suit
from sevens.layout import Shape
from sevens.options import choice
from sevens.rules.base import Rules, pips

CALL_FINE = 2
"""Chips for not saying "last card!", where chips are the penalty (Q-PA-9)."""
CALL_CARDS = 2
"""Cards to take for it, where cards are (PA-44)."""

LOWEST_DIAMOND = Card(Rank.TWO, Suit.DIAMONDS)
"""The bottom of the row of diamonds (PA-13)."""


@dataclass(frozen=True, kw_only=True, repr=False)
class Parliament(Rules):
    """Parliament: the ace is high, passes are forced and cost a chip (PA-01 to PA-47).

    >>> Parliament(round_the_corner="ring").round_the_corner
    'ring'
    """

    name: ClassVar[str] = "parliament"
    best_players: ClassVar[tuple[int, int]] = (4, 6)  # PA-01

    opener: str = choice(
        "7D", "7C", "dealer_names_seven", "lowest_diamond", "any_seven",
        source="PA-09 PA-11 PA-12 PA-13 PA-14 PA-41 Q-PA-2 Q-PA-3",
    )  # fmt: skip
    """Who begins with what: the holder of a seven with it, or the lowest diamond or the dealer's left with any seven."""
    pass_chip: int = choice(1, 0, source="PA-19 PA-27 PA-28 PA-37")
    """Chips a pass puts into the pot."""
    voluntary_pass: bool = choice(False, True, source="PA-24 PA-43 Q-PA-8")
    """Whether a seat that could lay a card may pass."""
    illegal_pass: str = choice("refused", "forced_play", "receive_card", source="PA-21 Q-PA-4")
    """A pass with a legal card is refused, answered with the duty to lay one, or with a card from the next seat."""
    stall_guard: str = choice("full_circle", "none", source="Q-X-6 Q-PA-8")
    """Where a pass is a choice: whether after a full circle of passes the next seat that can play must."""
    play_on: bool = choice(False, True, source="PA-23 PA-26 Q-PA-5")
    """Whether the others play on for the places."""
    last_card_call: bool = choice(False, True, source="PA-44 Q-PA-9")
    """Whether a player down to one card must say "last card!"."""
    last_card_penalty: str = choice("neighbour", "2_chips", "stock", source="PA-44 Q-PA-9")
    """For not saying it: two cards from the left neighbour, two chips to the pot, or the two top cards of a stock.

    The stock lies face down: a card for each seat and those that do not go round evenly, but never a card that opens. Of a last
    card that one is drawn, of an empty stock nothing. While nobody holds a card that fits, a pass costs what it always costs and
    its seat also draws the top card: so a card in the stock never holds the game up.
    """
    round_the_corner: str = choice("none", "ring", "one_way", source="PA-42 Q-PA-1")
    """Ace and king adjoin: both ends grow on, or the end that goes round the corner first closes the other."""
    packs: int = choice(1, 2, source="PA-46 Q-PA-12")
    """Packs shuffled together; two are for 7 to 12 players."""
    layout: str = choice("eight_rows", "parallel_loose", source="PA-46 Q-PA-11")
    """With two packs: two rows for each suit, or one in which a second copy fits beside a first one."""
    scoring: str = choice("plain", "winner_gains", "losers_count", source="PA-27 PA-29 PA-30 PA-45 Q-PA-10 Q-X-3")
    """Only the win counts, the winner gains the points left with the others, or the losers count their own."""
    session: str = choice("deals", "best_of_five", "to_total", source="PA-31 PA-32 PA-38 Q-PA-7")
    """A session lasts so many deals, until somebody has won three of five, or until an agreed total of chips or points."""
    session_by: str = choice("pots", "chips", "wins", source="PA-33 PA-34 Q-PA-6")
    """What decides a session without points: pots won and then chips, chips, or deals won."""
    tie_break: str = choice("shared", "playoff", source="Q-PA-7")
    """A session still tied is shared, or decided by one more deal among the tied."""

    def check(self) -> None:
        """Refuses options that have nothing to act on, and voluntary passes that are also illegal."""
        legal = "since with voluntary passes no pass is illegal"
        self.only_with(not self.voluntary_pass, "illegal_pass", legal)
        self.only_with(self.pass_by_choice, "stall_guard", "since no pass is a choice")
        self.only_with(self.last_card_call, "last_card_penalty", "since nothing needs to be said")
        self.only_with(self.packs == 2, "layout", "since one pack has one row for each suit")
        self.only_with(self.scoring == "plain", "session_by", "since points decide")
        loose_ring = self.layout == "eight_rows"
        self.only_with(loose_ring, "round_the_corner", "since in loose parallel rows no end goes round the corner")
        five = self.session != "best_of_five" or self.scoring == "plain"
        self.only_with(five, "session", "since a best of five counts deals won, not points")
        wins = self.session != "best_of_five" or self.session_by == "pots"
        self.only_with(wins, "session_by", "since a best of five counts deals won")
        total = self.session != "to_total" or self.scoring != "plain" or self.session_by == "chips"
        self.only_with(total, "session", "since only chips or points add up to a total")

    @property
    def min_players(self) -> int:
        """3; with two packs 7 (PA-01, PA-46)."""
        return 3 if self.packs == 1 else 7

    @property
    def max_players(self) -> int:
        """8; with two packs 12 (PA-01, Q-PA-12)."""
        return 8 if self.packs == 1 else 12

    @cached_property
    def shape(self) -> Shape:
        """Columns that grow from the seven, ace high; or rings (PA-06, PA-42, PA-46)."""
        ranks = ACE_HIGH.ranks if self.round_the_corner == "none" else FRENCH_RANKS
        pack = Pack(ranks=ranks, copies=self.packs)
        return Shape(pack, corner=self.round_the_corner, loose=self.layout == "parallel_loose")

    @cached_property
    def opening_card(self) -> Card | None:
        """The card that opens the round, or None where any seven may (PA-09, PA-11, Q-PA-2)."""
        return Card.parse(self.opener) if self.opener in {"7D", "7C"} else None

    @property
    def begins(self) -> int:
        """The mask of the cards whose first holder begins; 0 where the dealer's left does (PA-09, PA-13, Q-PA-2)."""
        pack = self.shape.pack
        if self.opener == "lowest_diamond":
            return pack.alike(pack.bit(LOWEST_DIAMOND))
        return self.opening_bit if self.opening_card else 0

    @property
    def pass_price(self) -> int:
        """Chips a pass costs (PA-19)."""
        return self.pass_chip

    @property
    def pass_by_choice(self) -> bool:
        """Whether a seat that could lay a card may pass, allowed or caught (PA-43, Q-PA-4)."""
        return self.voluntary_pass or self.illegal_pass != "refused"

    @property
    def ranked_by(self) -> tuple[str, ...]:
        """Points where they are counted, else pots and then chips, chips, or deals won (PA-30, PA-33, PA-34, Q-PA-6)."""
        if self.scoring != "plain":
            return ("gains",) if self.scoring == "winner_gains" else ("penalty",)
        if self.session == "best_of_five":
            return ("pots",)
        return {"pots": ("pots", "chips"), "chips": ("chips",), "wins": ("pots",)}[self.session_by]

    @property
    def points_kind(self) -> str:
        """Penalty points for cards left, gains for the winner, or none (PA-29, PA-30)."""
        return {"plain": "none", "winner_gains": "gains", "losers_count": "penalty"}[self.scoring]

    def card_points(self, card: Card) -> int:
        """Ace 1, pip value, J, Q and K 10 (PA-29).

        >>> Parliament().points(Parliament().shape.pack.full)
        340
        """
        return pips(card, ace=1, jack=10, queen=10, king=10)
