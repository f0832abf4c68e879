"""Does the seat matter? Each place in the order of play, at tables of every size."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from sevens import Rules, preset
from sevens.experiments import Findings, by_place
from sevens_widgets.charts import Group
from sevens_widgets.lab.study import Study, above_all, among_equals, deals_each, judge, line, stored
from sevens_widgets.render.forms import level_name
from sevens_widgets.render.lab import Verdict
from sevens_widgets.titles import title
from sevens_widgets.words import Words, words

CLAIMED = 1
"""The place on the left of the opener."""


def seats(
    level: str = "club", game: str = "fan_tan", seed: int = 1, players: Iterable[int] = range(3, 9), lang: str | None = None
) -> Study:
    """How often each place in the order of play wins, for every number of players. The same seed, the same figures."""
    rules, sizes, say = preset(game), tuple(players), words(lang).say
    deals = deals_each(len(sizes))
    found = {
        number: stored(f"seats {game} {number} {deals} {seed} {level}", partial(by_place, rules, number, deals, seed, level))
        for number in sizes
    }
    return Study(
        [_group(number, findings, words(lang)) for number, findings in found.items()],
        _verdict(found, rules, level, words(lang)),
        title=say("Deals won by each place, compared with an even share"),
        unit=say("percentage points above or below an even share"),
        lines=say("Place"),
        note=say(
            "{game}: {deals} deals for each number of players, level {level}, deals from {seed}, intervals of 95 %.",
            game=title(rules, words(lang)),
            deals=words(lang).number(deals),
            level=level_name(level, words(lang)),
            seed=seed,
        ),
        words=words(lang),
    )


def _group(players: int, findings: Findings, words: Words) -> Group:
    rows = [line(_place(place, players, words), row, less=1 / players) for place, row in enumerate(findings.rows)]
    return Group(words.say("{players} players", players=players), rows)


def _verdict(found: Mapping[int, Findings], rules: Rules, level: str, words: Words) -> Verdict:
    """What the numbers say of the claim that the seat left of the opener is the best."""
    best = {players: max(findings.rows, key=lambda row: row.value).setting["place"] for players, findings in found.items()}
    body = words.say(
        "The player left of the opener won most often at {claimed} of {tables} table sizes, the opener at {opener}, "
        "the player before the opener at {last}. Left of the opener, the whole interval lies above the even share at {clear}.",
        claimed=sum(place == CLAIMED for place in best.values()),
        tables=len(found),
        opener=sum(place == 0 for place in best.values()),
        last=sum(place == players - 1 for players, place in best.items()),
        clear=sum(findings[CLAIMED].interval[0] > 1 / players for players, findings in found.items()),
    )
    return Verdict(judge([_sign(findings) for findings in found.values()], words), body, among_equals(rules, level, words))


def _sign(findings: Findings) -> int:
    return above_all(findings[CLAIMED], [row for row in findings.rows if row.setting["place"] != CLAIMED])


def _place(place: int, players: int, words: Words) -> str:
    if place == 0:
        return words.say("opener")
    if place == 1:
        return words.say("left of the opener")
    return words.say("before the opener") if place == players - 1 else words.say("place {number}", number=place + 1)
