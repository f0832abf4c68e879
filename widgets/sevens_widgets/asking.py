"""What a reader can be asked: the moves that are buttons, and how a card is to be laid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sevens import Card, Catch, Give, Move, Name, Play, Rank, Show, View, Wait
from sevens_widgets.html import Safe, join
from sevens_widgets.render.cards import the_card, word_card
from sevens_widgets.render.scene import Choice, Question
from sevens_widgets.telling import Teller
from sevens_widgets.words import Words


def moves_with(card: Card, view: View) -> list[Play | Give]:
    """The moves that the reader may mean by choosing this card."""
    return [move for move in view.legal_moves() if isinstance(move, Play | Give) and move.card == card]


def choosable(view: View) -> frozenset[Card]:
    """The cards with which there is a move now."""
    return frozenset(move.card for move in view.legal_moves() if isinstance(move, Play | Give))


def buttons(view: View, teller: Teller) -> tuple[Choice, ...]:
    """The moves that neither lay nor give a card, the pass aside."""
    return tuple(_buttons(view, teller))


def _buttons(view: View, teller: Teller) -> Iterator[Choice]:
    words = teller.words
    for move in view.legal_moves():
        match move:
            case Name(card=card):
                yield Choice(str(move), words.html("Name {the_card}", the_card=the_card(card, words)))
            case Show():
                yield Choice(str(move), words.html("Become a ghost"), main=True)
            case Wait():
                yield Choice(str(move), words.html("Wait"), main=True)
            case Catch() if view.aside.liable is not None:
                yield Choice(str(move), words.html("Catch {seat}", seat=teller.name(view.aside.liable)))


def question(card: Card, moves: Sequence[Move], words: Words) -> Question:
    """Which of these moves with the card is meant."""
    plays = [move for move in moves if isinstance(move, Play)]
    named = the_card(card, words)
    if card.rank is Rank.JOKER:
        text = words.html("For which card is {the_card} to lie?", the_card=named)
    else:
        text = words.html("How do you want to lay {the_card}?", the_card=named)
    places = len({play.at for play in plays}) > 1 or card.rank is Rank.JOKER
    calls = len({play.call for play in plays}) > 1
    choices = [Choice(str(play), _label(play, words, places=places, calls=calls)) for play in plays]
    return Question(card, text, tuple(choices))


def _label(play: Play, words: Words, *, places: bool, calls: bool) -> Safe:
    parts = []
    if places:
        joker = play.at and play.card.rank is Rank.JOKER
        row = play.at.copy + 1 if play.at else 1
        parts.append(word_card(play.at, words) if joker and play.at else words.html("in row {number}", number=str(row)))
    if calls:
        parts.append(words.html("say “last card!”") if play.call else words.html("say nothing"))
    return join(parts[0], [[", ", part] for part in parts[1:]])
