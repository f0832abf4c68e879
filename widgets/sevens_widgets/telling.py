"""What has happened and what can be done now, told in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from sevens import PASS, SHOW, WAIT, Card, Caught, Dropped, Event, Given, Laid, Name, Passed, Play, Swapped
from sevens_widgets.endings import Closing
from sevens_widgets.events import Told, sentence
from sevens_widgets.game import READER, Game, Turn
from sevens_widgets.html import Safe, join, tag
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


class Teller:
    """Tells a game in one language."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game, self.words = game, words
        self.names = self._names()
        self.players = game.players

    def _names(self) -> tuple[str, ...]:
        """The names of the places; persons who share a device are numbered."""
        names = list(place_names(self.game.session.seats, self.words))
        for place in self.game.people if self.game.shared else ():
            names[place] = self.words.say("Player {n}", n=place + 1)
        return tuple(names)

    def name(self, seat: int) -> str:
        """The name of a seat of this deal."""
        return self.names[self.players[seat]]

    def moves(self, turns: Sequence[Turn]) -> Safe:
        """Some moves, one sentence each."""
        return Safe(" ".join(self._sentences(turns)))

    def turn(self) -> Safe:
        """What the reader can do now, or how the deal ended."""
        if self.game.over:
            return self.closing.text()
        parts = [self._task()]
        if self.game.shared:
            parts.insert(0, self.words.html("{seat}:", seat=self.names[self.game.here]))
        aside = self.game.view.aside
        if aside.liable is not None:
            liable = self.name(aside.liable)
            parts.append(self.words.html("{seat} did not say “last card!”: you may point that out.", seat=liable))
        return join([[part, " "] for part in parts[:-1]], parts[-1])

    @property
    def closing(self) -> Closing:
        """How the deal ended."""
        return Closing(self.game, self.names, self.words)

    def _task(self) -> Safe:
        view = self.game.view
        moves = view.legal_moves()
        if isinstance(moves[0], Name):
            return self.words.html("You deal: name the card that opens.")
        if view.aside.due:
            receiver = self.name(view.aside.due.to)
            return self.words.html("{seat} has to take a card: give one of your hand.", seat=receiver)
        own = view.playable.bit_count()
        borrowed = len({move.card for move in moves if isinstance(move, Play)}) - own
        if not own + borrowed:
            return self.nothing_fits()
        fits = [self.words.count("{n} of your cards fits.", "{n} of your cards fit.", own)] if own else []
        if borrowed:
            fits.append(
                self.words.count(
                    "{n} card of a ghost fits, and you may lay it.", "{n} cards of ghosts fit, and you may lay one.", borrowed
                )
            )
        return join(tag("b", self._your_turn()), [[" ", part] for part in fits])

    def _your_turn(self) -> Safe:
        if self.game.view.aside.caught:
            return self.words.html("You must lay a card now:")
        return self.words.html("Your turn:")

    def nothing_fits(self) -> Safe:
        """What the reader can do without a card that fits, and what it costs."""
        game, moves = self.game, self.game.view.legal_moves()
        if SHOW in moves:
            return self.words.html("You have no card that fits and no pass left: you become a ghost.")
        if WAIT in moves:
            return self.words.html("You have no card that fits and no pass left: you have to wait.")
        if game.view.tokens:
            left = game.view.tokens[game.view.seat]
            return self.words.count(
                "You have no card that fits. Pass; you have {n} pass left.",
                "You have no card that fits. Pass; you have {n} passes left.",
                left,
            )
        price = game.round.after(PASS).pot - game.round.pot
        if not price:
            return self.words.html("You have no card that fits. Pass; it costs nothing.")
        return self.words.count(
            "You have no card that fits. Pass for {n} chip.", "You have no card that fits. Pass for {n} chips.", price
        )

    def _sentences(self, turns: Sequence[Turn]) -> Iterator[Safe]:
        passes = [number for number, turn in enumerate(turns) if any(isinstance(e, Passed) for e in turn.events)]
        for number, turn in enumerate(turns):
            pot = turn.pot if passes and number == passes[-1] else None
            for told in self.told(turn, pot):
                yield sentence(told, self.words)

    def told(self, turn: Turn, pot: int | None = None) -> Iterator[Told]:
        """The events of a move with what is needed to tell them."""
        before = None
        for event in turn.events:
            to = event.to if isinstance(event, Given) else turn.seat
            by = turn.seat if isinstance(event, Caught) and event.seat != turn.seat else None
            yield Told(
                event, self.name(event.seat), yours=self.is_reader(event.seat), to=self.name(to), to_you=self.is_reader(to),
                by="" if by is None else self.name(by), by_you=by is not None and self.is_reader(by),
                called=turn.called, pot=pot, left=turn.left, follows_catch=isinstance(before, Caught),
            )  # fmt: skip
            before = event

    def is_reader(self, seat: int) -> bool:
        """Whether a seat is spoken to as "you"; of several persons at one device none is."""
        return self.players[seat] == READER and not self.game.shared


def last_card(turns: Sequence[Turn]) -> Card | None:
    """The place of the card laid last."""
    return last_place(event for turn in turns for event in turn.events)


def last_place(events: Iterable[Event]) -> Card | None:
    """The place filled last."""
    place = None
    for event in events:
        if isinstance(event, Laid):
            place = event.at or event.card
        elif isinstance(event, Dropped | Swapped):
            place = event.card
    return place
