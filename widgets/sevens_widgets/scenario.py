"""The widget that steps through a deal on record."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any, Self

import anywidget
import traitlets

from sevens.checks import check_kind
from sevens_widgets import front
from sevens_widgets.render.scenario import scenario
from sevens_widgets.scenario_file import AnyRecord
from sevens_widgets.story import Story
from sevens_widgets.table import with_html
from sevens_widgets.words import words

_numbers = count(1)


class Scenario(anywidget.AnyWidget):
    """A recorded deal told in steps: forward, back, to the start, to the end."""

    _esm = traitlets.Unicode().tag(sync=True)
    _css = traitlets.Unicode().tag(sync=True)
    html = traitlets.Unicode().tag(sync=True)
    """Every step, drawn."""
    shapes = traitlets.Unicode().tag(sync=True)
    """The sprite for a page that has none."""

    def __init__(self, story: Story, lang: str | None = None) -> None:
        self.story = check_kind("story", story, Story, "a story; Scenario.read(path) reads one from a file")
        drawn = scenario(story, words(lang), f"sv-scenario-{next(_numbers)}")
        super().__init__(html=drawn, shapes=front.shapes(), _esm=front.module(), _css=front.style())

    @classmethod
    def read(cls, path: str | Path, lang: str | None = None) -> Self:
        """The scenario in a TOML file, in this language. Raises `BadScenario` or `Unreadable` for a bad file."""
        return cls(Story.read(path, words(lang).lang), lang)

    @property
    def record(self) -> AnyRecord:
        """The deal that is told."""
        return self.story.record

    def __repr__(self) -> str:
        return f"Scenario({self.story.title!r})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return with_html(super()._repr_mimebundle_(**kwargs), self.html)
