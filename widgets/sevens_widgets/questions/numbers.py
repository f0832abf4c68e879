"""Questions whose answer is a number: the right one among some that come from usual mistakes."""

from __future__ import annotations

from collections.abc import Iterable

from sevens_widgets.html import Safe, escape
from sevens_widgets.questions.question import Answer
from sevens_widgets.words import Words

CHOICES = 4


def answers(right: int, why: Safe, mistakes: Iterable[tuple[int, Safe]], words: Words) -> tuple[Answer, ...]:
    """Four numbers in their order, each with its reason; near misses fill up where there are too few usual mistakes."""
    reasons = {right: why}
    near = words.html("Close, but not quite: count again.")
    misses = [(right + step, near) for step in (1, -1, 2, 3)]
    for number, reason in [*mistakes, *misses]:
        if number > 0 and len(reasons) < CHOICES:
            reasons.setdefault(number, reason)
    return tuple(
        Answer(escape(words.number(number)), number == right, reason) for number, reason in sorted(reasons.items())
    )  # fmt: skip
