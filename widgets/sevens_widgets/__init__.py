"""Widgets that let readers play, step through and see the games of the sevens package."""

from sevens_widgets.quiz import Quiz
from sevens_widgets.scenario import Scenario
from sevens_widgets.table import Table

__all__ = ["Quiz", "Scenario", "Table"]
