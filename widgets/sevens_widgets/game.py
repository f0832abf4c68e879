"""A reader's game against bots: one value for every moment, from the first deal of a session to its last.

The reader sits at place 0; other persons may share the device. In a playoff only the tied places play; `players[i]` is the place
of seat i of the deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from sevens import LEVELS, Event, InvalidOption, Move, Parliament, Play, Round, Rules, Session, SevensError, View, bot
from sevens.checks import check_kind
from sevens.events import seen

READER = 0
STAKE = 20
"""Chips each place starts a session with."""
TOTAL_CHIPS, TOTAL_POINTS = 30, 100
"""What a session to an agreed total is played to."""
NOBODY = -1
PERSON = "person"
"""Stands for the level of a place at which a person plays on the same device."""
LAST_SEED = 999_999_999


@dataclass(frozen=True, slots=True)
class Turn:
    """One move of the deal: who made it, and what the reader saw of it; seats are those of the deal."""

    seat: int
    events: tuple[Event, ...]
    pot: int
    """Chips in the pot after it."""
    left: int | None = None
    """Passes the seat has left after it, in a game with pass tokens."""
    called: bool = False
    """Whether "last card!" was said."""


@dataclass(frozen=True, slots=True)
class Game:
    """A session at one moment. It never changes: a move gives a new game, with the bots' moves up to the reader's next turn."""

    session: Session
    levels: tuple[str, ...]
    """The level of the bot at each place but the reader's, or `PERSON`."""
    seed: int
    round: Round
    turns: tuple[Turn, ...] = ()
    before: Self | None = None
    """The game before the reader's last move in this deal."""
    moves: tuple[Move, ...] = ()
    """Every move of this deal, the bots' included."""
    earlier: tuple[tuple[Move, ...], ...] = ()
    """The moves of the deals before this one."""
    here: int = READER
    """The place of the person who looks at the table."""
    to_look_at: bool = False
    """Whether it is a position in which nobody plays on: the other hands are anybody's guess."""

    @classmethod
    def start(cls, rules: Rules, seats: int, seed: int, level: str | Sequence[str], dealer: int = 0) -> Self:
        """The first deal of a session; `level` is that of all bots or one for each.

        Raises `InvalidOption` for a number of seats, a seed or a level that cannot be.
        """
        rules.check_seats(seats)
        levels = check_levels(level, seats - 1)
        check_seed(seed)
        return cls.dealt(rules, levels, seed, dealer).with_bots()

    @classmethod
    def dealt(cls, rules: Rules, levels: tuple[str, ...], seed: int, dealer: int) -> Self:
        """The first deal of a session before its first move, with these bots at the places after the reader's."""
        session = Session.start(rules, len(levels) + 1, dealer=dealer, target=usual_total(rules))
        return cls(session, levels, seed, session.deal(seed))

    @property
    def level(self) -> str | None:
        """The level of all bots; None where they differ, or where another person plays."""
        return self.levels[0] if len(set(self.levels)) == 1 and not self.shared else None

    @property
    def people(self) -> tuple[int, ...]:
        """The places of the reader and of those who share the device."""
        return (READER, *(place for place, level in enumerate(self.levels, start=1) if level == PERSON))

    @property
    def shared(self) -> bool:
        """Whether several persons play on one device."""
        return len(self.people) > 1

    @property
    def players(self) -> tuple[int, ...]:
        """The place at the table of each seat of this deal."""
        return self.session.tied if self.session.playoff else tuple(range(self.session.seats))

    @property
    def reader(self) -> int | None:
        """The seat in this deal of the person who looks at the table, or None for one who looks on at a playoff."""
        return self.players.index(self.here) if self.here in self.players else None

    @property
    def view(self) -> View:
        """What the reader may see; looking on, no hand at all."""
        if self.reader is None:
            return replace(self.round.seen_by(0), hand=0)
        return self.round.seen_by(self.reader)

    @property
    def choices(self) -> tuple[Move, ...]:
        """What whoever is to move may do; nothing at the end."""
        return self.round.legal_moves()

    @property
    def over(self) -> bool:
        """Whether this deal has ended."""
        return self.round.outcome is not None

    @property
    def standing(self) -> Session:
        """The session, this deal included once it has ended."""
        return self.session.after(self.round) if self.over else self.session

    @property
    def chips(self) -> tuple[int, ...]:
        """The chips that lie before each place now."""
        chips = [STAKE + gained for gained in self.standing.chips]
        if not self.over and not self.session.playoff:
            chips = [held - paid for held, paid in zip(chips, self.round.paid, strict=True)]
        return tuple(chips)

    def move(self, move: Move) -> Self:
        """The game after the reader's move and the bots' answers. Raises `IllegalMove`."""
        return self.moved(move).with_bots()

    def moved(self, move: Move) -> Self:
        """The game after a move of whoever is to move. Raises `IllegalMove`."""
        place = self.players[self.round.turn]
        if place not in self.people:
            return self._after(move)
        before = self if self.here == place else replace(self, here=place)
        return replace(before._after(move), before=before)

    def undo(self) -> Self:
        """The game before the reader's last move. Raises `SevensError` if there was none in this deal."""
        if self.before is None:
            raise SevensError("no move of the reader in this deal")
        return self.before

    def next_deal(self) -> Self:
        """The next deal of the session: the deal moves on, the winner leads. Raises `SevensError` if there is none."""
        return self.next_dealt().with_bots()

    def next_dealt(self) -> Self:
        """The next deal of the session before its first move. Raises `SevensError` if there is none."""
        session = self.standing
        if not self.over:
            raise SevensError("this deal is not over yet")
        seed = (self.seed + 1) % (LAST_SEED + 1)
        return type(self)(session, self.levels, seed, session.deal(seed), earlier=(*self.earlier, self.moves))

    def again(self) -> Self:
        """The beginning of the deal, with the same cards."""
        return type(self)(self.session, self.levels, self.seed, self.session.deal(self.seed), earlier=self.earlier).with_bots()

    def with_bots(self) -> Self:
        """The game after the bots' moves, at the next turn of a person."""
        game, people = self, self.people
        while not game.over:
            place = game.players[game.round.turn]
            if place in people:
                return replace(game, here=place)
            player = bot(game.levels[place - 1], game.seed * 1000 + len(game.turns))
            game = game._after(player.choose(game.round.seen_by(game.round.turn)))
        return game

    def _after(self, move: Move) -> Self:
        seat, after = self.round.turn, self.round.after(move)
        events = seen(after.events, NOBODY if self.reader is None or self.shared else self.reader)
        left = after.tokens[seat] if after.tokens else None
        turn = Turn(seat, events, after.pot, left, called=isinstance(move, Play) and move.call)
        return replace(self, round=after, turns=(*self.turns, turn), moves=(*self.moves, move))


def usual_total(rules: Rules) -> int | None:
    """The total that ends a session by these rules where it has to be agreed, else None."""
    if not isinstance(rules, Parliament) or rules.session != "to_total":
        return None
    return TOTAL_CHIPS if rules.scoring == "plain" else TOTAL_POINTS


def check_seed(seed: object) -> int:
    """The seed, if it is one that a reader can type; else raises `InvalidOption`."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= LAST_SEED:
        raise InvalidOption("seed", seed, f"a whole number from 0 to {LAST_SEED}")
    return seed


def check_levels(level: str | Sequence[str], bots: int) -> tuple[str, ...]:
    """The level of each bot, given as one for all or one for each; else raises `InvalidOption`."""
    wanted = f"one level, or {bots}, one for each bot"
    levels = (level,) * bots if isinstance(level, str) else tuple(check_kind("level", level, Sequence, wanted))
    for each in levels:
        if not isinstance(each, str) or each not in (*LEVELS, PERSON):
            raise InvalidOption("level", each, LEVELS)
    if len(levels) != bots:
        raise InvalidOption("level", level, wanted)
    return levels
