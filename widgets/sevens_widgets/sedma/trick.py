"""The trick that is being played, as it is drawn: rounds of places, from the seat that led."""

from __future__ import annotations

from collections.abc import Sequence

from sevens.sedma import Task
from sevens_widgets.game import READER
from sevens_widgets.html import Safe
from sevens_widgets.render.sedma.trick import Place, Trick
from sevens_widgets.sedma.game import How, SedmaGame, Turn
from sevens_widgets.words import Words, mark

DOES = {
    How.LED: mark("leads"),
    How.BEAT: mark("beats"),
    How.PROLONGED: mark("prolongs"),
}
ASKED = {
    Task.LEAD: mark("lead a card"),
    Task.BEAT: mark("your card"),
    Task.FEED: mark("your card"),
    Task.PROLONG: mark("prolong or stop?"),
}


def trick(game: SedmaGame, names: Sequence[str], words: Words) -> Trick:
    """The trick of a deal that goes on; where it is the reader's turn, his place says what is asked of him."""
    players, leader = game.rules.players, game.view.leader
    seats = [(leader + step) % players for step in range(players)]
    rounds: list[dict[int, Place]] = []
    for turn in game.trick:
        if turn.seat == leader:
            rounds.append({})
        rounds[-1][turn.seat] = _place(turn, game, words)
    if game.view.turn == leader:
        rounds.append({})
    if game.view.turn == READER:
        rounds[-1][READER] = Place(does=words.html(ASKED[game.view.task]))
    return Trick([(names[seat], seat % 2) for seat in seats], [[row.get(seat, Place()) for seat in seats] for row in rounds])


def _place(turn: Turn, game: SedmaGame, words: Words) -> Place:
    holds = turn is _holding(game)
    does = [words.html(DOES[turn.how])] if turn.how in DOES else []
    if holds:
        does = [words.html("holds")] if turn.how is How.BEAT else [*does, words.html("holds")]
    return Place(turn.card, Safe(", ".join(does)), holds=holds, last=turn is game.trick[-1])


def _holding(game: SedmaGame) -> Turn:
    """The move that took the trick last."""
    return next(turn for turn in reversed(game.trick) if turn.how is not How.ADDED)
