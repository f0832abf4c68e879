"""Cards that change hands: "last card!", the passer who receives one, and the stock (PA-44, Q-PA-4, Q-PA-9)."""

from __future__ import annotations

from dataclasses import replace

from sevens.draft import Draft, changed
from sevens.events import Caught, Drew, Fined, Given
from sevens.legal import Moment
from sevens.moves import Catch, Give, Play
from sevens.rules.parliament import CALL_CARDS, CALL_FINE
from sevens.table import Due


def laid(draft: Draft, move: Play) -> None:
    """A card has been laid: whoever is down to one card without saying so is liable until the next player has acted."""
    silent = draft.hands[draft.seat].bit_count() == 1 and not move.call
    draft.aside = replace(draft.aside, liable=draft.seat if silent else None)


def catch(draft: Draft, _move: Catch, _now: Moment) -> None:
    """The liable seat is caught and takes two cards from its left neighbour or the stock, or pays two chips; the turn stays."""
    liable = draft.aside.liable
    assert liable is not None, "the move is legal only then"  # noqa: S101
    draft.events.append(Caught(liable))
    draft.aside = replace(draft.aside, liable=None)
    if draft.rules.last_card_penalty == "2_chips":
        draft.pay(liable, CALL_FINE)
        draft.events.append(Fined(liable, CALL_FINE, to_winner=False))
    elif draft.rules.has_stock:
        draw(draft, liable, CALL_CARDS)
    else:
        demand(draft, liable, CALL_CARDS)


def draw(draft: Draft, seat: int, count: int) -> None:
    """A seat draws so many cards from the stock, or what is left; what it was known to lack is no longer known (Q-PA-9)."""
    stock = draft.table.stock
    if not stock:
        return
    for bit in stock[:count]:
        draft.hands[seat] |= bit
        draft.events.append(Drew(seat, draft.rules.shape.pack.card(bit)))
    draft.table = replace(draft.table, stock=stock[count:])
    draft.ledger = replace(draft.ledger, lacks=changed(draft.ledger.lacks, seat, 0))


def demand(draft: Draft, to: int, count: int) -> None:
    """Somebody has to give a seat so many cards before the play goes on."""
    turn = draft.aside.due.turn if draft.aside.due else draft.turn
    giver = _giver(draft, to) if count else None
    if giver is None:
        draft.aside = replace(draft.aside, due=None)
        draft.turn = turn
    else:
        draft.aside = replace(draft.aside, due=Due(to, giver, count, turn))
        draft.turn = giver


def _giver(draft: Draft, to: int) -> int | None:
    """The first seat to the left that keeps a card of its own; None if nobody does (Q-PA-9)."""
    seats = len(draft.hands)
    around = ((to + draft.rules.step * i) % seats for i in range(1, seats))
    return next((seat for seat in around if draft.hands[seat].bit_count() > 1), None)


def give(draft: Draft, move: Give, _now: Moment) -> None:
    """The giver hands over a card; what the receiver was known to lack is no longer known."""
    due, bit = draft.aside.due, draft.rules.shape.pack.bits[move.card]
    assert due is not None, "the move is legal only then"  # noqa: S101
    draft.hands[due.giver] ^= bit
    draft.hands[due.to] |= bit
    draft.ledger = replace(draft.ledger, lacks=changed(draft.ledger.lacks, due.to, 0))
    draft.events.append(Given(due.giver, due.to, move.card))
    demand(draft, due.to, due.count - 1)
