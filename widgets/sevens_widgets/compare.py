"""The widget that shows one deal under two rule sets, side by side."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

import anywidget
import traitlets

from sevens import Rules
from sevens.checks import check_kind
from sevens_widgets import front
from sevens_widgets.comparing import Comparison
from sevens_widgets.game import check_seed
from sevens_widgets.render.compare import compare
from sevens_widgets.state import rules_named
from sevens_widgets.table import with_html
from sevens_widgets.words import words

_numbers = count(1)
Wish = str | Mapping[str, object]


class Compare(anywidget.AnyWidget):
    """One deal played by the same bots under two rule sets: both step together, and what differs is marked and named.

    `left` and `right` are options of the game, such as `{"opening_fee": "none"}`, or the names of other presets.
    Raises `InvalidOption` for a game, an option, a number of seats, a seed or a level that cannot be, or for rules that deal
    other cards.
    """

    _esm = traitlets.Unicode().tag(sync=True)
    _css = traitlets.Unicode().tag(sync=True)
    html = traitlets.Unicode().tag(sync=True)
    """Every step, drawn."""
    shapes = traitlets.Unicode().tag(sync=True)
    """The sprite for a page that has none."""

    def __init__(
        self, game: str = "fan_tan", seed: int = 56, seats: int = 4, left: Wish | None = None, right: Wish | None = None,
        level: str = "club", lang: str | None = None,
    ) -> None:  # fmt: skip
        self.rules = (_rules(game, left), _rules(game, right))
        self.seed = check_seed(seed)
        self.comparison = Comparison.of(*self.rules, seats, seed, level)
        drawn = compare(self.comparison, self.seed, words(lang), f"sv-compare-{next(_numbers)}")
        super().__init__(html=drawn, shapes=front.shapes(), _esm=front.module(), _css=front.style())

    def __repr__(self) -> str:
        left, right = map(str, self.rules)
        return f"Compare({left!r}, {right!r}, seed={self.seed})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return with_html(super()._repr_mimebundle_(**kwargs), self.html)


def _rules(game: str, wish: Wish | None) -> Rules:
    """The rules of a preset, or of the game with other options."""
    if isinstance(wish, str):
        return rules_named(wish, {})
    given = check_kind("options", {} if wish is None else wish, Mapping, "options of the game, or the name of a preset")
    return rules_named(game, given)
