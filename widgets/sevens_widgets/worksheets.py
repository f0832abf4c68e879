"""Worksheets: which questions a sheet asks, and a reader's sheet that takes messages. No widget library is needed here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from sevens import InvalidOption, Rules, preset
from sevens_widgets.game import LAST_SEED, check_seed
from sevens_widgets.html import Safe
from sevens_widgets.messages import RefusedMessage, kind_of, short
from sevens_widgets.questions import kinds
from sevens_widgets.questions.question import Task
from sevens_widgets.render.worksheet import Paper, paper, snapshot, worksheet_panel
from sevens_widgets.titles import title
from sevens_widgets.words import Words, words

ASKED = {
    "fan_tan": ("legal", "legal", "block", "pot"),
    "shichi_narabe": ("legal", "block", "turn", "ghost"),
    "parliament": ("legal", "legal", "block", "turn"),
    "sedma": ("trick",) * 4,
}
"""The kinds of questions on the sheet of each game, in order."""
MESSAGES: dict[str, tuple[str, ...]] = {"sheet": ("number",), "next": ()}


def tasks(game: str, number: int, options: Mapping[str, object]) -> tuple[Task, ...]:
    """The questions of the sheet with this number; the same for the same number. Raises `InvalidOption`."""
    asked = ASKED[_family(game)]
    found = {
        kind: iter(kinds.dealt(game, kind, number, among, options).tasks) for kind, among in Counter(asked).items()
    }  # fmt: skip
    return tuple(next(found[kind]) for kind in asked)


def _family(game: str) -> str:
    name = preset(game).name
    if name not in ASKED:
        raise InvalidOption("game", game, ASKED)
    return name


class Worksheet:
    """The worksheet of a game: one sheet at a time, and another one if the reader wants it.

    Raises `InvalidOption` for a game, a number, an option or a language that cannot be.
    """

    def __init__(self, game: str, number: int, lang: str | None = None, uid: str = "worksheet", **options: object) -> None:
        self.words: Words = words(lang)
        self.game, self.uid, self.options = game, uid, options
        self._refused: Safe | None = None
        self._show(check_seed(number))

    def __str__(self) -> str:
        return f"{self.game!r}, seed={self.number}"

    @property
    def html(self) -> Safe:
        """The sheet with a form for another one."""
        return worksheet_panel(self.paper, self.words, self._refused)

    @property
    def snapshot(self) -> Safe:
        """The sheet as a still picture, which prints without a script."""
        return snapshot(self.paper, self.words)

    @property
    def sheets(self) -> Safe:
        """The questions and the answers alone, to be printed."""
        return paper(self.paper, self.words)

    def receive(self, message: object) -> None:
        """Do what a message asks. What cannot be is refused in words."""
        self._refused = None
        try:
            kind = kind_of(message, self.words, MESSAGES, ("sheet",))
            assert isinstance(message, Mapping)  # noqa: S101 - kind_of has looked
            self._show((self.number + 1) % (LAST_SEED + 1) if kind == "next" else self._number(message["number"]))
        except RefusedMessage as refused:
            self._refused = refused.words

    def _number(self, typed: object) -> int:
        text = typed.strip() if isinstance(typed, str) else ""
        if not (text.isascii() and text.isdecimal()) or int(text[:20]) > LAST_SEED:
            refused = self.words.html(
                "“{found}” is no number of a sheet: whole numbers from 0 to {last} are.", found=short(typed), last=str(LAST_SEED)
            )
            raise RefusedMessage(refused)
        return int(text)

    def _show(self, number: int) -> None:
        asked = tasks(self.game, number, self.options)
        rules = preset(self.game)
        named = title(rules.with_options(**{**rules.changed(), **self.options}), self.words) if isinstance(rules, Rules) else None
        questions = tuple(task.question(self.words) for task in asked)
        self.number = number
        self.paper = Paper(self.uid, named or self.words.say("Sedma"), number, questions)
