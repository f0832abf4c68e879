"""Ghosts: a player with no legal card and no token left shows his hand and plays no more (SB-26 to SB-33)."""

from __future__ import annotations

from dataclasses import replace

from sevens import jokers
from sevens.draft import Draft, changed
from sevens.events import Dropped, Ghosted
from sevens.layout import Layout
from sevens.legal import Moment
from sevens.moves import Show
from sevens.outcome import Ending


def show(draft: Draft, _move: Show, _now: Moment) -> None:
    """The mover becomes a ghost: his cards lie beside the layout, or each on its own place (Q-SB-5)."""
    seat, hand, aside = draft.seat, draft.hands[draft.seat], draft.aside
    shown = changed(aside.shown or (0,) * len(draft.hands), seat, hand)
    draft.aside = replace(aside, ghosts=(*aside.ghosts, seat), shown=shown)
    draft.events.append(Ghosted(seat, draft.rules.shape.pack.unmask(hand)))
    draft.hands[seat] = 0
    exposed = hand
    if draft.rules.ghost_cards == "gaps":
        exposed = _lay_with_gaps(draft, hand)
    draft.aside = replace(draft.aside, exposed=draft.aside.exposed | exposed)
    draft.turn = draft.next_seat(seat)
    if exposed and draft.rules.ghost_cards == "auto":
        drop(draft)
    _end_if_decided(draft)


def _lay_with_gaps(draft: Draft, hand: int) -> int:
    """Lay every card on its own place; gives back the mask of those that have none: jokers, and cards a joker stands for."""
    shape = draft.rules.shape
    left = hand & (shape.pack.wild | draft.aside.jokered)
    draft.layout = Layout.of(draft.layout.laid | hand & ~left, shape)
    return left


def drop(draft: Draft) -> None:
    """Shown cards go to their places by themselves as soon as they fit; nobody earns a bonus for it (Q-SB-5, Q-SB-12)."""
    pack = draft.rules.shape.pack
    while True:
        fits = draft.layout.open_ends
        if draft.rules.joker_swap == "later":
            fits |= draft.aside.jokered
        fitting = draft.aside.exposed & fits
        if not fitting:
            return
        bit = fitting & -fitting
        owner = next(seat for seat in draft.aside.ghosts if draft.aside.shown[seat] & bit)
        draft.aside = replace(draft.aside, exposed=draft.aside.exposed ^ bit)
        draft.events.append(Dropped(owner, pack.card(bit)))
        jokers.lay(draft, bit, bit)


def _end_if_decided(draft: Draft) -> None:
    """The round ends when everybody is a ghost, or, if so agreed, when only one is not (Q-SB-8)."""
    active = draft.active
    if not active:
        draft.end(Ending.ALL_GHOSTS, None)
    elif len(active) == 1 and draft.rules.sole_survivor == "at_once":
        draft.end(Ending.LAST_LEFT, active[0])
