"""A hint for Sedma in three steps: a nudge, the move, the reason."""

from __future__ import annotations

from sevens.sedma import Card, Move, Play, Rank, Task, View, bot
from sevens.sedma.cards import POINT_CARDS, SEVENS
from sevens_widgets.html import Safe, join
from sevens_widgets.render.sedma.cards import the_card
from sevens_widgets.sedma.game import USUAL, SedmaGame
from sevens_widgets.sedma.telling import points_in_trick
from sevens_widgets.words import Words

STEPS = 3


def best_move(view: View) -> Move:
    """The move that the strongest bot would make."""
    return bot(USUAL).choose(view)


def hint(move: Move, step: int, game: SedmaGame, words: Words) -> Safe:
    """The hint at a step from 1 to 3."""
    card = move.card if isinstance(move, Play) else None
    if step == 1:
        return _nudge(card, game.view, words)
    advice = words.html("Hint: play {the_card}.", the_card=the_card(card, words)) if card else words.html("Hint: stop.")
    return join(advice, " ", _reason(card, game, words)) if step == STEPS else advice


def _nudge(card: Card | None, view: View, words: Words) -> Safe:
    match view.task:
        case Task.PROLONG if card:
            return words.html("Hint: go on with this trick.")
        case Task.BEAT if card and card.bit & view.fits:
            return words.html("Hint: take this trick.")
        case Task.PROLONG | Task.BEAT:
            return words.html("Hint: let this trick go.")
        case _ if card and card.bit & POINT_CARDS:
            return words.html("Hint: think of your tens and aces.")
        case _ if card and card.bit & SEVENS:
            return words.html("Hint: think of your sevens.")
        case _:
            return words.html("Hint: think of your cards without points.")


def _reason(card: Card | None, game: SedmaGame, words: Words) -> Safe:
    view, points = game.view, points_in_trick(game)
    if card is None:
        if not view.choices:
            return words.html("None of your cards prolongs the trick.")
        return words.count(
            "With {n} point in it, the trick is not worth another of your cards.",
            "With {n} points in it, the trick is not worth another of your cards.",
            points,
        )
    if view.hand == card.bit:
        return words.html("It is your only card.")
    match view.task:
        case Task.LEAD:
            return _why_lead(card, view, words)
        case Task.PROLONG:
            return words.count(
                "With it you hold the trick again, with {n} point so far.",
                "With it you hold the trick again, with {n} points so far.",
                points,
            )
        case Task.BEAT:
            return _why_beat(card, view, points, words)
        case Task.FEED:
            return _why_feed(card, view, words)


def _why_lead(card: Card, view: View, words: Words) -> Safe:
    beaters = view.rules.beaters[card.bit]
    if not view.unseen & beaters:
        return words.html("The others hold no card that beats it.")
    if view.hand & beaters & ~card.bit:
        return words.html("If it is beaten, you hold a card to prolong the trick.")
    if not card.bit & POINT_CARDS:
        return words.html("It is worth nothing, so little is lost if it is beaten.")
    return words.html("Your other cards would cost you more.")


def _why_beat(card: Card, view: View, points: int, words: Words) -> Safe:
    if card.bit & view.fits:
        if card.rank is Rank.SEVEN:
            return words.count(
                "A seven beats every card, and {n} point lies in the trick.",
                "A seven beats every card, and {n} points lie in the trick.",
                points,
            )
        return words.count(
            "It takes the trick, with {n} point so far.",
            "It takes the trick, with {n} points so far.",
            points,
        )
    if card.bit & POINT_CARDS:
        return words.html("Your other cards would cost you more.")
    if view.hand & view.fits:
        return words.html("It is worth nothing, and you keep the cards that beat for a better trick.")
    return words.html("None of your cards beats the trick, and this one is worth nothing.")


def _why_feed(card: Card, view: View, words: Words) -> Safe:
    if card.bit & POINT_CARDS:
        return words.html("Your partner holds the trick, and these points go to your side if that stays so.")
    if card.bit & (SEVENS | view.fits):
        return words.html("Your other cards would cost you more.")
    return words.html("It is worth nothing; your points wait for a trick that is safer.")
