"""One deal of Fan Tan, from the antes to the last card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Self, TypeVar

from sevens.cards import Card, deal, shuffled
from sevens.errors import IllegalMove, InvalidOption, Unreadable
from sevens.layout import Layout
from sevens.moves import Ending, Event, Fined, Laid, Move, Outcome, Pass, Passed, Play
from sevens.reasons import Refusal
from sevens.rules import Rules
from sevens.view import View, frontier, legal_moves, may_pass

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Round:
    """A deal at one moment; a move gives a new round and leaves this one as it is.

    Seats count from 0, clockwise. `hands` and the masks in `lacks` and `withheld` are those of the pack in `rules.shape.pack`.

    >>> from sevens.rules import FanTan
    >>> start = Round.deal(FanTan(), seats=4, seed=56)
    >>> start.legal_moves()
    (Pass(),)
    """

    rules: Rules
    hands: tuple[int, ...]
    layout: Layout
    dealer: int
    leader: int
    turn: int
    paid: tuple[int, ...]
    """Chips each seat has paid to the pot in this deal, antes included."""
    owed: tuple[int, ...]
    """Chips each seat owes the winner directly, for fines (FT-29)."""
    passes: tuple[int, ...]
    lacks: tuple[int, ...]
    """For each seat, the cards its forced passes have shown it does not hold (Q-FT-13)."""
    withheld: tuple[tuple[int, ...], ...]
    """For each seat, one mask per pass not yet found out: the cards it could have laid then (FT-23)."""
    idle: int
    """Passes in a row since the last card."""
    events: tuple[Event, ...] = ()
    outcome: Outcome | None = None

    @classmethod
    def deal(cls, rules: Rules, seats: int, seed: int, dealer: int = 0, leader: int | None = None) -> Self:
        """A fresh deal, the antes paid: 3 to 8 seats, the same cards for the same seed (FT-07 to FT-11).

        The leader is the player on the dealer's left unless given (FT-12: the last winner).
        Raises `InvalidOption` for a number of seats, a seed, a dealer or a leader that cannot be.
        """
        rules.check_seats(seats)
        check_seat("dealer", dealer, seats)
        order = shuffled(rules.shape.pack, seed)
        return cls.from_hands(rules, deal(order, seats, first=(dealer + 1) % seats), dealer, leader)

    @classmethod
    def from_hands(cls, rules: Rules, hands: Sequence[Iterable[Card | str]], dealer: int = 0, leader: int | None = None) -> Self:
        """A deal with these hands, the antes paid. Only a playoff has 2 seats (Q-FT-6).

        Raises `Unreadable` unless the hands hold each card of the pack once and no hand is empty, and `InvalidOption` as `deal`.
        """
        pack, seats = rules.shape.pack, len(hands)
        if seats != 2:
            rules.check_seats(seats)
        check_seat("dealer", dealer, seats)
        leads = (dealer + 1) % seats if leader is None else check_seat("leader", leader, seats)
        masks = tuple(pack.mask(hand) for hand in hands)
        if sum(masks) != pack.full or sum(m.bit_count() for m in masks) != len(pack.cards) or not all(masks):
            found = " / ".join(map(pack.text, masks))
            raise Unreadable(found, f"each of the {len(pack.cards)} cards of the pack in one hand, and no hand empty")
        holder = next(seat for seat, mask in enumerate(masks) if mask & rules.opening_bit)
        return cls(
            rules=rules,
            hands=masks,
            layout=Layout.empty(rules.shape),
            dealer=dealer,
            leader=leads,
            turn=holder if rules.opener == "holder" else leads,
            paid=rules.antes(tuple(m.bit_count() for m in masks)),
            owed=(0,) * seats,
            passes=(0,) * seats,
            lacks=(0,) * seats,
            withheld=((),) * seats,
            idle=0,
        )

    @property
    def pot(self) -> int:
        """Chips in the pot: antes, passes and fines (FT-27)."""
        return sum(self.paid)

    @property
    def frontier(self) -> int:
        """The mask of the cards that fit now, whoever holds them."""
        return frontier(self.rules, self.layout)

    @property
    def playable(self) -> int:
        """The mask of the cards that the seat to move may lay."""
        return self.hands[self.turn] & self.frontier

    @property
    def must_move(self) -> bool:
        """Everybody has passed in turn, so who can play must play (Q-X-6)."""
        return self.idle >= len(self.hands)

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards of one seat, suit by suit, low to high."""
        return self.rules.shape.pack.unmask(self.hands[seat])

    def legal_moves(self) -> tuple[Move, ...]:
        """What the seat to move may do: cards suit by suit, low to high, then the pass. Empty when the deal is over."""
        if self.outcome:
            return ()
        return legal_moves(self.rules, self.layout, self.playable, must_move=self.must_move)

    def why_not(self, move: Move) -> Refusal | None:
        """Why the seat to move may not make this move, or None if it may."""
        return self.seen_by(self.turn).why_not(move)

    def seen_by(self, seat: int) -> View:
        """What one seat may know: its own hand, and of the others only the number of their cards."""
        return View(
            rules=self.rules,
            seat=seat,
            hand=self.hands[seat],
            sizes=tuple(h.bit_count() for h in self.hands),
            layout=self.layout,
            turn=self.turn,
            dealer=self.dealer,
            leader=self.leader,
            paid=self.paid,
            passes=self.passes,
            lacks=self.lacks,
            must_move=self.must_move,
            events=self.events,
            outcome=self.outcome,
        )

    def after(self, move: Move) -> Self:
        """The round after a move. Raises `IllegalMove` with the reason, and leaves this round as it was."""
        if self.outcome is None:
            if isinstance(move, Play):
                bit = self.rules.shape.pack.bits.get(move.card, 0)
                if bit & self.playable:
                    return self._after_play(move.card, bit)
            elif isinstance(move, Pass) and may_pass(self.rules, self.layout, self.playable, must_move=self.must_move):
                return self._after_pass()
        refusal = self.why_not(move)
        assert refusal is not None, "a move that is not legal has a reason"  # noqa: S101
        raise IllegalMove(refusal)

    def _after_play(self, card: Card, bit: int) -> Self:
        seat = self.turn
        hands = _with(self.hands, seat, self.hands[seat] ^ bit)
        outcome = None if hands[seat] else Outcome(Ending.WENT_OUT, finishing_order(hands, seat))
        played = type(self)(
            self.rules, hands, self.layout.with_card(bit), self.dealer, self.leader, self._left_of(seat),
            self.paid, self.owed, self.passes, self.lacks, self.withheld, 0, (Laid(seat, card),), outcome,
        )  # fmt: skip
        return played._with_fines(seat, bit) if any(self.withheld) else played

    def _with_fines(self, seat: int, bit: int) -> Self:
        """The same with the fines for passes that the card just laid has shown, at the end for all others too (FT-23, FT-29)."""
        found = [(seat, self.rules.fine_to == "winner") for mask in self.withheld[seat] if mask & bit]
        withheld = _with(self.withheld, seat, tuple(mask for mask in self.withheld[seat] if not mask & bit))
        if self.outcome:
            found += [(other, self.rules.fine_to != "pot") for other, masks in enumerate(withheld) for _ in masks]
            withheld = ((),) * len(withheld)
        fines = tuple(Fined(culprit, self.rules.fine_on_top, to_winner) for culprit, to_winner in found)
        paid, owed = list(self.paid), list(self.owed)
        for fine in fines:
            (owed if fine.to_winner else paid)[fine.seat] += fine.chips
        return replace(self, paid=tuple(paid), owed=tuple(owed), withheld=withheld, events=(*self.events, *fines))

    def _after_pass(self) -> Self:
        seat, playable = self.turn, self.playable
        price = self._pass_price(seat)
        withheld, lacks = self.withheld, self.lacks
        if playable:
            withheld = _with(withheld, seat, (*withheld[seat], playable))
        elif not may_pass(self.rules, self.layout, self.frontier, must_move=self.must_move):
            lacks = _with(lacks, seat, lacks[seat] | self.frontier)
        return type(self)(
            self.rules, self.hands, self.layout, self.dealer, self.leader, self._left_of(seat),
            _with(self.paid, seat, self.paid[seat] + price), self.owed, _with(self.passes, seat, self.passes[seat] + 1),
            lacks, withheld, self.idle + 1, (Passed(seat, price),), None,
        )  # fmt: skip

    def _pass_price(self, seat: int) -> int:
        """What a pass costs now: one chip, before the opening as the option says (FT-13, FT-22, Q-FT-3)."""
        fee = self.rules.opening_fee
        if self.layout.laid or fee == "every_skipped_seat" or (fee == "leader_only" and seat == self.leader):
            return self.rules.pass_price
        return 0

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % len(self.hands)


def finishing_order(hands: Sequence[int], winner: int) -> tuple[int, ...]:
    """The winner first, then the others by cards left, fewest first, equal ones in order of play after the winner."""
    others = ((winner + step) % len(hands) for step in range(1, len(hands)))
    return (winner, *sorted(others, key=lambda seat: hands[seat].bit_count()))


def check_seat(what: str, seat: object, seats: int) -> int:
    """The seat, if there is such a one; else raises `InvalidOption`."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
        raise InvalidOption(what, seat, f"0 to {seats - 1}")
    return seat


def _with(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])
