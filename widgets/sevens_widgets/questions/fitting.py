"""The question which cards of a hand may be laid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from sevens import Card, Play, Rank, Round, Rules, View
from sevens_widgets.html import Safe, join
from sevens_widgets.questions.deals import pick, played
from sevens_widgets.questions.question import Answer, Question
from sevens_widgets.refusals import why
from sevens_widgets.render.cards import the_card, word_card
from sevens_widgets.render.layout import layout
from sevens_widgets.render.own import in_order
from sevens_widgets.words import Words

SIZES = range(4, 9)
"""The number of cards in a hand that is asked about."""


@dataclass(frozen=True, slots=True)
class Fitting:
    """A seat's view, in which each card of its hand may be laid or not."""

    view: View

    @classmethod
    def of(cls, round_: Round) -> Self | None:
        """The question to the seat that is to move, or None unless it has some card to lay and some other."""
        view = round_.seen_by(round_.turn)
        if not any(isinstance(move, Play) for move in view.legal_moves()):
            return None
        return cls(view) if 0 < view.playable.bit_count() < view.hand.bit_count() else None

    @classmethod
    def dealt(cls, rules: Rules, number: int) -> Self | None:
        """The question that this deal gives, with a hand that is not too large."""
        handy = [state for state in played(rules, number) if state.hands[state.turn].bit_count() in SIZES]
        return pick([task for state in handy if (task := cls.of(state))], number)

    def question(self, words: Words) -> Question:
        """The question in one language."""
        view, aside = self.view, self.view.aside
        beyond = sum(aside.shown) & view.layout.laid & ~aside.exposed & ~view.layout.shape.joined(view.layout.laid)
        return Question(
            picture=layout(view.layout, words, ends=0, jokers=aside.jokered, ghosts=beyond),
            ask=words.html("Which of these cards may be laid now? Choose all that fit."),
            answers=tuple(self._answer(card, words) for card in in_order(view.rules.shape.pack, view.hand)),
        )

    def _answer(self, card: Card, words: Words) -> Answer:
        fits = bool(self.view.rules.shape.pack.bit(card) & self.view.playable)
        return Answer(word_card(card, words), fits, self._fits(card, words) if fits else self._waits(card, words), card)

    def _waits(self, card: Card, words: Words) -> Safe:
        refusal = self.view.why_not(Play(card))
        assert refusal is not None  # noqa: S101 - the card does not fit
        said = why(refusal, self.view, words)
        return join(said.reason, " ", said.more)

    def _fits(self, card: Card, words: Words) -> Safe:
        shape = self.view.rules.shape
        if card.rank is Rank.JOKER:
            return words.html("A joker has no place of its own: it stands for another card.")
        if not self.view.layout.laid:
            return words.html("This card opens the deal.")
        if card.rank is shape.anchor:
            return words.html("It opens a column, and that is allowed at any time.")
        beside = self._beside(card)
        if beside is None:
            return words.html("Its place is open now.")
        return words.html("The next one in its column: beside it lies {the_card}.", the_card=the_card(beside, words))

    def _beside(self, card: Card) -> Card | None:
        """The card of its column that it joins."""
        lies, shape = self.view.layout, self.view.rules.shape
        for row in range(shape.pack.copies):
            place = Card(card.rank, card.suit, row)
            for way in shape.ways_to(place):
                if shape.pack.bit(place) & lies.open_ends and not shape.pack.mask(way[:-1]) & ~lies.laid:
                    return way[-2]
        return None
