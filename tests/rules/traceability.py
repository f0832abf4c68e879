"""Which tests and options speak of each id of the written rules: `python -m tests.rules.traceability` prints the table.

A test speaks of the ids in its name (`test_sb_26_...`, `test_q_ft_3_...`) and in its docstring.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from sevens import FAMILIES

TESTS = Path(__file__).parents[1]
IDS = Path(__file__).with_name("ids.txt")
IN_NAMES = re.compile(r"(?<![a-z])(q_)?(x|sb|ft|pa|se)_(\d+)(?![a-z\d])")
IN_TEXTS = re.compile(r"\b(?:Q-)?(?:X|SB|FT|PA|SE)-\d+\b")


class Row(NamedTuple):
    """One id, its kind (see `ids.txt`), the tests and the options that speak of it."""

    id: str
    kind: str
    tests: list[str]
    options: list[str]


def rows() -> list[Row]:
    """The whole table, in the order of the written rules."""
    tests, options = speaking_tests(), speaking_options()
    lines = [line.split() for line in IDS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return [Row(name, kind, tests[name], options[name]) for name, kind in lines]


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


def sedma_is_here() -> bool:
    """Whether the package has the trick game."""
    return (TESTS.parent / "sevens" / "sedma").is_dir()


def table() -> str:
    """The table as Markdown."""
    lines = ["| id | kind | options | tests |", "| --- | --- | --- | --- |"]
    found = (f"| {row.id} | {row.kind} | {', '.join(row.options)} | {', '.join(row.tests)} |" for row in rows())
    return "\n".join([*lines, *found])


if __name__ == "__main__":
    print(table())
