"""One deal of Sedma, from the first lead to the last trick."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Self

from sevens.cards import deal, shuffle
from sevens.checks import check_kind, check_seat
from sevens.errors import IllegalMove, Unreadable
from sevens.frozen import builder
from sevens.outcome import Ending, Outcome
from sevens.sedma import show
from sevens.sedma.cards import GERMAN, POINT_CARDS, Card, bits
from sevens.sedma.moves import Drew, Event, Move, Play, Played, Refusal, Stop, Stopped, Taken
from sevens.sedma.rules import Sedma, check_rules, draws
from sevens.sedma.view import View, moves


@dataclass(frozen=True, slots=True)
class Table:
    """What stays as it is while a trick is played. `won` and `tricks` have one entry a side."""

    rules: Sedma
    dealer: int
    leader: int
    stock: tuple[int, ...]
    """The bits of the cards in the stock, the next to be drawn first."""
    won: tuple[int, ...] = (0, 0)
    """For each side the mask of the cards it has taken (SE-23)."""
    tricks: tuple[int, ...] = (0, 0)
    """For each side the number of tricks it has taken."""
    events: tuple[Event, ...] = ()
    """How the last trick ended."""
    outcome: Outcome | None = None


new_table = builder(Table)


@dataclass(frozen=True, slots=True, repr=False)
class Deal:
    """A deal at one moment; a move gives a new deal and leaves this one as it is.

    `str(deal)` says how things lie, in the text that `parse_position` reads; what happened before is not part of it.
    Seats count from 0, clockwise; side 0 is that of seat 0. Hands, `won` and `fits` are masks of the German pack.

    >>> start = Deal.deal(Sedma(), seats=2, seed=7)
    >>> [str(move) for move in start.legal_moves()], start.turn
    (['7L', '9L', '7A', 'KA'], 1)
    """

    table: Table
    hands: tuple[int, ...]
    turn: int
    holder: int
    """The seat that holds the trick; with no trick, who took the last one, or before the first one the leader."""
    fits: int = GERMAN.full
    """The mask of the cards that beat the trick now; with no trick, of all."""
    trick: tuple[Played, ...] = ()
    """The cards of the trick in the order played."""

    @classmethod
    def deal(cls, rules: Sedma, seats: int, seed: int, dealer: int = 0) -> Self:
        """A fresh deal: four cards each, the rest is the stock; the same cards for the same seed (SE-11 to SE-14).

        Raises `InvalidOption` for a number of seats, a seed or a dealer that cannot be.
        """
        check_rules(rules).check_seats(seats)
        check_seat("dealer", dealer, seats)
        order = shuffle(GERMAN.bits, seed)
        dealt = seats * rules.hand_size
        return cls._dealt(rules, deal(order[:dealt], seats, first=(dealer + 1) % seats), order[dealt:], dealer)

    @classmethod
    def from_hands(
        cls, rules: Sedma, hands: Sequence[Iterable[Card | str]], stock: Iterable[Card | str], dealer: int = 0
    ) -> Self:
        """A deal with these hands and this stock, its first card drawn first. The dealer's left leads (SE-12, SE-17).

        Raises `Unreadable` unless each seat has four cards and each card of the pack is there once; `InvalidOption` as `deal`.
        """
        seats = len(check_kind("hands", hands, Sequence, "a list with the cards of each seat"))
        check_seat("dealer", dealer, check_rules(rules).check_seats(seats))
        masks = [GERMAN.mask(hand) for hand in hands]
        drawn = [GERMAN.mask([card]) for card in check_kind("stock", stock, Iterable, "cards or their texts")]
        found = " / ".join(map(GERMAN.text, (*masks, *drawn)))
        if any(m.bit_count() != rules.hand_size for m in masks):
            raise Unreadable(found, f"{rules.hand_size} cards in each hand")
        if len(drawn) != len(GERMAN.cards) - rules.hand_size * len(hands) or sum({*masks, *drawn}) != GERMAN.full:
            raise Unreadable(found, f"each of the {len(GERMAN.cards)} cards of the pack once, in a hand or in the stock")
        return cls._dealt(rules, map(bits, masks), drawn, dealer)

    @classmethod
    def _dealt(cls, rules: Sedma, hands: Iterable[Iterable[int]], stock: Iterable[int], dealer: int) -> Self:
        leader = (dealer + 1) % rules.players
        return cls(Table(rules, dealer, leader, tuple(stock)), tuple(map(sum, hands)), leader, leader)

    @property
    def rules(self) -> Sedma:
        """The options of the game."""
        return self.table.rules

    @property
    def leader(self) -> int:
        """The seat that leads the trick and may prolong it."""
        return self.table.leader

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last move brought about, in order."""
        return self.trick[-1:] or self.table.events

    @property
    def outcome(self) -> Outcome | None:
        """How the deal ended, or None while it goes on."""
        return self.table.outcome

    @property
    def choices(self) -> int:
        """The mask of the cards that the seat to move may play: all, or those that prolong the trick (SE-20, SE-26)."""
        hand = self.hands[self.turn]
        return hand & self.fits if self.turn == self.table.leader else hand

    @property
    def may_stop(self) -> bool:
        """Whether the seat to move may leave the trick to who holds it: the leader after a full round (SE-27, SE-28)."""
        return self.turn == self.table.leader and self.trick != ()

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each side so far: tens and aces it has taken, and at the end the last trick (SE-08, SE-09, SE-37)."""
        return points_of(self.rules, self.table.won, None if any(self.hands) else self.holder % 2)

    def __str__(self) -> str:
        table = self.table
        parts = {
            "hands": " / ".join(map(GERMAN.text, self.hands)),
            "stock": " ".join(map(GERMAN.text, table.stock)),
            "won": " / ".join(map(GERMAN.text, table.won)) if any(table.won) else "",
            "tricks": " ".join(map(str, table.tricks)) if any(table.tricks) else "",
            "dealer": str(table.dealer),
            "leader": str(table.leader),
            "trick": " ".join(f"{played.seat}:{played.card}" for played in self.trick),
        }
        return "; ".join(f"{name} {text}" for name, text in parts.items() if text)

    def __repr__(self) -> str:
        return f"<Deal {self}>"

    def _repr_html_(self) -> str:
        return show.position(self.seen_by(self.turn), dict(enumerate(self.hands)))

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards of one seat, suit by suit. Raises `InvalidOption` for no such seat."""
        return GERMAN.unmask(self.hands[check_seat("seat", seat, len(self.hands))])

    def legal_moves(self) -> tuple[Move, ...]:
        """What the seat to move may do: cards suit by suit, then stopping. Empty when the deal is over.

        The leader whose trick the other side holds is asked even if no card of his fits: so nobody learns whether one does.
        """
        return () if self.table.outcome else moves(self.choices, self.may_stop)

    def why_not(self, move: Move) -> Refusal | None:
        """Why the seat to move may not make this move, or None if it may."""
        return self.seen_by(self.turn).why_not(move)

    def seen_by(self, seat: int) -> View:
        """What one seat may know: its own hand, and of the other hands and the stock only the number of cards (SE-06).

        Raises `InvalidOption` for no such seat.
        """
        check_seat("seat", seat, len(self.hands))
        table = self.table
        return View(
            rules=table.rules,
            seat=seat,
            hand=self.hands[seat],
            sizes=tuple(map(int.bit_count, self.hands)),
            stock=len(table.stock),
            dealer=table.dealer,
            leader=table.leader,
            turn=self.turn,
            holder=self.holder,
            fits=self.fits,
            trick=self.trick,
            won=table.won,
            tricks=table.tricks,
            events=self.events,
            outcome=table.outcome,
        )

    def after(self, move: Move) -> Deal:
        """The deal after a move. Raises `IllegalMove` with the reason, and leaves this deal as it was."""
        if self.table.outcome is None:
            if isinstance(move, Play) and isinstance(move.card, Card):
                if move.card.bit & self.choices:
                    return self._after_play(move.card.bit)
            elif isinstance(move, Stop) and self.may_stop:
                return self._after_trick(self.hands, self.trick, self.holder, Stopped(self.turn))
        refusal = self.why_not(move)
        assert refusal is not None, "a move that is not legal has a reason"  # noqa: S101
        raise IllegalMove(refusal)

    def _after_play(self, bit: int) -> Deal:
        table, seat, fits = self.table, self.turn, self.fits
        rules, leader = table.rules, table.leader
        holder = seat if bit & fits else self.holder
        if seat == leader and (not self.trick or rules.led_value == "latest_lead"):
            fits = rules.beaters[bit]
        hands = (*self.hands[:seat], self.hands[seat] ^ bit, *self.hands[seat + 1 :])
        event = played(seat, bit)
        trick = (*self.trick, event)
        following = next_seat(hands, seat, leader)
        if following == leader and not asks_leader(rules, hands[leader], leader, holder):
            return self._after_trick(hands, trick, holder, event)
        return new_deal(table, hands, following, holder, fits, trick)

    def _after_trick(self, hands: tuple[int, ...], trick: tuple[Played, ...], holder: int, event: Event) -> Deal:
        """The trick taken by who holds it, the hands filled, and the winner to lead (SE-16, SE-23, SE-29, Q-SE-5)."""
        table, rules, cards = self.table, self.table.rules, 0
        for play in trick:
            cards |= play.card.bit
        won, tricks = _added(table.won, holder & 1, cards), _added(table.tricks, holder & 1, 1)
        drawing = draws(rules.draw, tuple(map(int.bit_count, hands)), holder, len(table.stock))
        filled = list(hands)
        for seat, bit in zip(drawing, table.stock, strict=False):
            filled[seat] |= bit
        points, outcome = rules.point_card * (cards & POINT_CARDS).bit_count(), None
        if not any(filled):
            points += rules.last_trick
            outcome = Outcome(Ending.PLAYED_OUT, finishing_order(rules, points_of(rules, won, holder & 1)))
        leader = holder if filled[holder] else next_seat(filled, holder, holder)
        events = (event, Taken(holder, trick, points), *drew(drawing))
        after = new_table(rules, table.dealer, leader, table.stock[len(drawing) :], won, tricks, events, outcome)
        return new_deal(after, tuple(filled), leader, holder, GERMAN.full, ())


