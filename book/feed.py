"""The changes as a feed, `feed.xml` (RSS 2.0): a version of `CHANGELOG.md` is an entry, its date the one that stands there."""

import re
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from xml.etree import ElementTree as ET

from markdown_it import MarkdownIt

ROOT = Path(__file__).resolve().parents[1]
NAME = "feed.xml"
PAGE = "en/book/reference/changelog.html"
"""The list of changes is kept in English."""
VERSION = re.compile(r"^## (\S+)$", re.MULTILINE)
RELEASED = re.compile(r"\s*Released (\d{4}-\d{2}-\d{2})\.")
ATOM = "http://www.w3.org/2005/Atom"


def versions(changes: str) -> list[tuple[str, str]]:
    r"""Each version of a list of changes with its text, in the order of the list.

    >>> versions("# Changes\n\n## 0.2.0\n\nNew.\n\n## 0.1.0\n\nFirst.\n")
    [('0.2.0', 'New.'), ('0.1.0', 'First.')]
    """
    _head, *parts = VERSION.split(changes)
    return [(number, text.strip()) for number, text in zip(parts[::2], parts[1::2], strict=True)]


def put(parent: ET.Element, texts: dict[str, str]) -> None:
    """Put an element with its text below another for each of these."""
    for name, text in texts.items():
        ET.SubElement(parent, name).text = text


def feed(changes: str, base: str) -> str:
    """The feed of a list of changes for a site at this address; a version that is not released has no date."""
    ET.register_namespace("atom", ATOM)
    root = ET.Element("rss", version="2.0")
    channel = ET.SubElement(root, "channel")
    put(channel, {"title": "Sevens: what is new", "link": base + PAGE, "description": "Card games built on the seven"})
    put(channel, {"language": "en"})
    ET.SubElement(channel, f"{{{ATOM}}}link", href=base + NAME, rel="self", type="application/rss+xml")
    for number, text in versions(changes):
        item = ET.SubElement(channel, "item")
        put(item, {"title": f"Sevens {number}", "link": base + PAGE, "description": MarkdownIt().render(text)})
        ET.SubElement(item, "guid", isPermaLink="false").text = f"{base}#{number}"
        if released := RELEASED.match(text):
            put(item, {"pubDate": format_datetime(datetime.fromisoformat(released[1]).replace(tzinfo=UTC), usegmt=True)})
    ET.indent(root, "")
    return ET.tostring(root, "unicode", xml_declaration=False)


def write(site: Path, base: str) -> None:
    """Write the feed of a site at this address; without an address there is none, since a feed has to name whole addresses."""
    path = site / NAME
    path.unlink(missing_ok=True)
    if base:
        changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
        path.write_text(f'<?xml version="1.0" encoding="UTF-8"?>\n{feed(changes, base)}\n', "utf-8")
