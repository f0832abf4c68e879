"""What a seat can do in Sedma, what then happens, and why a move is not allowed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from sevens.checks import check_text
from sevens.errors import Unreadable
from sevens.sedma.cards import Card, Rank


@dataclass(frozen=True, slots=True)
class Play:
    """Play this card: lead it, add it to the trick (SE-20), or prolong the trick with it (SE-25).

    >>> str(Play(Card.parse("10H")))
    '10H'
    """

    card: Card

    def __str__(self) -> str:
        return str(self.card)


@dataclass(frozen=True, slots=True)
class Stop:
    """Leave the trick to who holds it (SE-27).

    >>> from sevens.sedma import Sedma, parse_position
    >>> parse_position("hands KH / 7B; won * / AH; trick 0:KL 1:7L", Sedma()).legal_moves()
    (Play(card=Card('KH')), Stop())
    """

    def __str__(self) -> str:
        return "-"


Move = Play | Stop
"""Everything a seat can do."""
STOP = Stop()
"""The move that names no card."""


def parse_move(text: str) -> Move:
    """The move a text names: a card, or `-` to stop. Raises `Unreadable`.

    >>> parse_move("10H"), parse_move("-")
    (Play(card=Card('10H')), Stop())
    """
    if check_text(text, "a move such as 10H, or - to stop").strip() == "-":
        return STOP
    try:
        return Play(Card.parse(text))
    except Unreadable:
        raise Unreadable(text, "a move: a card such as 10H, or - to stop") from None


@dataclass(frozen=True, slots=True)
class Played:
    """A seat played a card, face up (SE-20).

    >>> from sevens.sedma import Deal, Sedma
    >>> Deal.deal(Sedma(), seats=2, seed=7).after(parse_move("9L")).events
    (Played(seat=1, card=Card('9L')),)
    """

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Stopped:
    """The leader did not prolong the trick (SE-27).

    >>> from sevens.sedma import Sedma, parse_position
    >>> deal = parse_position("hands KH 8H / 7B 9B; won * / 10H AH; trick 0:KL 1:7L", Sedma())
    >>> deal.after(STOP).events[0]
    Stopped(seat=0)
    """

    seat: int


@dataclass(frozen=True, slots=True)
class Taken:
    """A seat took the trick for its side: what was played to it, in order, and its points (SE-22, SE-23).

    The points include the ten of the last trick (SE-37).

    >>> from sevens.sedma import Sedma, parse_position
    >>> deal = parse_position("hands KH 8H / 7B 9B; won * / AH; trick 0:10H 1:7L", Sedma())
    >>> deal.after(STOP).events[1].points
    10
    """

    seat: int
    trick: tuple[Played, ...]
    points: int

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the trick in the order played."""
        return tuple(played.card for played in self.trick)


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew so many cards from the stock; nobody else sees which (SE-06, SE-16).

    >>> from sevens.sedma import Sedma, parse_position
    >>> deal = parse_position("hands KH 8H 9H / 7B 9B 8B; stock 8L 9L; won * / AH; trick 0:KL 1:7L", Sedma())
    >>> deal.after(STOP).events[2:]
    (Drew(seat=1, cards=1), Drew(seat=0, cards=1))
    """

    seat: int
    cards: int


Event = Played | Stopped | Taken | Drew
"""Everything that can happen."""


class Reason(StrEnum):
    """One way in which a move is not allowed.

    >>> from sevens.sedma import Deal, Sedma
    >>> Deal.deal(Sedma(), seats=2, seed=7).why_not(STOP).reason.value
    'must_lead'
    """

    DEAL_OVER = "deal_over"
    """All cards have been played (SE-35)."""
    NOT_YOUR_TURN = "not_your_turn"
    """Another seat is to move."""
    NOT_IN_HAND = "not_in_hand"
    """The seat does not hold the card."""
    CANNOT_PROLONG = "cannot_prolong"
    """Only an equal of the led card or a seven prolongs the trick (SE-26, SE-36)."""
    MUST_LEAD = "must_lead"
    """There is no trick to stop: a card must be led (SE-20)."""
    MUST_PLAY = "must_play"
    """The round is not full: everybody adds a card, and only the leader can stop (SE-26, SE-28)."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason with its facts.

    `card` is the card asked about (None for a stop). `needs` holds the ranks that would do, where the reason is that this one
    does not.

    >>> str(Refusal(Reason.CANNOT_PROLONG, Card.parse("8H"), needs=(Rank.SEVEN, Rank.KING)))
    '8H: cannot_prolong (needs 7 or K)'
    """

    reason: Reason
    card: Card | None = None
    needs: tuple[Rank, ...] = ()

    def __str__(self) -> str:
        what = str(self.card) if self.card else "stop"
        return f"{what}: {self.reason.value}" + (f" (needs {' or '.join(self.needs)})" if self.needs else "")