new_deal = builder(Deal)


def _added(values: tuple[int, ...], side: int, more: int) -> tuple[int, ...]:
    return (values[0], values[1] + more) if side else (values[0] + more, values[1])


def points_of(rules: Sedma, won: tuple[int, ...], last: int | None) -> tuple[int, ...]:
    """The points of each side for the cards it has taken and, for side `last`, the last trick (SE-08, SE-37)."""
    return tuple(
        rules.point_card * (cards & POINT_CARDS).bit_count() + (rules.last_trick if side == last else 0)
        for side, cards in enumerate(won)
    )


@cache
def drew(drawing: tuple[int, ...]) -> tuple[Drew, ...]:
    """The events of these seats drawing a card each, one event a seat; remembered."""
    return tuple(Drew(seat, drawing.count(seat)) for seat in dict.fromkeys(drawing))


@cache
def played(seat: int, bit: int) -> Played:
    """The event of a seat playing a card, given by its bit; remembered."""
    return Played(seat, GERMAN.card(bit))


def next_seat(hands: Sequence[int], seat: int, leader: int) -> int:
    """The next seat clockwise that still has a card, or the leader once the round is full."""
    following = (seat + 1) % len(hands)
    while following != leader and not hands[following]:
        following = (following + 1) % len(hands)
    return following


def asks_leader(rules: Sedma, hand: int, leader: int, holder: int) -> bool:
    """Whether a leader with this hand decides after a full round: he has cards and the other side holds (SE-25, Q-SE-3)."""
    return hand != 0 and ((leader ^ holder) & 1 == 1 or rules.prolong_when == "always")


def finishing_order(rules: Sedma, points: tuple[int, ...]) -> tuple[int, ...]:
    """The seats of the side with more points, then those of the other (SE-18)."""
    winner = points.index(max(points))
    return (*rules.sides[winner], *rules.sides[1 - winner])
