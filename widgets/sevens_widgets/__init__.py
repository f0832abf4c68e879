"""Widgets that let readers play, step through and see the games of the sevens package."""

from sevens_widgets.compare import Compare
from sevens_widgets.quiz import Quiz
from sevens_widgets.scenario import Scenario
from sevens_widgets.scoresheet import Scoresheet
from sevens_widgets.table import Table
from sevens_widgets.tournament import Tournament
from sevens_widgets.variants import Variants
from sevens_widgets.worksheet import Worksheet

__all__ = ["Compare", "Quiz", "Scenario", "Scoresheet", "Table", "Tournament", "Variants", "Worksheet"]
