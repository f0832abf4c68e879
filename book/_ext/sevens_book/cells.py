"""Notebook cells that can come alive: their sources, the places of their outputs, what a page shows before.

Every notebook page carries its code cells as JSON (`#sv-page`), and every cell has an element
`#sv-cell-1`, `#sv-cell-2`, ... that holds its output and is there even when it has none.
"""

import json
import re
from functools import partial
from pathlib import Path
from typing import Any

from docutils import nodes
from myst_nb.core.read import create_nb_reader
from myst_nb.sphinx_ import HideCodeCellNode
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.writers.html5 import HTML5Translator

from sevens_book.plotly import PLOTLY
from sevens_book.words import say

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
PLAYED = re.compile(r'<section class="table" [^>]*\bdata-live="no"')
"""A table to play at: it starts the page, so that the page needs no other button for it."""


def read_cells(app: Sphinx, docname: str) -> list[Any]:
    """The cells of a page as its source has them, text and code; empty for a page of text."""
    path = Path(app.env.doc2path(docname))
    text = path.read_text("utf-8")
    settings: Any = app.env  # myst-nb keeps its settings there
    reader = create_nb_reader(str(path), settings.myst_config, settings.mystnb_config, text)
    return list(reader.read(text).cells) if reader else []


def code_cells(app: Sphinx, docname: str) -> list[dict[str, Any]]:
    """The code cells of a page, in order: id, place among all cells, source. Empty for a page of text."""
    cells = [(place, cell) for place, cell in enumerate(read_cells(app, docname)) if cell.cell_type == "code"]
    return [
        {"id": f"sv-cell-{number}", "place": place, "source": cell.source} for number, (place, cell) in enumerate(cells, start=1)
    ]


def note_cells(app: Sphinx, _doctree: nodes.document) -> None:
    """Keep the cells of the page just read, and forget the state of its widgets: pages show snapshots."""
    docname = app.env.docname
    app.env.metadata[docname]["sevens_cells"] = code_cells(app, docname)
    getattr(app.env, "nb_metadata", {}).get(docname, {}).pop("js_files", None)


def parts(node: nodes.Element, kind: str) -> list[nodes.container]:
    """The containers of this kind that the notebook parser made within a node."""
    return [part for part in node.findall(nodes.container) if part.get("nb_element") == kind]


def join_printed(_app: Sphinx, doctree: nodes.document) -> None:
    """Make one block of what a cell prints in a row: a kernel sends it in pieces that break anywhere."""
    for output in parts(doctree, "cell_code_output"):
        before: nodes.literal_block | None = None
        for block in list(output.children):
            printed = block if isinstance(block, nodes.literal_block) and "stream" in block["classes"] else None
            if printed and before:
                before.rawsource += printed.rawsource
                before.children = [nodes.Text(before.rawsource)]
                output.remove(printed)
            else:
                before = printed


class ChooseOutputs(SphinxPostTransform):
    """A page shows a widget's snapshot, never its live view; a chart and its table both."""

    default_priority = 3  # before myst-nb picks one form of each output

    def run(self, **_kwargs: Any) -> None:
        """Reduce every output to what a page without Python can show."""
        for bundle in parts(self.document, "mime_bundle"):
            forms = {form["mime_type"]: form.children for form in bundle.findall(nodes.container) if "mime_type" in form}
            shown = [part for kind in (PLOTLY, "text/html") for part in forms.get(kind, []) if isinstance(part, nodes.Element)]
            for part in shown:
                part["classes"] = []  # the theme would set HTML on a light ground in dark mode
            if WIDGET_VIEW in forms and not shown:
                shown = [self.waiting()]
            if shown:
                bundle.replace_self(shown)

    def waiting(self) -> nodes.paragraph:
        """What stands in the place of a control that has no snapshot."""
        words = partial(say, self.config.language)
        return nodes.paragraph("", words("This control works once the page runs."), classes=["sv-waiting"])


class MarkOutputs(SphinxPostTransform):
    """Give every code cell the element that holds its output."""

    default_priority = 200  # after myst-nb has folded hidden cells
    formats = ("html",)

    def run(self, **_kwargs: Any) -> None:
        """Name the outputs there are and add the missing ones."""
        cells = {cell["cell_index"]: cell for cell in parts(self.document, "cell_code")}
        for record in self.env.metadata[self.env.docname].get("sevens_cells", []):
            cell = cells.get(record["place"])
            outputs = parts(cell, "cell_code_output") if cell else []
            output = outputs[0] if outputs else nodes.container(classes=["cell_output"])
            output["ids"].append(record["id"])
            output["classes"].append("sv-output")
            if not outputs:
                (cell or self.document).append(output)


def page_data(app: Sphinx, page: str) -> str:
    """The JSON of a notebook page, safe inside a script element; empty for other pages."""
    cells = app.env.metadata.get(page, {}).get("sevens_cells")
    if not cells:
        return ""
    sources = [{"id": cell["id"], "source": cell["source"]} for cell in cells]
    data = {"lang": app.config.language, "doc": page, "cells": sources}
    return json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")


def fill_page(app: Sphinx, page: str, _template: str, context: dict[str, Any], _doctree: object) -> None:
    """Hand the cells to the template, and put the place of "Run this page" below the page's title."""
    context["sevens_page"] = page_data(app, page)
    if context["sevens_page"] and "body" in context:
        context["sevens_played"] = bool(PLAYED.search(context["body"]))
        area = app.builder.templates.render("run-area.html", context)
        context["body"] = context["body"].replace("</h1>", "</h1>\n" + area, 1)


def open_hidden_cell(translator: HTML5Translator, node: HideCodeCellNode) -> None:
    """A folded cell: its summary is named by its words alone, in the page's language."""
    show, hide = (translator.encode(node[prompt]) for prompt in ("prompt_show", "prompt_hide"))
    translator.body.append(
        f'<details class="admonition hide {" ".join(node["classes"])}">\n<summary>'
        f'<p class="collapsed admonition-title">{show}</p><p class="expanded admonition-title">{hide}</p></summary>\n'
    )


def close_hidden_cell(translator: HTML5Translator, _node: HideCodeCellNode) -> None:
    """End the folded cell."""
    translator.body.append("</details>\n")


def setup(app: Sphinx) -> dict[str, object]:
    """Register what happens to cells between reading and writing."""
    app.connect("doctree-read", note_cells)
    app.connect("doctree-read", join_printed)
    app.connect("html-page-context", fill_page, priority=450)
    app.add_post_transform(ChooseOutputs)
    app.add_post_transform(MarkOutputs)
    app.add_node(HideCodeCellNode, html=(open_hidden_cell, close_hidden_cell), override=True)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
