"""A reader's match of Sedma against bots: one value for every moment. The reader sits at seat 0."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from sevens.errors import InvalidOption, SevensError
from sevens.sedma import GERMAN, LEVELS, Card, Deal, Event, Match, Move, Play, Played, Sedma, Taken, View, bot
from sevens_widgets.game import LAST_SEED, READER, check_seed

USUAL = "club"
"""The bot that gives hints, and against which a reader plays unless he chooses another."""


class How(StrEnum):
    """What a move did to the trick."""

    LED = "led"
    BEAT = "beat"
    ADDED = "added"
    PROLONGED = "prolonged"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class Turn:
    """One move: who made it, what it did to the trick and brought about, and the cards the reader drew after it."""

    seat: int
    how: How
    events: tuple[Event, ...]
    drawn: tuple[Card, ...] = ()

    @property
    def card(self) -> Card | None:
        """The card played, if one was."""
        first = self.events[0]
        return first.card if isinstance(first, Played) else None

    @property
    def taken(self) -> Taken | None:
        """How the trick ended, if the move ended it."""
        return next((event for event in self.events if isinstance(event, Taken)), None)


@dataclass(frozen=True, slots=True)
class SedmaGame:
    """A match at one moment. It never changes: a move gives a new game, with the bots' moves up to the reader's next turn."""

    match: Match
    level: str
    seed: int
    deal: Deal
    turns: tuple[Turn, ...] = ()
    before: Self | None = None
    """The game before the reader's last move in this deal."""
    moves: tuple[Move, ...] = ()
    """Every move of this deal, the bots' included."""
    earlier: tuple[tuple[Move, ...], ...] = ()
    """The moves of the deals before this one."""
    to_look_at: bool = False
    """Whether it is a position in which nobody plays on: the other hands are anybody's guess."""

    @classmethod
    def start(cls, rules: Sedma, seed: int, level: object) -> Self:
        """The first deal of a match. Raises `InvalidOption` for a seed or a level that cannot be."""
        if not isinstance(level, str) or level not in LEVELS:
            raise InvalidOption("level", level, LEVELS)
        return cls.dealt(rules, level, check_seed(seed)).with_bots()

    @classmethod
    def dealt(cls, rules: Sedma, level: str, seed: int) -> Self:
        """The first deal of a match before its first move."""
        match = Match.start(rules)
        return cls(match, level, seed, match.deal(seed))

    @property
    def rules(self) -> Sedma:
        """The options of the game."""
        return self.match.rules

    @property
    def view(self) -> View:
        """What the reader may see."""
        return self.deal.seen_by(READER)

    @property
    def choices(self) -> tuple[Move, ...]:
        """What whoever is to move may do; nothing at the end."""
        return self.deal.legal_moves()

    @property
    def over(self) -> bool:
        """Whether this deal has ended."""
        return self.deal.outcome is not None

    @property
    def standing(self) -> Match:
        """The match, this deal included once it has ended."""
        return self.match.after(self.deal) if self.over else self.match

    @property
    def trick(self) -> tuple[Turn, ...]:
        """The moves of the trick that is being played."""
        begin = max((i for i, turn in enumerate(self.turns, 1) if turn.taken), default=0)
        return self.turns[begin:]

    def move(self, move: Move) -> Self:
        """The game after the reader's move and the bots' answers. Raises `IllegalMove`."""
        return self.moved(move).with_bots()

    def moved(self, move: Move) -> Self:
        """The game after a move of whoever is to move. Raises `IllegalMove`."""
        return replace(self._after(move), before=self if self.deal.turn == READER else self.before)

    def again(self) -> Self:
        """The same deal from its beginning, with the same cards."""
        match = self.match
        return type(self)(match, self.level, self.seed, match.deal(self.seed), earlier=self.earlier).with_bots()

    def next_deal(self) -> Self:
        """The next deal of the match. Raises `SevensError` if there is none."""
        return self.next_dealt().with_bots()

    def next_dealt(self) -> Self:
        """The next deal of the match before its first move. Raises `SevensError` if there is none."""
        if not self.over:
            raise SevensError("this deal is not over yet")
        match, seed = self.standing, next_seed(self.seed)
        return type(self)(match, self.level, seed, match.deal(seed), earlier=(*self.earlier, self.moves))

    def with_bots(self) -> Self:
        """The game after the bots' moves, at the reader's next turn or at the end of the deal."""
        game = self
        while not game.over and game.deal.turn != READER:
            player = bot(game.level, game.seed * 1000 + len(game.turns))
            game = game._after(player.choose(game.deal.seen_by(game.deal.turn)))
        return game

    def _after(self, move: Move) -> Self:
        before, after = self.deal, self.deal.after(move)
        drawn = GERMAN.unmask(after.hands[READER] & ~before.hands[READER])
        turn = Turn(before.turn, how(before, move), after.events, drawn)
        return replace(self, deal=after, turns=(*self.turns, turn), moves=(*self.moves, move))


def how(deal: Deal, move: Move) -> How:
    """What a legal move does to the trick."""
    if not isinstance(move, Play):
        return How.STOPPED
    if deal.turn == deal.leader:
        return How.PROLONGED if deal.trick else How.LED
    return How.BEAT if move.card.bit & deal.fits else How.ADDED


def next_seed(seed: int) -> int:
    """The number of the deal that comes after this one."""
    return seed + 1 if seed < LAST_SEED else 0
