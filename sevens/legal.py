"""What a seat may do: the one place where the rules of a turn are decided.

Every function takes a moment (a round or a seat's view of one) and looks at nothing but what its seat may know.
"""

from __future__ import annotations

from typing import Protocol

from sevens.cards import Card, bits_of
from sevens.layout import Layout
from sevens.moves import CATCH, PASS, SHOW, WAIT, Give, Move, Name, Play
from sevens.rules import Rules
from sevens.table import Aside


class Moment(Protocol):
    """What decides a turn, apart from the mover's own hand."""

    @property
    def rules(self) -> Rules:
        """The rules of the game."""

    @property
    def layout(self) -> Layout:
        """What lies on the table."""

    @property
    def aside(self) -> Aside:
        """What lies or is owed beside it."""

    @property
    def turn(self) -> int:
        """The seat to move."""

    @property
    def passes(self) -> tuple[int, ...]:
        """How often each seat has passed."""

    @property
    def must_move(self) -> bool:
        """Everybody has just passed, so who can play must play (Q-X-6)."""


def frontier(moment: Moment) -> int:
    """The mask of the cards that fit, whoever holds them: the open ends, or before the opening what may open (FT-15).

    A joker is not among them; where a real card may be laid on a joker later, that card is (Q-SB-11).
    """
    layout, aside, rules = moment.layout, moment.aside, moment.rules
    if not layout.laid:
        return aside.named or rules.opening_bit
    if aside.wild and rules.joker_swap == "later":
        return layout.fitting | aside.jokered
    return layout.fitting


def joker_places(moment: Moment) -> int:
    """The mask of the places where a joker may be laid now (Q-SB-10)."""
    layout = moment.layout
    if not layout.laid:
        return 0
    return layout.open_ends if moment.rules.joker_reach == "edge" else layout.shape.places & ~layout.laid


def jokers_of(moment: Moment, hand: int) -> int:
    """The mask of the jokers of a hand that may be laid now."""
    wild = hand & moment.rules.shape.pack.wild
    if not wild or (moment.rules.joker_last == "forbidden" and hand == wild & -wild):
        return 0
    return wild if joker_places(moment) else 0


def borrowable(moment: Moment) -> int:
    """The mask of the ghosts' cards that fit and may be laid by others (SB-29, Q-SB-6)."""
    rules, exposed = moment.rules, moment.aside.exposed
    if not exposed or rules.ghost_cards != "exposed" or rules.exposed_play == "never":
        return 0
    return exposed & frontier(moment)


def able(moment: Moment, hand: int) -> int:
    """The mask of the cards that a seat with this hand could lay now."""
    own = hand & frontier(moment)
    if moment.rules.jokers:
        return own | jokers_of(moment, hand) | borrowable(moment)
    return own | borrowable(moment) if moment.aside.exposed else own


def may_pass(moment: Moment, cards: int) -> bool:
    """Whether the seat to move, able to lay these cards, may pass (FT-14, FT-21, SB-24, PA-20, PA-43, Q-FT-4, Q-X-6)."""
    rules = moment.rules
    if moment.aside.due or (moment.aside.caught and cards):
        return False
    if rules.tokens is not None and moment.passes[moment.turn] >= rules.tokens:
        return False
    if not cards:
        return True
    return rules.pass_by_choice and moment.layout.laid != 0 and not moment.must_move


def needs_name(moment: Moment) -> bool:
    """Whether the dealer has yet to name the opening seven (PA-12)."""
    return not moment.layout.laid and moment.rules.opener == "dealer_names_seven" and not moment.aside.named


def legal_moves(moment: Moment, hand: int) -> tuple[Move, ...]:
    """What the seat to move, with this hand, may do: its cards, suit by suit, low to high, then the pass, then the rest."""
    rules, aside = moment.rules, moment.aside
    pack = rules.shape.pack
    if needs_name(moment):
        return tuple(Name(card) for card in pack.unmask(rules.shape.anchors) if not card.copy)
    if aside.due:
        return tuple(map(Give, pack.unmask(hand)))
    cards = able(moment, hand)
    moves: list[Move] = []
    if rules.jokers or rules.last_card_call or pack.copies > 1:
        for bit in bits_of(cards):
            moves += plays_of(moment, hand, bit)
    else:
        moves += [rules.plays[bit] for bit in bits_of(cards)]
    if may_pass(moment, cards):
        moves.append(PASS)
    elif not cards:
        moves.append(WAIT if rules.no_ghost else SHOW)
    if aside.liable is not None:
        moves.append(CATCH)
    return tuple(moves)


def plays_of(moment: Moment, hand: int, bit: int) -> list[Move]:
    """Every way to lay a card that fits: its places, and with or without "last card!"."""
    rules = moment.rules
    pack, card = rules.shape.pack, rules.plays[bit].card
    places: list[Card | None] = [None, *places_named(moment, bit)]
    if bit & pack.wild:
        places = list(pack.unmask(joker_places(moment)))
    calls = [False]
    if rules.last_card_call and hand & bit and hand.bit_count() == 2:
        calls = [False, True]
    return [Play(card, at, call) for at in places for call in calls]


def places_named(moment: Moment, bit: int) -> tuple[Card, ...]:
    """The places a card may be laid at only by naming them: the second row where the first fits too (Q-PA-11)."""
    pack = moment.rules.shape.pack
    if pack.copies == 1 or moment.rules.shape.loose:
        return ()
    fit = places_of(moment, bit)
    return pack.unmask(fit & (fit - 1))


def places_of(moment: Moment, bit: int) -> int:
    """The mask of the places where a card of the suits fits now: one, or with two packs, once it is opened, one in each row."""
    pack, layout = moment.rules.shape.pack, moment.layout
    if pack.copies == 1:
        return bit
    fit = pack.alike(bit) & layout.open_ends
    return fit if layout.laid else fit & -fit
