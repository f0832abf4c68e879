"""The option of `tests/rules` that names another file of worked examples."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--cases", metavar="FILE", help="run the worked examples of this YAML file instead of cases.yaml")
