"""One player who does otherwise than the rest of the table: the form of several studies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sevens import Rules
from sevens.experiments import Findings
from sevens.experiments.winning import OTHERS
from sevens_widgets.charts import Group
from sevens_widgets.lab.study import Study, above_all, judge, line, per_cent
from sevens_widgets.render.forms import level_name
from sevens_widgets.render.lab import Verdict
from sevens_widgets.titles import title
from sevens_widgets.words import Words

SETTINGS = 9
"""Three ways of the one, each against three kinds of opponents."""


@dataclass(frozen=True)
class One:
    """What one player at a table tries: his ways with their names, and the claim that one of them beats others."""

    rules: Rules
    players: int
    level: str
    ways: Mapping[str, str]
    claimed: str
    denied: tuple[str, ...]

    def study(self, findings: Findings, headline: str, words: Words) -> Study:
        """The study of what was found."""
        say, first = words.say, findings.rows[0]
        note = say(
            "{game}, {players} players: one of level {level}, the others alike. {deals} deals for each line, deals from {seed}, "
            "intervals of 95 %. The dashed line is an even share.",
            game=title(self.rules, words),
            players=self.players,
            level=level_name(self.level, words),
            deals=words.number(first.deals),
            seed=first.seed,
        )
        return Study(
            [self._group(level, findings, words) for level in OTHERS],
            self._verdict(findings, words),
            title=headline,
            unit=say("deals won, in per cent"),
            lines=say("Way of playing"),
            note=note,
            words=words,
            zero=100 / self.players,
        )

    def _group(self, others: str, findings: Findings, words: Words) -> Group:
        rows = [line(words.say(name), findings[way, others]) for way, name in self.ways.items()]
        return Group(words.say("Opponents: {level}", level=level_name(others, words)), rows)

    def _verdict(self, findings: Findings, words: Words) -> Verdict:
        say = words.say
        signs = [above_all(findings[self.claimed, others], [findings[way, others] for way in self.denied]) for others in OTHERS]
        facts = tuple(self._compared(findings, others, words) for others in OTHERS)
        holds = say(
            "This holds with {players} players by these rules: {game}; for one player of level {level}; against opponents who "
            "never pass by choice.",
            game=title(self.rules, words),
            players=self.players,
            level=level_name(self.level, words),
        )
        return Verdict(judge(signs, words), self._best(findings, words), holds, facts, shown=facts[0])

    def _compared(self, findings: Findings, others: str, words: Words) -> str:
        shares = [
            words.say("“{way}” {share}", way=words.say(self.ways[way]), share=per_cent(findings[way, others], words))
            for way in (self.claimed, *self.denied)
        ]
        level = level_name(others, words)
        return words.say("Wins against opponents of level {level}: {shares}.", level=level, shares=", ".join(shares))

    def _best(self, findings: Findings, words: Words) -> str:
        """Which way is clearly best against all."""
        best = {self._best_against(findings, others) for others in OTHERS}
        way = best.pop()
        if best or way is None:
            return words.say("No way of playing is clearly the best against every kind of opponent.")
        return words.say("Clearly the most wins against every kind of opponent: “{way}”.", way=words.say(self.ways[way]))

    def _best_against(self, findings: Findings, others: str) -> str | None:
        rows = {way: findings[way, others] for way in self.ways}
        clear = [way for way, row in rows.items() if above_all(row, [rows[other] for other in rows if other != way]) > 0]
        return clear[0] if clear else None
