"""The scene of a table: picks from a game what its reader may see, and puts it into words."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sevens import PASS, Card, Laid, Passed
from sevens_widgets.asking import buttons, choosable
from sevens_widgets.form import deal_form_of
from sevens_widgets.game import Game, Turn
from sevens_widgets.html import Safe, join
from sevens_widgets.refusals import Why, why
from sevens_widgets.render.forms import level_name
from sevens_widgets.render.scene import Exposed, Question, Scene
from sevens_widgets.render.seats import Seat
from sevens_widgets.review.look import can_look_back
from sevens_widgets.short import short
from sevens_widgets.tally import cards_left, result_of, scores_of
from sevens_widgets.telling import Teller, last_card
from sevens_widgets.titles import title
from sevens_widgets.wishes import Draft
from sevens_widgets.words import Words


@dataclass(frozen=True, slots=True)
class Talk:
    """What the table is saying: `since` counts the moves already told; the rest is there after a question or a mistake."""

    since: int = 0
    answer: Safe | None = None
    why: Why | None = None
    question: Question | None = None
    hint: Card | None = None
    step: int = 0
    notice: Safe | None = None


def scene(game: Game, words: Words, talk: Talk, draft: Draft, uid: str) -> Scene:
    """What is drawn of a game for its reader."""
    teller = Teller(game, words)
    view = game.view
    refusal = view.why_not(PASS) if not game.over else None
    return Scene(
        uid=uid,
        title=title(view.rules, words),
        facts=_facts(game, words),
        view=view,
        seats=_seats(game, teller, words),
        told=_told(game, teller, talk.since),
        answer=talk.answer,
        moves=_moves(game, teller, words),
        last=last_card(game.turns),
        form=deal_form_of(draft, game, teller.names, words),
        choosable=choosable(view),
        exposed=_exposed(game, teller),
        pass_why=why(refusal, view, words) if refusal else None,
        why=talk.why,
        question=talk.question,
        buttons=buttons(view, teller),
        hint=talk.hint,
        notice=talk.notice,
        can_undo=game.before is not None,
        can_review=can_look_back(game),
        result=result_of(game, teller) if game.over else None,
        scores=scores_of(game, teller),
    )


def covered(scene: Scene, game: Game, words: Words, since: int) -> Scene:
    """The scene while the hand is hidden from whoever had the device before."""
    teller = Teller(game, words)
    name, moves = teller.names[game.here], teller.moves(game.turns[since:])
    return replace(
        scene,
        view=replace(scene.view, hand=0),
        told=join(moves, " ", words.html("The hand is hidden: it is the turn of {seat}.", seat=name)),
        answer=scene.notice,
        choosable=frozenset(),
        buttons=(),
        pass_why=None,
        why=None,
        question=None,
        hint=None,
        cover=name,
        sharing=replace(scene.sharing, shared=None),
    )


def _told(game: Game, teller: Teller, since: int) -> Safe:
    moves = teller.moves(game.turns[since:])
    if not game.over and game.round.turn != game.reader:
        return moves
    return join(moves, " " if moves else None, teller.turn())


def _facts(game: Game, words: Words) -> Safe:
    session = game.session
    if game.to_look_at:
        players = words.count("{n} player", "{n} players", session.seats)
        return join(players, " · ", words.html("a position to look at"))
    number = words.number(len(session.results) + 1)
    if session.playoff:
        which = words.html("playoff")
    elif session.target is not None:
        which = words.html("deal {number}; played to {total}", number=number, total=words.number(session.target))
    else:
        which = words.html("deal {number} of {deals}", number=number, deals=str(session.deals))
    levels = [game.level] if game.level else game.levels
    facts = [
        words.count("{n} player", "{n} players", session.seats),
        words.html("bots: {level}", level=", ".join(level_name(level, words) for level in levels)),
        words.html("deal number {seed}", seed=str(game.seed)),
        which,
    ]
    if session.rules.has_stock:
        facts.append(words.count("{n} card in the stock", "{n} cards in the stock", game.view.stock))
    return Safe(" · ".join(facts))


def _seats(game: Game, teller: Teller, words: Words) -> tuple[Seat, ...]:
    view, players, standing = game.view, game.players, game.standing
    rules, outcome = view.rules, view.outcome
    counted = rules.points_kind != "none" and bool(standing.results)
    drawn = []
    for place, name in enumerate(teller.names):
        seat = players.index(place) if place in players else None
        ghost = seat in view.aside.ghosts
        drawn.append(
            Seat(
                name=name,
                cards=None if seat is None else cards_left(game, seat),
                chips=game.chips[place] if rules.chips and not game.to_look_at else None,
                tokens=(view.tokens[seat], rules.tokens) if seat is not None and rules.tokens else None,
                points=standing.points[place] if counted else None,
                to_play=not game.over and seat == view.turn,
                won=outcome is not None and outcome.won and seat == outcome.winner,
                out=seat in view.aside.out,
                ghost=ghost,
                did=None if seat is None or ghost else _did(game, seat, words),
            )
        )
    return tuple(drawn)


def _did(game: Game, seat: int, words: Words) -> Safe | None:
    for turn in reversed(game.turns):
        if turn.seat == seat and turn.events:
            match turn.events[0]:
                case Laid() as laid:
                    return words.html("laid {card}", card=short(laid, words))
                case Passed():
                    return words.html("passed")
                case other:
                    return short(other, words)
    return None


def _exposed(game: Game, teller: Teller) -> tuple[Exposed, ...]:
    """The cards beside the layout, ghost by ghost."""
    aside, pack = game.view.aside, game.view.rules.shape.pack
    lying = [(seat, aside.shown[seat] & aside.exposed) for seat in aside.ghosts]
    return tuple(Exposed(teller.name(seat), pack.unmask(mask)) for seat, mask in lying if mask)


def _moves(game: Game, teller: Teller, words: Words) -> tuple[tuple[str, Safe], ...]:
    return tuple((teller.name(turn.seat), _log_line(turn, teller, words)) for turn in game.turns)


def _log_line(turn: Turn, teller: Teller, words: Words) -> Safe:
    told = []
    for event in turn.events:
        said = short(event, words)
        told.append(
            said if event.seat == turn.seat else words.html("{option}: {value}", option=teller.name(event.seat), value=said)
        )
    return Safe(", ".join(told))
