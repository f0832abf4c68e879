"""A round of the package beside the same round in plain sets."""

from __future__ import annotations

from sevens import Round
from tests.plain import Plain


def plain(state: Round) -> Plain:
    """The plain round that stands where a fresh round of the package stands."""
    rules, shape = state.rules, state.rules.shape
    options = {option.name: option.value for option in rules.options()}
    ranks, suits = [r.value for r in shape.pack.ranks], [s.value for s in shape.pack.suits]
    twin = Plain(options, ranks, suits, [map(str, state.hand(seat)) for seat in range(len(state.hands))])
    twin.turn, twin.leader = state.turn, state.leader
    twin.paid = list(state.paid)
    twin.stock = stock_of(state)
    if rules.anchors != "as_moves":
        twin.laid = {(twin.anchor, suit, 0) for suit in suits}
    return twin


def stock_of(state: Round) -> list[str]:
    """The cards of the stock as texts, the top one first."""
    return [str(state.rules.shape.pack.card(bit)) for bit in state.table.stock]


def texts(state: Round) -> set[str]:
    """The legal moves as texts."""
    return set(map(str, state.legal_moves()))


def same(state: Round, twin: Plain) -> bool:
    """Whether both stand at the same moment."""
    pack = state.rules.shape.pack
    laid = {(c.rank.value, c.suit.value, c.copy) for c in pack.unmask(state.layout.laid)}
    wild = {(pack.card(p).rank.value, pack.card(p).suit.value, 0): str(pack.card(j)) for p, j in state.aside.wild}
    return (
        [set(map(str, state.hand(seat))) for seat in range(len(state.hands))] == twin.hands
        and stock_of(state) == twin.stock
        and laid == twin.laid
        and wild == twin.wild
        and set(map(str, pack.unmask(state.aside.exposed))) == twin.exposed
        and set(state.ghosts) == set(twin.shown)
        and list(state.aside.out) == twin.out
        and (state.outcome is not None) == twin.over
        and (state.outcome is not None or state.turn == twin.turn)
        and texts(state) == twin.moves()
    )
