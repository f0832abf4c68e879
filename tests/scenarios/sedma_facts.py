"""What a step can state of a deal of Sedma, checked against the plain rules."""

from __future__ import annotations

import re
from functools import cached_property

from sevens.sedma import GERMAN, Deal
from sevens_widgets.telling import place_names
from sevens_widgets.words import words
from tests.plain_sedma import PlainSedma, worth
from tests.scenarios.facts import Claim, Moment, Played

ENOUGH = 50


class PlayedSedma(Played):
    """A deal of Sedma."""

    @property
    def forms(self) -> dict[str, Claim]:
        return FORMS

    @property
    def card(self) -> re.Pattern[str]:
        return re.compile(r"(?:10|[7-9UOKA])[HBLA]")

    @cached_property
    def names(self) -> list[str]:
        players = self.record.rules.players
        around = place_names(4, words("en"), self.seat * 4 // players)
        return ["you" if name == "You" else name for name in around[:: 4 // players]]

    @cached_property
    def states(self) -> list[PlainSedma]:
        assert self.record.rules.changed().keys() <= {"players"}
        deals = list(self.record.deals())
        found = [plain(deals[0])]
        for state, move in zip(deals[1:], self.moves, strict=True):
            found.append(found[-1].copy())
            found[-1].make(move)
            assert same(state, found[-1]), str(state)
        return found


def plain(state: Deal) -> PlainSedma:
    """The plain deal that stands where a fresh deal of the package stands."""
    hands = [map(str, state.hand(seat)) for seat in range(len(state.hands))]
    return PlainSedma(hands, map(GERMAN.text, state.table.stock), state.leader)


def same(state: Deal, twin: PlainSedma) -> bool:
    """Whether both stand at the same moment."""
    return (
        [set(map(str, state.hand(seat))) for seat in range(len(state.hands))] == twin.hands
        and [str(played.card) for played in state.trick] == twin.trick
        and list(map(GERMAN.text, state.table.stock)) == twin.stock
        and (state.outcome is not None) == twin.over
        and list(state.points) == twin.points
        and (twin.over or (state.turn, state.leader) == (twin.turn, twin.leader))
    )


def made(at: Moment, who: int) -> list[str]:
    """The moves of a seat since the step before."""
    return [at.played.moves[i] for i in range(at.before, at.after) if at.played.states[i].turn == who]


def took(at: Moment, who: int, n: int) -> bool:
    """The points of the tricks, one at least, that the seat has taken since the step before."""
    taken = [state.taken for state in at.played.states[at.before + 1 : at.after + 1] if state.taken]
    points = [points for seat, points in taken if seat == who]
    return bool(points) and sum(points) == n


def best(state: PlainSedma) -> int:
    """The most points that side 0 can have in the end, with all hands open, if side 1 does its best against it."""
    if state.over:
        return state.points[0]
    return (min if state.turn % 2 else max)(best(follow) for follow in after_each(state).values())


def after_each(state: PlainSedma) -> dict[str, PlainSedma]:
    """The deal after each legal move."""
    found = {move: state.copy() for move in sorted(state.moves())}
    for move, follow in found.items():
        follow.make(move)
    return found


def best_play_after(at: Moment, who: int, cards: set[str]) -> bool:
    """With all hands open and best play, the side of this seat wins after exactly these moves."""
    assert not at.now.stock
    won = {move for move, follow in after_each(at.now).items() if (best(follow) >= ENOUGH) == (who % 2 == 0)}
    return cards == won


def may_prolong(at: Moment, who: int, cards: set[str]) -> bool:
    """The seat led the trick and has to decide, and these are all its cards that prolong it."""
    return at.now.decides() and at.now.turn == who and at.now.moves() == cards | {"-"}


FORMS: dict[str, Claim] = {
    "WHO holds? the trick": lambda at, who: at.now.holder == who,
    "WHO holds? only CARDS": lambda at, who, cards: at.now.hands[who] == cards,
    "WHO holds? CARDS": lambda at, who, cards: cards <= at.now.hands[who],
    "WHO lacks? CARDS": lambda at, who, cards: not cards & at.now.hands[who],
    "WHO to play": lambda at, who: not at.now.over and at.now.turn == who,
    "WHO may prolong with CARDS": may_prolong,
    "WHO may stop": lambda at, who: at.now.decides() and at.now.turn == who,
    "WHO played CARDS": lambda at, who, cards: cards <= set(made(at, who)),
    "WHO stopped": lambda at, who: "-" in made(at, who),
    "WHO took N points": took,
    "WHO ha(?:s|ve) N points": lambda at, who, n: at.now.points[who % 2] == n,
    "WHO ha(?:s|ve) N cards?": lambda at, who, n: len(at.now.hands[who]) == n,
    "WHO wins?": lambda at, who: at.now.over and at.now.points[who % 2] >= ENOUGH,
    "N points in the trick": lambda at, n: bool(at.now.trick) and worth(at.now.trick) == n,
    "the trick holds CARDS": lambda at, cards: cards <= set(at.now.trick),
    "stock N": lambda at, n: len(at.now.stock) == n,
    "with best play WHO wins? after CARDS": best_play_after,
}
"""Points are those of a seat's side, as is the win; `WHO took` is of all tricks since the step before."""
