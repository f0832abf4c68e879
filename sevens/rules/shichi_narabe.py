"""Shichi Narabe, which some rule books call Seven Bridge (Q-X-2)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from sevens.cards import Card, Pack, Rank
from sevens.layout import SEVENS, Shape
from sevens.options import choice
from sevens.rules.base import Rules, pips

BONUS = 5
"""Points a whole column takes off (SB-55, Q-SB-13)."""
LIMIT = 100
"""A match to 100 ends once a total exceeds this (SB-38, Q-SB-14)."""


@dataclass(frozen=True, kw_only=True, repr=False)
class ShichiNarabe(Rules):
    """Shichi Narabe: three pass tokens, then the ghost; penalty points for cards left (SB-01 to SB-56).

    >>> ShichiNarabe(tokens=5).tokens
    5
    """

    name: ClassVar[str] = "shichi_narabe"
    best_players: ClassVar[tuple[int, int]] = (4, 5)  # SB-01
    max_players = 7
    tie_break = "playoff"  # SB-44, Q-SB-15

    tokens: int = choice(3, 5, source="SB-10 SB-50 SB-51")
    """Pass tokens of each player in a round."""
    opening: str = choice("7D", "7H", source="SB-12 SB-13 SB-40 SB-52")
    """The card that opens the round."""
    first_card_to: str = choice("dealer", "left", source="SB-08 Q-SB-2")
    """Who gets the first card, and so the odd one: the dealer or the seat on his left."""
    voluntary_pass: bool = choice(True, False, source="SB-18 SB-24 Q-SB-3")
    """Whether a token may be spent with a legal card in hand."""
    no_ghost: bool = choice(False, True, source="SB-53 Q-SB-9")
    """Whether a player without a legal card and without a token just waits instead of becoming a ghost."""
    ghost_cards: str = choice("exposed", "gaps", "auto", source="SB-27 SB-41 Q-SB-5")
    """A ghost's cards lie exposed beside the layout, each on its own place with gaps, or drop into place as they fit."""
    exposed_play: str = choice("turn", "free", "never", source="SB-29 Q-SB-6")
    """Others lay a ghost's exposed card as their turn, in addition to it, or never."""
    ghost_penalty: str = choice("frozen", "remaining", source="SB-30 Q-SB-7")
    """A ghost pays for all cards he showed, or for those still without their place in a column at the end."""
    sole_survivor: str = choice("play_out", "at_once", source="SB-31 Q-SB-8")
    """The only player left lays the rest of his cards, or wins at once."""
    jokers: int = choice(0, 2, source="SB-04 SB-54 Q-SB-10")
    """Jokers in the pack."""
    joker_reach: str = choice("edge", "any_spot", source="SB-54 Q-SB-10")
    """A joker stands for a card that fits now, or for any card not laid yet."""
    joker_swap: str = choice("immediate", "later", "dead", source="SB-54 Q-SB-11")
    """The holder of the real card puts it there at once and takes the joker, may lay it there later, or is stuck with it."""
    joker_penalty: int = choice(14, 0, 15, 20, 50, source="SB-54 Q-SB-11")
    """Points of a joker left in hand; with count scoring it is always 1."""
    joker_last: str = choice("allowed", "forbidden", source="SB-54 Q-SB-11")
    """Whether a joker may be the last card laid."""
    race_to_kings: bool = choice(False, True, source="SB-55 Q-SB-13")
    """Whether a whole column takes 5 points off."""
    bonus_to: str = choice("last_card", "king", source="SB-55 Q-SB-12")
    """Who earns that: the player who laid the last missing card of the column, or the one who laid its king."""
    bonus_floor: int | None = choice(None, 0, source="SB-55 Q-SB-13")
    """The least a round's points can be with it."""
    scoring: str = choice("pips", "count", source="SB-35 SB-36 SB-40 Q-X-3")
    """Pip values (J 11, Q 12, K 13) or one point for each card left."""
    match: str = choice("rounds", "to_100", source="SB-37 SB-38 SB-40 Q-SB-14")
    """A match lasts an agreed number of rounds, or until a total exceeds 100."""

    def check(self) -> None:
        """Refuses options about ghosts, jokers or the bonus where there are none."""
        haunted = not self.no_ghost
        self.only_with(haunted, "ghost_cards exposed_play ghost_penalty sole_survivor", "since nobody becomes a ghost")
        exposed = self.ghost_cards == "exposed"
        self.only_with(exposed, "exposed_play", "since no card of a ghost lies beside the layout for others to lay")
        self.only_with(self.jokers > 0, "joker_reach joker_swap joker_penalty joker_last", "since there are no jokers")
        self.only_with(self.scoring == "pips", "joker_penalty", "since every card counts 1")
        self.only_with(self.race_to_kings, "bonus_to bonus_floor", "since there is no bonus")

    @cached_property
    def shape(self) -> Shape:
        """Columns that grow from the seven, ace low (SB-05, SB-17, SB-54)."""
        return Shape(Pack(jokers=self.jokers)) if self.jokers else SEVENS

    @cached_property
    def opening_card(self) -> Card | None:
        """The card that opens the round (SB-12, SB-13)."""
        return Card.parse(self.opening)

    @property
    def pass_by_choice(self) -> bool:
        """Whether a seat that could lay a card may pass (Q-SB-3)."""
        return self.voluntary_pass

    @property
    def ranked_by(self) -> tuple[str, ...]:
        """The lowest total wins (SB-43)."""
        return ("penalty",)

    @property
    def points_kind(self) -> str:
        """Penalty points for cards left (SB-33)."""
        return "penalty"

    def card_points(self, card: Card) -> int:
        """Ace 1, pip value, J 11, Q 12, K 13, a joker as agreed; with count scoring 1 (SB-35, SB-36, Q-SB-11).

        >>> ShichiNarabe().points(ShichiNarabe().shape.pack.full)
        364
        """
        if self.scoring == "count":
            return 1
        return self.joker_penalty if card.rank is Rank.JOKER else pips(card, ace=1, jack=11, queen=12, king=13)
