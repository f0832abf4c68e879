"""Deals of Sedma in the middle, written in a line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from sevens.sedma import GERMAN, Deal, Sedma, parse_move
from sevens.sedma.deal import Table


def position(
    *hands: str, leader: int = 0, stock: str = "", won: tuple[str, str] = ("", ""), dealer: int = 0, rules: Sedma | None = None
) -> Deal:
    """A deal between two tricks, with these hands, this stock and these cards taken; other cards are out of play."""
    game = rules or Sedma(players=len(hands))
    table = Table(
        rules=game,
        dealer=dealer,
        leader=leader,
        stock=tuple(GERMAN.mask([card]) for card in stock.split()),
        won=tuple(GERMAN.mask(cards.split()) for cards in won),
        tricks=tuple(int(bool(cards)) for cards in won),
    )
    return Deal(table, tuple(GERMAN.mask(hand.split()) for hand in hands), turn=leader, holder=leader)


def with_hidden(state: Deal, hands: Iterable[int], stock: Iterable[int]) -> Deal:
    """The same moment with other cards face down."""
    return replace(state, hands=tuple(hands), table=replace(state.table, stock=tuple(stock)))


def after(state: Deal, moves: str) -> Deal:
    """The deal after some moves, written with spaces between."""
    for text in moves.split():
        state = state.after(parse_move(text))
    return state


def legal(state: Deal) -> set[str]:
    """The legal moves as texts."""
    return {str(move) for move in state.legal_moves()}


def sizes(state: Deal) -> list[int]:
    """The number of cards in each hand."""
    return [hand.bit_count() for hand in state.hands]
