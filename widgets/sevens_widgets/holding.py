"""Who holds up what: the cards for which the reader's cards wait, and who may hold them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sevens import Card, Rank, Shape, View
from sevens_widgets.game import Game
from sevens_widgets.html import Safe, escape, join
from sevens_widgets.render.cards import word_card
from sevens_widgets.render.holding import Holding
from sevens_widgets.telling import Teller


@dataclass(frozen=True, slots=True)
class Wait:
    """Cards of the reader's hand that wait for the same cards of somebody else."""

    blockers: tuple[Card, ...]
    cards: tuple[Card, ...]


def holding(game: Game, teller: Teller, *, hands_open: bool) -> Holding:
    """Who holds up what, as far as the reader's seat may know; with open hands, as when the deal is over, who holds each card."""
    words, view, pack = teller.words, game.view, game.view.rules.shape.pack
    found = waits(view)
    lines = [_wait(wait, game, teller, hands_open=hands_open) for wait in found]
    lines += [_keeps(card, n, teller) for card, n in kept_shut(view)]
    blockers = pack.alike(pack.mask({card for wait in found for card in wait.blockers})) & ~view.layout.laid
    none = None if lines else words.html("None of your cards waits for a card of somebody else.")
    if hands_open:
        note = words.html("The deal is over: each card with the seat that still holds it.")
    else:
        note = words.html("What your seat can know: a forced pass shows which cards a seat does not hold.")
    return Holding(tuple(lines), blockers, none, note)


def waits(view: View) -> list[Wait]:
    """What the seat's cards wait for, suit by suit, the nearest to the layout first."""
    suits = view.rules.shape.pack.suits
    found: dict[tuple[Card, ...], list[Card]] = {}
    for card in view.rules.shape.pack.unmask(view.hand):
        blockers = _blockers(card, view)
        if blockers:
            found.setdefault(blockers, []).append(card)
    waiting = (Wait(blockers, tuple(cards)) for blockers, cards in found.items())
    return sorted(waiting, key=lambda wait: (suits.index(wait.cards[0].suit), len(wait.blockers)))


def kept_shut(view: View) -> Iterator[tuple[Card, int]]:
    """The seat's cards that fit and behind which others wait, each with how many; only where there is one way to a card."""
    if not is_straight(view.rules.shape) or view.rules.jokers:
        return
    pack, sides = view.rules.shape.pack, view.rules.shape.sides
    for card in pack.unmask(view.playable):
        beyond = sum(mask for mask, _ in sides[pack.bit(card)])
        if n := (beyond & view.unseen).bit_count():
            yield card, n


def is_straight(shape: Shape) -> bool:
    """Whether only one way leads to each card."""
    return shape.corner == "none" and shape.pack.copies == 1


def _blockers(card: Card, view: View) -> tuple[Card, ...]:
    """The cards of others that must lie before this one fits."""
    if card.rank is Rank.JOKER:
        return ()
    pack = view.rules.shape.pack
    return tuple(c for c in view.layout.missing_before(card) if not pack.alike(pack.bit(c)) & view.hand)


def _wait(wait: Wait, game: Game, teller: Teller, *, hands_open: bool) -> Safe:
    words = teller.words
    blockers = words.listing([_blocker(card, game, teller, hands_open=hands_open) for card in wait.blockers])
    own = words.listing([word_card(card, words) for card in wait.cards])
    return words.count(
        "{cards} holds up your {own}.", "{cards} hold up your {own}.", len(wait.blockers), cards=blockers, own=own
    )  # fmt: skip


def _keeps(card: Card, n: int, teller: Teller) -> Safe:
    words = teller.words
    return words.count(
        "Your {card} holds up {n} card of the others.", "Your {card} holds up {n} cards of the others.", n,
        card=word_card(card, words),
    )  # fmt: skip


def _blocker(card: Card, game: Game, teller: Teller, *, hands_open: bool) -> Safe:
    said = word_card(card, teller.words)
    where = _holder(card, game, teller) if hands_open else _clue(card, game.view, teller)
    return join(said, " (", where, ")") if where else said


def _holder(card: Card, game: Game, teller: Teller) -> Safe | None:
    pack = game.view.rules.shape.pack
    held = pack.alike(pack.bit(card))
    seats = [seat for seat, hand in enumerate(game.round.hands) if hand & held]
    if not seats:
        return None
    return teller.words.listing([escape(teller.name(seat)) for seat in seats])


def _clue(card: Card, view: View, teller: Teller) -> Safe | None:
    """What lies open about a card: a ghost has shown it, or forced passes have shown who does not hold it."""
    bit = view.rules.shape.pack.bit(card)
    ghosts = [seat for seat in view.aside.ghosts if view.aside.shown[seat] & view.aside.exposed & bit]
    if ghosts:
        return teller.words.html("exposed: {seat}", seat=teller.name(ghosts[0]))
    without = [seat for seat, lacks in enumerate(view.lacks) if seat != view.seat and lacks & bit]
    if not without:
        return None
    return teller.words.html("not {seats}", seats=teller.words.listing([escape(teller.name(seat)) for seat in without]))
