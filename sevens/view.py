"""What one seat may know of a round: bots and widgets get this, never the round."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from sevens import legal, show, why
from sevens.events import Event
from sevens.layout import Layout
from sevens.moves import Move
from sevens.outcome import Outcome
from sevens.reasons import Reason, Refusal
from sevens.rules import Rules
from sevens.table import Aside


@dataclass(frozen=True, slots=True)
class View:
    """A round as one seat sees it: its own hand, and of the others only what lies open on the table.

    Masks are those of the pack in `rules.shape.pack`; tuples have one entry a seat, seat 0 first.

    >>> from sevens import Round, preset
    >>> view = Round.deal(preset("fan_tan"), seats=4, seed=5).seen_by(1)
    >>> view.rules.shape.pack.text(view.playable), view.sizes
    ('7D', (13, 13, 13, 13))
    """

    rules: Rules
    dealer: int
    leader: int
    seat: int
    hand: int
    """The mask of the seat's own cards."""
    unseen: int
    """The mask of the cards in the other hands and in the stock."""
    sizes: tuple[int, ...]
    """The number of cards in each hand."""
    layout: Layout
    aside: Aside
    turn: int
    paid: tuple[int, ...]
    """Chips each seat has paid to the pot in this deal, antes included."""
    passes: tuple[int, ...]
    """How often each seat has passed; where tokens are used, the tokens it has spent."""
    lacks: tuple[int, ...]
    """For each seat, the mask of cards its forced passes have shown it does not hold (Q-FT-13)."""
    must_move: bool
    """Everybody has just passed, so who can play must play (Q-X-6)."""
    events: tuple[Event, ...]
    outcome: Outcome | None
    history: tuple[Event, ...] = field(compare=False)
    """All events since the deal, or since the position that was read, as this seat saw them."""

    def __repr__(self) -> str:
        hand = f"seat {self.seat}: {self.rules.shape.pack.text(self.hand) or show.NOTHING}"
        return f"<View {show.line(self, self.sizes, hand)}>"

    def _repr_html_(self) -> str:
        return show.position(self, {self.seat: self.hand}, self.sizes)

    @property
    def pot(self) -> int:
        """Chips in the pot."""
        return sum(self.paid)

    @property
    def stock(self) -> int:
        """The number of cards in the stock; 0 where there is none (Q-PA-9)."""
        return self.hand.bit_count() + self.unseen.bit_count() - sum(self.sizes)

    @property
    def tokens(self) -> tuple[int, ...]:
        """Pass tokens left to each seat; empty where there are none in the game (SB-10, SB-25)."""
        return tokens_left(self.rules, self.passes)

    @property
    def frontier(self) -> int:
        """The mask of the cards that fit now, whoever holds them: before the opening that one card only (FT-15)."""
        return legal.frontier(self)

    @property
    def playable(self) -> int:
        """The mask of the seat's own cards that fit."""
        return legal.able(self, self.hand) & self.hand

    def legal_moves(self) -> tuple[Move, ...]:
        """What this seat may do now: cards suit by suit, low to high, then the pass, then the rest."""
        if self.outcome or self.turn != self.seat:
            return ()
        return legal.legal_moves(self, self.hand)

    def why_not(self, move: Move) -> Refusal | None:
        """Why this seat could not make this move if it were its turn, or None if it could.

        Speaks only of what lies open and of the seat's own hand. Raises `Unreadable` for what is no move at all.
        """
        refusal = why.why_not(self if self.turn == self.seat else replace(self, turn=self.seat), self.hand, move)
        if self.outcome:
            return Refusal(Reason.ROUND_OVER, getattr(move, "card", None))
        return refusal


def tokens_left(rules: Rules, passes: tuple[int, ...]) -> tuple[int, ...]:
    """The tokens left to each seat that has passed so often; empty where the game has none."""
    return () if rules.tokens is None else tuple(rules.tokens - spent for spent in passes)
