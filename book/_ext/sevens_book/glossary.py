"""The glossary: what each term is called in every language we know it in, from `book/reference/glossary.yaml`.

`terms` holds `term` directives, whose text is the definition, and puts them in the order of the page's language;
`glossary-table` shows a group of words that need no definition.
"""

import unicodedata
from functools import partial
from html import escape
from typing import Any

import yaml
from docutils import nodes
from docutils.nodes import Node
from docutils.parsers.rst import directives
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from sevens_book import ROOT
from sevens_book.words import LANGUAGES, say

FILE = ROOT / "book" / "reference" / "glossary.yaml"
NAMES = LANGUAGES | {"ja": "日本語", "cs": "Čeština"}
"""The languages of the glossary by their own names."""

Forms = dict[str, list[str]]


def read(group: str) -> dict[str, Forms]:
    """The words of a group: id -> language -> forms, of which the book uses the first."""
    data: dict[str, dict[str, Any]] = yaml.safe_load(FILE.read_text("utf-8"))[group]
    return {
        name: {code: form if isinstance(form, list) else [form] for code, form in forms.items()} for name, forms in data.items()
    }


def order(text: str) -> str:
    """What a word is sorted by: its letters without accents."""
    return "".join(letter for letter in unicodedata.normalize("NFD", text.casefold()) if letter.isalpha())


class Term(SphinxDirective):
    """One term; the argument is its id, the content its definition, `see` the page that explains it."""

    required_arguments = 1
    has_content = True
    option_spec = {"see": directives.unchanged_required}  # noqa: RUF012 - as docutils declares it

    def run(self) -> list[Node]:
        """Return the term, its definition, the link and its words in the other languages."""
        name, language = self.arguments[0], self.config.language
        forms = read("terms")[name]
        term = nodes.term("", forms[language][0], ids=[f"term-{name.replace('_', '-')}"])
        meaning = nodes.definition()
        self.state.nested_parse(self.content, self.content_offset, meaning)
        meaning += self.link()
        meaning += nodes.raw("", words_of(forms, language), format="html")
        return [nodes.definition_list_item("", term, meaning)]

    def link(self) -> nodes.paragraph:
        """Where to read more."""
        page = {"refdoc": self.env.docname, "refdomain": "std", "reftype": "doc", "reftarget": self.options["see"]}
        target = addnodes.pending_xref("", nodes.inline(), refexplicit=False, **page)
        self.set_source_info(target)
        return nodes.paragraph("", "\u2192\u00a0", target, classes=["glossary-see"])


class Terms(SphinxDirective):
    """A list of terms, in alphabetical order."""

    has_content = True

    def run(self) -> list[Node]:
        """Return the list."""
        self.env.note_dependency(str(FILE))
        found = nodes.Element()
        self.state.nested_parse(self.content, self.content_offset, found)
        terms = list(found.findall(nodes.definition_list_item))
        return [nodes.definition_list("", *sorted(terms, key=lambda term: order(term[0].astext())), classes=["glossary-terms"])]


class GlossaryTable(SphinxDirective):
    """A group of words side by side; the argument is the group."""

    required_arguments = 1

    def run(self) -> list[Node]:
        """Return the table, the page's language first."""
        self.env.note_dependency(str(FILE))
        first = self.config.language
        codes = [first, *(code for code in NAMES if code != first)]
        head = "".join(f'<th scope="col" lang="{code}">{NAMES[code]}</th>' for code in codes)
        rows = "".join(
            f"<tr>{''.join(cell(forms, code, first) for code in codes)}</tr>" for forms in read(self.arguments[0]).values()
        )
        html = f'<table class="table fact-table"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
        return [nodes.raw("", f'<div class="pst-scrollable-table-container">{html}</div>', format="html")]


def cell(forms: Forms, code: str, first: str) -> str:
    """The forms of a word in one language; the page's own name the row."""
    text = escape(", ".join(forms.get(code, ["\u2013"])))
    return f'<th scope="row">{text}</th>' if code == first else f'<td lang="{code}">{text}</td>'


def words_of(forms: Forms, language: str) -> str:
    """The other forms of a term, and its words in the other languages, side by side."""
    words = partial(say, language)
    also, label = forms[language][1:], words("Also")
    own = f"<li><span>{label}</span>{escape(', '.join(also))}</li>" if also else ""
    others = "".join(
        f'<li lang="{code}"><span>{NAMES[code]}</span>{escape(", ".join(forms[code]))}</li>'
        for code in NAMES
        if code != language and code in forms
    )
    return f'<ul class="glossary-words">{own}{others}</ul>'


def setup(app: Sphinx) -> dict[str, object]:
    """Register the directives."""
    app.add_directive("terms", Terms)
    app.add_directive("term", Term)
    app.add_directive("glossary-table", GlossaryTable)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
