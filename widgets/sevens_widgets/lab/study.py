"""What every study has: findings, counted once for all languages of a build, their chart and their verdict."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

import sevens
from sevens import Rules
from sevens.experiments import Finding, Findings
from sevens_widgets.charts import Group, Intervals, Row
from sevens_widgets.render.forms import level_name
from sevens_widgets.render.lab import Verdict
from sevens_widgets.titles import title
from sevens_widgets.words import Words, mark

DEALS = 100_000
"""Deals for each setting when the book is built."""
IN_BROWSER = 1200
"""Deals for all settings of a study together in the browser, where the reader's own machine does the work."""
FEWEST = 20


@dataclass(frozen=True)
class Study:
    """The answer to one question."""

    groups: Sequence[Group]
    said: Verdict
    title: str
    unit: str
    """What the numbers are."""
    lines: str
    """What the lines of the chart are."""
    note: str
    words: Words
    zero: float = 0
    digits: int = 1
    """Digits of the numbers after the decimal sign."""

    def chart(self) -> Intervals:
        """The findings as a chart, with the same numbers as a table."""
        return Intervals(
            self.groups,
            title=self.title,
            unit=self.unit,
            lines=self.lines,
            note=self.note,
            zero=self.zero,
            digits=self.digits,
            words=self.words,
        )

    def verdict(self) -> Verdict:
        """What the numbers say of the claim."""
        return self.said


def deals_each(settings: int, most: int = 100_000) -> int:
    """How many deals each of so many settings of a study gets: fewer than usual where each of them takes long."""
    return max(FEWEST, IN_BROWSER // settings) if sys.platform == "emscripten" else min(DEALS, most)


def stored(question: str, compute: Callable[[], Findings]) -> Findings:
    """The answer to a question, computed once for all languages of a build.

    The build names a folder in SEVENS_STUDIES; an answer is kept there under the question and the code that gave it.
    """
    folder = os.environ.get("SEVENS_STUDIES")
    if not folder:
        return compute()
    code = b"".join(path.read_bytes() for path in sorted(Path(sevens.__file__).parent.rglob("*.py")))
    place = Path(folder, sha256(question.encode() + code).hexdigest()[:24] + ".json")
    if not place.exists():
        answer = compute()
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(json.dumps({"what": answer.what, "rows": [asdict(row) for row in answer.rows]}), encoding="utf-8")
    found = json.loads(place.read_text(encoding="utf-8"))
    return Findings(found["what"], tuple(Finding(**row | {"interval": tuple(row["interval"])}) for row in found["rows"]))


def line(label: str, finding: Finding, *, times: float = 100, less: float = 0) -> Row:
    """A finding as a line of a chart: in per cent unless `times` says otherwise, after `less` is taken off."""
    return Row(label, *(times * (number - less) for number in (finding.value, *finding.interval)))


def clearly(one: Finding, other: Finding) -> int:
    """1 where one is above the other, -1 where it is below, 0 where their intervals meet, so that the deals do not decide."""
    return (one.interval[0] > other.interval[1]) - (one.interval[1] < other.interval[0])


def above_all(one: Finding, others: Iterable[Finding]) -> int:
    """1 where one is clearly above all others, -1 where another is clearly above it, else 0."""
    return min(clearly(one, other) for other in others)


def judge(signs: Sequence[int], words: Words) -> str:
    """A claim in one sentence, by what each setting says of it: 1 that it holds, -1 that it is wrong, 0 nothing."""
    if 1 in signs and -1 in signs:
        return words.say("The claim holds at some tables and is wrong at others.")
    if not any(signs):
        return words.say("These deals do not decide.")
    return words.say((SETTLED if all(signs) else IN_PART)[1 if 1 in signs else -1])


SETTLED = {1: mark("The claim holds."), -1: mark("The claim is wrong.")}
IN_PART = {1: mark("Where the deals decide, the claim holds."), -1: mark("Where the deals decide, the claim is wrong.")}


def half(share: Finding) -> int:
    """1 where it is clearly more than half of the deals, -1 where it is less, 0 where the deals do not decide."""
    return (share.interval[0] > 0.5) - (share.interval[1] < 0.5)


def per_cent(finding: Finding, words: Words) -> str:
    """A share with its interval, for a sentence."""
    low, high = (words.decimal(100 * end) for end in finding.interval)
    return words.say("{value} (from {low} to {high})", value=words.percent(finding.value), low=low, high=high)


def among_equals(rules: Rules, level: str, words: Words) -> str:
    """Under which rules and with which players a verdict holds where all play alike."""
    return words.say(
        "This holds for {game} by the rules of this book, where all players are of level {level}.",
        game=title(rules, words),
        level=level_name(level, words),
    )
