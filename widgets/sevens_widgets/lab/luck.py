"""Luck or skill? How much of winning is due to the hand dealt and how much to the player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from sevens import Rules, preset
from sevens.experiments import Findings, luck_and_skill
from sevens_widgets.charts import Group
from sevens_widgets.lab.study import Study, clearly, deals_each, judge, line, per_cent, stored
from sevens_widgets.render.lab import Verdict
from sevens_widgets.titles import title
from sevens_widgets.words import Words, mark, words

PARTS = {"deal": mark("the hand dealt"), "skill": mark("the player"), "rest": mark("both, and who sits where")}


def luck(game: str = "fan_tan", seed: int = 1, players: Iterable[int] = (3, 4, 6), lang: str | None = None) -> Study:
    """The parts of who wins that are due to the hand, to the player and to the rest, by the number of players."""
    rules, sizes, say = preset(game), tuple(players), words(lang).say
    deals = deals_each(sum(sizes))
    found = {
        number: stored(f"luck {game} {number} {deals} {seed}", partial(luck_and_skill, number, deals, seed, rules))
        for number in sizes
    }
    note = say(
        "{game}: one of level club among others of level beginner, in each seat once. {deals} deals for each number of players, "
        "deals from {seed}, intervals of 95 %.",
        game=title(rules, words(lang)),
        deals=words(lang).number(deals),
        seed=seed,
    )
    return Study(
        [_group(number, findings, words(lang)) for number, findings in found.items()],
        _verdict(found, rules, words(lang)),
        title=say("What decides who wins"),
        unit=say("part of who wins, in per cent of the variance"),
        lines=say("Decided by"),
        note=note,
        words=words(lang),
    )


def _group(players: int, findings: Findings, words: Words) -> Group:
    rows = [line(words.say(name), findings[part]) for part, name in PARTS.items()]
    return Group(words.say("{players} players", players=players), rows)


def _verdict(found: Mapping[int, Findings], rules: Rules, words: Words) -> Verdict:
    """What the numbers say of the claim that the hand decides more than the player."""
    signs = [clearly(findings["deal"], findings["skill"]) for findings in found.values()]
    facts = [
        words.say(
            "With {players} players, the hand dealt decides {deal}, the player {skill}.",
            players=players,
            deal=per_cent(findings["deal"], words),
            skill=per_cent(findings["skill"], words),
        )
        for players, findings in found.items()
    ]
    holds = words.say(
        "This holds for {game} by the rules of this book; the better player is a club bot, the others are beginners.",
        game=title(rules, words),
    )
    return Verdict(judge(signs, words), "", holds, tuple(facts), shown=facts[len(facts) // 2])
