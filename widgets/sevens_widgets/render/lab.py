"""The verdict of an experiment as HTML."""

from __future__ import annotations

from dataclasses import dataclass

from sevens_widgets.html import tag
from sevens_widgets.render.cards import icon


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an experiment says of a claim."""

    head: str
    """In one sentence."""
    found: str
    """What was found, or nothing where the numbers say it all."""
    holds: str
    """Under which rules and with which players it holds."""
    facts: tuple[str, ...] = ()
    """The numbers for each setting."""
    shown: str = ""
    """The numbers that stand for all, where there is room for a line only; else what was found does."""

    @property
    def line(self) -> str:
        """The verdict in a line."""
        return f"{self.head} {self.shown or self.found}"

    @property
    def body(self) -> str:
        """What stands after the sentence."""
        return f"{self.found} {self.holds}".strip()

    def __str__(self) -> str:
        return " ".join([self.head, self.body, *self.facts])

    def _repr_html_(self) -> str:
        facts = tag("ul", [tag("li", fact) for fact in self.facts]) if self.facts else None
        text = tag("div", tag("p", tag("b", self.head), " ", self.body), facts)
        return tag("div", icon("half"), text, class_="verdict")
