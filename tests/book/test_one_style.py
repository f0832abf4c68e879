"""Every page has one style sheet: our own rules whole, and of the theme those that a page can use."""

from __future__ import annotations

from pathlib import Path

import pytest

import one_style
from tests.book.pages import EVERY, SITE, parsed

THEME = """@charset "utf-8";
.used, .no-such-part { color: red }
.no-such-part .used { color: blue }
a:not(.no-such-part) { color: green; /* a remark */ }
@media print { .no-such-part { top: 0 } .used { background: url("file.png") } }
@media screen { .no-such-part { top: 0 } }
@font-face { font-family: FontAwesome; src: url(../vendor/fontawesome/solid.woff2) }
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A site of one language whose theme has a rule too many."""
    static = tmp_path / "en" / "_static"
    static.mkdir(parents=True)
    (static / "basic.css").write_text(THEME, "utf-8")
    (tmp_path / "sevens").mkdir()
    for name in ("tokens", "sevens", "page"):
        (tmp_path / "sevens" / f"{name}.css").write_text(f".mine-{name} {{ top: 0 }}\n", "utf-8")
    page = """<head><noscript><link rel="stylesheet" href="_static/noscript.css"></noscript>
<link href="_static/a.css" rel="stylesheet" />
<link rel="stylesheet" href="_static/basic.css"><link rel="icon" href="seven.svg"></head><p class="used">"""
    (tmp_path / "en" / "index.html").write_text(page, "utf-8")
    one_style.write(tmp_path, ["en"])
    return tmp_path


def test_a_rule_stays_if_a_page_has_its_classes(site: Path) -> None:
    css = (site / "sevens" / "book.css").read_text("utf-8")
    for kept in (".used{ color: red }", "a:not(.no-such-part){", "@media print", ".mine-tokens", ".mine-sevens", ".mine-page"):
        assert kept in css
    for gone in (".no-such-part .used", "blue", "remark", "screen", "FontAwesome", "charset"):
        assert gone not in css


def test_a_file_is_found_from_where_the_sheet_stands(site: Path) -> None:
    assert "url(../en/_static/file.png)" in (site / "sevens" / "book.css").read_text("utf-8")


def test_a_page_names_the_sheet_and_keeps_what_is_for_no_script(site: Path) -> None:
    page = site / "en" / "index.html"
    before = page.read_text("utf-8")
    assert before.count('rel="stylesheet"') == 2
    assert '<noscript><link rel="stylesheet" href="_static/noscript.css"></noscript>' in before
    assert '<link rel="icon" href="seven.svg">' in before
    one_style.write(site, ["en"])
    assert page.read_text("utf-8") == before


def test_a_change_of_style_changes_its_address(site: Path) -> None:
    page = site / "en" / "index.html"
    before = page.read_text("utf-8")
    (site / "sevens" / "page.css").write_text(".other { top: 0 }\n", "utf-8")
    one_style.write(site, ["en"])
    assert page.read_text("utf-8") != before


@pytest.mark.parametrize(("language", "page"), EVERY)
def test_no_script_or_second_style_stands_before_the_first_paint(language: str, page: str) -> None:
    html = parsed(language, page)
    waited = [tag["src"].rsplit("/", 1)[1] for tag in html.select("head script[src]:not([defer])")]
    assert waited == ["mode.js"]
    styles = [tag["href"].split("?")[0] for tag in html.select("link[rel=stylesheet]") if tag.parent.name != "noscript"]
    assert [(SITE / language / page).parent.joinpath(style).resolve() for style in styles] == [SITE / "sevens" / "book.css"]
