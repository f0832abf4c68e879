"""How pages are found and shown by others: a description, the one address of each page, cards for links that people share.

The public address of the site is `html.baseurl` in `_config.yml`. Without one, pages name no address at all.
"""

import re
from functools import partial
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.search import js_index

from sevens_book.words import say

LENGTH = 160
"""Characters that search engines show of a description."""


def address_of_language(_app: Sphinx, config: Config) -> None:
    """A site of several languages has each of them in a folder below its address."""
    if config.html_baseurl:
        folder = f"{config.language}/" if config.sevens_languages else ""
        config.html_baseurl = f"{config.html_baseurl.rstrip('/')}/{folder}"


def shortened(text: str) -> str:
    """The text, cut after a whole word if it is longer than a description.

    >>> shortened("Lay a card. " * 14)[-22:]
    'Lay a card. Lay a card…'
    """
    text = re.sub("[ \n]+", " ", text).strip()
    if len(text) <= LENGTH:
        return text
    return text[:LENGTH].rsplit(" ", 1)[0].rstrip(" .,;:\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}") + "…"


def description(document: nodes.document | None, language: str) -> str:
    """The first paragraph of a page; a page without one has that of the book."""
    paragraphs = [] if document is None else list(document.findall(nodes.paragraph))
    told = [text for text in map(nodes.paragraph.astext, paragraphs) if len(text) > LENGTH // 4]
    return shortened(told[0] if told else say(language, "Sevens: card games built on the seven"))


def fill_page(app: Sphinx, page: str, _template: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """Hand the description and, if the site has an address, the addresses of this page in every language to the template."""
    context["sevens_description"] = description(doctree, app.config.language)
    base = app.config.html_baseurl
    site = base.removesuffix(f"{app.config.language}/") if app.config.sevens_languages else base
    context["sevens_card"] = f"{base}_static/card.png" if base else ""
    context["sevens_feed"] = f"{site}feed.xml" if base and app.config.sevens_languages else ""
    context["alternates"] = [
        {"code": link["code"], "url": f"{site}{link['code']}/{page}.html"} for link in context["language_links"] if base
    ]  # search engines want whole addresses


def kinds(language: str) -> dict[str, str]:
    """What the search calls the parts of the package."""
    words = partial(say, language)
    return {
        "class": words("Python class"),
        "exception": words("Python exception"),
        "function": words("Python function"),
        "method": words("Python method"),
        "property": words("Python property"),
        "attribute": words("Python attribute"),
        "data": words("Python value"),
    }


def mend_index(app: Sphinx, error: Exception | None) -> None:
    """Mend what the search knows, once all is built.

    It leaves out what no page says any more, so that a site built again is the same as one built at once. It names the
    pages whose text is not searched: a part of the package is found on one of them.
    """
    file = Path(app.outdir, "searchindex.js")
    if error or not file.is_file():
        return
    index = js_index.loads(file.read_text("utf-8"))
    for kind in ("terms", "titleterms"):
        index[kind] = {word: pages for word, pages in index[kind].items() if pages != []}
    index["titles"] = [app.env.titles[page].astext() for page in index["docnames"]]
    named = kinds(app.config.language)
    index["objnames"] = {number: [domain, kind, named[kind]] for number, (domain, kind, _) in index["objnames"].items()}
    file.write_text(js_index.dumps(index), "utf-8")


def setup(app: Sphinx) -> dict[str, object]:
    """Register the setting and the page context."""
    app.connect("config-inited", address_of_language, priority=200)
    app.connect("html-page-context", fill_page, priority=450)  # after the links to other languages
    app.connect("build-finished", mend_index)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
