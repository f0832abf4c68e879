"""Numbers and tables that the rules package computes, so that prose and code cannot disagree.

The role {fact}`fan_tan.max_players` gives a number, the directive `fact-table` a table.
"""

from collections.abc import Callable

from docutils import nodes
from docutils.nodes import Node, system_message
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective, SphinxRole

from sevens import FanTan
from sevens_book import fan_tan

Fact = Callable[[str], str]
RULES = FanTan()

FACTS: dict[str, str] = {
    "fan_tan.min_players": str(RULES.min_players),
    "fan_tan.max_players": str(RULES.max_players),
    "fan_tan.best_from": str(RULES.best_players[0]),
    "fan_tan.best_to": str(RULES.best_players[1]),
    "fan_tan.cards": str(len(RULES.shape.pack.cards)),
    "fan_tan.fine": str(RULES.fine),
}
"""Name of a number -> its text."""

TABLES: dict[str, Fact] = {
    "fan_tan.at_a_glance": fan_tan.at_a_glance,
    "fan_tan.deal": fan_tan.deal,
    "fan_tan.pot": fan_tan.pot,
    "fan_tan.options": fan_tan.options,
}
"""Name of a table -> function of the language that gives its HTML."""


def unknown(name: str, known: dict[str, object]) -> str:
    """What to say about a name that is not known."""
    return f"{name!r} is not known; there are: {', '.join(sorted(known))}"


class FactRole(SphinxRole):
    """{fact}`fan_tan.max_players`: what the rules package says, as text."""

    def run(self) -> tuple[list[Node], list[system_message]]:
        """Return the text, or say which names there are."""
        if self.text not in FACTS:
            return [], [self.inliner.reporter.error(f"{{fact}}: {unknown(self.text, {**FACTS})}", line=self.lineno)]
        return [nodes.inline(self.rawtext, FACTS[self.text])], []


class FactTable(SphinxDirective):
    """A table that the rules package computes; the argument is its name."""

    required_arguments = 1

    def run(self) -> list[Node]:
        """Return the table, or say which names there are."""
        name = self.arguments[0]
        if name not in TABLES:
            raise self.error(f"{{fact-table}}: {unknown(name, {**TABLES})}")
        return [nodes.raw("", TABLES[name](self.config.language), format="html")]


def setup(app: Sphinx) -> dict[str, object]:
    """Register the role and the directive."""
    app.add_role("fact", FactRole())
    app.add_directive("fact-table", FactTable)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
