"""How often a bot of one's own wins against ready ones, as a chart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sevens import InvalidOption, Share, preset, simulate
from sevens_widgets.charts import Group, Intervals, Row
from sevens_widgets.render.forms import level_name
from sevens_widgets.state import usual_seats
from sevens_widgets.titles import title
from sevens_widgets.words import words

Maker = Callable[[int], Any]


def trial(
    *bots: Maker, game: str = "shichi_narabe", level: str = "club", deals: int = 400, seed: int = 1, lang: str | None = None
) -> Intervals:
    """One bot of each class against ready ones in all other seats, with the same deals for all; each sits at every seat.

    `level` is that of the others, `deals` the number for each class. The same seed gives the same figures. Raises
    `InvalidOption` for a game, a level, a class, a number or a language that cannot be, and for a bot named like the others.
    """
    said, rules = words(lang), preset(game)
    seats = usual_seats(rules)
    rows = []
    for make in bots:
        if (name := make(0).name) == level:
            raise InvalidOption("name", name, "a name of its own")
        won = sum(row.bots[seat] == name for row in _rows(game, make, level, seats, deals, seed) for seat in row.winners)
        share = Share(won, deals)
        rows.append(Row(name, *(100 * number for number in (share.value, *share.interval))))
    note = said.say(
        "{game}, {players} players: one bot in turn at every seat, the others of level {level}. {deals} deals each, from {seed}, "
        "intervals of 95 %. The dashed line is an even share.",
        game=title(rules, said), players=seats, level=level_name(level, said), deals=said.number(deals), seed=seed,
    )  # fmt: skip
    return Intervals(
        [Group(said.say("Opponents: {level}", level=level_name(level, said)), rows)],
        title=said.say("Deals won by bots on trial"),
        unit=said.say("deals won, in per cent"),
        lines=said.say("Bot"),
        note=note,
        zero=100 / seats,
        words=said,
    )


def _rows(game: str, make: Maker, level: str, seats: int, deals: int, seed: int) -> Any:
    return simulate(game, [make, *[level] * (seats - 1)], deals, seed, rotate=True)
