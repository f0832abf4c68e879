"""The site is built in every language without a warning, and its pages hold what they promise."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from sevens_book.words import LANGUAGES
from tests.book.pages import CHAPTERS, EVERY, NOTEBOOKS, PAGES, ROOT, SITE, parsed

FOREIGN = re.compile(r"^\s*(https?:)?//")
SAME_EVERYWHERE = {"Sevens", "Fan Tan"}


@pytest.fixture(scope="session", autouse=True)
def built() -> None:
    """The site is as new as its sources: `make site` builds it, with warnings as errors."""
    assert subprocess.run(["make", "--question", "_build/site.done"], cwd=ROOT, check=False).returncode == 0, "run `make site`"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_exists_in_every_language(language: str) -> None:
    found = {path.relative_to(SITE / language).with_suffix("").as_posix() for path in (SITE / language).rglob("*.html")}
    assert found == {"index", *PAGES}


def test_nothing_but_pages_and_what_they_load_is_published() -> None:
    around = {"404.html", "lost.js", "robots.txt", "_headers", ".htaccess"}
    first_page = {"index.html", "languages.js", "seven.svg", "front.css"}
    without_network = {"sw.js", "offline.html", "kept.js"}
    assert {path.name for path in SITE.iterdir()} == {*LANGUAGES, "sevens", *first_page, *around, *without_network}
    assert list(SITE.rglob("*.map")) + list(SITE.rglob("*.mo")) == []


@pytest.mark.parametrize(("language", "page"), EVERY)
def test_a_page_is_in_its_language(language: str, page: str) -> None:
    html = parsed(language, page)
    assert html.html["lang"] == language
    if language == "en":
        return
    english, labels = labels_of(parsed("en", page)), labels_of(html)
    assert {label for label in labels & english if label not in SAME_EVERYWHERE} == set()
    assert html.h1.get_text() != parsed("en", page).h1.get_text() or html.h1.get_text(strip=True).startswith("Sevens")


def labels_of(html: BeautifulSoup) -> set[str]:
    """The texts in attributes that readers meet in the frame of a page, without parts that are marked as another language."""
    names = ("aria-label", "title", "placeholder", "alt")
    named = html.find_all(lambda tag: tag.name != "link" and any(tag.get(name) for name in names))
    outside = [tag for tag in named if not tag.find_parent(class_="sv-output") and not tag.find_parent("div", lang=True)]
    return {tag[name] for tag in outside for name in names if tag.get(name)}


@pytest.mark.parametrize(("language", "page"), EVERY)
def test_a_page_names_no_other_host(language: str, page: str) -> None:
    html = parsed(language, page)
    addresses = [tag[name] for tag in html.find_all(True) for name in ("src", "href", "action", "poster") if tag.get(name)]
    assert [address for address in addresses if FOREIGN.match(address)] == []


def test_no_style_names_another_host() -> None:
    for path in SITE.rglob("*.css"):
        assert re.findall(r"url\(\s*['\"]?(?:https?:)?//[^)]*\)", path.read_text("utf-8")) == [], path


@pytest.mark.parametrize(("language", "page"), EVERY)
def test_the_switcher_stays_on_the_page(language: str, page: str) -> None:
    html = parsed(language, page)
    links = html.select(".sv-languages a")
    assert [link["hreflang"] for link in links] == list(LANGUAGES)
    assert [link["hreflang"] for link in links if link.get("aria-current")] == [language]
    here = SITE / language / f"{page}.html"
    for link in links:
        assert (here.parent / link["href"]).resolve() == SITE / link["hreflang"] / f"{page}.html"


@pytest.mark.parametrize(("language", "page"), EVERY)
def test_every_shape_is_there_once_and_never_alone(language: str, page: str) -> None:
    html = parsed(language, page)
    shapes = [symbol["id"] for symbol in html.find_all("symbol")]
    assert len(shapes) == len(set(shapes))
    assert {use["href"].removeprefix("#") for use in html.find_all("use")} <= set(shapes)
    assert [svg for svg in html.find_all("svg") if svg.get("aria-hidden") != "true"] == []
    named = [card for card in html.select(".bd-article p .word-card") if not card.find_parent(attrs={"aria-hidden": "true"})]
    assert [card for card in named if not card.select_one(".vh")] == []
    assert [chart for chart in html.select(".sv-chart") if not chart.get("aria-label")] == []


@pytest.mark.parametrize(("language", "page"), EVERY)
def test_no_name_is_given_to_two_things_of_a_page(language: str, page: str) -> None:
    names = Counter(tag["id"] for tag in parsed(language, page).find_all(id=True))
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", NOTEBOOKS)
def test_a_notebook_page_carries_its_cells(language: str, page: str) -> None:
    html = parsed(language, page)
    data = json.loads(html.find(id="sv-page").string)
    source = (ROOT / f"{page}.md").read_text("utf-8")
    cells = [
        "\n".join(line for line in cell.splitlines() if not line.startswith(":")).strip()
        for cell in re.findall(r"```\{code-cell\}[^\n]*\n(.*?)```", source, re.DOTALL)
    ]
    assert (data["lang"], data["doc"]) == (language, page)
    assert [cell["id"] for cell in data["cells"]] == [f"sv-cell-{number}" for number in range(1, len(cells) + 1)]
    assert [cell["source"] for cell in data["cells"]] == cells
    for cell in data["cells"]:
        outputs = html.find_all(id=cell["id"])
        assert [("sv-output" in output["class"]) for output in outputs] == [True]
    (run,) = html.select(".sv-run.pst-js-only:has(template.sv-live-parts)")
    played = html.select('section.table[data-live="no"]:not(.panel)') != []
    assert (run.has_attr("hidden"), run.select(":scope > .starter") == []) == (played, played)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", CHAPTERS)
def test_a_page_holds_no_live_widget(language: str, page: str) -> None:
    text = (SITE / language / f"{page}.html").read_text("utf-8")
    for word in ("vnd.jupyter.widget", "require.min.js", "html-manager", "thebe", "MathJax"):
        assert word not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chips_of_the_worked_pot_add_up(language: str) -> None:
    table = next(t for t in parsed(language, "book/rules/fan-tan").find_all("table") if "56" in (t.caption or t).get_text())
    rows = [[cell.get_text(strip=True) for cell in row.find_all("td")] for row in table.tbody.find_all("tr")]
    numbers = [[int(cell.replace("\u2212", "-")) for cell in cells[-4:]] for cells in rows]
    pot = sum(ante + passes for ante, passes, _left, _net in numbers)
    assert str(pot) in re.findall(r"\d+", table.caption.get_text())
    assert [net + ante + passes for ante, passes, left, net in numbers] == [0 if left else pot for *_, left, _ in numbers]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_has_a_table_before_its_first_heading_and_the_reader_is_to_play(language: str) -> None:
    html = parsed(language, "book/index")
    table = html.select_one("section.table")
    assert [heading.get_text() for heading in table.find_all_previous(["h2", "h3"]) if heading.find_parent("article")] == []
    assert table.select_one(".seat").has_attr("data-turn")
    assert table.select('.hand .card[data-state="playable"]')


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_leads_to_every_part_of_the_book(language: str) -> None:
    links = {link["href"].partition("/")[0] for link in parsed(language, "book/index").select("article a[href]")}
    assert {"start.html", "rules", "play", "scenarios", "lab", "teach", "reference"} <= links


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_of_the_site_lists_the_language(language: str) -> None:
    html = BeautifulSoup((SITE / "index.html").read_text("utf-8"), "html.parser")
    link = html.select_one(f"li[lang={language}] a")
    assert link.get_text() == LANGUAGES[language]
    assert (SITE / link["href"]).is_file()


def test_a_fresh_clone_is_built_by_jupyter_book_alone(tmp_path: Path) -> None:
    leave_out = shutil.ignore_patterns("__pycache__", "*.mo", "static", "node_modules")
    for name in ("sevens", "widgets", "book", "tests"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=leave_out)
    for name in ("_config.yml", "_toc.yml", "CHANGELOG.md", "requirements.lock", "package-lock.json"):
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "_build" / ".studies", tmp_path / "_build" / ".studies")
    command = [Path(sys.executable).with_name("jupyter-book"), "build", "."]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    page = BeautifulSoup((tmp_path / "_build/html/book/play/fan-tan.html").read_text("utf-8"), "html.parser")
    assert page.html["lang"] == "en"
    assert page.select_one(".table .hand .card")
    assert page.select(".sv-languages") == []
