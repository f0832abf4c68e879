"""Jokers: laid for a missing card, and what becomes of the real one (SB-54, Q-SB-10, Q-SB-11)."""

from __future__ import annotations

from dataclasses import replace

from sevens.draft import Draft
from sevens.events import Swapped


def lay(draft: Draft, bit: int, place: int) -> None:
    """Put a card on its place: a joker, a real card, or a real card where a joker lies."""
    aside, pack = draft.aside, draft.rules.shape.pack
    if place & aside.jokered:
        _replace(draft, place)
        return
    draft.layout = draft.layout.with_card(place)
    if bit & pack.wild:
        draft.aside = replace(aside, wild=(*aside.wild, (place, bit)))
        if draft.rules.joker_swap == "immediate" and draft.hands[draft.seat]:
            _swap(draft, place, bit)


def _replace(draft: Draft, place: int) -> None:
    """The real card lies where a joker lay; the joker has left play."""
    pack = draft.rules.shape.pack
    joker = dict(draft.aside.wild)[place]
    draft.aside = replace(draft.aside, wild=tuple(pair for pair in draft.aside.wild if pair[0] != place))
    draft.events.append(Swapped(draft.seat, pack.card(place), pack.card(joker), taken=False))


def _swap(draft: Draft, place: int, joker: int) -> None:
    """The holder of the real card puts it there and takes the joker; a ghost's exposed card goes down, the joker leaves play."""
    aside, pack = draft.aside, draft.rules.shape.pack
    wild = tuple(pair for pair in aside.wild if pair[0] != place)
    if place & aside.exposed:
        ghost = next(seat for seat in aside.ghosts if aside.shown[seat] & place)
        draft.aside = replace(aside, wild=wild, exposed=aside.exposed ^ place)
        draft.events.append(Swapped(ghost, pack.card(place), pack.card(joker), taken=False))
        return
    for seat, hand in enumerate(draft.hands):
        if hand & place:
            draft.hands[seat] = hand ^ place | joker
            draft.aside = replace(aside, wild=wild)
            draft.events.append(Swapped(seat, pack.card(place), pack.card(joker), taken=True))
