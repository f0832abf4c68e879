"""The scoresheet of a match of Sedma."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from sevens import InvalidOption
from sevens.sedma import Match, Settlement
from sevens_widgets.html import Safe, escape
from sevens_widgets.messages import RefusedMessage
from sevens_widgets.render.forms import Select
from sevens_widgets.render.sheet import Entry, Number, Row
from sevens_widgets.sheets.reading import Message, chosen, text_of, whole
from sevens_widgets.words import Words, mark

SIDES = ("0", "1")
TRICKS = {"some": mark("both sides took tricks"), "all": mark("one side took all tricks")}
REFUSED = {
    "cards": mark("Tens and aces are 10 points each, and the two sides have 80 together."),
    "all_tricks": mark("Who takes all tricks has all points, and the last trick too."),
}
"""What is said of numbers that the package refuses."""


@dataclass(frozen=True, slots=True)
class MatchSheet:
    """A match whose deals are played at a real table, by players with names."""

    match: Match
    names: tuple[str, ...]
    planned: None = None
    """A match has no fixed number of deals."""

    @property
    def columns(self) -> tuple[str, ...]:
        """The heads of the columns: a side each."""
        return tuple(" + ".join(self.names[seat] for seat in side) for side in self.match.rules.sides)

    @property
    def over(self) -> bool:
        """Whether no deal is to come."""
        return self.match.over

    def title(self, words: Words) -> str:
        """The name of the game."""
        return words.say("Sedma")

    def unit(self, words: Words) -> str:
        """What is written down."""
        return words.say("game points")

    def facts(self, words: Words) -> Safe:
        """How long the match lasts."""
        return words.count("Match to {n} game point", "Match to {n} game points", self.match.rules.match_to)

    def rows(self, words: Words) -> tuple[Row, ...]:
        """A row for each deal: the game points of each side, and which side won it."""
        return tuple(
            Row(tuple(map(words.number, result.game_points)), self.columns[result.winner]) for result in self.match.results
        )

    def sums(self, words: Words) -> tuple[str, ...]:
        """The game points of each side in all."""
        return tuple(map(words.number, self.match.scores))

    def said(self, words: Words) -> Safe:
        """What comes next, or who has won."""
        if self.match.over:
            won, lost = sorted(self.match.scores, reverse=True)
            side = words.listing([escape(self.names[seat]) for seat in self.match.winners])
            return words.html("The match is over: it goes to {side}, {won} to {lost}.", side=side, won=str(won), lost=str(lost))
        number = words.number(len(self.match.results) + 1)
        return words.html("Deal {number}: {dealer} deals.", number=number, dealer=self.names[self.match.dealer])

    def entries(self, typed: Message, words: Words) -> tuple[Entry, ...]:
        """The points of each side's tens and aces."""
        label = words.say("tens and aces")
        fields = ((name, f"cards-{side}") for side, name in enumerate(self.columns))
        return tuple(Entry(name, (Number(field, label, text_of(typed, field)),)) for name, field in fields)

    def choices(self, typed: Message, words: Words) -> tuple[Select, ...]:
        """Who took the last trick, and whether that side took all."""
        sides = (("", words.say("please choose")), *zip(SIDES, self.columns, strict=True))
        tricks = tuple((value, words.say(text)) for value, text in TRICKS.items())
        return (
            Select("last", words.say("Last trick"), sides, text_of(typed, "last")),
            Select("tricks", words.say("Tricks"), tricks, text_of(typed, "tricks") or "some"),
        )

    def note(self, words: Words) -> str:
        """What is to be known before one writes."""
        return words.say("Ten and ace count 10 points each, without the last trick.")

    def taken(self, message: Message, words: Words) -> Self:
        """The sheet with one more deal. Raises `RefusedMessage`."""
        label = words.say("tens and aces")
        one, other = (whole(message, f"cards-{side}", name, label, words) for side, name in enumerate(self.columns))
        last = chosen(message, "last", SIDES, words.say("Last trick"), words)
        tricks = chosen(message, "tricks", tuple(TRICKS), words.say("Tricks"), words)
        try:
            result = Settlement.from_table(self.match.rules, (one, other), int(last), all_tricks=tricks == "all")
        except InvalidOption as error:
            raise RefusedMessage(words.html(REFUSED[error.option])) from None
        return replace(self, match=self.match.with_result(result))
