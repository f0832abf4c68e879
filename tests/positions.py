"""Rounds in the middle of a deal, written in a line."""

from __future__ import annotations

from dataclasses import replace

from sevens import FanTan, Layout, Move, Round, Rules, parse_move
from sevens.cards import bits_of


def move(text: str) -> Move:
    """The move a card's name or `-` stands for."""
    return parse_move(text)


def after(state: Round, moves: str) -> Round:
    """The round after some moves, written with spaces between."""
    for text in moves.split():
        state = state.after(move(text))
    return state


def legal(state: Round) -> set[str]:
    """The legal moves as texts."""
    return {str(m) for m in state.legal_moves()}


def position(layout: str, *hands: str, turn: int = 0, seats: int = 4, rules: Rules | None = None) -> Round:
    """A round with this layout and these first hands.

    The cards that are left go to the other seats, one after the other; where every hand is given, they are out of play.
    """
    game = rules or FanTan()
    pack = game.shape.pack
    laid = Layout.parse(layout, game.shape)
    held = [pack.mask(hand.split()) for hand in hands]
    others = [0] * (seats - len(held))
    for i, bit in enumerate(bits_of(pack.full & ~laid.laid & ~sum(held)) if others else ()):
        others[i % len(others)] |= bit
    return replace(Round.deal(game, seats, seed=1), hands=(*held, *others), layout=laid, turn=turn)


def start(*hands: str, seats: int = 4, rules: Rules | None = None, dealer: int = 0, leader: int | None = None) -> Round:
    """A deal at its beginning in which the first seats hold at least these cards, and all seats as many as in a real deal."""
    game = rules or FanTan()
    pack = game.shape.pack
    sizes = [hand.bit_count() for hand in Round.deal(game, seats, 1, dealer).hands]
    held = [pack.mask(hand.split()) for hand in hands] + [0] * (seats - len(hands))
    for bit in bits_of(pack.full & ~sum(held)):
        seat = max(range(seats), key=lambda s: sizes[s] - held[s].bit_count())
        held[seat] |= bit
    return Round.from_hands(game, [pack.unmask(mask) for mask in held], dealer, leader)
