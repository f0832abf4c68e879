"""The widget that shows what the variants of a game change."""

from __future__ import annotations

from itertools import count
from typing import Any

import anywidget
import traitlets

from sevens_widgets import front
from sevens_widgets.render.variants import variants
from sevens_widgets.table import with_html
from sevens_widgets.varying import Variant, Wish, variants_of
from sevens_widgets.words import words

_numbers = count(1)


class Variants(anywidget.AnyWidget):
    """A game and its variants: the reader chooses one and sees what it changes, with a link to a table that is played by it.

    `game` is a preset. The variants, in the order to show them, are other presets of it or options such as
    `{"direction": "counter_clockwise"}`; where none are named there are all its presets. Raises `InvalidOption` for what there
    is not.
    """

    _esm = traitlets.Unicode().tag(sync=True)
    _css = traitlets.Unicode().tag(sync=True)
    html = traitlets.Unicode().tag(sync=True)
    """Every variant, drawn."""
    shapes = traitlets.Unicode().tag(sync=True)
    """The sprite for a page that has none."""

    def __init__(self, game: str = "fan_tan", *wishes: Wish, lang: str | None = None) -> None:
        known = variants_of(game)
        self.variants = tuple(Variant.of(wish, game) for wish in (game, *(wishes or known[1:])))
        drawn = variants(self.variants, words(lang), f"sv-variants-{next(_numbers)}")
        super().__init__(html=drawn, shapes=front.shapes(), _esm=front.module(), _css=front.style())

    def __repr__(self) -> str:
        return f"Variants({', '.join(repr(str(variant.rules)) for variant in self.variants)})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return with_html(super()._repr_mimebundle_(**kwargs), self.html)
