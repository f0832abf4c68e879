"""Hypothesis strategies: options, deals, games played at random, layouts with gaps."""

from __future__ import annotations

import random
from dataclasses import dataclass

from hypothesis import strategies as st

from sevens import FAMILIES, FRENCH, FanTan, InvalidOption, Layout, Move, Record, Round, Rules

SEEDS = st.integers(0, 10**6)


@st.composite
def rules_of(draw: st.DrawFn, family: type[Rules], **fixed: object) -> Rules:
    """A family with any options that go together; `fixed` ones are as given, and others give way to them."""
    chosen = {option.name: draw(st.sampled_from(option.allowed)) for option in family().options()} | fixed
    if family is FanTan and chosen["anchors"] == "as_moves" and "opening" not in fixed:
        chosen["opening"] = draw(
            st.sampled_from({"french": ["7D", "7H", "any_seven"], "spanish": ["5O", "any_seven"]}[chosen["pack"]])
        )
    while True:
        try:
            return family(**chosen)
        except InvalidOption as error:
            name = error.option
            if name in fixed or name not in chosen:
                name = draw(st.sampled_from([n for n in chosen if n not in fixed]))
            del chosen[name]


def fan_tan_rules(**fixed: object) -> st.SearchStrategy[Rules]:
    """Fan Tan with any options that go together."""
    return rules_of(FanTan, **fixed)


RULES = st.one_of(*map(rules_of, FAMILIES.values()))
"""Any game with any options that go together."""


@st.composite
def deals(draw: st.DrawFn, rules: st.SearchStrategy[Rules] = RULES) -> Round:
    """A fresh deal: any rules, seats, seed, dealer and leader."""
    game = draw(rules)
    seats = draw(st.integers(game.min_players, game.max_players))
    place = st.integers(0, seats - 1)
    return Round.deal(game, seats, draw(SEEDS), draw(place), draw(place))


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
def games(draw: st.DrawFn, rules: st.SearchStrategy[Rules] = RULES) -> Game:
    """A deal played to its end by moves chosen at random."""
    choose = random.Random(draw(SEEDS)).choice
    states, moves = [draw(deals(rules))], []
    while states[-1].outcome is None:
        moves.append(choose(states[-1].legal_moves()))
        states.append(states[-1].after(moves[-1]))
    return Game(tuple(states), tuple(moves))


@st.composite
def moments(draw: st.DrawFn, rules: st.SearchStrategy[Rules] = RULES) -> Round:
    """A round at any moment, the last one included."""
    return draw(st.sampled_from(draw(games(rules)).states))


LAYOUTS = st.integers(0, FRENCH.full).map(Layout.of)
"""Any cards laid, gaps and columns without a seven included."""
