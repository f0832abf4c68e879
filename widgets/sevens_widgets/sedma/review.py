"""What is drawn of a deal of Sedma that is looked over: its moves, without a verdict."""

from __future__ import annotations

from dataclasses import replace

from sevens.sedma import GERMAN
from sevens_widgets.game import READER
from sevens_widgets.html import Content, Safe, join, tag
from sevens_widgets.render.review import Looked
from sevens_widgets.render.sedma.around import seats
from sevens_widgets.render.sedma.cards import word_card
from sevens_widgets.render.sedma.table import still
from sevens_widgets.review.look import Look
from sevens_widgets.sedma.game import SedmaGame
from sevens_widgets.sedma.scene import Talk, scene
from sevens_widgets.sedma.telling import Teller
from sevens_widgets.words import Words


def looked(look: Look[SedmaGame], words: Words, uid: str) -> Looked:
    """A deal of Sedma after the moves that are shown."""
    game, teller = look.now, Teller(look.now, words)
    shown = scene(game, words, Talk(max(0, look.at - 1)), {}, uid, can_redo=False)
    if game.deal.turn != READER:
        shown = replace(shown, key=None, hand=[(card, ()) for card, _states in shown.hand])
    return Looked(
        uid=uid,
        title=shown.title,
        facts=shown.facts,
        told=_told(look, teller),
        at=look.at,
        last=look.last,
        seats=seats(shown.seats, words),
        position=[*still(shown, words), _hands(game, teller)],
        moves=shown.moves,
        summary=words.html("There is no exact analysis for these rules: you can step through the moves, without a verdict."),
        can_play_on=not game.over,
    )


def _told(look: Look[SedmaGame], teller: Teller) -> Safe:
    words, game = teller.words, look.now
    if not look.at:
        return words.html("The cards are dealt.")
    number = words.number(look.at)
    told = words.html("Move {number}: {told}", number=number, told=teller.moves(game.turns[-1:]))
    return join(told, " ", teller.turn()) if game.over else told


def _hands(game: SedmaGame, teller: Teller) -> Safe:
    """The hands of the others, open now that the deal is over."""
    words = teller.words
    rows: list[Content] = []
    for seat, hand in enumerate(game.deal.hands):
        if seat != READER:
            cards = [[" ", word_card(held, words)] for held in GERMAN.unmask(hand)]
            rows.append(tag("li", tag("b", teller.names[seat]), cards or [" ", words.say("no cards")]))
    summary = tag("summary", words.say("The other hands"))
    return tag("details", summary, tag("ul", rows, role="list"), class_="hands")
