"""One deal of any layout game, from the antes to the last card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Self

from sevens import legal, position, reading, show
from sevens.cards import Card
from sevens.checks import check_seat
from sevens.dealing import checked, dealt, opened
from sevens.draft import Draft, changed
from sevens.effects import EFFECTS
from sevens.errors import IllegalMove, Unreadable, shown
from sevens.events import Event, seen
from sevens.frozen import builder
from sevens.layout import Layout, new_layout
from sevens.moves import PASS, Move, Play
from sevens.outcome import Outcome
from sevens.reasons import Refusal
from sevens.rules import Rules, check_rules
from sevens.table import NOTHING, Aside, Ledger, Table, new_ledger
from sevens.view import View, tokens_left


@dataclass(frozen=True, slots=True)
class Round:
    """A deal at one moment; a move gives a new round and leaves this one as it is.

    Seats count from 0, clockwise. `hands` and other masks are those of the pack in `rules.shape.pack`.

    >>> from sevens.rules import FanTan
    >>> start = Round.deal(FanTan(), seats=4, seed=56)
    >>> start.legal_moves()
    (Pass(),)
    """

    table: Table
    hands: tuple[int, ...]
    layout: Layout
    ledger: Ledger
    turn: int
    idle: int = 0
    """Passes in a row since the last card."""
    aside: Aside = NOTHING
    events: tuple[Event, ...] = ()
    outcome: Outcome | None = None
    history: tuple[Event, ...] = field(default=(), compare=False)
    """All events since the deal, or since the position that was read."""

    @classmethod
    def deal(cls, rules: Rules, seats: int, seed: int, dealer: int = 0, leader: int | None = None) -> Self:
        """A fresh deal, the antes paid: the same cards for the same seed (FT-07 to FT-11, SB-07, PA-07).

        The leader is the player after the dealer unless given (FT-12: the last winner).
        Raises `InvalidOption` for a number of seats, a seed, a dealer or a leader that cannot be.
        """
        check_rules(rules).check_seats(seats)
        check_seat("dealer", dealer, seats)
        return cls(*opened(rules, dealt(rules, seats, seed, dealer), dealer, leader))

    @classmethod
    def from_hands(
        cls, rules: Rules, hands: Sequence[Iterable[Card | str]], dealer: int = 0, leader: int | None = None,
        stock: Iterable[Card | str] = (),
    ) -> Self:  # fmt: skip
        """A deal with these hands, the antes paid. Only a playoff has fewer seats than the game allows, 2 at least (Q-FT-6).

        Where the game has a stock, it lies as given, the top card first. Raises `Unreadable` unless hands and stock hold each
        card of the deal once and no hand is empty, and `InvalidOption` as `deal`.
        """
        return cls(*opened(rules, checked(rules, hands, stock, dealer), dealer, leader))

    @classmethod
    def from_text(cls, text: str) -> Self:
        """The round that a position describes; `sevens.position` says how one is written. Raises `Unreadable` with the line.

        >>> state = Round.from_text('''sevens 1
        ... game parliament
        ... seats 3 dealer 0 leader 1 turn 1
        ... layout D 7
        ... hands * / 8D KS / *''')
        >>> state.legal_moves()
        (Play(card=Card('8D'), at=None, call=False),)
        """
        parts = reading.read(text)
        return cls(*parts[:7], (), parts.outcome)

    def text(self, seat: int | None = None) -> str:
        """The position as a text that `from_text` reads; with a seat, what that seat may not know is left out.

        >>> from sevens.rules import FanTan
        >>> print(Round.deal(FanTan(), seats=3, seed=1).text(seat=0).splitlines()[4][-12:])
         / ?18 / ?17
        """
        return position.write(self, seat)

    def __str__(self) -> str:
        """The whole position as a text."""
        return self.text()

    def __repr__(self) -> str:
        return f"<Round {show.line(self, [hand.bit_count() for hand in self.hands])}>"

    def _repr_html_(self) -> str:
        return show.position(self, dict(enumerate(self.hands)), [hand.bit_count() for hand in self.hands])

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self.table.rules

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return self.table.dealer

    @property
    def leader(self) -> int:
        """The seat that leads, where the leader has the first turn (FT-11, FT-12)."""
        return self.table.leader

    @property
    def paid(self) -> tuple[int, ...]:
        """Chips each seat has paid to the pot in this deal, antes included."""
        return self.ledger.paid

    @property
    def owed(self) -> tuple[int, ...]:
        """Chips each seat owes the winner directly, for fines (FT-29)."""
        return self.ledger.owed

    @property
    def passes(self) -> tuple[int, ...]:
        """How often each seat has passed; where tokens are used, the tokens it has spent."""
        return self.ledger.passes

    @property
    def tokens(self) -> tuple[int, ...]:
        """Pass tokens left to each seat; empty where there are none in the game (SB-10, SB-25)."""
        return tokens_left(self.rules, self.passes)

    @property
    def lacks(self) -> tuple[int, ...]:
        """For each seat, the cards its forced passes have shown it does not hold (Q-FT-13)."""
        return self.ledger.lacks

    @property
    def withheld(self) -> tuple[tuple[int, ...], ...]:
        """For each seat, one mask per pass not yet found out: the cards it could have laid then (FT-23)."""
        return self.ledger.withheld

    @property
    def pot(self) -> int:
        """Chips in the pot: antes, passes and fines (FT-27)."""
        return sum(self.ledger.paid)

    @property
    def stock(self) -> int:
        """The number of cards in the stock; 0 where there is none (Q-PA-9)."""
        return len(self.table.stock)

    @property
    def ghosts(self) -> tuple[int, ...]:
        """The seats that have become ghosts, in that order (SB-26)."""
        return self.aside.ghosts

    @property
    def frontier(self) -> int:
        """The mask of the cards that fit now, whoever holds them."""
        return legal.frontier(self)

    @property
    def playable(self) -> int:
        """The mask of the cards that the seat to move may lay, a ghost's exposed ones included (SB-29)."""
        return legal.able(self, self.hands[self.turn])

    @property
    def must_move(self) -> bool:
        """Everybody has passed in turn, so who can play must play (Q-X-6)."""
        return self.idle >= len(self.hands) - len(self.aside.out) and self.table.rules.guarded

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards of one seat, suit by suit, low to high. Raises `InvalidOption` for no such seat."""
        return self.rules.shape.pack.unmask(self.hands[check_seat("seat", seat, len(self.hands))])

    def legal_moves(self) -> tuple[Move, ...]:
        """What the seat to move may do: cards suit by suit, low to high, then the pass, then the rest. Empty at the end."""
        if self.outcome is not None:
            return ()
        plain, layout = self.table.plain, self.layout
        if not plain.bits:
            return legal.legal_moves(self, self.hands[self.turn])
        moves = plain.moves(self._fitting())
        if self.ledger.passes[self.turn] >= plain.limit:
            return moves or plain.stuck
        return (*moves, PASS) if not moves or (plain.by_choice and layout.laid) else moves

    def why_not(self, move: Move) -> Refusal | None:
        """Why the seat to move may not make this move, or None if it may.

        >>> from sevens.rules import Parliament
        >>> print(Round.deal(Parliament(), seats=4, seed=1).why_not(PASS))
        pass: must_open (playable 7D)
        """
        return self.seen_by(self.turn).why_not(move)

    def seen_by(self, seat: int) -> View:
        """What one seat may know: its own hand, and how many cards the others have. Raises `InvalidOption` for no such seat."""
        check_seat("seat", seat, len(self.hands))
        hand, table, ledger = self.hands[seat], self.table, self.ledger
        return View(
            table.rules, table.dealer, table.leader, seat, hand, sum(self.hands) + sum(table.stock) - hand,
            tuple(h.bit_count() for h in self.hands), self.layout, self.aside, self.turn,
            ledger.paid, ledger.passes, ledger.lacks, self.must_move, seen(self.events, seat), self.outcome,
            self.history if table.plain.bits else seen(self.history, seat),
        )  # fmt: skip

    def after(self, move: Move) -> Round:
        """The round after a move. Raises `IllegalMove` with the reason, and leaves this round as it was."""
        plain = self.table.plain
        bit = plain.bits.get(id(move), 0)
        if bit and self.outcome is None:
            hands, turn, layout = self.hands, self.turn, self.layout
            hand = hands[turn]
            if bit & hand and bit != hand and bit & (layout.open_ends if layout.laid else plain.opening):
                hands = (*hands[:turn], hand ^ bit, *hands[turn + 1 :])
                return self._after_card(bit, hands, self.aside)
            if bit & self.aside.exposed & self._fitting():
                return self._after_card(bit, hands, self.aside.without(bit))
        elif move is PASS and plain.bits and self._may_pass():
            return self._after_pass()
        return self._after_any(move)

    def _fitting(self) -> int:
        """The mask of the cards that the seat to move may lay, where turns are plain."""
        plain, layout = self.table.plain, self.layout
        held = self.hands[self.turn] | self.aside.exposed & plain.lent
        return held & (layout.open_ends if layout.laid else plain.opening)

    def _may_pass(self) -> bool:
        """Whether the seat to move may pass, where turns are plain."""
        plain = self.table.plain
        if self.outcome is not None or self.ledger.passes[self.turn] >= plain.limit:
            return False
        return (plain.by_choice and self.layout.laid != 0) or not self._fitting()

    def _after_card(self, bit: int, hands: tuple[int, ...], aside: Aside) -> Round:
        """The round after a card at its own place that is not the seat's last: the plain case of `effects.play`."""
        table, turn, layout = self.table, self.turn, self.layout
        plain, seats = table.plain, len(hands)
        opened = plain.opens[bit]
        if opened & layout.laid:
            layout = layout.with_card(bit)
        else:
            layout = new_layout(layout.shape, layout.laid | bit, layout.open_ends ^ bit | opened)
        following = self._following() if aside.ghosts else (turn + plain.step) % seats
        events = plain.laid[turn][bit]
        return new_round(table, hands, layout, self.ledger, following, 0, aside, events, None, self.history + events)

    def _after_pass(self) -> Round:
        """The round after a pass that breaks no rule: the plain case of `effects.pass_`."""
        table, turn, ledger = self.table, self.turn, self.ledger
        plain, paid, lacks = table.plain, ledger.paid, ledger.lacks
        if plain.price:
            paid = changed(paid, turn, paid[turn] + plain.price)
        if not (plain.by_choice and self.layout.laid):
            lacks = changed(lacks, turn, lacks[turn] | (self.layout.open_ends if self.layout.laid else plain.opening))
        passes = changed(ledger.passes, turn, ledger.passes[turn] + 1)
        ledger = new_ledger(paid, passes, lacks, ledger.owed, ledger.withheld)
        return new_round(
            table, self.hands, self.layout, ledger, self._following(), self.idle + 1, self.aside, plain.passed[turn], None,
            self.history + plain.passed[turn],
        )  # fmt: skip

    def _following(self) -> int:
        """The next seat in turn that is no ghost."""
        seats, step, ghosts = len(self.hands), self.table.plain.step, self.aside.ghosts
        seat = (self.turn + step) % seats
        while seat in ghosts:
            seat = (seat + step) % seats
        return seat

    def _after_any(self, move: Move) -> Round:
        """The round after any move, carried out step by step on a draft."""
        if not self._is_plain_play(move) and move not in self.legal_moves():
            refusal = self.why_not(move)
            if refusal is not None:
                raise IllegalMove(refusal)
        effect = EFFECTS.get(type(move))
        if effect is None:
            raise Unreadable(shown(move), "a move: Play(card) or PASS; parse_move() makes one from a text")
        draft = Draft(self)
        effect(draft, move, self)
        return new_round(
            draft.table, tuple(draft.hands), draft.layout, draft.ledger, draft.turn, draft.idle,
            draft.aside, tuple(draft.events), draft.outcome, (*self.history, *draft.events),
        )  # fmt: skip

    def _is_plain_play(self, move: Move) -> bool:
        """Whether the move lays a card that fits and says no more: the common case, found to be legal without a view."""
        if type(move) is not Play or move.at or move.call or self.outcome or self.aside.due:
            return False
        pack = self.table.rules.shape.pack
        bit = pack.bits.get(move.card, 0) & ~pack.wild
        return bool(bit & self.playable) and not legal.needs_name(self)


new_round = builder(Round)
