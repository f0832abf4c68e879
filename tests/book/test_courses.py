"""Each page says in the words of schema.org what it is, and says nothing that it does not know."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import pytest
from docutils.core import publish_doctree

from sevens_book import courses
from sevens_book.words import LANGUAGES
from tests.book.pages import CHAPTERS, parsed

LESSONS = {"book/teach/lesson-8": "8-", "book/teach/lesson-12": "12-", "book/teach/lesson-15": "15-"}
TIMETABLE = """
======== ====
Minutes  What
======== ====
0 to 15  one
15 to 60 two
======== ====
"""
ADDRESS = "https://cards.example/sevens/"


def said(language: str, page: str) -> dict[str, Any]:
    """What a page of the site says."""
    (script,) = parsed(language, page).select("script[type='application/ld+json']")
    facts: dict[str, Any] = json.loads(script.string or "")
    return facts


def told(page: str, address: str = "", text: str = "", title: str = "Rules") -> dict[str, Any]:
    """What a page would say in a site at this address."""
    config = SimpleNamespace(html_title="Sevens", root_doc="book/index", language="en", html_baseurl=address, author="Us")
    context: dict[str, Any] = {"title": title, "sevens_description": "A game.", "sevens_card": f"{address}_static/card.png"}
    app: Any = SimpleNamespace(config=config)
    courses.fill_page(app, page, "page.html", context, publish_doctree(text))
    facts: dict[str, Any] = json.loads(context["sevens_facts"])
    return facts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", CHAPTERS)
def test_a_page_of_the_site_says_what_it_is(language: str, page: str) -> None:
    facts, html = said(language, page), parsed(language, page)
    assert facts["@context"] == "https://schema.org"
    assert facts["@type"] == ("Course" if page in {"book/index", *LESSONS} else "LearningResource")
    assert facts["inLanguage"] == language
    assert facts["isAccessibleForFree"] is True
    assert facts["license"] == "https://creativecommons.org/licenses/by/4.0/"
    assert facts["description"] == html.select_one("meta[name=description]")["content"]
    if page != "book/index":
        assert facts["name"] == html.select_one("meta[property='og:title']")["content"]
        assert facts["isPartOf"] == {"@type": "Course", "name": said(language, "book/index")["name"]}
    assert facts.keys().isdisjoint({"url", "image"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", LESSONS)
def test_a_lesson_of_the_site_says_for_whom_it_is_and_that_it_takes_a_school_hour(language: str, page: str) -> None:
    facts = said(language, page)
    assert facts["typicalAgeRange"] == LESSONS[page]
    assert facts["timeRequired"] == "PT45M"
    assert facts["educationalLevel"] in facts["name"]


def test_with_an_address_a_page_names_its_own_and_that_of_the_book() -> None:
    facts = told("book/rules/fan-tan", ADDRESS)
    assert facts["url"] == f"{ADDRESS}book/rules/fan-tan.html"
    assert facts["image"] == f"{ADDRESS}_static/card.png"
    assert facts["isPartOf"]["url"] == f"{ADDRESS}book/index.html"


def test_the_first_page_is_the_book_and_part_of_nothing() -> None:
    facts = told("book/index")
    assert (facts["@type"], facts["name"]) == ("Course", "Sevens")
    assert "isPartOf" not in facts


def test_only_a_lesson_has_a_level_and_only_a_timetable_gives_its_time() -> None:
    title = "Cards (from the age of 10)"
    lesson = told("book/teach/lesson-10", text=TIMETABLE, title=title)
    assert (lesson["educationalLevel"], lesson["typicalAgeRange"], lesson["timeRequired"]) == (
        "from the age of 10",
        "10-",
        "PT60M",
    )
    assert "timeRequired" not in told("book/teach/lesson-10", title=title)
    chapter = told("book/rules/fan-tan", text=TIMETABLE, title=title)
    assert chapter.keys().isdisjoint({"educationalLevel", "typicalAgeRange", "timeRequired"})


def test_a_title_is_said_as_it_is_read_and_ends_no_script() -> None:
    context: dict[str, Any] = {"title": "Queens &amp; <em>kings</em>", "sevens_description": "</script>"}
    config = SimpleNamespace(html_title="Sevens", root_doc="book/index", language="en", html_baseurl="", author="Us")
    app: Any = SimpleNamespace(config=config)
    courses.fill_page(app, "book/x", "page.html", context, publish_doctree(""))
    assert "<" not in context["sevens_facts"]
    facts = json.loads(context["sevens_facts"])
    assert (facts["name"], facts["description"]) == ("Queens & kings", "</script>")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_search_is_no_part_of_the_course(language: str) -> None:
    assert parsed(language, "search").select("script[type='application/ld+json']") == []
