"""The verdict of an experiment as HTML."""

from __future__ import annotations

from dataclasses import dataclass

from sevens_widgets.html import tag
from sevens_widgets.render.cards import icon


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an experiment says of a claim: in one sentence, in what holds for it all, and in numbers for each setting."""

    head: str
    body: str
    facts: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.head, self.body, *self.facts])

    def _repr_html_(self) -> str:
        facts = tag("ul", [tag("li", fact) for fact in self.facts]) if self.facts else None
        text = tag("div", tag("p", tag("b", self.head), " ", self.body), facts)
        return tag("div", icon("half"), text, class_="verdict")
