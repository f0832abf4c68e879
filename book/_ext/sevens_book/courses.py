"""What a page is, said to machines in the words of schema.org (JSON-LD): the book and its lessons are courses, the rest parts.

Only what the page and `_config.yml` say; addresses only if the site has one.
"""

import json
import re
from typing import Any

from docutils import nodes
from jinja2.filters import do_striptags
from sphinx.application import Sphinx

LESSON = "book/teach/lesson-"
LICENCE = "https://creativecommons.org/licenses/by/4.0/"
"""Of text and pictures."""
SPAN = re.compile(r"\d+\D+(\d+)")
CLASS = re.compile(r"\(([^()]*?(\d+)[^()]*)\)$")


def minutes(document: nodes.document) -> int | None:
    """How long a lesson takes: the end of the last span in its timetable, such as 45 for "40 to 45"; None without a timetable."""
    firsts = (row[0] for row in document.findall(nodes.row) if isinstance(row[0], nodes.entry))
    spans = [span for first in firsts if (span := SPAN.fullmatch(first.astext().strip()))]
    return int(spans[-1][1]) if spans else None


def lesson(title: str, document: nodes.document) -> dict[str, str]:
    """For whom a lesson is, as its title says in brackets, and how long it takes.

    >>> from docutils.core import publish_doctree
    >>> lesson("Lesson: four columns (from the age of 8)", publish_doctree(""))
    {'educationalLevel': 'from the age of 8', 'typicalAgeRange': '8-'}
    """
    facts: dict[str, str] = {}
    if level := CLASS.search(title):
        facts |= {"educationalLevel": level[1], "typicalAgeRange": f"{level[2]}-"}
    if length := minutes(document):
        facts["timeRequired"] = f"PT{length}M"
    return facts


def facts(app: Sphinx, page: str, context: dict[str, Any], document: nodes.document) -> dict[str, Any]:
    """All that is said of one page."""
    config, root = app.config, app.config.root_doc
    is_lesson = page.startswith(LESSON)
    title = config.html_title if page == root else do_striptags(context["title"])
    book = {"@type": "Course", "name": config.html_title}
    said: dict[str, Any] = {
        "@context": "https://schema.org",
        "@type": "Course" if is_lesson or page == root else "LearningResource",
        "name": title,
        "description": context["sevens_description"],
        "inLanguage": config.language,
        "license": LICENCE,
        "isAccessibleForFree": True,
        "author": {"@type": "Organization", "name": config.author},
    }
    if is_lesson:
        said |= lesson(title, document)
    if base := config.html_baseurl:
        said |= {"url": f"{base}{page}.html", "image": context["sevens_card"]}
        book["url"] = f"{base}{root}.html"
    return said if page == root else said | {"isPartOf": book}


def fill_page(app: Sphinx, page: str, _template: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """Hand the facts of a chapter to the template as JSON that is safe inside a script element."""
    if doctree is not None:
        text = json.dumps(facts(app, page, context, doctree), ensure_ascii=False)
        context["sevens_facts"] = text.replace("<", "\\u003c")


def setup(app: Sphinx) -> dict[str, object]:
    """Register the page context."""
    app.connect("html-page-context", fill_page, priority=460)  # after the description
    return {"parallel_read_safe": True, "parallel_write_safe": True}
