"""Every link in the built site leads somewhere: to a page or a file that is there, and to a place on it."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import unquote, urldefrag

import pytest

from sevens_widgets.sharing.link import fields_of
from tests.book.pages import EVERY, PAGES, SITE, parsed

SCHEMES = ("http:", "https:", "mailto:", "data:", "javascript:")


def addresses(language: str, page: str) -> Iterator[str]:
    """Every address a page names."""
    for tag in parsed(language, page).find_all(True):
        yield from (tag[name] for name in ("href", "src", "poster") if tag.get(name))


SHARED = "sevens="
"""What begins the place of a shared game, which a table opens."""


def leads_nowhere(language: str, page: str, address: str) -> bool:
    """Whether an address names a page, a file or a place on a page that is not there."""
    path, place = urldefrag(address)
    here = SITE / language / f"{page}.html"
    target = (here.parent / unquote(path.partition("?")[0])).resolve() if path else here.resolve()
    target = target / "index.html" if target.is_dir() else target
    if not target.is_file():
        return True
    named = target.relative_to(SITE.resolve()).with_suffix("").parts
    if place.startswith(SHARED):
        return not fields_of(place.removeprefix(SHARED))
    if not place or target.suffix != ".html" or "/".join(named[1:]) not in PAGES:
        return False
    return not parsed(named[0], "/".join(named[1:])).find(id=unquote(place))


@pytest.mark.parametrize(("language", "page"), EVERY)
def test_every_link_leads_somewhere(language: str, page: str) -> None:
    local = {address for address in addresses(language, page) if not address.startswith(SCHEMES)}
    assert sorted(address for address in local if leads_nowhere(language, page, address)) == []


def test_a_dead_link_is_seen() -> None:
    assert leads_nowhere("en", "book/index", "no-such-page.html")
    assert leads_nowhere("en", "book/index", "#no-such-place")
    assert leads_nowhere("fr", "book/index", "rules/fan-tan.html#no-such-place")
    assert not leads_nowhere("fr", "book/index", "rules/fan-tan.html")
