"""The question how many cards hold up a card of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from sevens import Card, Round, Rules, View
from sevens_widgets.holding import is_straight
from sevens_widgets.html import Safe
from sevens_widgets.questions.deals import pick, played
from sevens_widgets.questions.numbers import answers
from sevens_widgets.questions.question import Question
from sevens_widgets.render.cards import the_card, word_card
from sevens_widgets.render.layout import layout
from sevens_widgets.words import Words

FEWEST = 2
"""A chain that is asked about has so many cards, or more."""


@dataclass(frozen=True, slots=True)
class Blocked:
    """A seat's view and a card of its hand that waits for a chain of others."""

    view: View
    card: Card

    @classmethod
    def of(cls, round_: Round) -> Self | None:
        """The question about the longest chain before a card of the seat to move; None where there is none of two cards."""
        tasks = cls._found(round_)
        return max(tasks, key=lambda task: len(task.chain), default=None)

    @classmethod
    def dealt(cls, rules: Rules, number: int) -> Self | None:
        """The question that this deal gives."""
        return pick([task for state in played(rules, number) for task in cls._found(state)], number)

    @classmethod
    def _found(cls, round_: Round) -> list[Self]:
        view = round_.seen_by(round_.turn)
        if round_.outcome or not view.layout.laid or not is_straight(view.rules.shape):
            return []
        tasks = (cls(view, card) for card in view.rules.shape.pack.unmask(view.hand) if card.suit)
        return [task for task in tasks if len(task.chain) >= FEWEST]

    @property
    def chain(self) -> tuple[Card, ...]:
        """The cards that must be laid before it, the first to be laid first."""
        return self.view.layout.missing_before(self.card)

    def question(self, words: Words) -> Question:
        """The question in one language."""
        aside = self.view.aside
        listed = words.listing([word_card(card, words) for card in self.chain])
        asked = words.html(
            "You hold {the_card}. How many cards must be laid before it fits?", the_card=the_card(self.card, words)
        )
        return Question(
            picture=layout(self.view.layout, words, ends=0, jokers=aside.jokered),
            ask=asked,
            answers=answers(
                len(self.chain), words.html("In this order: {cards}.", cards=listed), self._mistakes(words), words
            ),
        )  # fmt: skip

    def _mistakes(self, words: Words) -> Iterator[tuple[int, Safe]]:
        shape = self.view.rules.shape
        yield len(self.chain) + 1, words.html("That counts {the_card} as well.", the_card=the_card(self.card, words))
        if self.chain[0].rank is shape.anchor:
            opens = the_card(self.chain[0], words)
            yield len(self.chain) - 1, words.html("Its column is not open: {the_card} has to come first.", the_card=opens)
            return
        lies = [place for way in shape.ways_to(self.card) for place in way if shape.pack.bit(place) & self.view.layout.laid]
        yield len(self.chain) + len(lies), words.html("That counts cards that lie there already.")
