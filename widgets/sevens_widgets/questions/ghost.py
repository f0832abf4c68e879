"""The question how many points a ghost counts at the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from sevens import Card, Parliament, Round, Rules, ShichiNarabe, points
from sevens_widgets.html import Safe, escape, join, tag
from sevens_widgets.questions.deals import pick, played
from sevens_widgets.questions.numbers import answers
from sevens_widgets.questions.question import Question
from sevens_widgets.render.cards import icon, open_hand, word_card
from sevens_widgets.render.layout import layout
from sevens_widgets.telling import place_names
from sevens_widgets.words import Words


@dataclass(frozen=True, slots=True)
class GhostCount:
    """A finished round of Shichi Narabe and a ghost whose cards have in part found their places since."""

    round: Round
    rules: ShichiNarabe
    ghost: int

    @classmethod
    def of(cls, round_: Round) -> Self | None:
        """The question about the first ghost; None without one, or where both readings count the same."""
        rules, ghosts = round_.rules, round_.aside.ghosts
        if not isinstance(rules, ShichiNarabe) or round_.outcome is None or not ghosts:
            return None
        asked = [cls(round_, rules, ghost) for ghost in ghosts]
        return next((task for task in asked if task.shown != task.left and task.is_plain), None)

    @classmethod
    def dealt(cls, rules: Rules, number: int) -> Self | None:
        """The question that the end of this deal gives."""
        last = cls.of(played(rules, number)[-1])
        return pick([last] if last else [], number)

    @property
    def shown(self) -> int:
        """The mask of the cards the ghost showed."""
        return self.round.aside.shown[self.ghost]

    @property
    def left(self) -> int:
        """The mask of those that are in no column at the end."""
        lies, exposed = self.round.layout, self.round.aside.exposed
        return self.shown & ~(lies.shape.joined(lies.laid) & ~exposed)

    @property
    def counted(self) -> int:
        """The mask of those that count by these rules."""
        return self.shown if self.rules.ghost_penalty == "frozen" else self.left

    @property
    def points(self) -> int:
        """The right answer."""
        return points(self.round)[self.ghost]

    @property
    def is_plain(self) -> bool:
        """Whether nothing but the cards counts: no bonus, no limit."""
        return self.points == self.rules.points(self.counted)

    def question(self, words: Words) -> Question:
        """The question in one language."""
        pack = self.rules.shape.pack
        name = place_names(len(self.round.hands), words, (self.ghost + 1) % len(self.round.hands))[self.ghost]
        title = words.say("Shown by {seat} as a ghost", seat=name)
        shown = tag("div", tag("p", icon("ghost"), " ", title), open_hand(pack.unmask(self.shown), words, title))
        aside = self.round.aside
        lies = layout(self.round.layout, words, ends=0, jokers=aside.jokered, ghosts=self._beyond)
        return Question(
            picture=join(lies, shown),
            ask=join(words.html("This deal is over."), " ", self._reading(words), " ", self._ask(name, words)),
            answers=answers(self.points, self._counted(words), self._mistakes(words), words),
        )

    @property
    def _beyond(self) -> int:
        """The mask of the ghosts' cards that lie beyond a gap."""
        lies, aside = self.round.layout, self.round.aside
        return sum(aside.shown) & lies.laid & ~aside.exposed & ~lies.shape.joined(lies.laid)

    def _reading(self, words: Words) -> Safe:
        if self.rules.ghost_penalty == "frozen":
            return words.html("By these rules a ghost counts all the cards shown.")
        return words.html("By these rules a ghost counts only the cards that are in no column at the end.")

    def _ask(self, name: str, words: Words) -> Safe:
        if self.rules.scoring == "count":
            return words.html("Each card is one point. How many points is that for {seat}?", seat=name)
        return words.html("How many points is that for {seat}?", seat=name)

    def _counted(self, words: Words) -> Safe:
        cards, sum_ = self._cards(self.counted), words.number(self.points)
        parts = [join(words.number(self.rules.card_points(card)), " (", word_card(card, words), ")") for card in cards]
        total = join(Safe(" + ".join(parts)), " = ", sum_) if parts else escape(sum_)
        if self.rules.ghost_penalty == "frozen":
            return total
        laid = words.listing([word_card(card, words) for card in self._cards(self.shown & ~self.left)])
        return join(total, ". ", words.html("In a column, and so not counted: {cards}.", cards=laid))

    def _cards(self, mask: int) -> tuple[Card, ...]:
        return self.rules.shape.pack.unmask(mask)

    def _mistakes(self, words: Words) -> Iterator[tuple[int, Safe]]:
        if self.rules.ghost_penalty == "frozen":
            yield self.rules.points(self.left), words.html("That leaves out the cards that have come into a column since.")
        else:
            yield self.rules.points(self.shown), words.html("That counts all the cards shown, those in a column as well.")
        if self.rules.scoring == "pips":
            yield self.counted.bit_count(), words.html("That is the number of cards, not of points.")
            tens = sum(Parliament().card_points(card) for card in self._cards(self.counted) if card.suit)
            yield tens, words.html("In Shichi Narabe a jack is 11, a queen 12 and a king 13.")
