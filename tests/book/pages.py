"""The built site, as files."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import yaml
from bs4 import BeautifulSoup

from sevens_book.words import LANGUAGES

ROOT = Path(__file__).parents[2]
SITE = ROOT / "_build" / "site"
TOC = yaml.safe_load((ROOT / "_toc.yml").read_text("utf-8"))
LISTED = [chapter for part in TOC["parts"] for chapter in part["chapters"]]
CHAPTERS = [TOC["root"], *(page["file"] for chapter in LISTED for page in (chapter, *chapter.get("sections", [])))]
PAGES = [*CHAPTERS, "search"]
NOTEBOOKS = [page for page in CHAPTERS if "{code-cell}" in (ROOT / f"{page}.md").read_text("utf-8")]
EVERY = [(language, page) for language in LANGUAGES for page in PAGES]


@cache
def parsed(language: str, page: str) -> BeautifulSoup:
    """A page of the site, parsed."""
    return BeautifulSoup((SITE / language / f"{page}.html").read_text("utf-8"), "html.parser")
