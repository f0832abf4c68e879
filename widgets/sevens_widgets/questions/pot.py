"""The question what is in the pot, or what the winner receives."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from sevens import FanTan, Round, Rules, Settlement, settle
from sevens_widgets.html import Safe, escape, join, tag
from sevens_widgets.questions.deals import pick, played
from sevens_widgets.questions.numbers import answers
from sevens_widgets.questions.question import Question
from sevens_widgets.telling import place_names
from sevens_widgets.words import Words


@dataclass(frozen=True, slots=True)
class Pot:
    """A deal of Fan Tan going on or over, in which every chip paid was an ante or the price of a pass."""

    round: Round

    @classmethod
    def of(cls, round_: Round) -> Self | None:
        """The question about a deal that was dealt, not read; None where the pot holds other chips or nobody has passed."""
        rules, dealt = round_.rules, round_.table.dealt
        if not isinstance(rules, FanTan) or dealt is None or not any(round_.passes) or any(round_.owed):
            return None
        task = cls(round_)
        counted = [ante + rules.pass_price * passes for ante, passes in zip(task.antes, round_.passes, strict=True)]
        return task if counted == list(round_.paid) else None

    @classmethod
    def dealt(cls, rules: Rules, number: int) -> Self | None:
        """The question that this deal gives: every other time about its end."""
        *going_on, last = played(rules, number)
        asked = [last] if number % 2 else going_on
        return pick([task for state in asked if (task := cls.of(state))], number)

    @property
    def sizes(self) -> tuple[int, ...]:
        """The number of cards dealt to each seat."""
        dealt = self.round.table.dealt
        assert dealt is not None  # noqa: S101 - see `of`
        return tuple(hand.bit_count() for hand in dealt.hands)

    @property
    def antes(self) -> tuple[int, ...]:
        """What each seat paid before the first turn."""
        return self.round.rules.antes(self.sizes)

    @property
    def settlement(self) -> Settlement | None:
        """The chips of the deal once it is over."""
        return settle(self.round) if self.round.outcome else None

    @property
    def chips(self) -> int:
        """The right answer: what the winner receives, or what is in the pot while the deal goes on."""
        return self.settlement.receives if self.settlement else self.round.pot

    def question(self, words: Words) -> Question:
        """The question in one language."""
        names = place_names(len(self.sizes), words)
        why = self._counted(words)
        return Question(
            picture=self._table(names, words),
            ask=self._ask(names, words),
            answers=answers(self.chips, why, self._mistakes(words), words),
        )

    def _ask(self, names: tuple[str, ...], words: Words) -> Safe:
        if self.settlement is None:
            return words.html("The antes are paid, and a chip for each pass. How many chips are in the pot?")
        if self.settlement.winner == 0:
            ask = words.html("You are out. How many chips do you receive?")
        else:
            ask = words.html("{seat} is out. How many chips does {seat} receive?", seat=names[self.settlement.winner])
        if not self.round.rules.chip_per_card:
            return ask
        return join(words.html("Each card left costs a chip."), " ", ask)

    def _table(self, names: tuple[str, ...], words: Words) -> Safe:
        columns = [(words.say("cards dealt"), self.sizes), (words.say("passes"), self.round.passes)]
        if self.settlement:
            columns.append((words.say("cards left"), tuple(hand.bit_count() for hand in self.round.hands)))
        head = [tag("th", text, scope="col") for text in (words.say("Seat"), *(title for title, _ in columns))]
        rows = [
            tag("tr", tag("th", name, scope="row"), [tag("td", words.number(numbers[seat])) for _, numbers in columns])
            for seat, name in enumerate(names)
        ]
        return tag("div", tag("table", tag("thead", tag("tr", head)), tag("tbody", rows)), class_="data result")

    def _counted(self, words: Words) -> Safe:
        passes = self.round.rules.pass_price * sum(self.round.passes)
        parts = [
            words.html(
                "Antes {antes}, passes {passes}: {chips} in the pot.",
                antes=_sum(self.antes, words), passes=words.number(passes), chips=words.number(self.round.pot),
            )
        ]  # fmt: skip
        if len(set(self.antes)) > 1:
            parts.append(self._uneven(words))
        if self.settlement and sum(self.settlement.cards):
            cards, all_ = words.number(sum(self.settlement.cards)), words.number(self.chips)
            parts.append(words.html("For cards left the others pay {cards}: {all} in all.", cards=cards, all=all_))
        return Safe(" ".join(parts))

    def _uneven(self, words: Words) -> Safe:
        if self.round.rules.antes((1, 2)) < self.round.rules.antes((2, 2)):
            return words.html("Who was dealt a card less pays a chip less.")
        return words.html("Who was dealt a card less pays a chip more.")

    def _mistakes(self, words: Words) -> Iterator[tuple[int, Safe]]:
        chips, antes = self.chips, self.antes
        even = self.round.rules.ante * len(antes)
        if even != sum(antes):
            yield chips - sum(antes) + even, self._uneven(words)
        if self.settlement and sum(self.settlement.cards):
            yield self.round.pot, words.html("That leaves out the chips for cards left.")
        if sum(antes):
            yield chips - sum(antes), words.html("That leaves out the antes.")
        if self.settlement:
            own = self.round.paid[self.settlement.winner]
            yield chips - own, words.html("The chips that the winner has paid are in the pot as well.")
        yield chips - sum(self.round.passes), words.html("That leaves out the passes.")


def _sum(numbers: tuple[int, ...], words: Words) -> Safe:
    total = words.number(sum(numbers))
    return escape(f"{' + '.join(map(words.number, numbers))} = {total}")
