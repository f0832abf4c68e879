"""Rounds in the middle of a deal, written in a line."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sevens import FanTan, IllegalMove, Layout, Move, Reason, Round, Rules, parse_move, play
from sevens.bots import Random
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


def position(layout: str, *hands: str, turn: int = 0, seats: int = 4, rules: Rules | None = None, stock: str = "") -> Round:
    """A round with this layout, these first hands and this stock, the top card first.

    The cards that are left go to the other seats, one after the other; where every hand is given, they are out of play.
    """
    game = rules or FanTan()
    pack = game.shape.pack
    laid = Layout.parse(layout, game.shape)
    held = [pack.mask(hand.split()) for hand in hands]
    undealt = tuple(pack.mask([card]) for card in stock.split())
    others = [0] * (seats - len(held))
    for i, bit in enumerate(bits_of(pack.full & ~laid.laid & ~sum(held) & ~sum(undealt)) if others else ()):
        others[i % len(others)] |= bit
    first = Round.deal(game, seats, seed=1)
    table = replace(first.table, stock=undealt)
    return replace(first, table=table, hands=(*held, *others), layout=laid, turn=turn)


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


def spent(state: Round, seat: int, tokens: int) -> Round:
    """The round with so many tokens (or passes) of a seat spent."""
    passes = (*state.passes[:seat], tokens, *state.passes[seat + 1 :])
    return replace(state, ledger=replace(state.ledger, passes=passes))


def stuck(*hands: str, layout: str = "D 7; S 5-8", turn: int = 0, rules: Rules) -> Round:
    """A round in which the seat to move has no token left; where every hand is given, other cards are out of play."""
    return spent(position(layout, *hands, turn=turn, rules=rules), turn, rules.tokens or 0)


def played_out(state: Round, seed: int = 0) -> Round:
    """The end of the round, played by random bots."""
    *_, last = play(state, [Random(seed + seat) for seat in range(len(state.hands))])
    return last


def refused(state: Round, text: str) -> Reason:
    """The reason why a move is refused."""
    with pytest.raises(IllegalMove) as error:
        state.after(move(text))
    return error.value.refusal.reason
