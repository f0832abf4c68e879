"""Which tests, options and chapters speak of each id of the written rules: `python -m tests.rules.traceability` prints the table.

A test speaks of the ids in its name (`test_sb_26_...`, `test_q_ft_3_...`) and in its docstring. A chapter names them in a
comment before the paragraph that says it, `% rules: SB-26 Q-SB-4`; a scenario file has `# rules: SB-26` above a step.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import yaml

from sevens import FAMILIES

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
IDS = Path(__file__).with_name("ids.txt")
IN_NAMES = re.compile(r"(?<![a-z])(q_)?(x|sb|ft|pa|se)_(\d+)(?![a-z\d])")
IN_TEXTS = re.compile(r"\b(?:Q-)?(?:X|SB|FT|PA|SE)-\d+\b")
IN_CHAPTERS = re.compile(r"^\s*% rules:(.*)$|^```\{code-cell\}|\"([\w-]+\.toml)\"")
IN_SCENARIOS = re.compile(r"^\s*# rules:(.*)$", re.MULTILINE)


class Place(NamedTuple):
    """Where a reader is told: a page of the book, and the element of it that says so."""

    page: str
    anchor: str


class Row(NamedTuple):
    """One id, its kind (see `ids.txt`), the tests, the options and the places in the book that speak of it."""

    id: str
    kind: str
    tests: list[str]
    options: list[str]
    places: list[Place]


def rows() -> list[Row]:
    """The whole table, in the order of the written rules."""
    tests, options, places = speaking_tests(), speaking_options(), speaking_places()
    lines = [line.split() for line in IDS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return [Row(name, kind, tests[name], options[name], places[name]) for name, kind in lines]


def speaking_tests() -> dict[str, list[str]]:
    """For each id the tests that speak of it."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for name in ids_of(node):
                    found[name].append(f"{path.relative_to(TESTS)}::{node.name}")
    return found


def ids_of(test: ast.FunctionDef) -> Iterator[str]:
    """The ids in the name and in the docstring of a test, each once."""
    named = []
    for question, game, number in IN_NAMES.findall(test.name):
        named.append(f"Q-{game.upper()}-{number}" if question or game == "x" else f"{game.upper()}-{number}")
    yield from dict.fromkeys([*named, *IN_TEXTS.findall(ast.get_docstring(test) or "")])


def speaking_options() -> dict[str, list[str]]:
    """For each id the options that give it as their source, as `game.option`."""
    games = [(kind.name, kind()) for kind in FAMILIES.values()]
    if sedma_is_here():
        games.append(("sedma", importlib.import_module("sevens.sedma").Sedma()))
    found: dict[str, list[str]] = defaultdict(list)
    for name, rules in games:
        for option in rules.options():
            for source in option.sources:
                found[source].append(f"{name}.{option.name}")
    return found


def pages() -> list[str]:
    """Every page of the book, in its order."""
    contents = yaml.safe_load((ROOT / "_toc.yml").read_text(encoding="utf-8"))
    chapters = [chapter for part in contents["parts"] for chapter in part["chapters"]]
    return [contents["root"], *(page["file"] for chapter in chapters for page in (chapter, *chapter.get("sections", [])))]


def speaking_places() -> dict[str, list[Place]]:
    """For each id the places in the book that speak of it, a page at most once."""
    found: dict[str, dict[str, Place]] = defaultdict(dict)
    for page in pages():
        for name, anchor in ids_on(ROOT / f"{page}.md"):
            found[name].setdefault(page, Place(page, anchor))
    return defaultdict(list, {name: list(places.values()) for name, places in found.items()})


def ids_on(chapter: Path) -> Iterator[tuple[str, str]]:
    """The ids a chapter names, each with the element that says so: the paragraph, or the output of a scenario's cell."""
    cells = 0
    for line in chapter.read_text(encoding="utf-8").splitlines():
        for match in IN_CHAPTERS.finditer(line):
            named, scenario = match.groups()
            if named:
                yield from ((name, f"rule-{name.lower()}") for name in named.split())
            elif scenario:
                text = (chapter.parent / scenario).read_text(encoding="utf-8")
                yield from ((name, f"sv-cell-{cells}") for names in IN_SCENARIOS.findall(text) for name in names.split())
            else:
                cells += 1


def sedma_is_here() -> bool:
    """Whether the package has the trick game."""
    return (TESTS.parent / "sevens" / "sedma").is_dir()


def table() -> str:
    """The table as Markdown."""
    lines = ["| id | kind | options | chapters | tests |", "| --- | --- | --- | --- | --- |"]
    for row in rows():
        chapters = (f"{place.page}#{place.anchor}" for place in row.places)
        lines.append(f"| {row.id} | {row.kind} | {', '.join(row.options)} | {', '.join(chapters)} | {', '.join(row.tests)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table())
