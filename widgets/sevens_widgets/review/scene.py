"""What is drawn of a deal that is looked over."""

from __future__ import annotations

from sevens import Pack
from sevens_widgets.game import Game
from sevens_widgets.holding import holding
from sevens_widgets.html import Content, Safe, tag
from sevens_widgets.render.cards import open_hand, word_card
from sevens_widgets.render.holding import folded
from sevens_widgets.render.own import in_order
from sevens_widgets.render.review import Looked, Winners
from sevens_widgets.render.seats import seats
from sevens_widgets.render.table import drawn_layout
from sevens_widgets.review.look import Look
from sevens_widgets.review.telling import summary, told, turnings
from sevens_widgets.review.verdicts import Verdicts
from sevens_widgets.scene import Talk, scene
from sevens_widgets.telling import Teller
from sevens_widgets.wishes import Draft
from sevens_widgets.words import Words


def looked(look: Look[Game], words: Words, uid: str) -> Looked:
    """A layout game after the moves that are shown: seats, layout, the reader's hand, the others' hands, the verdicts."""
    game, teller = look.now, Teller(look.now, words)
    shown = scene(game, words, Talk(), Draft.of(game), uid)
    found = look.verdicts
    pack, hand = shown.view.rules.shape.pack, shown.view.hand
    cards = in_order(pack, hand)
    fits = pack.unmask(shown.view.playable) if game.round.turn == game.reader and not game.over else ()
    return Looked(
        uid=uid,
        title=shown.title,
        facts=shown.facts,
        told=told(look, teller),
        at=look.at,
        last=look.last,
        seats=seats(shown.seats, words),
        position=[
            drawn_layout(shown, words),
            open_hand(cards, words, words.say("Your hand"), fits) if cards else None,
            folded(holding(game, teller, hands_open=True), words),
            _hands(game, teller, pack),
        ],
        moves=shown.moves,
        summary=summary(look, teller),
        turnings=turnings(found, look, teller) if found else (),
        winners=_winners(found, look, teller) if found else None,
        can_play_on=not game.over and game.reader is not None,
        can_retry=_is_own(found, look),
    )


def _winners(found: Verdicts, look: Look[Game], teller: Teller) -> Winners:
    seats = range(len(look.now.players))
    names = tuple(teller.name(seat) for seat in seats)
    winners = [found.winner(after) if found.knows(after) else None for after in range(look.last + 1)]
    known = [found.knows(after) for after in range(look.last + 1)]
    nobody = any(k and w is None for k, w in zip(known, winners, strict=True))
    lanes = (*names, teller.words.say("nobody")) if nobody else names
    placed = tuple((len(names) if w is None else w) if k else None for k, w in zip(known, winners, strict=True))
    return Winners(lanes, placed, tuple(moved.number for moved in found.turning_points))


def _is_own(found: Verdicts | None, look: Look[Game]) -> bool:
    """Whether the move just shown is one of the reader's that gave a win away."""
    moved = found.of(look.at) if found and look.at else None
    return moved is not None and moved.gave_away and moved.seat == look.now.reader


def _hands(game: Game, teller: Teller, pack: Pack) -> Safe:
    """The hands of the others, open now that the deal is over."""
    words = teller.words
    rows: list[Content] = []
    for seat, hand in enumerate(game.round.hands):
        if seat == game.reader:
            continue
        cards = [[" ", word_card(held, words)] for held in in_order(pack, hand)]
        rows.append(tag("li", tag("b", teller.name(seat)), cards or [" ", words.say("no cards")]))
    summary = tag("summary", words.say("The other hands"))
    return tag("details", summary, tag("ul", rows, role="list"), class_="hands")
