"""What one seat may know of a round: bots and widgets get this, never the round."""

from __future__ import annotations

from dataclasses import dataclass

from sevens.cards import Card, bits_of
from sevens.errors import Unreadable
from sevens.layout import Layout
from sevens.moves import PASS, Event, Move, Outcome, Pass, Play
from sevens.reasons import Reason, Refusal
from sevens.rules import Rules


@dataclass(frozen=True, slots=True)
class View:
    """A round as one seat sees it: its own hand, and of the others only what lies open on the table.

    Masks are those of the pack in `rules.shape.pack`; tuples have one entry a seat, seat 0 first.
    """

    rules: Rules
    seat: int
    hand: int
    """The mask of the seat's own cards."""
    sizes: tuple[int, ...]
    """The number of cards in each hand."""
    layout: Layout
    turn: int
    dealer: int
    leader: int
    paid: tuple[int, ...]
    """Chips each seat has paid to the pot in this deal, antes included."""
    passes: tuple[int, ...]
    """How often each seat has passed."""
    lacks: tuple[int, ...]
    """For each seat, the mask of cards its forced passes have shown it does not hold (Q-FT-13)."""
    must_move: bool
    """Everybody has just passed, so who can play must play (Q-X-6)."""
    events: tuple[Event, ...]
    outcome: Outcome | None

    @property
    def pot(self) -> int:
        """Chips in the pot."""
        return sum(self.paid)

    @property
    def unseen(self) -> int:
        """The mask of the cards in the other hands."""
        return self.rules.shape.pack.full & ~self.layout.laid & ~self.hand

    @property
    def frontier(self) -> int:
        """The mask of the cards that fit now, whoever holds them: before the opening that one card only (FT-15)."""
        return frontier(self.rules, self.layout)

    @property
    def playable(self) -> int:
        """The mask of the seat's own cards that fit."""
        return self.hand & self.frontier

    def legal_moves(self) -> tuple[Move, ...]:
        """What this seat may do now: cards suit by suit, low to high, then the pass."""
        if self.outcome or self.turn != self.seat:
            return ()
        return legal_moves(self.rules, self.layout, self.playable, must_move=self.must_move)

    def why_not(self, move: Move) -> Refusal | None:
        """Why this seat could not make this move if it were its turn, or None if it could.

        Speaks only of the layout and of the seat's own hand. Raises `Unreadable` for what is no move at all.
        """
        if not isinstance(move, Play | Pass):
            raise Unreadable(repr(move), "a move: Play(card) or PASS; parse_move() makes one from a text")
        if self.outcome:
            return Refusal(Reason.ROUND_OVER, move.card if isinstance(move, Play) else None)
        return self._why_not_play(move.card) if isinstance(move, Play) else self._why_not_pass()

    def _why_not_play(self, card: Card) -> Refusal | None:
        shape = self.rules.shape
        if not shape.pack.bits.get(card, 0) & self.hand:
            return Refusal(Reason.NOT_IN_HAND, card)
        if shape.pack.bit(card) & self.frontier:
            return None
        if not self.layout.laid:
            return Refusal(Reason.OPENING_FIRST, card, needs=(self.rules.opening_card,))
        needs = self.layout.missing_before(card)
        column = self.layout.column(card.suit)
        reason = Reason.NEEDS_NEIGHBOUR if column else Reason.NEEDS_ANCHOR
        return Refusal(reason, card, needs=needs, column=(column[0], column[-1]) if column else ())

    def _why_not_pass(self) -> Refusal | None:
        if may_pass(self.rules, self.layout, self.playable, must_move=self.must_move):
            return None
        playable = self.rules.shape.pack.unmask(self.playable)
        if not self.layout.laid:
            return Refusal(Reason.MUST_OPEN, playable=playable)
        stalling = self.must_move and self.rules.enforcement == "fine"
        return Refusal(Reason.NO_STALLING if stalling else Reason.MUST_PLAY, playable=playable)


def frontier(rules: Rules, layout: Layout) -> int:
    """The mask of the cards that fit: the open ends, or before the opening the opening card alone (FT-15)."""
    return layout.open_ends if layout.laid else rules.opening_bit


def may_pass(rules: Rules, layout: Layout, playable: int, *, must_move: bool) -> bool:
    """Whether a seat that could play these cards may pass (FT-14, FT-21; with fines also Q-FT-4 and Q-X-6)."""
    return not playable or (rules.enforcement == "fine" and layout.laid != 0 and not must_move)


def legal_moves(rules: Rules, layout: Layout, playable: int, *, must_move: bool) -> tuple[Move, ...]:
    """The moves of a seat that could play these cards: one of them, or a pass where it is allowed (FT-18)."""
    if not playable:
        return (PASS,)
    cards = [rules.plays[bit] for bit in bits_of(playable)]
    return (*cards, PASS) if may_pass(rules, layout, playable, must_move=must_move) else tuple(cards)
