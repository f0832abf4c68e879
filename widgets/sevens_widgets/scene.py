"""The scene of a table: picks from a game what its reader may see, and puts it into words."""

from __future__ import annotations

from dataclasses import dataclass

from sevens import PASS, Card, Laid
from sevens_widgets.game import LAST_SEED, STAKE, Game
from sevens_widgets.html import Safe, join
from sevens_widgets.refusals import Why, why
from sevens_widgets.render.forms import DealForm, level_name
from sevens_widgets.render.results import Line, Result
from sevens_widgets.render.seats import Seat
from sevens_widgets.render.table import Scene
from sevens_widgets.telling import Teller, last_card, short
from sevens_widgets.words import Words, mark

TITLES = {"fan_tan": mark("Fan Tan")}


@dataclass(frozen=True, slots=True)
class Talk:
    """What the table is saying: `since` counts the moves already told; the rest is there after a question or a mistake."""

    since: int = 0
    answer: Safe | None = None
    why: Why | None = None
    hint: Card | None = None
    step: int = 0
    notice: Safe | None = None


def scene(game: Game, words: Words, talk: Talk, uid: str) -> Scene:
    """What is drawn of a game for its reader."""
    teller = Teller(game, words)
    view = game.view
    refusal = view.why_not(PASS) if not game.over else None
    return Scene(
        uid=uid,
        title=words.say(TITLES[view.rules.name]),
        facts=_facts(game, words),
        view=view,
        seats=_seats(game, teller, words),
        told=_told(game, teller, talk.since),
        answer=talk.answer,
        moves=_moves(game, teller, words),
        last=last_card(game.turns),
        form=_form(game),
        pass_why=why(refusal, view, words) if refusal else None,
        why=talk.why,
        hint=talk.hint,
        notice=talk.notice,
        can_undo=game.before is not None,
        result=_result(game, teller) if game.over else None,
    )


def _told(game: Game, teller: Teller, since: int) -> Safe:
    moves = teller.moves(game.turns[since:])
    return join(moves, " " if moves else None, teller.turn())


def _facts(game: Game, words: Words) -> Safe:
    session = game.session
    facts = [
        words.count("{n} player", "{n} players", session.seats),
        words.html("bots: {level}", level=level_name(game.level, words)),
        words.html("deal number {seed}", seed=str(game.seed)),
        words.html("playoff") if session.playoff
        else words.html("deal {number} of {deals}", number=str(len(session.results) + 1), deals=str(session.deals)),
    ]  # fmt: skip
    return Safe(" · ".join(facts))


def _seats(game: Game, teller: Teller, words: Words) -> tuple[Seat, ...]:
    view, players = game.view, game.players
    drawn = []
    for place, name in enumerate(teller.names):
        seat = players.index(place) if place in players else None
        drawn.append(
            Seat(
                name=name,
                cards=None if seat is None else view.sizes[seat],
                chips=game.chips[place],
                to_play=not game.over and seat == view.turn,
                won=view.outcome is not None and seat == view.outcome.winner,
                did=None if seat is None else _did(game, seat, words),
            )
        )
    return tuple(drawn)


def _did(game: Game, seat: int, words: Words) -> Safe | None:
    for turn in reversed(game.turns):
        if turn.seat == seat:
            first = turn.events[0]
            return words.html("laid {card}", card=short(first, words)) if isinstance(first, Laid) else words.html("passed")
    return None


def _moves(game: Game, teller: Teller, words: Words) -> tuple[tuple[str, Safe], ...]:
    return tuple(
        (teller.names[game.players[turn.seat]], Safe(", ".join(short(event, words) for event in turn.events)))
        for turn in game.turns
    )


def _form(game: Game) -> DealForm:
    rules = game.session.rules
    seed = game.seed + 1 if game.seed < LAST_SEED else 0
    return DealForm(seed, game.session.seats, game.level, range(rules.min_players, rules.max_players + 1), STAKE)


def _result(game: Game, teller: Teller) -> Result:
    won, standing = teller.settlement(), game.standing
    lines = [
        Line(teller.names[place], game.view.sizes[seat], won.net[seat], game.chips[place], seat == won.winner)
        for seat, place in enumerate(game.players)
    ]
    number = len(game.session.results) + 1
    return Result(number, game.session.deals or number, lines, more_to_come=not standing.over)
