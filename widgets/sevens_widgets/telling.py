"""What has happened, told in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sevens import Card, Event, Fined, Laid, Passed, Settlement, settle
from sevens_widgets.game import READER, Game, Turn
from sevens_widgets.html import Safe, escape, join, tag
from sevens_widgets.render.cards import the_card, word_card
from sevens_widgets.words import Words, mark

AROUND = {
    3: (mark("West"), mark("East")),
    4: (mark("West"), mark("North"), mark("East")),
}


def place_names(seats: int, words: Words, reader: int = READER) -> tuple[str, ...]:
    """The name of each place, the reader's being "You"; from five on they are numbered."""
    others = AROUND.get(seats)
    names = []
    for place in range(seats):
        step = (place - reader) % seats
        if step == 0:
            names.append(words.say("You"))
        elif others:
            names.append(words.say(others[step - 1]))
        else:
            names.append(words.say("Seat {n}", n=step + 1))
    return tuple(names)


def sentence(event: Event, name: str, words: Words, *, yours: bool, pot: int | None = None) -> Safe:
    """One event as a sentence: "West laid the 9♠."; a pass also tells what the pot holds, if that is given."""
    match event:
        case Laid(card=card) if yours:
            return words.html("You laid {the_card}.", the_card=the_card(card, words))
        case Laid(card=card):
            return words.html("{seat} laid {the_card}.", seat=name, the_card=the_card(card, words))
        case Passed(chips=0) if yours:
            return words.html("You passed.")
        case Passed(chips=0):
            return words.html("{seat} passed.", seat=name)
        case Passed(chips=chips) if pot is not None:
            return _pass_and_pot(chips, words.number(pot), None if yours else name, words)
        case Passed(chips=chips) if yours:
            return words.count("You passed and paid {n} chip.", "You passed and paid {n} chips.", chips)
        case Passed(chips=chips):
            return words.count("{seat} passed and paid {n} chip.", "{seat} passed and paid {n} chips.", chips, seat=name)
        case Fined(chips=chips):
            return words.count(
                "A pass with a card that fitted is found out, {seat}: a fine of {n} chip.",
                "A pass with a card that fitted is found out, {seat}: a fine of {n} chips.",
                chips,
                seat=name,
            )
        case _:
            return Safe()


def _pass_and_pot(chips: int, pot: str, name: str | None, words: Words) -> Safe:
    if name is None:
        return words.count(
            "You passed and paid {n} chip; the pot holds {pot}.",
            "You passed and paid {n} chips; the pot holds {pot}.",
            chips,
            pot=pot,
        )
    return words.count(
        "{seat} passed and paid {n} chip; the pot holds {pot}.",
        "{seat} passed and paid {n} chips; the pot holds {pot}.",
        chips,
        seat=name,
        pot=pot,
    )


def short(event: Event, words: Words) -> Safe:
    """One event in a few words, for the log: the card, or "passed, paid 1 chip"."""
    match event:
        case Laid(card=card):
            return word_card(card, words)
        case Passed(chips=0):
            return words.html("passed")
        case Passed(chips=chips):
            return words.count("passed, paid {n} chip", "passed, paid {n} chips", chips)
        case Fined(chips=chips):
            return words.count("fined {n} chip", "fined {n} chips", chips)
        case _:
            return Safe()


class Teller:
    """Tells a game in one language."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game, self.words = game, words
        self.names = place_names(game.session.seats, words)

    def moves(self, turns: Sequence[Turn]) -> Safe:
        """Some moves, one sentence each."""
        return Safe(" ".join(self._sentences(turns)))

    def turn(self) -> Safe:
        """What the reader can do now, or how the deal ended."""
        if self.game.over:
            return self.ending()
        playable = self.game.view.playable.bit_count()
        if not playable:
            return self.nothing_fits()
        fit = self.words.count("{n} of your cards fits.", "{n} of your cards fit.", playable)
        return join(tag("b", self.words.html("Your turn:")), " ", fit)

    def nothing_fits(self) -> Safe:
        """That the reader can only pass, and what it costs."""
        game = self.game
        price = game.round.after(game.round.legal_moves()[0]).pot - game.round.pot
        if not price:
            return self.words.html("You have no card that fits. Pass; it costs nothing.")
        return self.words.count(
            "You have no card that fits. Pass for {n} chip.", "You have no card that fits. Pass for {n} chips.", price
        )

    def ending(self) -> Safe:
        """How the deal ended: who went out and what it brought."""
        won = self.settlement()
        place = self.game.players[won.winner]
        parts = [self._went_out(place, won)]
        if self.game.session.playoff:
            parts = [self._won_playoff(place)]
        standing = self.game.standing
        if standing.over:
            parts.append(self._session_over(standing.winners))
        elif standing.playoff:
            tied = self.words.listing([self._named(p) for p in standing.tied])
            parts.append(self.words.html("The session is tied between {seats}: one more deal decides.", seats=tied))
        return join(tag("b", parts[0]), [[" ", part] for part in parts[1:]])

    def settlement(self) -> Settlement:
        """The chips of the deal that has ended."""
        return settle(self.game.round)

    def _went_out(self, place: int, won: Settlement) -> Safe:
        if place == READER:
            return self.words.count("You are out and receive {n} chip.", "You are out and receive {n} chips.", won.receives)
        return self.words.count(
            "{seat} is out and receives {n} chip.", "{seat} is out and receives {n} chips.", won.receives, seat=self.names[place]
        )

    def _won_playoff(self, place: int) -> Safe:
        if place == READER:
            return self.words.html("You are out and win the deciding deal.")
        return self.words.html("{seat} is out and wins the deciding deal.", seat=self.names[place])

    def _session_over(self, winners: tuple[int, ...]) -> Safe:
        if winners == (READER,):
            return self.words.html("The session is over: you win it.")
        if len(winners) == 1:
            return self.words.html("The session is over: {seat} wins it.", seat=self.names[winners[0]])
        return self.words.html(
            "The session is over; shared by {seats}.", seats=self.words.listing([self._named(p) for p in winners])
        )

    def _named(self, place: int) -> Safe:
        return escape(self.names[place])

    def _sentences(self, turns: Sequence[Turn]) -> Iterator[Safe]:
        told = [(event, turn.pot) for turn in turns for event in turn.events]
        last_pass = max((i for i, (event, _) in enumerate(told) if isinstance(event, Passed)), default=None)
        for i, (event, pot) in enumerate(told):
            place = self.game.players[event.seat]
            final = pot if i == last_pass else None
            yield sentence(event, self.names[place], self.words, yours=place == READER, pot=final)


def last_card(turns: Sequence[Turn]) -> Card | None:
    """The card laid last."""
    laid = (e.card for turn in reversed(turns) for e in turn.events if isinstance(e, Laid))
    return next(laid, None)
