"""The deal: who gets which cards, and what lies and is paid before the first turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sevens.cards import Card, shuffle
from sevens.checks import check_kind, check_seat
from sevens.errors import Unreadable
from sevens.layout import Layout
from sevens.rules import Rules, check_rules
from sevens.table import Dealt, Ledger, Table


class Opening(NamedTuple):
    """A round before its first turn, in the order of the first fields of `Round`."""

    table: Table
    hands: tuple[int, ...]
    layout: Layout
    ledger: Ledger
    turn: int


def opened(rules: Rules, cards: Dealt, dealer: int, leader: int | None) -> Opening:
    """The round that begins with these cards: sevens laid where they lie from the start, the antes paid (FT-07 to FT-11)."""
    hands, shape = cards.hands, rules.shape
    seats = len(hands)
    leads = (dealer + rules.step) % seats if leader is None else check_seat("leader", leader, seats)
    layout, held = Layout.empty(shape), hands
    if rules.anchors != "as_moves":
        layout = Layout.of(shape.anchors, shape)
        held = tuple(hand & ~shape.anchors for hand in hands)
    ledger = Ledger.opened(rules.antes(tuple(hand.bit_count() for hand in hands)))
    table = Table(rules, dealer, leads, cards, cards.stock)
    return Opening(table, held, layout, ledger, first_turn(rules, hands, dealer, leads))


def checked(rules: Rules, hands: Sequence[Iterable[Card | str]], stock: Iterable[Card | str], dealer: int) -> Dealt:
    """These hands and this stock as a deal. Raises `Unreadable` or `InvalidOption` for what no deal gives."""
    pack, whole = check_rules(rules).shape.pack, to_deal(rules)
    seats = len(check_kind("hands", hands, Sequence, "a list with the cards of each seat"))
    if seats < 2 or seats > rules.max_players:
        rules.check_seats(seats)
    check_seat("dealer", dealer, seats)
    masks, undealt = tuple(map(pack.mask, hands)), read_stock(rules, stock)
    held = sum(masks) + sum(undealt)
    if held != whole or sum(map(int.bit_count, masks)) + len(undealt) != whole.bit_count() or not all(masks):
        found, place = " / ".join(map(pack.text, masks)), "one hand or the stock" if rules.has_stock else "one hand"
        raise Unreadable(found, f"each of the {whole.bit_count()} cards of the pack in {place}, and no hand empty")
    if sum(undealt) & opening(rules):
        raise Unreadable(pack.text(sum(undealt)), f"a stock without the cards that open: {pack.text(opening(rules))}")
    return Dealt(masks, undealt)


def read_stock(rules: Rules, cards: Iterable[Card | str]) -> tuple[int, ...]:
    """The bits of the cards of a stock, in their order. Raises `Unreadable`, also where the game has none."""
    known = check_kind("stock", cards, Iterable, "cards or their texts, such as ['7D', '8D']")
    listed = [card if isinstance(card, Card) else Card.parse(card) for card in known]
    if listed and not rules.has_stock:
        raise Unreadable(" ".join(map(str, listed)), "no stock, for in this game all cards are dealt")
    rules.shape.pack.mask(listed)
    return tuple(map(rules.shape.pack.bit, listed))


def to_deal(rules: Rules) -> int:
    """The mask of the cards that are dealt: the pack, without the sevens where they are laid before (FT-38)."""
    pack = rules.shape.pack
    return pack.full & ~rules.shape.anchors if rules.anchors == "before_deal" else pack.full


def opening(rules: Rules) -> int:
    """The mask of the cards without which nobody could open."""
    return rules.opening_bit | rules.begins


def dealt(rules: Rules, seats: int, seed: int, dealer: int) -> Dealt:
    """The cards of a deal: the first one to the seat after the dealer or to the dealer, as the rules say (Q-SB-2)."""
    pack, cards = rules.shape.pack, to_deal(rules)
    order = shuffle(pack.bits.values(), seed)
    if cards != pack.full:
        order = [bit for bit in order if bit & cards]
    stock: list[int] = []
    if rules.has_stock:
        order, stock = _with_stock(order, seats, opening(rules))
    first = dealer if rules.first_card_to == "dealer" else dealer + rules.step
    hands = tuple(sum(order[(seat - first) * rules.step % seats :: seats]) for seat in range(seats))
    return Dealt(hands, tuple(stock))


def _with_stock(order: list[int], seats: int, kept_out: int) -> tuple[list[int], list[int]]:
    """The cards to deal, as many to each seat, and the stock: what is over, a card a seat at least (Q-PA-9).

    A card that is to be kept out of the stock changes places with the last card dealt that is not such a one.
    """
    size = seats + len(order) % seats
    hands, stock = order[:-size], order[-size:]
    for place, bit in enumerate(stock):
        if bit & kept_out:
            last = max(i for i, other in enumerate(hands) if not other & kept_out)
            hands[last], stock[place] = bit, hands[last]
    return hands, stock


def first_turn(rules: Rules, hands: Sequence[int], dealer: int, leader: int) -> int:
    """Who has the first turn: the dealer who names a seven, a holder, or the leader (SB-11, FT-13, PA-09, Q-PA-2, Q-PA-3)."""
    if rules.opener == "dealer_names_seven":
        return dealer
    seats = len(hands)
    around = ((dealer + rules.step * i) % seats for i in range(1, seats + 1))
    return next((seat for seat in around if hands[seat] & rules.begins), leader)
