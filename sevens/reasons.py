"""Why a move is not allowed: a closed list of reasons, each with the facts that explain it.

The words are the widgets' business, in the reader's language; `str(refusal)` is for developers.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from sevens.cards import Card


class Reason(StrEnum):
    """One way in which a move is not allowed."""

    ROUND_OVER = "round_over"
    """The deal has ended (FT-26)."""
    NOT_IN_HAND = "not_in_hand"
    """The seat to move does not hold the card."""
    OPENING_FIRST = "opening_first"
    """Nothing else may be laid before the opening card (FT-15)."""
    NEEDS_ANCHOR = "needs_anchor"
    """The column of the card's suit is not open: its seven is missing (FT-16)."""
    NEEDS_NEIGHBOUR = "needs_neighbour"
    """The card's neighbour towards the seven is missing (FT-19, FT-20)."""
    MUST_PLAY = "must_play"
    """A pass is not allowed with a legal card in hand (FT-21)."""
    MUST_OPEN = "must_open"
    """The holder of the opening card must lay it (FT-14)."""
    NO_STALLING = "no_stalling"
    """Everybody has passed in turn; who can play must now play (Q-X-6)."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason with its facts.

    `card` is the card asked about (None for a pass). `needs` holds the cards that must be laid first, the first one first.
    `column` holds the two ends of the card's column as it lies, low and high, or nothing if the column is not open.
    `playable` holds the seat's own cards that fit, where the reason is that one of them must be laid.
    """

    reason: Reason
    card: Card | None = None
    needs: tuple[Card, ...] = ()
    column: tuple[Card, ...] = ()
    playable: tuple[Card, ...] = ()

    def __str__(self) -> str:
        facts = [f"{name} {' '.join(map(str, cards))}" for name in ("needs", "playable") if (cards := getattr(self, name))]
        what = str(self.card) if self.card else "pass"
        return f"{what}: {self.reason.value}" + (f" ({'; '.join(facts)})" if facts else "")
