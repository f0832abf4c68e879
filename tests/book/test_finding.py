"""Search engines, people who share a link and visitors who are lost find the pages, in their language."""

from __future__ import annotations

import re
import struct
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from bs4 import BeautifulSoup
from docutils import nodes
from docutils.core import publish_doctree
from sphinx.search import js_index

import discovery
from sevens_book import finding
from sevens_book.words import LANGUAGES
from tests.book.pages import CHAPTERS, EVERY, ROOT, SITE, parsed

ADDRESS = "https://cards.example/sevens/"
SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
XHTML = "{http://www.w3.org/1999/xhtml}"


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A site of two languages and two chapters."""
    for code in ("en", "fr"):
        for name in ("book/index.html", "book/rules/fan-tan.html", "index.html", "search.html"):
            (tmp_path / code / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / code / name).touch()
    return tmp_path


@pytest.mark.parametrize(("language", "page"), EVERY)
def test_a_page_describes_itself_and_names_no_address(language: str, page: str) -> None:
    html = parsed(language, page)
    (description,) = html.select("meta[name=description]")
    assert 20 <= len(description["content"]) <= 161
    shown = {tag["property"]: tag["content"] for tag in html.select("meta[property^='og:']")}
    assert shown["og:description"] == description["content"]
    assert shown["og:title"]
    assert "og:url" not in shown
    assert html.select("link[rel=canonical], link[rel=alternate]") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_told_apart_by_their_descriptions(language: str) -> None:
    told = [parsed(language, page).select_one("meta[name=description]")["content"] for page in CHAPTERS]
    assert [text for text, count in Counter(told).items() if count > 1] == []


def test_a_description_is_the_first_paragraph_cut_after_a_word() -> None:
    words = "Sevens open the columns. " * 10
    document = publish_doctree(f"Fan Tan\n=======\n\nShort.\n\n{words}\n\nAnother paragraph that is long enough to be taken.\n")
    text = finding.description(document, "en")
    assert text.endswith("…")
    assert len(text) <= 161
    assert words.startswith(text[:-1])
    assert words[len(text) - 1] in " ."
    assert finding.description(None, "de") == "Sevens: Kartenspiele um die Sieben"


def told(address: str, languages: list[str]) -> dict[str, Any]:
    """What the template of a French page gets, in a site of these languages."""
    config = SimpleNamespace(html_baseurl=address, language="fr", sevens_languages=languages)
    app: Any = SimpleNamespace(config=config)
    finding.address_of_language(app, app.config)
    links = [{"code": code, "url": f"../{code}/book/index.html"} for code in languages]
    context: dict[str, Any] = {"language_links": links, "base": config.html_baseurl}
    finding.fill_page(app, "book/index", "page.html", context, None)
    return context


@pytest.mark.parametrize("address", [ADDRESS, ADDRESS.rstrip("/")])
def test_with_an_address_a_page_names_its_own_in_every_language(address: str) -> None:
    context = told(address, ["en", "fr"])
    assert context["base"] == f"{ADDRESS}fr/"
    assert context["sevens_card"] == f"{ADDRESS}fr/_static/card.png"
    assert [link["url"] for link in context["alternates"]] == [f"{ADDRESS}{code}/book/index.html" for code in ("en", "fr")]


def test_without_an_address_a_page_names_none() -> None:
    context = told("", ["en", "fr"])
    assert (context["base"], context["sevens_card"], context["alternates"]) == ("", "", [])
    assert told(ADDRESS, [])["base"] == ADDRESS


def test_the_card_is_a_picture_of_the_size_that_is_shown() -> None:
    picture = (ROOT / "book" / "_static" / "card.png").read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert len(picture) < 100_000


def test_a_sitemap_lists_every_chapter_with_its_translations(small: Path) -> None:
    discovery.write(small, ["fr", "en"], ADDRESS)
    root = ET.fromstring((small / "sitemap.xml").read_text("utf-8"))
    pages = {url.findtext(f"{SITEMAP}loc"): url.findall(f"{XHTML}link") for url in root}
    names = ["book/index.html", "book/rules/fan-tan.html"]
    assert set(pages) == {f"{ADDRESS}{code}/{name}" for code in ("en", "fr") for name in names}
    for address, links in pages.items():
        name = address.removeprefix(ADDRESS).split("/", 1)[1]
        assert {link.get("hreflang"): link.get("href") for link in links} == {
            "en": f"{ADDRESS}en/{name}",
            "fr": f"{ADDRESS}fr/{name}",
            "x-default": f"{ADDRESS}en/{name}",
        }
    assert f"\nSitemap: {ADDRESS}sitemap.xml\n" in (small / "robots.txt").read_text("utf-8")


def test_a_site_that_has_lost_its_address_has_lost_its_sitemap(small: Path) -> None:
    discovery.write(small, ["en", "fr"], ADDRESS)
    discovery.write(small, ["en", "fr"], "")
    assert not (small / "sitemap.xml").exists()
    assert (small / "robots.txt").read_text("utf-8") == "User-agent: *\nDisallow:\n"


@pytest.mark.parametrize(("address", "path"), [("", "/"), ("https://cards.example", "/"), (ADDRESS, "/sevens/")])
def test_the_page_for_the_lost_leads_home_in_every_language_from_any_depth(small: Path, address: str, path: str) -> None:
    discovery.write(small, ["en", "fr"], address)
    html = BeautifulSoup((small / "404.html").read_text("utf-8"), "html.parser")
    homes = {section["lang"]: section.a["href"] for section in html.find_all("section")}
    assert homes == {code: f"{path}{code}/book/index.html" for code in ("en", "fr")}
    assert {re.sub("[^/]*$", "", tag.get("src", tag.get("href"))) for tag in html.find_all(["link", "script", "img"])} == {path}


def test_the_site_has_them() -> None:
    assert {"404.html", "lost.js", "robots.txt"} <= {path.name for path in SITE.iterdir()}
    assert discovery.address() == ""


def test_a_part_of_the_package_is_found_on_a_page_that_has_a_name(tmp_path: Path) -> None:
    """Sphinx leaves out the titles of pages whose text is not searched, and says "Python property" in every language."""
    index = {
        "docnames": ["book/reference/api/games", "book/start"],
        "titles": ["", "Fang hier an"],
        "terms": {"gone": [], "kept": 1},
        "titleterms": {"fang": 1},
        "objnames": {"0": ["py", "property", "Python-property"]},
    }
    file = tmp_path / "searchindex.js"
    file.write_text(js_index.dumps(index), "utf-8")
    titles = {"book/reference/api/games": nodes.title(text="Karten und Spiele"), "book/start": nodes.title(text="Fang hier an")}
    env, config = SimpleNamespace(titles=titles), SimpleNamespace(language="de")
    finding.mend_index(SimpleNamespace(outdir=tmp_path, env=env, config=config), None)
    mended = js_index.loads(file.read_text("utf-8"))
    assert mended["titles"] == ["Karten und Spiele", "Fang hier an"]
    assert mended["terms"] == {"kept": 1}
    assert mended["objnames"] == {"0": ["py", "property", "Python-Eigenschaft"]}
