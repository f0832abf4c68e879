"""What the site weighs stays within its bounds; `make bench` has those of whole visits."""

from __future__ import annotations

import gzip
from pathlib import Path

from tests.book.pages import SITE

KILOBYTE, MEGABYTE = 1000, 1_000_000
CORE = "sevens/live/pyodide/pyodide.asm.wasm"
LATER = "python_stdlib.zip"
"""Fetched only for a module that hardly any code asks for."""
FILES = {path.relative_to(SITE).as_posix(): path for path in SITE.rglob("*") if path.is_file()}


def gzipped(path: Path) -> int:
    """Bytes as most servers send them."""
    return len(gzip.compress(path.read_bytes(), 6))


def test_the_site_in_three_languages_has_at_most_sixty_megabytes() -> None:
    assert sum(path.stat().st_size for path in FILES.values()) <= 60 * MEGABYTE


def test_no_file_has_more_than_ten_megabytes_but_the_core_of_python() -> None:
    assert CORE in FILES
    assert [name for name, path in FILES.items() if path.stat().st_size > 10 * MEGABYTE and name != CORE] == []


def test_no_icon_font_is_carried() -> None:
    assert [name for name in FILES if "fontawesome" in name.lower() or name.endswith((".woff", ".woff2", ".ttf"))] == []


def test_a_page_has_at_most_sixty_kilobytes_on_the_way_and_twelve_hundred_in_the_browser() -> None:
    pages = {name: path for name, path in FILES.items() if name.endswith(".html")}
    assert {name: size for name, path in pages.items() if (size := gzipped(path)) > 60 * KILOBYTE} == {}
    assert {name: size for name, path in pages.items() if (size := path.stat().st_size) > 1200 * KILOBYTE} == {}


def test_stepping_through_takes_at_most_fifty_kilobytes_of_script_and_charts_four_hundred() -> None:
    assert FILES["sevens/page.js"].stat().st_size <= 50 * KILOBYTE
    assert gzipped(FILES["sevens/vendor/plotly.min.js"]) <= 400 * KILOBYTE


def test_what_a_table_fetches_has_at_most_six_and_a_half_megabytes_and_readers_are_told() -> None:
    live = [path for name, path in FILES.items() if name.startswith("sevens/live/") and path.name != LATER]
    here = [path for path in live if not path.name.startswith("words-")]
    assert len(here) >= 8
    size = sum(map(gzipped, here))
    assert size <= 6.5 * MEGABYTE
    assert f"about {size / MEGABYTE:.0f} MB" in FILES["en/book/rules/fan-tan.html"].read_text("utf-8")
