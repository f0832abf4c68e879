"""Why a move is not allowed, with the facts that its seat may know."""

from __future__ import annotations

from sevens.cards import Card
from sevens.errors import Unreadable, shown
from sevens.legal import (
    Moment,
    able,
    borrowable,
    frontier,
    joker_places,
    jokers_of,
    legal_moves,
    may_pass,
    needs_name,
    places_of,
)
from sevens.moves import Catch, Give, Move, Name, Pass, Play, Show, Wait
from sevens.reasons import Reason, Refusal


def why_not(moment: Moment, hand: int, move: Move) -> Refusal | None:
    """Why a seat with this hand could not make this move if it were its turn, or None if it could.

    Speaks only of what lies open and of that hand. Raises `Unreadable` for what is no move at all.
    """
    if not isinstance(move, Play | Pass | Wait | Show | Name | Give | Catch):
        raise Unreadable(shown(move), "a move: Play(card) or PASS; parse_move() makes one from a text")
    card = move.card if isinstance(move, Play | Name | Give) else None
    if needs_name(moment) != isinstance(move, Name):
        return Refusal(Reason.MUST_NAME if needs_name(moment) else Reason.NOT_NOW, card)
    if (moment.aside.due is not None) != isinstance(move, Give):
        return Refusal(Reason.MUST_GIVE if moment.aside.due else Reason.NOT_NOW, card)
    if isinstance(move, Play):
        return _why_not_play(moment, hand, move)
    if isinstance(move, Pass):
        return _why_not_pass(moment, hand)
    if isinstance(move, Give):
        held = moment.rules.shape.pack.bits.get(move.card, 0) & hand
        return None if held else Refusal(Reason.NOT_IN_HAND, card)
    return None if move in legal_moves(moment, hand) else Refusal(Reason.NOT_NOW, card)


def _why_not_play(moment: Moment, hand: int, move: Play) -> Refusal | None:
    pack, card = moment.rules.shape.pack, move.card
    bit = pack.bits.get(card, 0)
    exposed = bit & moment.aside.exposed
    if not bit & hand and not exposed:
        return Refusal(Reason.NOT_IN_HAND, card)
    if exposed and not bit & borrowable(moment) and (bit & pack.wild or bit & frontier(moment)):
        return Refusal(Reason.EXPOSED, card)
    if bit & pack.wild:
        refusal = _why_not_joker(moment, hand, move)
    elif bit & frontier(moment):
        refusal = _why_not_there(moment, bit, move)
    else:
        refusal = _why_not_yet(moment, card, bit)
    if refusal is None and move.call:
        called = moment.rules.last_card_call and bit & hand and hand.bit_count() == 2
        return None if called else Refusal(Reason.NOT_NOW, card)
    return refusal


def _why_not_yet(moment: Moment, card: Card, bit: int) -> Refusal:
    """The reason why a card does not fit."""
    layout, rules = moment.layout, moment.rules
    if not layout.laid:
        opening = rules.shape.pack.unmask(moment.aside.named or rules.opening_bit)
        return Refusal(Reason.OPENING_FIRST, card, needs=tuple(c for c in opening if not c.copy))
    if bit & moment.aside.jokered:
        return Refusal(Reason.JOKER_THERE, card)
    needs = layout.missing_before(card)
    column = layout.column(card.suit)
    reason = Reason.NEEDS_NEIGHBOUR if column else Reason.NEEDS_ANCHOR
    return Refusal(reason, card, needs=needs, column=(column[0], column[-1]) if column else ())


def _why_not_there(moment: Moment, bit: int, move: Play) -> Refusal | None:
    """The reason why a card that fits may not be laid at the place named with it."""
    if move.at is None:
        return None
    fit = places_of(moment, bit)
    named = moment.rules.shape.pack.bits.get(move.at, 0) & fit & (fit - 1)
    return None if named and not moment.rules.shape.loose else Refusal(Reason.WRONG_PLACE, move.card)


def _why_not_joker(moment: Moment, hand: int, move: Play) -> Refusal | None:
    """The reason why a joker of this hand may not be laid there."""
    pack = moment.rules.shape.pack
    if not moment.layout.laid:
        return Refusal(Reason.OPENING_FIRST, move.card, needs=pack.unmask(moment.rules.opening_bit))
    if not jokers_of(moment, hand):
        return Refusal(Reason.JOKER_LAST, move.card)
    if move.at is None:
        return Refusal(Reason.NEEDS_PLACE, move.card)
    fits = pack.bits.get(move.at, 0) & joker_places(moment)
    return None if fits else Refusal(Reason.WRONG_PLACE, move.card)


def _why_not_pass(moment: Moment, hand: int) -> Refusal | None:
    cards = able(moment, hand)
    if may_pass(moment, cards):
        return None
    playable = moment.rules.shape.pack.unmask(cards)
    if moment.aside.caught and cards:
        return Refusal(Reason.CAUGHT, playable=playable)
    if not cards:
        return Refusal(Reason.NO_TOKEN)
    if not moment.layout.laid:
        return Refusal(Reason.MUST_OPEN, playable=playable)
    stalling = moment.must_move and moment.rules.pass_by_choice
    return Refusal(Reason.NO_STALLING if stalling else Reason.MUST_PLAY, playable=playable)
