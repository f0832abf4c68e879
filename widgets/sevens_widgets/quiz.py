"""The widget that asks questions about the rules and says why an answer is right or not."""

from __future__ import annotations

from itertools import count
from typing import Any, Self

import anywidget
import traitlets

from sevens import Round
from sevens.sedma import Deal
from sevens_widgets import front
from sevens_widgets.questions import kinds
from sevens_widgets.questions.kinds import Sheet
from sevens_widgets.render.quiz import quiz
from sevens_widgets.table import with_html
from sevens_widgets.words import words

_numbers = count(1)


class Quiz(anywidget.AnyWidget):
    """Questions with their answers and the reasons, from deals that bots have played; the same for the same seed.

    `kind` is "legal" (which cards of a hand may be laid), "turn" (whose turn it is), "block" (how many cards hold one up), "pot"
    (what is in the pot or goes to the winner; Fan Tan), "ghost" (the points of a ghost; Shichi Narabe) or "trick" (who takes a
    trick, and with how many points; Sedma). There are 1 to 20 questions; `options` are those of the game's rules. Raises
    `InvalidOption` for a game, a kind, a seed, a number of questions, a language or an option that cannot be.
    """

    _esm = traitlets.Unicode().tag(sync=True)
    _css = traitlets.Unicode().tag(sync=True)
    html = traitlets.Unicode().tag(sync=True)
    """Every question with its solution, drawn."""
    shapes = traitlets.Unicode().tag(sync=True)
    """The sprite for a page that has none."""

    def __init__(
        self, game: str = "fan_tan", kind: str = "legal", seed: int = 1, questions: int = 5, lang: str | None = None,
        **options: object,
    ) -> None:  # fmt: skip
        self._ask(kinds.dealt(game, kind, seed, questions, options), lang)

    @classmethod
    def of(cls, *positions: Round | Deal, kind: str = "legal", lang: str | None = None) -> Self:
        """A quiz with a question about each position, such as the rounds of a record. Raises `InvalidOption`.

        A "pot" needs a deal that was dealt, a "ghost" the end of one, a "trick" the deal as the trick's last card left it, a
        "turn" a moment after a card or a pass, a "block" a hand in which a card waits for two others.
        """
        made = cls.__new__(cls)
        made._ask(kinds.of(positions, kind), lang)
        return made

    def _ask(self, sheet: Sheet, lang: str | None) -> None:
        drawn = quiz(sheet, words(lang), f"sv-quiz-{next(_numbers)}")
        super().__init__(html=drawn, shapes=front.shapes(), _esm=front.module(), _css=front.style())
        self.sheet = sheet

    def __repr__(self) -> str:
        return f"Quiz({self.sheet.key!r})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return with_html(super()._repr_mimebundle_(**kwargs), self.html)
