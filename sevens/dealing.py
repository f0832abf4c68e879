"""The deal: who gets which cards, and what lies and is paid before the first turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sevens.cards import Card, shuffle
from sevens.errors import InvalidOption, Unreadable
from sevens.layout import Layout
from sevens.rules import Rules
from sevens.table import Ledger, Table


class Opening(NamedTuple):
    """A round before its first turn, in the order of the first fields of `Round`."""

    table: Table
    hands: tuple[int, ...]
    layout: Layout
    ledger: Ledger
    turn: int


def opened(rules: Rules, hands: tuple[int, ...], dealer: int, leader: int | None) -> Opening:
    """The round that begins with these hands: sevens laid where they lie from the start, the antes paid (FT-07 to FT-11)."""
    seats, shape = len(hands), rules.shape
    leads = (dealer + rules.step) % seats if leader is None else check_seat("leader", leader, seats)
    layout, held = Layout.empty(shape), hands
    if rules.anchors != "as_moves":
        layout = Layout.of(shape.anchors, shape)
        held = tuple(hand & ~shape.anchors for hand in hands)
    ledger = Ledger.opened(rules.antes(tuple(hand.bit_count() for hand in hands)))
    return Opening(Table(rules, dealer, leads, hands), held, layout, ledger, first_turn(rules, hands, dealer, leads))


def checked(rules: Rules, hands: Sequence[Iterable[Card | str]], dealer: int) -> tuple[int, ...]:
    """The masks of these hands. Raises `Unreadable` or `InvalidOption` for hands or a dealer that no deal has."""
    pack, seats, whole = rules.shape.pack, len(hands), to_deal(rules)
    if seats < 2 or seats > rules.max_players:
        rules.check_seats(seats)
    check_seat("dealer", dealer, seats)
    masks = tuple(map(pack.mask, hands))
    if sum(masks) != whole or sum(mask.bit_count() for mask in masks) != whole.bit_count() or not all(masks):
        found = " / ".join(map(pack.text, masks))
        raise Unreadable(found, f"each of the {whole.bit_count()} cards of the pack in one hand, and no hand empty")
    return masks


def to_deal(rules: Rules) -> int:
    """The mask of the cards that are dealt: the pack, without the sevens where they are laid before (FT-38)."""
    pack = rules.shape.pack
    return pack.full & ~rules.shape.anchors if rules.anchors == "before_deal" else pack.full


def dealt(rules: Rules, seats: int, seed: int, dealer: int) -> tuple[int, ...]:
    """The hands of a deal, as masks: the first card to the seat after the dealer or to the dealer, as the rules say (Q-SB-2)."""
    pack, cards = rules.shape.pack, to_deal(rules)
    order = shuffle(pack.bits.values(), seed)
    if cards != pack.full:
        order = [bit for bit in order if bit & cards]
    first = dealer if rules.first_card_to == "dealer" else dealer + rules.step
    return tuple(sum(order[(seat - first) * rules.step % seats :: seats]) for seat in range(seats))


def first_turn(rules: Rules, hands: Sequence[int], dealer: int, leader: int) -> int:
    """Who has the first turn: the dealer who names a seven, a holder, or the leader (SB-11, FT-13, PA-09, Q-PA-2, Q-PA-3)."""
    if rules.opener == "dealer_names_seven":
        return dealer
    seats = len(hands)
    around = ((dealer + rules.step * i) % seats for i in range(1, seats + 1))
    return next((seat for seat in around if hands[seat] & rules.begins), leader)


def check_seat(what: str, seat: object, seats: int) -> int:
    """The seat, if there is such a one; else raises `InvalidOption`."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
        raise InvalidOption(what, seat, f"0 to {seats - 1}")
    return seat
