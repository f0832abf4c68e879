"""A site that knows its address tells of its changes in a feed."""

from __future__ import annotations

import re
from email.utils import parsedate_to_datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree as ET

import feed
import sevens
from sevens_book import finding
from tests.book.pages import ROOT, SITE

ADDRESS = "https://cards.example/sevens/"
CHANGES = """# Changes

What readers notice.

## 0.2.0

Not released yet.

### Added
- Fewer <b>bold</b> & `code`.

## 0.1.0

Released 2027-01-15.

- The first.
"""


def read(text: str) -> list[ET.Element]:
    """The entries of a feed."""
    return ET.fromstring(text).findall("channel/item")


def test_each_version_is_an_entry_in_the_order_of_the_list_with_its_date_if_it_has_one() -> None:
    newest, first = read(feed.feed(CHANGES, ADDRESS))
    assert [entry.findtext("title") for entry in (newest, first)] == ["Sevens 0.2.0", "Sevens 0.1.0"]
    assert newest.find("pubDate") is None
    assert first.findtext("pubDate", "").startswith("Fri, 15 Jan 2027 ")
    assert parsedate_to_datetime(first.findtext("pubDate", "")).isoformat() == "2027-01-15T00:00:00+00:00"
    assert newest.findtext("guid") != first.findtext("guid")
    assert "<code>code</code>" in newest.findtext("description", "")
    assert "&amp;" in newest.findtext("description", "")
    assert "The first." not in newest.findtext("description", "")


def test_an_entry_leads_to_the_page_of_changes_and_the_feed_to_itself() -> None:
    text = feed.feed(CHANGES, ADDRESS)
    page = "en/book/reference/changelog.html"
    assert {entry.findtext("link") for entry in read(text)} == {ADDRESS + page}
    assert (SITE / page).is_file()
    link = ET.fromstring(text).find("channel/{http://www.w3.org/2005/Atom}link")
    assert link is not None
    assert (link.get("rel"), link.get("href")) == ("self", f"{ADDRESS}feed.xml")


def test_the_feed_has_what_stands_in_the_list_of_changes_and_no_other_time(tmp_path: Path) -> None:
    feed.write(tmp_path, ADDRESS)
    text = (tmp_path / "feed.xml").read_text("utf-8")
    assert text.startswith('<?xml version="1.0" encoding="UTF-8"?>')
    assert read(text)[0].findtext("title") == f"Sevens {sevens.__version__}"
    dated = re.findall(r"^Released \d{4}-\d\d-\d\d\.", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert text.count("<pubDate>") == len(dated)
    assert "lastBuildDate" not in text


def test_a_site_that_has_lost_its_address_has_lost_its_feed(tmp_path: Path) -> None:
    feed.write(tmp_path, ADDRESS)
    feed.write(tmp_path, "")
    assert list(tmp_path.iterdir()) == []
    assert not (SITE / "feed.xml").exists()


def told(address: str, languages: list[str]) -> str:
    """The address of the feed that a German page names."""
    app: Any = SimpleNamespace(config=SimpleNamespace(html_baseurl=address, language="de", sevens_languages=languages))
    finding.address_of_language(app, app.config)
    context: dict[str, Any] = {"language_links": []}
    finding.fill_page(app, "book/index", "page.html", context, None)
    return str(context["sevens_feed"])


def test_pages_name_the_feed_of_the_whole_site_if_there_is_one() -> None:
    assert told(ADDRESS, ["en", "de"]) == f"{ADDRESS}feed.xml"
    assert told("", ["en", "de"]) == ""
    assert told(ADDRESS, []) == ""
