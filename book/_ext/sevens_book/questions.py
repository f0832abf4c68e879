"""A point on which rule books disagree: its number, what it is about, how it was settled, and the options it concerns."""

from functools import partial
from html import escape

from docutils import nodes
from docutils.nodes import Node
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from sevens import FAMILIES, Option
from sevens.sedma import Sedma
from sevens_book.words import say
from sevens_widgets import words as widgets
from sevens_widgets.choices import MEANINGS

RULES = {**{name: family() for name, family in FAMILIES.items()}, Sedma.name: Sedma()}


def grounds(language: str) -> dict[str, str]:
    """The ways in which a point was settled, in words."""
    words = partial(say, language)
    return {
        "text": words("The text settles it."),
        "practice": words("Usual practice settles it."),
        "us": words("We chose."),
    }


class Question(SphinxDirective):
    """One point; the argument is its number, the content says what it is about, `by` what settled it, `read` the sources."""

    required_arguments = 1
    has_content = True
    option_spec = {"by": directives.unchanged_required, "read": directives.unchanged}  # noqa: RUF012 - as docutils declares it

    def run(self) -> list[Node]:
        """Return the point."""
        name, language = self.arguments[0], self.config.language
        about = nodes.container(classes=["open-point"], ids=[name.lower()])
        about += nodes.raw("", f'<p class="open-point__number"><code>{name}</code> {self.settled(language)}</p>', format="html")
        self.state.nested_parse(self.content, self.content_offset, about)
        about += nodes.raw("", readings(name, language), format="html")
        return [about]

    def settled(self, language: str) -> str:
        """What settled it, and the numbers of the sources that were read."""
        words = partial(say, language)
        read = ", ".join(self.options.get("read", "").split())
        sources = " " + words("Read: {numbers}.").format(numbers=read) if read else ""
        return grounds(language)[self.options["by"]] + sources


def readings(name: str, language: str) -> str:
    """The options of a point, each with its readings, ours first and in bold; games that read alike share a line."""
    lines = dict.fromkeys(
        f"<li>{reading(game, option, language)}</li>"
        for game, rules in RULES.items()
        for option in rules.options()
        if name in option.sources and option.name in MEANINGS[game]
    )
    return f'<ul class="open-point__readings">{"".join(lines)}</ul>' if lines else ""


def reading(game: str, option: Option, language: str) -> str:
    """An option in words: `A joker left in hand: counts 14 / counts nothing`."""
    label, values = MEANINGS[game][option.name]
    told, words = widgets.words(language).say, partial(say, language)
    ours, *others = (escape(told(values[value])) for value in option.allowed)
    first = words("{option}: {reading}").format(option=escape(told(label)), reading=f"<strong>{ours}</strong>")
    return " / ".join([first, *others])


def setup(app: Sphinx) -> dict[str, object]:
    """Register the directive."""
    app.add_directive("question", Question)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
