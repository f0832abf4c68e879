"""Why a move is not allowed in Sedma, in words."""

from __future__ import annotations

from sevens.sedma import Reason, Refusal
from sevens_widgets.html import Safe
from sevens_widgets.render.sedma.cards import the_card
from sevens_widgets.render.sedma.controls import Why
from sevens_widgets.sedma.game import SedmaGame
from sevens_widgets.sedma.telling import either, ranks_of, seat_names
from sevens_widgets.words import Words


def why(refusal: Refusal, game: SedmaGame, words: Words) -> Why:
    """The words for a refusal."""
    return Why(refusal.card, _reason(refusal, words), _more(refusal, game, words))


def _reason(refusal: Refusal, words: Words) -> Safe:
    asked = the_card(refusal.card, words) if refusal.card else Safe()
    match refusal.reason:
        case Reason.DEAL_OVER:
            return words.html("This deal is over.")
        case Reason.NOT_YOUR_TURN:
            return words.html("It is not your turn.")
        case Reason.NOT_IN_HAND:
            return words.html("You do not hold {the_card}.", the_card=asked)
        case Reason.CANNOT_PROLONG:
            return words.html("You cannot prolong the trick with {the_card}.", the_card=asked)
        case Reason.MUST_LEAD:
            return words.html("There is no trick to stop yet: you lead.")
        case Reason.MUST_PLAY:
            return words.html("You cannot stop here: who led the trick can, after a full round of cards.")


def _more(refusal: Refusal, game: SedmaGame, words: Words) -> Safe:
    match refusal.reason:
        case Reason.DEAL_OVER if game.standing.over:
            return words.html("The match is over too. Choose New deal to start another one.")
        case Reason.DEAL_OVER:
            return words.html("Go on with the next deal, or start a new one.")
        case Reason.NOT_YOUR_TURN:
            name = seat_names(game.rules.players, words)[game.view.turn]
            return words.html("{seat} is to play.", seat=name)
        case Reason.NOT_IN_HAND:
            return words.html("You can play cards of your own hand.")
        case Reason.CANNOT_PROLONG:
            return words.html("What prolongs it: {ranks}. You can also stop.", ranks=either(ranks_of(game.view.fits), words))
        case Reason.MUST_LEAD | Reason.MUST_PLAY:
            return words.html("Any card may be played.")
