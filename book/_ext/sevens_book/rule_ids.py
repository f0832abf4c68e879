"""Rule ids in the book: where a chapter speaks of one, and the table of all with their chapters, options and tests.

A comment in a chapter, `% rules: SB-26 Q-SB-4`, becomes the target `#rule-sb-26` of the links in that table.
"""

from functools import partial
from html import escape
from itertools import groupby
from typing import Any

from docutils import nodes
from docutils.nodes import Node
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform
from sphinx.util.docutils import SphinxDirective
from sphinx.writers.html5 import HTML5Translator

from sevens_book import ROOT
from sevens_book.facts.tables import table
from sevens_book.words import say
from tests.rules.traceability import IDS, TESTS, Place, Row, pages, rows

COMMENT = "rules:"


class rule_table(nodes.General, nodes.Element):  # noqa: N801 - docutils names a node's visitor after its class
    """The rows of one group of ids, `SB` or `Q-FT`. Titles of chapters are known when it is written."""


class MarkRules(SphinxTransform):
    """Turn every comment that names rule ids into the element that links lead to, the first one of each id."""

    default_priority = 2

    def apply(self, **_kwargs: Any) -> None:
        """Replace the comments."""
        seen: set[str] = set()
        for comment in list(self.document.findall(nodes.comment)):
            lines = comment.astext().splitlines()
            if all(line.strip().startswith(COMMENT) for line in lines):
                ids = [name for line in lines for name in line.strip().removeprefix(COMMENT).split() if name not in seen]
                ids = list(dict.fromkeys(ids))
                seen.update(ids)
                places = "".join(f'<span id="rule-{name.lower()}"></span>' for name in ids)
                comment.replace_self(nodes.raw("", places, format="html"))


class RuleTable(SphinxDirective):
    """The ids of a group; the argument is what they begin with."""

    required_arguments = 1

    def run(self) -> list[Node]:
        """Return the place of the table, and note the files that it is made of."""
        chapters = [ROOT / f"{page}.md" for page in pages()]
        scenarios = (ROOT / "book" / "scenarios").glob("*.toml")
        catalogues = (ROOT / "book" / "locale" / self.config.language).rglob("*.po")
        for path in [IDS, ROOT / "_toc.yml", *chapters, *scenarios, *TESTS.rglob("test_*.py"), *catalogues]:
            self.env.note_dependency(str(path))
        return [rule_table(group=self.arguments[0])]


def draw_table(translator: HTML5Translator, node: rule_table) -> None:
    """Write the table, with links from this page to the chapters."""
    language = translator.config.language
    names, groups = names_of(language), groupby(rows(), key=lambda row: row.id.rpartition("-")[0])
    found = next(list(group) for name, group in groups if name == node["group"])
    words = partial(say, language)
    head = [words("Rule"), words("Chapters"), words("Options and tests")]
    translator.body.append(table(head, [cells(translator, row, names) for row in found]))
    raise nodes.SkipNode


def cells(translator: HTML5Translator, row: Row, names: dict[str, str]) -> list[str]:
    """One row of the table."""
    kind = ", ".join(names[kind] for kind in row.kind.split("/"))
    options = listed(f"<code>{escape(option).replace('.', '.<wbr>').replace('_', '_<wbr>')}</code>" for option in row.options)
    return [
        f'<code id="{row.id.lower()}">{row.id}</code> <span class="rule-kind">{kind}</span>',
        listed(link(translator, place) for place in row.places if place.page in translator.builder.env.titles),
        options + folded(row.tests, names["tests"]),
    ]


def link(translator: HTML5Translator, place: Place) -> str:
    """The title of a page, leading to the place on it."""
    builder: Any = translator.builder
    address = builder.get_relative_uri(builder.current_docname, place.page)
    return f'<a class="reference internal" href="{address}#{place.anchor}">{escape(builder.env.titles[place.page].astext())}</a>'


def listed(items: Any) -> str:
    """A list without marks; nothing for no items."""
    entries = "".join(f"<li>{item}</li>" for item in items)
    return entries and f'<ul class="rule-list">{entries}</ul>'


def folded(tests: list[str], title: str) -> str:
    """The names of the tests, shown when asked for."""
    named = listed(f"<code>{escape(test).replace('::', '::<wbr>').replace('_', '_<wbr>')}</code>" for test in tests)
    return named and f"<details><summary>{title} ({len(tests)})</summary>{named}</details>"


def names_of(language: str) -> dict[str, str]:
    """The kinds of ids, and what is folded beside them, in words."""
    words = partial(say, language)
    return {
        "R": words("rule"),
        "N": words("number"),
        "O": words("variant"),
        "S": words("scoring"),
        "M": words("match"),
        "T": words("term"),
        "H": words("advice"),
        "Q": words("open point"),
        "W": words("open point, words only"),
        "tests": words("Tests"),
    }


def leave_out(_translator: nodes.NodeVisitor, _node: rule_table) -> None:
    """Other builders have no table."""
    raise nodes.SkipNode


def setup(app: Sphinx) -> dict[str, object]:
    """Register the marks, the directive and its node."""
    plain = (leave_out, None)
    app.add_node(rule_table, html=(draw_table, None), latex=plain, text=plain, gettext=plain)
    app.add_transform(MarkRules)
    app.add_directive("rule-table", RuleTable)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
