"""How common are ghosts? By the number of players and of pass tokens, and by what becomes of a ghost's cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from sevens import preset
from sevens.experiments import Finding, Findings, deals_with_ghosts, ghost_readings
from sevens.experiments.ghosts import TOKENS
from sevens_widgets.charts import Group
from sevens_widgets.lab.passes import WAYS
from sevens_widgets.lab.study import Study, among_equals, clearly, deals_each, judge, line, per_cent, stored
from sevens_widgets.render.forms import level_name
from sevens_widgets.render.lab import Verdict
from sevens_widgets.titles import title
from sevens_widgets.words import Words, mark, words

RULES = preset("shichi_narabe")
FEW, MANY = TOKENS
READINGS = {
    "in turn": mark("laid as a turn"),
    "besides": mark("laid in addition to a turn"),
    "never": mark("never laid"),
    "with gaps": mark("in place, with gaps"),
    "by themselves": mark("in place as they fit"),
}
DEFAULT = "in turn"


def ghosts(
    spends: str = "never", level: str = "club", seed: int = 1, players: Iterable[int] = (3, 5, 7), lang: str | None = None
) -> Study:
    """In how many deals of Shichi Narabe somebody becomes a ghost, with three and with five tokens, by the number of players."""
    sizes, say = tuple(players), words(lang).say
    deals = deals_each(len(TOKENS) * len(sizes))
    found = {
        number: stored(
            f"ghosts {number} {deals} {seed} {spends} {level}", partial(deals_with_ghosts, number, deals, seed, spends, level)
        )
        for number in sizes
    }
    note = say(
        "{game}, all of level {level}, passes spent {spends}. {deals} deals for each line, deals from {seed}, intervals of 95 %.",
        game=title(RULES, words(lang)),
        level=level_name(level, words(lang)),
        spends=say(WAYS[spends]),
        deals=words(lang).number(deals),
        seed=seed,
    )
    return Study(
        [_group(number, findings, words(lang)) for number, findings in found.items()],
        _verdict(found, spends, level, words(lang)),
        title=say("Deals with a ghost, by players and passes"),
        unit=say("deals with a ghost, in per cent"),
        lines=say("Passes of each player"),
        note=note,
        words=words(lang),
    )


def _group(players: int, findings: Findings, words: Words) -> Group:
    rows = [line(words.say("{tokens} passes", tokens=tokens), findings[tokens]) for tokens in TOKENS]
    return Group(words.say("{players} players", players=players), rows)


def _verdict(found: Mapping[int, Findings], spends: str, level: str, words: Words) -> Verdict:
    """What the numbers say of the claim that more tokens make fewer ghosts."""
    signs = [clearly(findings[FEW], findings[MANY]) for findings in found.values()]
    facts = [
        words.say(
            "With {players} players, there is a ghost in {few} of the deals with three passes each, in {many} with five.",
            players=players,
            few=per_cent(findings[FEW], words),
            many=per_cent(findings[MANY], words),
        )
        for players, findings in found.items()
    ]
    holds = words.say("Everybody spends passes alike: {spends}.", spends=words.say(WAYS[spends]))
    return Verdict(judge(signs, words), "", f"{among_equals(RULES, level, words)} {holds}", tuple(facts), shown=facts[0])


def readings(level: str = "club", seed: int = 1, players: int = 4, lang: str | None = None) -> Study:
    """How many ghosts a deal of Shichi Narabe has, by the reading of what becomes of a ghost's cards."""
    say, deals = words(lang).say, deals_each(len(READINGS))
    findings = stored(f"readings {players} {deals} {seed} {level}", partial(ghost_readings, players, deals, seed, level))
    note = say(
        "{game}, all of level {level}. {deals} deals for each line, deals from {seed}, intervals of 95 %. The dashed line is the "
        "reading of this book.",
        game=title(RULES, words(lang)),
        level=level_name(level, words(lang)),
        deals=words(lang).number(deals),
        seed=seed,
    )
    rows = [line(say(name), findings[reading], times=1) for reading, name in READINGS.items()]
    return Study(
        [Group(say("{players} players", players=players), rows)],
        _verdict_of_readings(findings, players, level, words(lang)),
        title=say("Ghosts in a deal, by what becomes of a ghost’s cards"),
        unit=say("ghosts in a deal"),
        lines=say("A ghost’s cards"),
        note=note,
        words=words(lang),
        zero=findings[DEFAULT].value,
        digits=2,
    )


def _verdict_of_readings(findings: Findings, players: int, level: str, words: Words) -> Verdict:
    """What the numbers say of the claim that it matters what becomes of a ghost's cards."""
    rows = findings.rows
    differs = max(abs(clearly(row, findings[DEFAULT])) for row in rows)
    most, fewest = max(row.value for row in rows), min(row.value for row in rows)
    body = words.say(
        "With {players} players, a deal has most ghosts, {most}, where a ghost’s cards are: {worst}. It has fewest, {fewest}, "
        "where they are: {best}. In this book’s reading it has {default}.",
        players=players,
        most=words.decimal(most, 2),
        worst=_names([row for row in rows if row.value == most], words),
        fewest=words.decimal(fewest, 2),
        best=_names([row for row in rows if row.value == fewest], words),
        default=words.decimal(findings[DEFAULT].value, 2),
    )
    return Verdict(judge([differs], words), body, among_equals(RULES, level, words))


def _names(rows: Iterable[Finding], words: Words) -> str:
    return ", ".join(words.say("“{name}”", name=words.say(READINGS[str(row.setting["reading"])])) for row in rows)
