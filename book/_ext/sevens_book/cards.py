"""The role {card} and the directives {board} and {trick}: cards in a sentence, layouts and tricks in a chapter."""

from typing import ClassVar

from docutils import nodes
from docutils.nodes import Node, system_message
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective, SphinxRole
from sphinx.writers.html5 import HTML5Translator

from sevens_book import rendering
from sevens_widgets.render import sprite


class card_in_text(nodes.inline):  # noqa: N801 - docutils names a node's visitor after its class
    """A card in a sentence. Its text is the card's spoken name, so titles and the search know it too."""


class CardRole(SphinxRole):
    """{card}`7D`: the card with the index of the page's language, and its name for those who listen."""

    def run(self) -> tuple[list[Node], list[system_message]]:
        """Return the card, or say what is wrong with its name."""
        try:
            name = rendering.card_name(self.text, self.config.language)
        except ValueError as error:
            return [], [self.inliner.reporter.error(f"{{card}}`{self.text}`: {error}", line=self.lineno)]
        return [card_in_text(self.rawtext, name, card=self.text, language=self.config.language)], []


def draw_card(translator: HTML5Translator, node: card_in_text) -> None:
    """Write the card and nothing of the node's own text."""
    translator.body.append(rendering.word_card(node["card"], node["language"]))
    raise nodes.SkipNode


def name_card(_translator: nodes.NodeVisitor, _node: card_in_text) -> None:
    """Other builders write the name, which is the node's text."""


class BoardDirective(SphinxDirective):
    """A layout drawn from its text form; the argument, if any, is its caption.

    Options: the preset whose columns these are, a hand, the cards a ghost shows beside it, the places that jokers fill.
    """

    has_content = True
    option_spec: ClassVar = dict.fromkeys(("game", "hand", "shown", "jokers"), directives.unchanged)
    optional_arguments = 1
    final_argument_whitespace = True

    def drawn(self, text: str) -> str:
        """The picture as HTML. Raises `Unreadable`, a ValueError."""
        return rendering.board(text, self.config.language, **self.options)

    def run(self) -> list[Node]:
        """Return a figure with the picture, or say what is wrong with its text."""
        try:
            html = self.drawn("\n".join(self.content))
        except ValueError as error:
            raise self.error(f"{{{self.name}}}: {error}") from error
        figure = nodes.figure("", nodes.raw("", html, format="html"), classes=["board"])
        self.set_source_info(figure)
        messages: list[system_message] = []
        if self.arguments:
            text, messages = self.state.inline_text(self.arguments[0], self.lineno)
            caption = nodes.caption(self.arguments[0], "", *text)
            self.set_source_info(caption)
            figure += caption
        return [figure, *messages]


class TrickDirective(BoardDirective):
    """A trick of Sedma, a line for each round; `leader` is the seat whose card comes first, 0 being the reader's."""

    option_spec: ClassVar = {"leader": directives.nonnegative_int}

    def drawn(self, text: str) -> str:
        """The picture as HTML. Raises `Unreadable`, a ValueError."""
        return rendering.trick(text, self.options.get("leader", 0), self.config.language)


def give_shapes(_app: Sphinx, _page: str, _template: str, context: dict[str, object], _doctree: nodes.document | None) -> None:
    """Give the templates the shapes that cards and tables refer to."""
    context["card_shapes"] = sprite()


def setup(app: Sphinx) -> dict[str, object]:
    """Register role, directives and the node of a card."""
    plain = (name_card, name_card)
    app.add_node(card_in_text, html=(draw_card, None), latex=plain, text=plain, gettext=plain)
    app.connect("html-page-context", give_shapes)
    app.add_role("card", CardRole())
    app.add_directive("board", BoardDirective)
    app.add_directive("trick", TrickDirective)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
