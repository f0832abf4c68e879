"""Why a move is not allowed: a closed list of reasons, each with the facts that explain it.

The words are the widgets' business, in the reader's language; `str(refusal)` is for developers.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from sevens.cards import Card


class Reason(StrEnum):
    """One way in which a move is not allowed.

    >>> from sevens import Round, parse_move, preset
    >>> Round.deal(preset("fan_tan"), seats=4, seed=56).why_not(parse_move("KH")).reason.value
    'opening_first'
    """

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
    NO_TOKEN = "no_token"
    """No pass token is left (SB-25, SB-26)."""
    CAUGHT = "caught"
    """The seat passed with a legal card and was caught; it must lay one (Q-PA-4)."""
    NEEDS_PLACE = "needs_place"
    """A joker is laid at a place that is named with it (Q-SB-10)."""
    WRONG_PLACE = "wrong_place"
    """The card does not fit at the place named (Q-SB-10, Q-PA-11)."""
    JOKER_LAST = "joker_last"
    """A joker may not be the last card laid (Q-SB-11)."""
    JOKER_THERE = "joker_there"
    """A joker has taken the card's place for good (Q-SB-11)."""
    EXPOSED = "exposed"
    """The card is shown by a ghost, and is not laid by others (SB-29, Q-SB-6)."""
    NOT_NOW = "not_now"
    """A move of this kind has no place at this moment."""
    MUST_NAME = "must_name"
    """The dealer names the opening seven first (PA-12)."""
    MUST_GIVE = "must_give"
    """A card is due to another seat first (Q-PA-4, Q-PA-9)."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason with its facts.

    `card` is the card asked about (None for a pass and other moves without one).
    `needs` holds the cards that must be laid first, the first one first.
    `column` holds the two ends of the card's column as it lies, low and high, or nothing if the column is not open.
    `playable` holds the seat's own cards that fit, where the reason is that one of them must be laid.

    >>> str(Refusal(Reason.NEEDS_NEIGHBOUR, Card.parse("9S"), needs=(Card.parse("8S"),)))
    '9S: needs_neighbour (needs 8S)'
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
