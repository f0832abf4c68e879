"""Tournaments: everybody against everybody, at every seat, with the same deals for all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from html import escape
from itertools import combinations_with_replacement, permutations
from typing import NamedTuple

from sevens import show
from sevens.checks import check_whole
from sevens.errors import InvalidOption
from sevens.sedma.rules import Sedma
from sevens.simulate.cores import Where, check_where, played
from sevens.simulate.parts import Part
from sevens.simulate.ratings import Score, ratings
from sevens.simulate.runs import Entry, Game, Player, Run, game_of, player
from sevens.simulate.shares import Share

ROUNDS, MOST_DEALS = 64, 64
LINE_UPS = ("every", "one_against_rest")


class Standing(NamedTuple):
    """One player of a tournament: the share of deals won by each seat he had, in Sedma by each side, and his rating.

    >>> Standing("Ann", Share(30, 100), 1540.0).share.value
    0.3
    """

    name: str
    share: Share
    rating: float


@dataclass(frozen=True, slots=True, repr=False)
class Standings:
    """How a tournament stands.

    >>> *_, end = tournament("fan_tan", {"Ann": "club", "Bob": "beginner", "Cid": "random"}, deals=20, seed=1, seats=3)
    >>> [standing.name for standing in end.ranking], end.deals
    (['Ann', 'Bob', 'Cid'], 420)
    """

    names: tuple[str, ...]
    scores: tuple[Score, ...]
    """What each line-up has brought so far."""
    planned: int
    """The number of deals of the whole tournament."""
    cards: int
    """How many times the cards have been shuffled: each such deal was played by every line-up, at every seat."""
    squares: Mapping[str, int]
    """For each player the sum, over those, of the square of the deals won."""

    def __repr__(self) -> str:
        ranked = ", ".join(f"{standing.name} {standing.rating:.0f}" for standing in self.ranking)
        return f"<Standings after {self.deals:,} of {self.planned:,} deals: {ranked}>"

    def _repr_html_(self) -> str:
        ranking, rows = self.ranking, []
        for name, share, rating in ranking:
            low, high = share.interval
            over = (self.over(name, other.name) if other.name != name else None for other in ranking)
            cells = [f"{100 * share.value:.1f} %", f"{100 * low:.1f} to {100 * high:.1f} %", f"{rating:.0f}"]
            rows.append([escape(name), *cells, *(show.NOTHING if value is None else f"{100 * value:.0f} %" for value in over)])
        heads = ("player", "deals won", "95 % interval", "rating", *(f"over {escape(name)}" for name, *_ in ranking))
        return show.table(f"{self.deals:,} of {self.planned:,} deals", heads, rows)

    @property
    def deals(self) -> int:
        """The number of deals played so far."""
        return sum(score.deals for score in self.scores)

    @property
    def ranking(self) -> tuple[Standing, ...]:
        """The players, the one with the largest share first."""
        rated = ratings(self.names, self.scores)
        standings = (Standing(name, self.share(name), rated[name]) for name in self.names)
        return tuple(sorted(standings, key=lambda standing: -standing.share.value))

    def share(self, name: str) -> Share:
        """The deals a player has won of those he played, counted once for each of his places.

        That line-ups play the same cards makes luck more even or less so; the interval is the wider one. Raises `InvalidOption`
        for a name that does not play.
        """
        self._check_name(name)
        places = sum(score.deals * score.line_up.count(name) for score in self.scores)
        share = Share(sum(score.wins[name] for score in self.scores), places)
        if self.cards < 2:
            return replace(share, worth=1)
        spread = (self.squares[name] - share.wins**2 / self.cards) * self.cards / (self.cards - 1)
        even = share.wins * (1 - share.value)
        return replace(share, worth=places * even / max(spread, even)) if even else share

    def over(self, one: str, other: str) -> float | None:
        """How often one player wins and not the other, place against place, from 0 to 1; None where neither has won yet.

        Only the deals that both have played count. 0.5 means that they are alike.
        Raises `InvalidOption` for a name that does not play.
        """
        self._check_name(one)
        self._check_name(other)
        won = lost = 0
        for score in self.scores:
            won += score.wins[one] * score.line_up.count(other)
            lost += score.wins[other] * score.line_up.count(one)
        return won / (won + lost) if won + lost else None

    def _check_name(self, name: str) -> None:
        if name not in self.names:
            raise InvalidOption("name", name, self.names)


def tournament(
    game: Game | str,
    entries: Mapping[str, Entry],
    deals: int,
    seed: int,
    *,
    seats: int | None = None,
    line_ups: str = "every",
    on: Where = "one core",
) -> Iterator[Standings]:
    """The standings of a tournament, again and again while it goes on; the last are final. Leave the loop to stop it.

    `entries` has a level or the class of a bot for each name. A line-up is "every" choice of players, some of them more than
    once, or "one_against_rest": each player against a table of each other. In Sedma, partners are the same player. Every
    line-up plays the same `deals`, and each deal once for every way to turn the line-up round the table.

    `seats` is the smallest number that suits the game unless given. For `on` and what is raised see `simulate`.

    >>> *_, end = tournament("sedma_pairs", {"Ann": "beginner", "Bob": "random"}, deals=50, seed=1)
    >>> end.deals, end.share("Ann").wins, end.over("Ann", "Bob")
    (100, 80, 0.8)
    """
    return filter(None, tournament_steps(game, entries, deals, seed, seats=seats, line_ups=line_ups, on=on))


def tournament_steps(
    game: Game | str,
    entries: Mapping[str, Entry],
    deals: int,
    seed: int,
    *,
    seats: int | None = None,
    line_ups: str = "every",
    on: Where = "one core",
) -> Iterator[Standings | None]:
    """The same tournament in small steps: None where the line-ups have not yet all played the same cards.

    It is for programs that have to do something else between two steps, such as a widget that can be stopped.

    >>> steps = tournament_steps("sedma_pairs", {"Ann": "beginner", "Bob": "random", "Cid": "random"}, deals=1, seed=1)
    >>> [standings and standings.deals for standings in steps]
    [None, None, 6]
    """
    rules = game_of(game)
    if not isinstance(entries, Mapping) or not all(isinstance(name, str) for name in entries):
        raise InvalidOption(
            "entries", entries, "a level or the class of a bot for each name, such as {'Ann': 'club', 'Bob': 'random'}"
        )
    players = [Player(name, player(rules, entry).make) for name, entry in entries.items()]
    if len(players) < 2:
        raise InvalidOption("entries", list(entries), "two players or more")
    if line_ups not in LINE_UPS:
        raise InvalidOption("line_ups", line_ups, LINE_UPS)
    check_whole("deals", deals, 1)
    check_where(on)
    if seats is None:
        seats = rules.players if isinstance(rules, Sedma) else rules.best_players[0]
    rules.check_seats(seats)
    places = len(rules.sides) if isinstance(rules, Sedma) else seats
    chosen = list(_every(players, places) if line_ups == "every" else _one_against_rest(players, places))
    runs = [Run.seated(rules, line_up * (seats // places), seed, rotate=True) for line_up in chosen]
    names = tuple(tuple(each.name for each in line_up) for line_up in chosen)
    return _standings(tuple(entries), names, runs, deals, on)


def _every(players: list[Player], places: int) -> Iterator[tuple[Player, ...]]:
    return (line_up for line_up in combinations_with_replacement(players, places) if any(each != line_up[0] for each in line_up))


def _one_against_rest(players: list[Player], places: int) -> Iterator[tuple[Player, ...]]:
    for one, other in permutations(players, 2):
        if places > 2 or players.index(one) < players.index(other):
            yield (one, *(other,) * (places - 1))


def _standings(
    entries: tuple[str, ...], line_ups: tuple[tuple[str, ...], ...], runs: list[Run], deals: int, on: Where
) -> Iterator[Standings | None]:
    step = max(1, min(MOST_DEALS, deals // ROUNDS))
    planned, counts, wins = deals * sum(len(run.line_ups) for run in runs), [0] * len(runs), [Counter[str]() for _ in runs]
    todo = (
        Part(run, first * len(run.line_ups), min(first + step, deals) * len(run.line_ups))
        for first in range(0, deals, step)
        for run in runs
    )
    cards, squares, here = 0, Counter[str](), Counter[tuple[int, str]]()
    for number, rows in enumerate(played(todo, on)):
        at = number % len(runs)
        for row in rows:
            counts[at] += 1
            for seat in row.winners[:1]:
                wins[at][row.bots[seat]] += 1
                here[row.seed, row.bots[seat]] += 1
        if at < len(runs) - 1:
            yield None
        else:
            cards = min(cards + step, deals)
            for (_, name), won in here.items():
                squares[name] += won * won
            here.clear()
            yield Standings(entries, tuple(map(Score, line_ups, counts, map(Counter, wins))), planned, cards, Counter(squares))
