"""Numbers and tables that the rules package computes, so that prose and code cannot disagree."""

from collections.abc import Callable

from docutils import nodes
from docutils.nodes import Node, system_message
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective, SphinxRole

Fact = Callable[[str], str]

FACTS: dict[str, Fact] = {
    "fan_tan.min_players": lambda _language: "3",
    "fan_tan.max_players": lambda _language: "8",
}
"""Name of a number or word -> function of the language that gives its text."""

TABLES: dict[str, Fact] = {}
"""Name of a table -> function of the language that gives its HTML."""


def look_up(facts: dict[str, Fact], name: str) -> Fact:
    """The fact of this name; a ValueError lists the names there are."""
    if name not in facts:
        raise ValueError(f"no fact is called {name!r}; there are: {', '.join(sorted(facts)) or 'none'}")
    return facts[name]


class FactRole(SphinxRole):
    """{fact}`fan_tan.max_players`: what the rules package says, as text."""

    def run(self) -> tuple[list[Node], list[system_message]]:
        """Return the text, or say which names there are."""
        try:
            text = look_up(FACTS, self.text)(self.config.language)
        except ValueError as error:
            return [], [self.inliner.reporter.error(f"{{fact}}: {error}", line=self.lineno)]
        return [nodes.inline(self.rawtext, text, classes=["fact-text"])], []


class FactTable(SphinxDirective):
    """A table that the rules package computes; the argument is its name."""

    required_arguments = 1

    def run(self) -> list[Node]:
        """Return the table, or say which names there are."""
        try:
            html = look_up(TABLES, self.arguments[0])(self.config.language)
        except ValueError as error:
            raise self.error(f"{{fact-table}}: {error}") from error
        return [nodes.raw("", html, format="html")]


def setup(app: Sphinx) -> dict[str, object]:
    """Register the role and the directive."""
    app.add_role("fact", FactRole())
    app.add_directive("fact-table", FactTable)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
