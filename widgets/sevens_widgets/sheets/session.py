"""The scoresheet of a session of a layout game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from sevens import FanTan, InvalidOption, Result, Session
from sevens_widgets.html import Safe, escape, join
from sevens_widgets.messages import RefusedMessage
from sevens_widgets.render.forms import Select
from sevens_widgets.render.results import signed
from sevens_widgets.render.sheet import Entry, Number, Row
from sevens_widgets.sheets.reading import Message, chosen, text_of, whole
from sevens_widgets.tally import UNITS
from sevens_widgets.titles import title
from sevens_widgets.words import Words, mark

LABELS = {"left": mark("cards left"), "paid": mark("chips put in"), "points": mark("points")}
NOBODY = "nobody"
REFUSED = {
    "winner": mark("Please say who has won this deal."),
    "left": mark("Who has won has no card left, and everybody else has at least one."),
    "points": mark("Who has won has no points for cards left."),
}
"""What is said of numbers that the package refuses."""
TIES = {
    "unplayed": mark("The sums are equal, so the fewest cards left in the last deal decide."),
    "chips": mark("The sums are equal, so the chips decide."),
}
"""What is said of the second of the things that decide a session."""


@dataclass(frozen=True, slots=True)
class SessionSheet:
    """A session whose deals are played at a real table, by players with names."""

    session: Session
    names: tuple[str, ...]

    @property
    def columns(self) -> tuple[str, ...]:
        """The heads of the columns."""
        return self.names

    @property
    def over(self) -> bool:
        """Whether no deal is to come."""
        return self.session.over

    @property
    def planned(self) -> int | None:
        """How many deals it lasts at most; None where a total ends it."""
        return self.session.deals

    def title(self, words: Words) -> str:
        """The name of the game."""
        return title(self.session.rules, words)

    def unit(self, words: Words) -> str:
        """What is written down."""
        return words.say(UNITS[self._key])

    def facts(self, words: Words) -> Safe:
        """How long the session lasts."""
        if self.session.target is not None:
            return words.html("played to {total}", total=words.number(self.session.target))
        return words.count("{n} deal", "{n} deals", self.session.deals or 0)

    def rows(self, words: Words) -> tuple[Row, ...]:
        """A row for each deal: what it brought everybody, and who won it."""
        return tuple(
            Row(tuple(self._written(number, words) for number in self._numbers(result)), self._name(result.winner))
            for result in self.session.results
        )

    def sums(self, words: Words) -> tuple[str, ...]:
        """What everybody has in all."""
        columns = zip(*map(self._numbers, self.session.results), strict=True)
        return tuple(self._written(sum(column), words) for column in columns)

    def said(self, words: Words) -> Safe:
        """What comes next, or who has won."""
        session = self.session
        if session.over:
            return self._end(words)
        if session.playoff:
            tied = self._listed(session.tied, words)
            return words.html("The session is tied between {seats}: one more deal decides.", seats=tied)
        facts = {"number": words.number(len(session.results) + 1), "dealer": self.names[session.dealer]}
        if isinstance(session.rules, FanTan):
            return words.html("Deal {number}: {dealer} deals, {leader} leads.", **facts, leader=self.names[session.leader])
        return words.html("Deal {number}: {dealer} deals.", **facts)

    def entries(self, typed: Message, words: Words) -> tuple[Entry, ...]:
        """The numbers that the next deal needs, player by player."""
        needed = () if self.session.playoff else Result.needed(self.session.rules)
        return tuple(
            Entry(
                name,
                tuple(Number(f"{what}-{seat}", words.say(LABELS[what]), text_of(typed, f"{what}-{seat}")) for what in needed),
            )
            for seat, name in enumerate(self._playing)
            if needed
        )

    def choices(self, typed: Message, words: Words) -> tuple[Select, ...]:
        """Who won the deal; where the rules allow it, nobody."""
        values = [("", words.say("please choose")), *((str(seat), name) for seat, name in enumerate(self._playing))]
        if not self.session.rules.chips:
            values.append((NOBODY, words.say("nobody")))
        return (Select("winner", words.say("Winner of this deal"), tuple(values), text_of(typed, "winner")),)

    def note(self, words: Words) -> str:
        """What is to be known before one writes."""
        notes = {
            "paid": words.say("Chips put in are the ante, where there is one, and those for passes and fines."),
            "points": words.say("Points are those of the cards left."),
        }
        needed = () if self.session.playoff else Result.needed(self.session.rules)
        return " ".join(notes[what] for what in needed if what in notes)

    def taken(self, message: Message, words: Words) -> Self:
        """The sheet with one more deal. Raises `RefusedMessage`."""
        session, playing = self.session, self._playing
        rules, seats = session.rules, len(playing)
        values = (*map(str, range(seats)), *(() if rules.chips else (NOBODY,)))
        won = chosen(message, "winner", values, words.say("Winner of this deal"), words)
        winner = None if won == NOBODY else int(won)
        if session.playoff:
            return replace(self, session=session.with_result(Result(winner, (0,) * seats, ())))
        numbers = {
            what: [
                whole(
                    message, f"{what}-{seat}", name, words.say(LABELS[what]), words, below_0=what == "points" and not rules.chips
                )
                for seat, name in enumerate(playing)
            ]
            for what in Result.needed(rules)
        }
        try:
            result = Result.from_table(rules, seats, winner, **numbers)
        except InvalidOption as error:
            raise RefusedMessage(words.html(REFUSED[error.option])) from None
        return replace(self, session=session.with_result(result))

    def _end(self, words: Words) -> Safe:
        session = self.session
        sums = [sum(column) for column in zip(*map(self._numbers, session.results), strict=True)]
        best = min(sums) if self._key == "penalty" else max(sums)
        decided = session.champion is None and len(session.winners) < sums.count(best)
        tie = words.html(TIES[session.rules.ranked_by[1]]) if decided else None
        if len(session.winners) == 1:
            end = words.html("The session is over: {seat} wins it.", seat=self.names[session.winners[0]])
        else:
            end = words.html("The session is over; shared by {seats}.", seats=self._listed(session.winners, words))
        return join(tie, " " if tie else None, end)

    @property
    def _key(self) -> str:
        return self.session.rules.ranked_by[0]

    @property
    def _playing(self) -> tuple[str, ...]:
        """The names of those who play the next deal."""
        return tuple(self.names[seat] for seat in self.session.tied) if self.session.playoff else self.names

    def _numbers(self, result: Result) -> tuple[int, ...]:
        if self._key == "pots":
            return tuple(int(result.winner == seat) for seat in range(self.session.seats))
        return result.net if self._key == "chips" else result.points

    def _written(self, number: int, words: Words) -> str:
        return signed(number, words) if self._key == "chips" else words.number(number)

    def _name(self, seat: int | None) -> str | None:
        return None if seat is None else self.names[seat]

    def _listed(self, seats: tuple[int, ...], words: Words) -> Safe:
        return words.listing([escape(self.names[seat]) for seat in seats])
