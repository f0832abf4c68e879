"""Numbers and tables that the rules package computes, so that prose and code cannot disagree.

The role {fact}`fan_tan.max_players` gives a number, the directive `fact-table` a table. Each game has a module here, and so has
the family as a whole, with its numbers in `FACTS` and its tables in `TABLES`.
"""

from docutils import nodes
from docutils.nodes import Node, system_message
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective, SphinxRole

from sevens_book.facts import family, fan_tan, national, parliament, sedma, shichi_narabe
from sevens_book.facts.tables import Table

GAMES = {"fan_tan": fan_tan, "parliament": parliament, "shichi_narabe": shichi_narabe, "sedma": sedma}
MODULES = {**GAMES, "national": national, "family": family}

FACTS: dict[str, str] = {
    f"{name}.{fact}": str(number) for name, module in MODULES.items() for fact, number in module.FACTS.items()
}
"""Name of a number -> its text."""

TABLES: dict[str, Table] = {f"{name}.{table}": draw for name, module in MODULES.items() for table, draw in module.TABLES.items()}
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
