"""What a move brings about, step by step, on a draft of the round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import cast

from sevens import calls, ghosts, jokers
from sevens.draft import Draft, changed
from sevens.events import Caught, Completed, Fined, Laid, Named, Passed, Waited, WentOut
from sevens.legal import Moment, able, frontier, may_pass, places_of
from sevens.moves import Catch, Give, Move, Name, Pass, Play, Show, Wait
from sevens.outcome import Ending


def play(draft: Draft, move: Play, now: Moment) -> None:
    """Lay a card: from the hand, or one that a ghost has exposed (FT-16 to FT-20, SB-19 to SB-23, PA-15 to PA-18)."""
    rules, seat = draft.rules, draft.seat
    pack = rules.shape.pack
    bit = pack.bits[move.card]
    borrowed = bit & draft.aside.exposed
    if borrowed:
        draft.aside = replace(draft.aside, exposed=draft.aside.exposed ^ bit)
    else:
        draft.hands[seat] ^= bit
    draft.idle = 0
    place = _place(now, bit, move)
    draft.events.append(Laid(seat, move.card, pack.card(place) if place != bit else None))
    fresh = not place & draft.layout.laid
    if rules.jokers:
        jokers.lay(draft, bit, place)
    else:
        draft.layout = draft.layout.with_card(place)
    if rules.race_to_kings and fresh:
        _reward(draft, place)
    if draft.aside.caught:
        draft.aside = replace(draft.aside, caught=False)
    if rules.last_card_call:
        calls.laid(draft, move)
    if not draft.hands[seat]:
        go_out(draft)
    elif not (borrowed and rules.exposed_play == "free"):
        draft.turn = draft.next_seat(seat)
    if draft.aside.exposed and rules.ghost_cards == "auto" and draft.outcome is None:
        ghosts.drop(draft)
    if any(draft.ledger.withheld):
        _fine(draft, bit)


def _place(now: Moment, bit: int, move: Play) -> int:
    """The place the card is laid at: the one named, else the first where it fits."""
    pack = now.rules.shape.pack
    if move.at is not None:
        return pack.bits[move.at]
    if pack.copies == 1:
        return bit
    fit = places_of(now, bit)
    return fit & -fit


def go_out(draft: Draft) -> None:
    """The mover has laid its last card: it wins, or with play on takes the next place (FT-26, SB-32, PA-23, PA-26)."""
    seat = draft.seat
    draft.turn = draft.next_seat(seat)
    if not draft.rules.play_on:
        draft.end(Ending.WENT_OUT, seat)
        return
    draft.aside = replace(draft.aside, out=(*draft.aside.out, seat))
    draft.events.append(WentOut(seat))
    draft.turn = draft.next_seat(seat)
    active = draft.active
    if len(active) == 1:
        draft.end(Ending.WENT_OUT, draft.aside.out[0])
        assert draft.outcome is not None  # noqa: S101 - it has just ended
        draft.outcome = replace(draft.outcome, order=(*draft.aside.out, *active))


def _reward(draft: Draft, place: int) -> None:
    """The bonus for a whole column goes to the layer of its last card or of its king (SB-55, Q-SB-12)."""
    pack, layout, aside = draft.rules.shape.pack, draft.layout, draft.aside
    card, seat = pack.card(place), draft.seat
    king = pack.suit_mask(card.suit) & ~(pack.suit_mask(card.suit) >> 1)
    if place == king:
        aside = replace(aside, kings=(*aside.kings, (place, seat)))
    if layout.laid & pack.suit_mask(card.suit) == pack.suit_mask(card.suit):
        earner = seat if draft.rules.bonus_to == "last_card" else dict(aside.kings).get(king)
        if earner is not None:
            completed = aside.completed or (0,) * len(draft.hands)
            aside = replace(aside, completed=changed(completed, earner, completed[earner] + 1))
            draft.events.append(Completed(earner, card.suit))
    draft.aside = aside


def _fine(draft: Draft, bit: int) -> None:
    """The fines for passes that the card just laid has shown, at the end for all others too (FT-23, FT-29, Q-FT-4)."""
    rules, seat, ledger = draft.rules, draft.seat, draft.ledger
    found = [(seat, rules.fine_to == "winner") for mask in ledger.withheld[seat] if mask & bit]
    withheld = changed(ledger.withheld, seat, tuple(mask for mask in ledger.withheld[seat] if not mask & bit))
    if draft.outcome:
        found += [(other, rules.fine_to != "pot") for other, masks in enumerate(withheld) for _ in masks]
        withheld = ((),) * len(withheld)
    paid, owed = list(ledger.paid), list(ledger.owed)
    for culprit, to_winner in found:
        (owed if to_winner else paid)[culprit] += rules.fine_on_top
        draft.events.append(Fined(culprit, rules.fine_on_top, to_winner))
    draft.ledger = replace(ledger, paid=tuple(paid), owed=tuple(owed), withheld=withheld)


def pass_(draft: Draft, _move: Pass, now: Moment) -> None:
    """Pass for a chip or a token; draw a card where the stock holds up everybody (FT-22, SB-24, PA-19, Q-PA-9)."""
    seat, rules, ledger = draft.seat, draft.rules, draft.ledger
    hand = draft.hands[seat]
    cards, fits = able(now, hand), frontier(now)
    if cards and rules.illegal_pass == "forced_play":
        draft.aside = replace(draft.aside, caught=True)
        draft.events.append(Caught(seat))
        return
    price = _price(draft)
    lacks, withheld = ledger.lacks, ledger.withheld
    if cards and rules.enforcement == "fine":
        withheld = changed(withheld, seat, (*withheld[seat], cards))
    elif not cards and not may_pass(now, fits):
        lacks = changed(lacks, seat, lacks[seat] | fits)
    paid = changed(ledger.paid, seat, ledger.paid[seat] + price) if price else ledger.paid
    draft.ledger = type(ledger)(paid, changed(ledger.passes, seat, ledger.passes[seat] + 1), lacks, ledger.owed, withheld)
    draft.events.append(Passed(seat, price))
    draft.idle += 1
    draft.turn = draft.next_seat(seat)
    if draft.aside.liable is not None or draft.aside.caught:
        draft.aside = replace(draft.aside, liable=None, caught=False)
    if cards and rules.illegal_pass == "receive_card":
        draft.events.append(Caught(seat))
        calls.demand(draft, seat, 1)
    if draft.table.stock and not any(held & fits for held in draft.hands):
        calls.draw(draft, seat, 1)


def _price(draft: Draft) -> int:
    """What a pass costs now: a chip, before the opening as the option says, and nothing once the pot is won.

    See FT-13, FT-22, Q-FT-3, Q-PA-5.
    """
    rules, fee = draft.rules, draft.rules.opening_fee
    if draft.aside.out:
        return 0
    if draft.layout.laid or fee == "every_skipped_seat" or (fee == "leader_only" and draft.seat == draft.table.leader):
        return rules.pass_price
    return 0


def wait(draft: Draft, _move: Wait, now: Moment) -> None:
    """Be skipped; the round is blocked if no card can ever be laid again (SB-53, Q-SB-9, Q-SB-11)."""
    draft.events.append(Waited(draft.seat))
    draft.idle += 1
    draft.turn = draft.next_seat(draft.seat)
    if not any(able(now, hand) for hand in draft.hands):
        draft.end(Ending.BLOCKED, None)


def name(draft: Draft, move: Name, _now: Moment) -> None:
    """The dealer names a seven, and the first holder after him has the turn (PA-12)."""
    pack = draft.rules.shape.pack
    named = pack.alike(pack.bits[move.card])
    draft.aside = replace(draft.aside, named=named)
    draft.events.append(Named(draft.seat, move.card))
    while True:
        draft.turn = draft.next_seat(draft.turn)
        if draft.hands[draft.turn] & named:
            return


Effect = Callable[[Draft, Move, Moment], None]
EFFECTS: dict[type[Move], Effect] = {
    Play: cast("Effect", play),
    Pass: cast("Effect", pass_),
    Wait: cast("Effect", wait),
    Show: cast("Effect", ghosts.show),
    Name: cast("Effect", name),
    Give: cast("Effect", calls.give),
    Catch: cast("Effect", calls.catch),
}
"""What carries out each kind of move."""
