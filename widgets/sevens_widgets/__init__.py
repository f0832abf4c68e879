"""Widgets that let readers play, step through and see the games of the sevens package."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sevens_widgets.compare import Compare
    from sevens_widgets.quiz import Quiz
    from sevens_widgets.scenario import Scenario
    from sevens_widgets.scoresheet import Scoresheet
    from sevens_widgets.table import Table
    from sevens_widgets.tournament import Tournament
    from sevens_widgets.variants import Variants
    from sevens_widgets.worksheet import Worksheet

__all__ = ["Compare", "Quiz", "Scenario", "Scoresheet", "Table", "Tournament", "Variants", "Worksheet"]


def __getattr__(name: str) -> Any:
    """A widget, from the module of its name when it is first asked for: a page with a table need not wait for quizzes."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{name.lower()}"), name)


def __dir__() -> list[str]:
    return __all__
