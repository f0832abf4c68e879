"""The scene of a table of Sedma: picks from a game what its reader may see, and puts it into words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sevens.sedma import GERMAN, LEVELS, STOP, Card, Task, settle
from sevens_widgets.game import READER
from sevens_widgets.html import Safe, join, tag
from sevens_widgets.render.forms import Select, level_name
from sevens_widgets.render.sedma.around import Pile, Seat
from sevens_widgets.render.sedma.cards import the_card
from sevens_widgets.render.sedma.controls import Why
from sevens_widgets.render.sedma.form import DealForm
from sevens_widgets.render.sedma.results import Line, Result
from sevens_widgets.render.sedma.table import Choice, Scene
from sevens_widgets.render.sedma.trick import TakenTrick
from sevens_widgets.sedma.game import SedmaGame, next_seed
from sevens_widgets.sedma.messages import ALLOWED
from sevens_widgets.sedma.options import selects
from sevens_widgets.sedma.telling import Teller, points_in_trick
from sevens_widgets.sedma.trick import trick
from sevens_widgets.words import Words


@dataclass(frozen=True, slots=True)
class Talk:
    """What the table is saying: `since` counts the moves already told; the rest is there after a question or a mistake."""

    since: int = 0
    answer: Safe | None = None
    why: Why | None = None
    hint: Card | None = None
    step: int = 0
    notice: Safe | None = None


def scene(game: SedmaGame, words: Words, talk: Talk, draft: Mapping[str, str], uid: str, *, can_redo: bool) -> Scene:
    """What is drawn of a game for its reader; `draft` is what he has chosen in the form so far."""
    teller = Teller(game, words)
    moves = teller.moves(game.turns[talk.since :])
    return Scene(
        uid=uid,
        title=words.say("Sedma"),
        facts=_facts(game, words),
        score=_score(game, teller, words),
        seats=_seats(game, teller, words),
        told=join(moves, " " if moves else None, teller.turn()),
        answer=talk.answer,
        trick=None if game.over else trick(game, teller.names, words),
        taken=_taken(game, teller, talk.since, words),
        stock=game.view.stock,
        piles=_piles(game, teller),
        hand=[(card, _states(card, game, talk.hint)) for card in GERMAN.unmask(game.view.hand)],
        key=_key(game, words),
        moves=[(teller.names[turn.seat], teller.short(turn)) for turn in game.turns],
        form=_form(game, draft, words),
        choices=_choices(game, teller, words),
        why=talk.why,
        notice=talk.notice,
        can_undo=game.before is not None,
        can_redo=can_redo,
        result=_result(game, teller, words) if game.over else None,
    )


def _facts(game: SedmaGame, words: Words) -> Safe:
    players = words.count("{n} player", "{n} players", game.rules.players)
    if game.to_look_at:
        return join(players, " · ", words.html("a position to look at"))
    facts = [
        players,
        words.html("bots: {level}", level=level_name(game.level, words)),
        words.html("deal number {seed}", seed=str(game.seed)),
        words.html("deal {number}", number=str(len(game.match.results) + 1)),
        words.count("to {n} game point", "to {n} game points", game.rules.match_to),
    ]
    return Safe(" · ".join(facts))


def _score(game: SedmaGame, teller: Teller, words: Words) -> Safe:
    us, them = game.standing.scores
    sides = (teller.side(0), teller.side(1))
    return words.html(
        "{us} {ours} : {theirs} {them}", us=sides[0], them=sides[1], ours=tag("b", str(us)), theirs=tag("b", str(them))
    )


def _seats(game: SedmaGame, teller: Teller, words: Words) -> list[Seat]:
    view = game.view
    return [
        Seat(name, seat % 2, view.sizes[seat], not game.over and seat == view.turn, _notes(seat, game, words))
        for seat, name in enumerate(teller.names)
    ]


def _notes(seat: int, game: SedmaGame, words: Words) -> list[Safe]:
    view = game.view
    notes = [words.html("your partner")] if seat == READER + 2 else []
    if view.trick and seat == view.leader:
        notes.append(words.html("you led the trick") if seat == READER else words.html("led the trick"))
    if view.trick and seat == view.holder:
        notes.append(words.html("you hold the trick") if seat == READER else words.html("holds the trick"))
    return notes


def _taken(game: SedmaGame, teller: Teller, since: int, words: Words) -> TakenTrick | None:
    """The trick taken last, if that is among what is told now."""
    taken = [turn.taken for turn in game.turns[since:] if turn.taken]
    if not taken:
        return None
    seat = taken[-1].seat
    told = (
        words.html("Last trick, taken by you:")
        if seat == READER
        else words.html("Last trick, taken by {seat}:", seat=teller.names[seat])
    )
    return TakenTrick(told, taken[-1].cards)


def _piles(game: SedmaGame, teller: Teller) -> list[Pile]:
    return [
        Pile(teller.side(side), side, game.view.tricks[side], game.deal.points[side])
        for side in range(2)
    ]  # fmt: skip


def _states(card: Card, game: SedmaGame, hint: Card | None) -> tuple[str, ...]:
    view = game.view
    if game.over:
        return ()
    states: tuple[str, ...] = ()
    if view.task is Task.PROLONG:
        states = ("playable",) if card.bit & view.choices else ("blocked",)
    elif view.task is Task.LEAD:
        states = ("playable",)
    elif card.bit & view.fits:
        states = ("beats",)
    return (*states, "hint") if card == hint else states


def _key(game: SedmaGame, words: Words) -> str | None:
    if game.over:
        return None
    if game.view.task in (Task.LEAD, Task.PROLONG):
        return words.say("lifted: may be played")
    return words.say("lifted: beats the trick")


def _choices(game: SedmaGame, teller: Teller, words: Words) -> list[Choice]:
    view = game.view
    if game.over or view.task is not Task.PROLONG:
        return []
    first_of_rank = {card.rank: card for card in reversed(GERMAN.unmask(view.choices))}
    prolong = [
        Choice(words.html("Prolong with {the_card}", the_card=the_card(card, words)), str(card))
        for card in sorted(first_of_rank.values(), key=lambda card: card.bit)
    ]
    points = points_in_trick(game)
    if view.holder == READER:
        stop = words.count("Stop: you take {n} point", "Stop: you take {n} points", points)
    else:
        seat = teller.names[view.holder]
        stop = words.count("Stop: {seat} takes {n} point", "Stop: {seat} takes {n} points", points, seat=seat)
    return [*prolong, Choice(stop, str(STOP))]


def _form(game: SedmaGame, draft: Mapping[str, str], words: Words) -> DealForm:
    players = tuple((str(n), words.number(n)) for n in ALLOWED["players"])
    levels = tuple((level, level_name(level, words)) for level in LEVELS)
    return DealForm(
        draft.get("seed", str(next_seed(game.seed))),
        Select("seats", words.say("Players"), players, draft.get("seats", str(game.rules.players))),
        Select("level", words.say("Bots"), levels, draft.get("level", game.level)),
        selects(game.rules, draft, words),
    )


def _result(game: SedmaGame, teller: Teller, words: Words) -> Result:
    won, match = settle(game.deal), game.standing
    lines = [
        Line(teller.side(side), won.cards[side], won.last_trick[side], won.game_points[side], side == won.winner)
        for side in range(2)
    ]
    sheet, totals = [], (0, 0)
    for deal in match.results:
        totals = (totals[0] + deal.game_points[0], totals[1] + deal.game_points[1])
        sheet.append(totals)
    return Result(len(sheet), lines, _worth(game, words), sheet, game.rules.match_to, more_to_come=not match.over)


def _worth(game: SedmaGame, words: Words) -> Safe:
    if game.rules.flat:
        return words.html("Every won deal is worth 1 game point.")
    return words.html(
        "A won deal is worth 1 game point; 2 from {points} points on; 3 if the other side takes no trick.",
        points=str(game.rules.two_points_at),
    )
