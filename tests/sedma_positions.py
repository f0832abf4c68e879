"""Deals of Sedma in the middle, written in a line."""

from __future__ import annotations

from sevens.sedma import GERMAN, Deal, Sedma, parse_move


def position(
    *hands: str, leader: int = 0, stock: str = "", won: tuple[str, str] = ("", ""), dealer: int = 0, rules: Sedma | None = None
) -> Deal:
    """A deal between two tricks, with these hands, this stock and these cards taken; other cards are out of play."""
    game = rules or Sedma(players=len(hands))
    return Deal(
        rules=game,
        dealer=dealer,
        hands=tuple(GERMAN.mask(hand.split()) for hand in hands),
        stock=tuple(GERMAN.mask([card]) for card in stock.split()),
        won=tuple(GERMAN.mask(cards.split()) for cards in won),
        tricks=tuple(int(bool(cards)) for cards in won),
        leader=leader,
        turn=leader,
        holder=leader,
        fits=GERMAN.full,
    )


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
