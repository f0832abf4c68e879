"""What a deal and a session brought each place."""

from __future__ import annotations

from sevens import points
from sevens_widgets.game import Game
from sevens_widgets.render.results import Line, Result, Sums
from sevens_widgets.render.scoresheet import Scores
from sevens_widgets.telling import Teller
from sevens_widgets.words import mark

UNITS = {"chips": mark("chips"), "penalty": mark("points"), "gains": mark("points"), "pots": mark("deals won")}
"""What decides a session, as the package names it."""


def cards_left(game: Game, seat: int) -> int:
    """How many cards a seat has in hand; of a ghost, how many still lie beside the layout."""
    aside = game.view.aside
    if seat in aside.ghosts:
        return (aside.shown[seat] & aside.exposed).bit_count()
    return game.view.sizes[seat]


def result_of(game: Game, teller: Teller) -> Result:
    """The deal that has ended."""
    standing, rules, outcome = game.standing, game.session.rules, game.view.outcome
    settled, counted = teller.closing.settlement(), points(game.round)
    lines = [
        Line(
            teller.names[place],
            cards_left(game, seat),
            won=outcome is not None and outcome.won and seat == outcome.winner,
            chips=Sums(settled.net[seat], game.chips[place]) if settled else None,
            points=Sums(counted[seat], standing.points[place]) if rules.points_kind != "none" else None,
            wins=standing.wins[place] if rules.ranked_by[0] == "pots" else None,
        )
        for seat, place in enumerate(game.players)
    ]
    number = len(game.session.results) + 1
    deals = None if game.session.target is not None else game.session.deals
    return Result(number, deals, lines, more_to_come=not standing.over)


def scores_of(game: Game, teller: Teller) -> Scores | None:
    """Every deal that has ended so far, by what decides the session; None before the first."""
    session = game.standing
    key = session.rules.ranked_by[0]
    if not session.results:
        return None
    deals = []
    for result in session.results:
        if key == "pots":
            deals.append(tuple(int(result.winner == place) for place in range(session.seats)))
        else:
            deals.append(result.net if key == "chips" else result.points)
    return Scores(teller.names, teller.words.say(UNITS[key]), tuple(deals))
