"""How good is perfect play? What somebody who knows all could win, and how the second half goes with all hands open."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from sevens import FanTan
from sevens.experiments import Findings, knowing_all, second_half
from sevens.experiments.open_hands import LEFT, SURE
from sevens_widgets.charts import Group
from sevens_widgets.lab.study import Study, deals_each, half, judge, line, per_cent, stored
from sevens_widgets.render.forms import level_name
from sevens_widgets.render.lab import Verdict
from sevens_widgets.titles import title
from sevens_widgets.words import Words, mark, words

RULES = FanTan()
KNOWING, HALVES = 5000, 2000
"""Deals for each setting of the two studies: every way to go on is looked at, so they take long."""
DEALS = {"won": mark("won as a club bot"), "winnable": mark("won only by knowing all"), "lost": mark("not to be won")}
SECOND_HALF = {
    "forced": mark("somebody’s win is certain"),
    "kept": mark("the winner of best play wins"),
    "given away": mark("a won game is given away"),
}


def perfect(seed: int = 1, players: int = 4, lang: str | None = None) -> Study:
    """How many deals of Fan Tan one player wins, could win if he knew all, and cannot win."""
    say, deals = words(lang).say, deals_each(len(SURE), KNOWING)
    findings = stored(f"perfect {players} {deals} {seed}", partial(knowing_all, players, deals, seed))
    return Study(
        _groups(findings, mark("Opponents: {level}"), DEALS, words(lang)),
        _verdict_of_knowing(findings, players, words(lang)),
        title=say("Deals that one player wins or could win"),
        unit=say("deals, in per cent"),
        lines=say("The deal is"),
        note=say(
            "{game}, {players} players, one in each seat in turn. {deals} deals for each kind of opponents, deals from {seed}, "
            "intervals of 95 %. The dashed line is an even share.",
            game=title(RULES, words(lang)),
            players=players,
            deals=words(lang).number(deals),
            seed=seed,
        ),
        words=words(lang),
        zero=100 / players,
    )


def halves(seed: int = 1, players: int = 4, lang: str | None = None) -> Study:
    """How the second half of a deal of Fan Tan goes, looked at with all hands open, by the level of all players."""
    say, deals = words(lang).say, deals_each(3 * len(SURE), HALVES)
    findings = stored(f"halves {players} {deals} {seed}", partial(second_half, players, deals, seed))
    return Study(
        _groups(findings, mark("All of level {level}"), SECOND_HALF, words(lang)),
        _verdict_of_halves(findings, players, words(lang)),
        title=say("The second half of a deal, with all hands open"),
        unit=say("deals, in per cent"),
        lines=say("In the second half"),
        note=say(
            "{game}, {players} players, from {cards} cards left. {deals} deals for each level, deals from {seed}, intervals of "
            "95 %. The dashed line is half of the deals.",
            game=title(RULES, words(lang)),
            players=players,
            cards=LEFT,
            deals=words(lang).number(deals),
            seed=seed,
        ),
        words=words(lang),
        zero=50,
    )


def _groups(findings: Findings, heading: str, names: Mapping[str, str], words: Words) -> list[Group]:
    return [
        Group(
            words.say(heading, level=level_name(level, words)),
            [line(words.say(name), findings[level, what]) for what, name in names.items()],
        )
        for level in SURE
    ]


def _verdict_of_knowing(findings: Findings, players: int, words: Words) -> Verdict:
    """What the numbers say of the claim that who knows all wins most deals."""
    say, par = words.say, words.percent(1 / players, 0)
    facts = [
        say(
            "Against opponents of level {level}, the seat wins {won} as a club bot; not to be won are {lost}.",
            level=level_name(level, words),
            won=per_cent(findings[level, "won"], words),
            lost=per_cent(findings[level, "lost"], words),
        )
        for level in SURE
    ]
    found = say(
        "Where an even share would be {par}, the most that anybody could win against club bots is {most}.",
        par=par,
        most=words.percent(1 - findings["club", "lost"].value),
    )
    holds = say(
        "This holds for {game} by the rules of this book, with {players} players, where what the others will do is known.",
        game=title(RULES, words),
        players=players,
    )
    return Verdict(judge([-half(findings[level, "lost"]) for level in SURE], words), found, holds, tuple(facts))


def _verdict_of_halves(findings: Findings, players: int, words: Words) -> Verdict:
    """What the numbers say of the claim that half-way the winner is certain, whatever the others do."""
    say = words.say
    facts = [
        say(
            "All of level {level}: somebody’s win is certain in {forced} of the deals, the winner of best play wins in {kept}, "
            "and a won game is given away in {given}.",
            level=level_name(level, words),
            forced=per_cent(findings[level, "forced"], words),
            kept=per_cent(findings[level, "kept"], words),
            given=per_cent(findings[level, "given away"], words),
        )
        for level in SURE
    ]
    found = say(
        "Among club bots, somebody’s win is certain half-way in {forced} of the deals.",
        forced=words.percent(findings["club", "forced"].value),
    )
    holds = say(
        "This holds for {game} by the rules of this book, with {players} players and {cards} cards left.",
        game=title(RULES, words),
        players=players,
        cards=LEFT,
    )
    return Verdict(judge([half(findings[level, "forced"]) for level in SURE], words), found, holds, tuple(facts))
