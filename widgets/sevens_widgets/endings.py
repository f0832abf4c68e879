"""How a deal and a session ended, in words."""

from __future__ import annotations

from sevens import Ending, Settlement, points, settle
from sevens_widgets.game import READER, Game
from sevens_widgets.html import Safe, escape, join, tag
from sevens_widgets.words import Words


class Closing:
    """The end of a deal, told in one language; `names` are those of the places."""

    def __init__(self, game: Game, names: tuple[str, ...], words: Words) -> None:
        self.game, self.names, self.words = game, names, words

    def text(self) -> Safe:
        """How the deal ended, and the session if it is over."""
        standing = self.game.standing
        parts = [self._deal()]
        if standing.over:
            parts.append(self._session_over(standing.winners))
        elif standing.playoff:
            tied = self.words.listing([self._named(p) for p in standing.tied])
            parts.append(self.words.html("The session is tied between {seats}: one more deal decides.", seats=tied))
        return join(tag("b", parts[0]), [[" ", part] for part in parts[1:]])

    def settlement(self) -> Settlement | None:
        """The chips of the deal; None in a game without chips."""
        return settle(self.game.round) if self.game.session.rules.chips else None

    def _deal(self) -> Safe:
        outcome = self.game.round.outcome
        assert outcome is not None  # noqa: S101 - asked only when the deal is over
        if outcome.ending is Ending.ALL_GHOSTS:
            return self.words.html("Everybody has become a ghost: nobody wins this deal.")
        if outcome.ending is Ending.BLOCKED:
            return self.words.html("No card can be laid any more: nobody wins this deal.")
        place = self.game.players[outcome.winner]
        if self.game.session.playoff:
            return self._won_playoff(place)
        if outcome.ending is Ending.LAST_LEFT:
            return self._last_left(place)
        return self._places(outcome.order) if self.game.session.rules.play_on else self._went_out(place)

    def _went_out(self, place: int) -> Safe:
        rules, won = self.game.session.rules, self.settlement()
        if rules.points_kind == "gains":
            return self._gains(place, points(self.game.round)[self.game.players.index(place)])
        if won is not None and won.receives:
            return self._receives(place, won.receives)
        if self._is_reader(place):
            return self.words.html("You are out and win the deal.")
        return self.words.html("{seat} is out and wins the deal.", seat=self.names[place])

    def _receives(self, place: int, chips: int) -> Safe:
        if self._is_reader(place):
            return self.words.count("You are out and receive {n} chip.", "You are out and receive {n} chips.", chips)
        return self.words.count(
            "{seat} is out and receives {n} chip.", "{seat} is out and receives {n} chips.", chips, seat=self.names[place]
        )

    def _gains(self, place: int, gained: int) -> Safe:
        if self._is_reader(place):
            return self.words.count("You are out and gain {n} point.", "You are out and gain {n} points.", gained)
        return self.words.count(
            "{seat} is out and gains {n} point.", "{seat} is out and gains {n} points.", gained, seat=self.names[place]
        )

    def _last_left(self, place: int) -> Safe:
        if self._is_reader(place):
            return self.words.html("All others are ghosts: you win the deal.")
        return self.words.html("All others are ghosts: {seat} wins the deal.", seat=self.names[place])

    def _places(self, order: tuple[int, ...]) -> Safe:
        seats = self.words.listing([self._named(self.game.players[seat]) for seat in order])
        return self.words.html("The deal is over. In the order of the places: {seats}.", seats=seats)

    def _won_playoff(self, place: int) -> Safe:
        if self._is_reader(place):
            return self.words.html("You win the deciding deal.")
        return self.words.html("{seat} wins the deciding deal.", seat=self.names[place])

    def _session_over(self, winners: tuple[int, ...]) -> Safe:
        if len(winners) == 1 and self._is_reader(winners[0]):
            return self.words.html("The session is over: you win it.")
        if len(winners) == 1:
            return self.words.html("The session is over: {seat} wins it.", seat=self.names[winners[0]])
        return self.words.html(
            "The session is over; shared by {seats}.", seats=self.words.listing([self._named(p) for p in winners])
        )

    def _is_reader(self, place: int) -> bool:
        return place == READER and not self.game.shared

    def _named(self, place: int) -> Safe:
        return escape(self.names[place])
