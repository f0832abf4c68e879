"""The directive `english`: a part of a page that is in English in every language, and is marked so.

What docstrings and the changelog say is not translated, and does not come into the catalogues.
"""

from typing import Any

from docutils import nodes
from docutils.nodes import Node
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform
from sphinx.util.docutils import SphinxDirective
from sphinx.writers.html5 import HTML5Translator


class in_english(nodes.General, nodes.Element):  # noqa: N801 - docutils names a node's visitor after its class
    """The part of the page."""


class English(SphinxDirective):
    """Its content, as it stands."""

    has_content = True

    def run(self) -> list[Node]:
        """Return the content."""
        part = in_english()
        self.state.nested_parse(self.content, self.content_offset, part)
        return [part]


class LeaveEnglish(SphinxTransform):
    """Mark every text of such a part as untranslatable, before Sphinx looks for its translation."""

    default_priority = 5

    def apply(self, **_kwargs: Any) -> None:
        """Mark the texts."""
        for part in self.document.findall(in_english):
            for node in part.findall(nodes.TextElement):
                if not isinstance(node, nodes.Inline):  # a mark on those makes Sphinx take them apart
                    node["translatable"] = False
                    node["classes"].append("language-en")  # for its quotation marks


def begin(translator: HTML5Translator, _node: in_english) -> None:
    """Say that it is English."""
    translator.body.append('<div lang="en">\n')


def end(translator: HTML5Translator, _node: in_english) -> None:
    """End it."""
    translator.body.append("</div>\n")


def setup(app: Sphinx) -> dict[str, object]:
    """Register directive, node and transform."""
    app.add_node(in_english, html=(begin, end))
    app.add_transform(LeaveEnglish)
    app.add_directive("english", English)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
