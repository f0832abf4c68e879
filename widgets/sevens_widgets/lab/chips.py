"""Is the ante fair, and does the place at the table cost chips? What hands and places bring in Fan Tan."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from sevens import FanTan
from sevens.experiments import Finding, Findings, ante_compensation, chips_by_place
from sevens.experiments.chips import COMPENSATIONS
from sevens_widgets.charts import Group
from sevens_widgets.choices.fan_tan import FAN_TAN
from sevens_widgets.lab.study import Study, among_equals, deals_each, judge, line, stored
from sevens_widgets.render.forms import level_name
from sevens_widgets.render.lab import Verdict
from sevens_widgets.words import Words, words

NAMES = {option: FAN_TAN["ante_compensation"][1][option] for option in COMPENSATIONS}
RULES = FanTan()
PRINTED = RULES.ante_compensation
"""How this book's rules even out uneven hands."""


def ante(players: int = 3, level: str = "club", seed: int = 1, lang: str | None = None) -> Study:
    """The chips a hand brings on average, by its size and by who pays more or less into the pot."""
    say, deals = words(lang).say, deals_each(1)
    findings = stored(f"ante {players} {deals} {seed} {level}", partial(ante_compensation, players, deals, seed, level))
    sizes = sorted({int(row.setting["cards"]) for row in findings.rows})
    groups = [
        Group(say(name), [line(_hand(size, words(lang)), findings[option, size], times=1) for size in sizes])
        for option, name in NAMES.items()
    ]
    return Study(
        groups,
        _fair_ante(findings, sizes, level, words(lang)),
        title=say("Chips, by the size of the hand"),
        unit=say("chips won or lost in a deal"),
        lines=say("Hand"),
        note=_note(findings, players, level, words(lang)),
        words=words(lang),
        digits=2,
    )


def chips(players: int = 4, level: str = "club", seed: int = 1, lang: str | None = None) -> Study:
    """The chips each place brings on average, counted from the dealer's left."""
    say, deals = words(lang).say, deals_each(1)
    findings = stored(f"chips {players} {deals} {seed} {level}", partial(chips_by_place, players, deals, seed, level))
    rows = [line(_place(number, players, words(lang)), row, times=1) for number, row in enumerate(findings.rows, start=1)]
    return Study(
        [Group(say("{players} players", players=players), rows)],
        _fair_places(findings, players, level, words(lang)),
        title=say("Chips, by the place at the table"),
        unit=say("chips won or lost in a deal"),
        lines=say("Place"),
        note=_note(findings, players, level, words(lang)),
        words=words(lang),
        digits=2,
    )


def unfair(findings: Iterable[Finding]) -> int:
    """-1 where one of them clearly wins or loses chips, else 0: nothing can show that chips even out exactly."""
    return -any(finding.interval[0] > 0 or finding.interval[1] < 0 for finding in findings)


def _fair_ante(findings: Findings, sizes: Sequence[int], level: str, words: Words) -> Verdict:
    """What the numbers say of the claim that the ante of this book's rules evens out uneven hands."""
    printed = {size: findings[PRINTED, size] for size in sizes}
    left = {option: max(abs(findings[option, size].value) for size in sizes) for option in COMPENSATIONS}
    facts = [
        words.say("A hand of {cards} cards brings {chips} chips a deal.", cards=size, chips=_chips(row, words))
        for size, row in printed.items()
    ]
    least = words.say("The least difference is left with: “{option}”.", option=words.say(NAMES[min(left, key=left.__getitem__)]))
    return Verdict(
        judge([unfair(printed.values())], words), least, among_equals(RULES, level, words), tuple(facts), shown=facts[0]
    )


def _fair_places(findings: Findings, players: int, level: str, words: Words) -> Verdict:
    """What the numbers say of the claim that no place costs chips."""
    rows = findings.rows
    best, worst = (choose(rows, key=lambda row: row.value) for choose in (max, min))
    body = words.say(
        "The best place, {best}, brings {most} chips a deal, the worst, {worst}, {least}.",
        best=_place(int(best.setting["place"]), players, words),
        most=_chips(best, words),
        worst=_place(int(worst.setting["place"]), players, words),
        least=_chips(worst, words),
    )
    return Verdict(judge([unfair(rows)], words), body, among_equals(RULES, level, words))


def _note(findings: Findings, players: int, level: str, words: Words) -> str:
    return words.say(
        "Fan Tan, {players} players, all of level {level}. {deals} deals for each line, deals from {seed}, intervals of 95 %.",
        players=players,
        level=level_name(level, words),
        deals=words.number(findings.rows[0].deals),
        seed=findings.rows[0].seed,
    )


def _chips(finding: Finding, words: Words) -> str:
    value, low, high = (words.decimal(number, 2) for number in (finding.value, *finding.interval))
    return words.say("{value} (from {low} to {high})", value=value, low=low, high=high)


def _hand(cards: int, words: Words) -> str:
    return words.say("hand of {cards} cards", cards=cards)


def _place(number: int, players: int, words: Words) -> str:
    if number == 1:
        return words.say("left of the dealer")
    return words.say("dealer") if number == players else words.say("place {number}", number=number)
