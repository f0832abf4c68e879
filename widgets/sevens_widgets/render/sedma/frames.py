"""A deal of Sedma at one moment as one seat sees it, small: what a step of a scenario shows."""

from __future__ import annotations

from collections.abc import Sequence

from sevens.sedma import GERMAN, Deal, Played, Taken
from sevens_widgets.html import Safe, tag
from sevens_widgets.render.cards import hand
from sevens_widgets.render.frames import row, to_play
from sevens_widgets.render.sedma.cards import drawn
from sevens_widgets.render.sedma.trick import Place, TakenTrick, Trick, taken, trick
from sevens_widgets.telling import place_names
from sevens_widgets.words import Words


def moment(deals: Sequence[Deal], seat: int, number: int, words: Words) -> list[Safe | None]:
    """The last of these deals as the seat sees it at this step: who has how much, the trick, the hand."""
    deal = deals[-1]
    players = deal.rules.players
    around = place_names(4, words, seat if players == 4 else seat * 2)
    names = around if players == 4 else around[::2]
    sizes = [held.bit_count() for held in deal.hands]
    turn = to_play(None if deal.outcome else names[deal.turn], words)
    return [
        row(words.say("Cards left:"), names, sizes, words, turn),
        row(words.say("Points so far:"), _sides(names), deal.points, words),
        tag("p", words.count("{n} card in the stock", "{n} cards in the stock", len(deal.table.stock)), class_="frame__seats"),
        trick(_trick(deal, names, words), words) if deal.trick else None,
        _taken(deals, seat, names, words),
        _hand(deal, seat, number, words),
    ]


def _sides(names: Sequence[str]) -> list[str]:
    return [" + ".join(names[side::2]) for side in range(2)]


def _trick(deal: Deal, names: Sequence[str], words: Words) -> Trick:
    """The trick round by round, from the seat that led."""
    players = deal.rules.players
    order = [(deal.leader + step) % players for step in range(players)]
    rounds: list[dict[int, Place]] = []
    for played in deal.trick:
        if played.seat == deal.leader:
            rounds.append({})
        holds = played.seat == deal.holder and played is _last_of(deal)
        does = words.html("holds") if holds else None
        rounds[-1][played.seat] = Place(played.card, does, holds=holds, last=played is deal.trick[-1])
    return Trick([(names[s], s % 2) for s in order], [[places.get(s, Place()) for s in order] for places in rounds])


def _last_of(deal: Deal) -> Played:
    """The card with which the holder took the trick: his last one that beat it."""
    led = deal.trick[0].card.rank
    beats = [p for p in deal.trick if p.seat == deal.holder and deal.rules.beaters[deal.trick[0].card.bit] & p.card.bit]
    return beats[-1] if beats else next(p for p in deal.trick if p.card.rank == led)


def _taken(deals: Sequence[Deal], seat: int, names: Sequence[str], words: Words) -> Safe | None:
    """The trick that the last move ended."""
    ended = [event for event in deals[-1].events if isinstance(event, Taken)]
    if not ended or deals[-1].trick:
        return None
    by = ended[0].seat
    you, other = words.html("Last trick, taken by you:"), words.html("Last trick, taken by {seat}:", seat=names[by])
    return taken(TakenTrick(you if by == seat else other, ended[0].cards), words)


def _hand(deal: Deal, seat: int, number: int, words: Words) -> Safe | None:
    held = GERMAN.unmask(deal.hands[seat])
    if not held:
        return None
    mine = deal.outcome is None and deal.turn == seat
    cards = [tag("li", drawn(c, words, _states(deal, c.bit, mine=mine)), class_="hand__card") for c in held]
    return hand(cards, words.say("Your hand at step {number}", number=number), size=len(held), one_row=True)


def _states(deal: Deal, bit: int, *, mine: bool) -> tuple[str, ...]:
    return ("playable",) if mine and bit & deal.choices else ()
