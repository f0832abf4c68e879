"""The question whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from sevens import Laid, Passed, Round, Rules
from sevens_widgets.html import Safe, escape, join, tag
from sevens_widgets.questions.deals import pick, played
from sevens_widgets.questions.question import Answer, Question
from sevens_widgets.render.cards import the_card
from sevens_widgets.telling import place_names
from sevens_widgets.words import Words


@dataclass(frozen=True, slots=True)
class NextTurn:
    """A moment right after a seat has laid a card or passed."""

    round: Round
    done: Laid | Passed

    @classmethod
    def of(cls, round_: Round) -> Self | None:
        """The question who is to move; None where the deal is over or the last move did not pass the turn on."""
        done = next((event for event in round_.events if isinstance(event, Laid | Passed)), None)
        if round_.outcome or done is None or round_.aside.due or round_.turn == done.seat:
            return None
        return cls(round_, done)

    @classmethod
    def dealt(cls, rules: Rules, number: int) -> Self | None:
        """The question that this deal gives: where seats drop out, one in which such a seat is left out."""
        tasks = [task for state in played(rules, number) if (task := cls.of(state))]
        skipping = [task for task in tasks if task.following != task.round.turn]
        return pick(skipping or tasks, number)

    @property
    def following(self) -> int:
        """The seat beside the one that has just played, whether it still gets a turn or not."""
        return (self.done.seat + self.round.rules.step) % len(self.round.hands)

    def question(self, words: Words) -> Question:
        """The question in one language."""
        names = place_names(len(self.round.hands), words)
        seats = range(len(names))
        return Question(
            picture=self._table(names, words),
            ask=join(self._told(names, words), " ", words.html("Whose turn is it now?")),
            answers=tuple(Answer(escape(names[s]), s == self.round.turn, self._why(s, names, words)) for s in seats),
        )

    def _table(self, names: tuple[str, ...], words: Words) -> Safe:
        heads = (words.say("Seat"), words.say("cards left"))
        rows = [tag("tr", tag("th", name, scope="row"), tag("td", self._left(seat, words))) for seat, name in enumerate(names)]
        table = tag("table", tag("thead", tag("tr", [tag("th", head, scope="col") for head in heads])), tag("tbody", rows))
        return tag("div", table, class_="data result")

    def _left(self, seat: int, words: Words) -> str:
        if seat in self.round.ghosts:
            return words.say("none: a ghost")
        if seat in self.round.aside.out:
            return words.say("none: out")
        return words.number(self.round.hands[seat].bit_count())

    def _told(self, names: tuple[str, ...], words: Words) -> Safe:
        match self.done:
            case Laid(seat=0, card=card):
                return words.html("You have just laid {the_card}.", the_card=the_card(card, words))
            case Laid(seat=seat, card=card):
                return words.html("{seat} has just laid {the_card}.", seat=names[seat], the_card=the_card(card, words))
            case Passed(seat=0):
                return words.html("You have just passed.")
        return words.html("{seat} has just passed.", seat=names[self.done.seat])

    def _why(self, seat: int, names: tuple[str, ...], words: Words) -> Safe:
        if seat in self.round.aside.absent:
            return words.html("That seat has no cards in hand and gets no more turns.")
        if seat == self.done.seat:
            return words.html("One turn is one card or one pass; then the next seat plays.")
        if seat != self.round.turn:
            return words.html("Before that it is the turn of: {seat}.", seat=names[self.round.turn])
        return Safe(" ".join(self._reasons(words)))

    def _reasons(self, words: Words) -> Iterator[Safe]:
        if self.round.rules.step == 1:
            yield words.html("Turns go clockwise: the list is in that order, and after its end it begins again.")
        else:
            yield words.html("Turns go the other way round than the list.")
        if self.following != self.round.turn:
            yield words.html("A seat that has no cards in hand is left out.")
