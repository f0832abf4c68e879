"""What one seat may know of a deal: bots and widgets get this, never the deal."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from sevens.errors import Unreadable, shown
from sevens.outcome import Outcome
from sevens.sedma import show
from sevens.sedma.cards import GERMAN, Card, Rank, bits
from sevens.sedma.moves import STOP, Event, Move, Play, Played, Reason, Refusal, Stop
from sevens.sedma.rules import Sedma


class Task(StrEnum):
    """What the seat to move has to decide.

    >>> from sevens.sedma import Deal, Sedma
    >>> Deal.deal(Sedma(), seats=2, seed=7).seen_by(1).task.value
    'lead'
    """

    LEAD = "lead"
    """Which card begins the trick (SE-20)."""
    BEAT = "beat"
    """Which card to add to a trick the other side holds."""
    FEED = "feed"
    """Which card to add to a trick its own side holds."""
    PROLONG = "prolong"
    """Whether another round begins, and with which card (SE-25)."""


@dataclass(frozen=True, slots=True)
class View:
    """A deal as one seat sees it: its own hand, what has been played, and how many cards lie face down (SE-06).

    `hand`, `won` and `fits` are masks of the German pack; tuples have one entry a seat, `won` and `tricks` one a side.

    >>> from sevens.sedma import Deal
    >>> view = Deal.deal(Sedma(), seats=2, seed=7).seen_by(0)
    >>> view.sizes, view.stock, view.legal_moves()
    ((4, 4), 24, ())
    """

    rules: Sedma
    seat: int
    hand: int
    """The mask of the seat's own cards."""
    sizes: tuple[int, ...]
    """The number of cards in each hand."""
    stock: int
    """The number of cards in the stock."""
    dealer: int
    leader: int
    turn: int
    holder: int
    """The seat that holds the trick; with no trick, who took the last one, or before the first one the leader."""
    fits: int
    """The mask of the cards that beat the trick now; with no trick, of all."""
    trick: tuple[Played, ...]
    """The cards of the trick in the order played."""
    won: tuple[int, ...]
    """For each side the mask of the cards it has taken. They lie face down, but everybody has seen them."""
    tricks: tuple[int, ...]
    """For each side the number of tricks it has taken."""
    events: tuple[Event, ...]
    outcome: Outcome | None

    def __repr__(self) -> str:
        return f"<View {show.line(self)}>"

    def _repr_html_(self) -> str:
        return show.position(self, {self.seat: self.hand})

    @property
    def unseen(self) -> int:
        """The mask of the cards in the other hands and in the stock."""
        seen = self.hand | self.won[0] | self.won[1]
        for played in self.trick:
            seen |= played.card.bit
        return GERMAN.full & ~seen

    @property
    def choices(self) -> int:
        """The mask of the cards this seat may play when it is to move: all, or those that prolong the trick (SE-20, SE-26)."""
        return self.hand & self.fits if self.seat == self.leader else self.hand

    @property
    def task(self) -> Task:
        """What the seat to move has to decide."""
        if self.turn == self.leader:
            return Task.PROLONG if self.trick else Task.LEAD
        return Task.BEAT if (self.holder ^ self.turn) & 1 else Task.FEED

    def legal_moves(self) -> tuple[Move, ...]:
        """What this seat may do now: cards suit by suit, then stopping; nothing if another seat is to move."""
        if self.outcome or self.turn != self.seat:
            return ()
        return moves(self.choices, self.task is Task.PROLONG)

    def why_not(self, move: Move) -> Refusal | None:
        """Why this seat may not make this move now, or None if it may; speaks only of what the seat sees.

        Raises `Unreadable` for what is no move at all.
        """
        if not isinstance(move, Play | Stop):
            raise Unreadable(shown(move), "a move: Play(card) or STOP; parse_move() makes one from a text")
        card = move.card if isinstance(move, Play) else None
        if isinstance(move, Play) and not isinstance(card, Card):
            raise Unreadable(shown(move), "a move of a card; parse_move() makes one from a text")
        if self.outcome:
            return Refusal(Reason.DEAL_OVER, card)
        if self.turn != self.seat:
            return Refusal(Reason.NOT_YOUR_TURN, card)
        return self._why_not_stop() if card is None else self._why_not_play(card)

    def _why_not_play(self, card: Card) -> Refusal | None:
        if not card.bit & self.hand:
            return Refusal(Reason.NOT_IN_HAND, card)
        if card.bit & self.choices:
            return None
        fitting = {fit.rank for fit in GERMAN.unmask(self.fits)}
        return Refusal(Reason.CANNOT_PROLONG, card, tuple(rank for rank in Rank if rank in fitting))

    def _why_not_stop(self) -> Refusal | None:
        if self.task is Task.PROLONG:
            return None
        return Refusal(Reason.MUST_LEAD if self.task is Task.LEAD else Reason.MUST_PLAY)


@cache
def moves(choices: int, may_stop: bool) -> tuple[Move, ...]:  # noqa: FBT001
    """The moves with the cards of a mask, suit by suit, then stopping where it is allowed; remembered.

    >>> [str(move) for move in moves(GERMAN.mask(["10B", "7H"]), True)]
    ['7H', '10B', '-']
    """
    plays = tuple(Play(GERMAN.card(bit)) for bit in bits(choices))
    return (*plays, STOP) if may_stop else plays
