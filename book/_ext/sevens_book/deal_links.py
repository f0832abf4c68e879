"""The directive {deal-link}: the same deal for a whole class, as a link and, drawn by the reader's browser, as a QR code."""

from functools import partial
from html import escape
from typing import Any, ClassVar

from docutils import nodes
from docutils.nodes import Node
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from sevens import SevensError, preset
from sevens_book import assets
from sevens_book.words import say
from sevens_widgets.sharing.ready import way_to

LINK = 'class="deal-link"'


def deal_link(game: str, number: int, level: str, language: str) -> str:
    """The link to a deal before its first move, with an empty place for its code. Raises `InvalidOption`."""
    words = partial(say, language)
    text = words("Deal {number}, ready at the table").format(number=number)
    label = words("QR code: deal {number}").format(number=number)
    href = escape(way_to(preset(game), number, level))
    return (
        f'<figure {LINK}><div class="deal-link__code" data-label="{escape(label)}" hidden></div>'
        f'<figcaption><a href="{href}">{text}</a></figcaption></figure>'
    )


class DealLink(SphinxDirective):
    """A link to a ready deal; the argument is a game, the options say which deal, and who else plays."""

    required_arguments = 1
    option_spec: ClassVar[dict[str, Any]] = {"deal": directives.nonnegative_int, "level": directives.unchanged_required}

    def run(self) -> list[Node]:
        """Return the link, or say what cannot be."""
        number, level = self.options.get("deal", 1), self.options.get("level", "club")
        try:
            html = deal_link(self.arguments[0], number, level, self.config.language)
        except SevensError as error:
            raise self.error(f"{{deal-link}}: {error}") from error
        return [nodes.raw("", html, format="html")]


def load_script(app: Sphinx, _page: str, _template: str, context: dict[str, Any], _doctree: object) -> None:
    """Load the script that draws the codes, on pages that have any."""
    if LINK in context.get("body", ""):
        app.add_js_file(f"{assets.folder(app)}/qr.js", loading_method="defer", priority=910)


def setup(app: Sphinx) -> dict[str, object]:
    """Register the directive and its script."""
    app.add_directive("deal-link", DealLink)
    app.connect("html-page-context", load_script)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
