"""Hypothesis strategies for Sedma: options, deals, and deals played to their end at random."""

from __future__ import annotations

import random
from dataclasses import dataclass

from hypothesis import strategies as st

from sevens.sedma import Deal, Move, Record, Sedma

SEEDS = st.integers(0, 10**6)


@st.composite
def sedma_rules(draw: st.DrawFn) -> Sedma:
    """Sedma with any options that go together."""
    chosen = {option.name: draw(st.sampled_from(option.allowed)) for option in Sedma().options()}
    if chosen["flat"]:
        del chosen["two_points_at"]
    return Sedma(**chosen)


@st.composite
def sedma_deals(draw: st.DrawFn) -> Deal:
    """A fresh deal: any options, seed and dealer."""
    rules = draw(sedma_rules())
    return Deal.deal(rules, rules.players, draw(SEEDS), draw(st.integers(0, rules.players - 1)))


@dataclass(frozen=True, repr=False)
class Played:
    """A deal played to its end: `states[i + 1]` is `states[i]` after `moves[i]`."""

    states: tuple[Deal, ...]
    moves: tuple[Move, ...]

    @property
    def last(self) -> Deal:
        return self.states[-1]

    def __repr__(self) -> str:
        return str(Record.of(self.states[0], self.moves))


@st.composite
def sedma_games(draw: st.DrawFn) -> Played:
    """A deal played to its end by moves chosen at random."""
    choose = random.Random(draw(SEEDS)).choice
    states, moves = [draw(sedma_deals())], []
    while states[-1].outcome is None:
        moves.append(choose(states[-1].legal_moves()))
        states.append(states[-1].after(moves[-1]))
    return Played(tuple(states), tuple(moves))


@st.composite
def sedma_moments(draw: st.DrawFn) -> Deal:
    """A deal at any moment, the last one included."""
    return draw(st.sampled_from(draw(sedma_games()).states))
