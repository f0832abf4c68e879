"""Hypothesis strategies: options, deals, games played at random, layouts with gaps."""

from __future__ import annotations

import random
from dataclasses import dataclass

from hypothesis import strategies as st

from sevens import FRENCH, FanTan, Layout, Move, Record, Round

SEEDS = st.integers(0, 10**6)


@st.composite
def fan_tan_rules(draw: st.DrawFn, **fixed: object) -> FanTan:
    """Fan Tan with any options that go together; `fixed` ones are as given."""
    chosen = {option.name: draw(st.sampled_from(option.allowed)) for option in FanTan().options()} | fixed
    if chosen["enforcement"] == "strict":
        del chosen["fine_to"], chosen["fine_includes_pass"]
    if chosen["opener"] == "holder":
        del chosen["opening_fee"]
    return FanTan(**chosen)


RULES = fan_tan_rules()


@st.composite
def deals(draw: st.DrawFn, rules: st.SearchStrategy[FanTan] = RULES) -> Round:
    """A fresh deal: any rules, seats, seed, dealer and leader."""
    seats = draw(st.integers(3, 8))
    place = st.integers(0, seats - 1)
    return Round.deal(draw(rules), seats, draw(SEEDS), draw(place), draw(place))


@dataclass(frozen=True, repr=False)
class Game:
    """A deal played to its end: `states[i + 1]` is `states[i]` after `moves[i]`."""

    states: tuple[Round, ...]
    moves: tuple[Move, ...]

    @property
    def last(self) -> Round:
        return self.states[-1]

    def __repr__(self) -> str:
        return str(Record.of(self.states[0], self.moves))


@st.composite
def games(draw: st.DrawFn, rules: st.SearchStrategy[FanTan] = RULES) -> Game:
    """A deal played to its end by moves chosen at random."""
    choose = random.Random(draw(SEEDS)).choice
    states, moves = [draw(deals(rules))], []
    while states[-1].outcome is None:
        moves.append(choose(states[-1].legal_moves()))
        states.append(states[-1].after(moves[-1]))
    return Game(tuple(states), tuple(moves))


@st.composite
def moments(draw: st.DrawFn) -> Round:
    """A round at any moment, the last one included."""
    return draw(st.sampled_from(draw(games()).states))


LAYOUTS = st.integers(0, FRENCH.full).map(Layout.of)
"""Any cards laid, gaps and columns without a seven included."""
