"""The verdict of an experiment as HTML."""

from __future__ import annotations

from dataclasses import dataclass

from sevens_widgets.html import tag
from sevens_widgets.render.cards import icon


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an experiment says of a claim: in one sentence, then in numbers."""

    head: str
    body: str

    def __str__(self) -> str:
        return f"{self.head} {self.body}"

    def _repr_html_(self) -> str:
        text = tag("div", tag("p", tag("b", self.head), " ", self.body))
        return tag("div", icon("half"), text, class_="verdict")
