"""What all tests share: the file of worked examples can be another one, and golden files are compared or written anew."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    Golden = Callable[[str, str, str], None]

GOLDEN = Path(__file__).parent / "golden"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--cases", metavar="FILE", help="run the worked examples of this YAML file instead of cases.yaml")
    parser.addoption("--rewrite", action="store_true", help="write the golden files anew instead of comparing with them")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """A function that compares a text with the golden file of a language and a name."""

    def compare(lang: str, name: str, text: str) -> None:
        file = GOLDEN / lang / f"{name}.txt"
        if request.config.getoption("--rewrite"):
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, "utf-8")
        assert text == file.read_text("utf-8")

    return compare
