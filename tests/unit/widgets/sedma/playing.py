"""Helpers: a reader of Sedma who knows no more than what the page says, and the same deal played by the package."""

from __future__ import annotations

import re
from dataclasses import replace

from sevens.sedma import Deal, Match, Sedma, bot, parse_move, parse_position
from sevens_widgets.sedma.game import SedmaGame
from sevens_widgets.sedma.state import SedmaState

HAND = re.compile(r'<button class="card" type="button" data-card="(\w+)" data-suit="\w+"(?: data-state="([^"]*)")?')


def cards_to_choose(html: str) -> list[str]:
    """The cards of the hand that the page does not show as not playable."""
    return [card for card, state in HAND.findall(html) if "blocked" not in state]


def take_turn(table: SedmaState) -> None:
    """Play the first card that the page offers; without one, stop."""
    _play_first(table, table.html)


def play_out(table: SedmaState) -> None:
    """Go on to the end of the deal."""
    while 'class="data result"' not in (html := table.html):
        _play_first(table, html)


def _play_first(table: SedmaState, html: str) -> None:
    offered = cards_to_choose(html)
    table.receive({"type": "card", "card": offered[0]} if offered else {"type": "pass"})


def played_by_the_package(match: Match, seed: int, level: str = "beginner") -> Deal:
    """The end of a deal in which seat 0 makes the first legal move and bots that need no chance play the others."""
    deal = match.deal(seed)
    while deal.outcome is None:
        deal = deal.after(deal.legal_moves()[0] if deal.turn == 0 else bot(level).choose(deal.seen_by(deal.turn)))
    return deal


def at(position: str, moves: str = "", *, lang: str = "en", **options: object) -> SedmaState:
    """A table between two tricks, as `parse_position` reads it, after these moves of all seats; then it is the reader's turn."""
    rules = Sedma.with_options(**options)
    table = SedmaState(lang=lang, **options)
    game = replace(SedmaGame.start(rules, 1, "beginner"), deal=parse_position(position, rules), turns=(), before=None)
    for move in moves.split():
        game = game._after(parse_move(move))
    assert game.over or game.deal.turn == 0
    table.game = game
    return table
