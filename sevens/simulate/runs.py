"""A run: which game is played by whom, from which seed; each of its rows can be worked out alone, by anybody who has the run."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from sevens.bots import LEVELS
from sevens.checks import check_kind
from sevens.errors import InvalidOption
from sevens.presets import preset
from sevens.round import Round
from sevens.rules import Rules
from sevens.sedma.bots import LEVELS as SEDMA_LEVELS
from sevens.sedma.deal import Deal
from sevens.sedma.rules import Sedma
from sevens.simulate.deals import countable, row_by_states, row_in_place
from sevens.simulate.rows import DealRow
from sevens.simulate.sedma_deals import sedma_row_by_states, sedma_row_in_place

Game = Rules | Sedma
Maker = Callable[[int], Any]
"""Makes a bot from a seed: the class of a bot, or a function."""
Entry = str | Maker
"""Who plays: the name of a level, or what makes a bot."""


SEATED = "a level or the class of a bot for each seat, such as ['club', 'random', 'random']"


class Player(NamedTuple):
    """Somebody at the table: a name and what makes the bot."""

    name: str
    make: Maker


class LineUp(NamedTuple):
    """The names and the makers of the players, seat by seat."""

    names: tuple[str, ...]
    makers: tuple[Maker, ...]


@dataclass(frozen=True, slots=True)
class Run:
    """The rows of one game, one line-up and one seed. It can be sent to another process as it is.

    >>> Run.of("sedma", ["beginner", "random"], seed=5).row(0).winners
    (0,)
    """

    game: Game
    line_ups: tuple[LineUp, ...]
    """The line-ups that play each deal, one after the other: one, or with rotation all ways to turn it round the table."""
    seed: int
    in_place: bool
    """Whether the rules let bots that choose from masks play in place."""

    @classmethod
    def of(cls, game: Game | str, line_up: Sequence[Entry], seed: int, *, rotate: bool = False) -> Run:
        """A run by rules or a preset's name. Raises `InvalidOption` for what cannot be played."""
        rules = game_of(game)
        if isinstance(line_up, str):
            raise InvalidOption("line_up", line_up, SEATED)
        entries = check_kind("line_up", line_up, Sequence, SEATED)
        return cls.seated(rules, tuple(player(rules, entry) for entry in entries), seed, rotate=rotate)

    @classmethod
    def seated(cls, rules: Game, players: tuple[Player, ...], seed: int, *, rotate: bool = False) -> Run:
        """A run with these players, one a seat. Raises `InvalidOption` for a number of seats or a seed that cannot be."""
        deal(rules, len(players), seed)
        line_ups = tuple(LineUp(*zip(*turned, strict=True)) for turned in (rotations(players) if rotate else [players]))
        return cls(rules, line_ups, seed, isinstance(rules, Sedma) or countable(rules))

    def seated_for(self, number: int) -> tuple[int, LineUp]:
        """The seed of the deal of a row, and who sits where."""
        count, turned = divmod(number, len(self.line_ups))
        return self.seed + count, self.line_ups[turned]

    def row(self, number: int) -> DealRow:
        """One row; they count from 0. The deal moves on from seat to seat, and with it the seed."""
        seed, (names, makers) = self.seated_for(number)
        seats = len(makers)
        bots = [make(at) for at, make in enumerate(makers, start=seed * seats)]
        start, quick = deal(self.game, seats, seed), self.in_place and all(map(picks, map(type, bots)))
        if isinstance(start, Deal):
            return (sedma_row_in_place if quick else sedma_row_by_states)(start, seed, names, bots)
        return (row_in_place if quick else row_by_states)(start, seed, names, bots)

    def rows(self, first: int, stop: int) -> Iterator[DealRow]:
        """The rows from one number up to another, that one left out."""
        return map(self.row, range(first, stop))


def deal(rules: Game, seats: int, seed: int) -> Round | Deal:
    """The deal of a seed; who deals depends on the seed too."""
    dealer = seed % seats if isinstance(seed, int) and seats else 0
    kind: type[Round] | type[Deal] = Deal if isinstance(rules, Sedma) else Round
    return kind.deal(rules, seats, seed, dealer)  # type: ignore[arg-type]


def game_of(game: Game | str) -> Game:
    """The rules, given as rules or as the name of a preset."""
    return game if isinstance(game, Rules | Sedma) else preset(game)


def player(rules: Game, entry: Entry) -> Player:
    """Who plays for an entry of a line-up. Raises `InvalidOption` for a level there is not, or what makes no bot.

    >>> player(preset("fan_tan"), "club").name
    'club'
    """
    levels: dict[str, Any] = SEDMA_LEVELS if isinstance(rules, Sedma) else LEVELS
    make = levels.get(entry) if isinstance(entry, str) else entry
    if not callable(make):
        raise InvalidOption("level", entry, ", ".join(map(repr, levels)) + ", or the class of a bot")
    wanted = "what makes a bot with a name and `choose` from a seed, such as the class of a bot"
    try:
        made = make(0)
        name = made.name
    except (TypeError, AttributeError) as error:
        raise InvalidOption("line_up", entry, wanted) from error
    if not isinstance(name, str) or not callable(getattr(made, "choose", None)):
        raise InvalidOption("line_up", entry, wanted)
    return Player(name, make)


def rotations(players: tuple[Player, ...]) -> tuple[tuple[Player, ...], ...]:
    """The line-ups that differ when everybody moves on a seat again and again.

    >>> ["".join(line_up) for line_up in rotations(("a", "b", "a", "b"))]
    ['abab', 'baba']
    """
    turned = [players[-shift:] + players[:-shift] for shift in range(len(players))]
    return tuple(line_up for at, line_up in enumerate(turned) if line_up not in turned[:at])


@cache
def picks(kind: type[object]) -> bool:
    """Whether bots of a class can choose from masks, and mean the same by it: `pick` is as new as `choose` or newer.

    >>> from sevens.bots import Club
    >>> class Mine(Club):
    ...     def choose(self, view):
    ...         return view.legal_moves()[-1]
    >>> picks(Club), picks(Mine)
    (True, False)
    """
    names = [vars(step) for step in kind.__mro__]
    pick = next((at for at, found in enumerate(names) if "pick" in found), len(names))
    choose = next((at for at, found in enumerate(names) if "choose" in found), 0)
    return pick <= choose
