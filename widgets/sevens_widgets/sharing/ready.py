"""Links that open the table of a game's page under rules of one's own, before the first move."""

from __future__ import annotations

from sevens import Rules
from sevens.sedma import Sedma
from sevens_widgets.game import Game as LayoutGame
from sevens_widgets.game import check_levels, check_seed
from sevens_widgets.layout_craft import LAYOUTS
from sevens_widgets.sedma.craft import SEDMA
from sevens_widgets.sedma.game import USUAL, SedmaGame
from sevens_widgets.sharing.keeping import IN_ADDRESS
from sevens_widgets.sharing.link import game_code
from sevens_widgets.state import usual_seats

Game = Rules | Sedma
SEED = 56
"""The deal on such a table."""


def way_to(rules: Game, seed: int = SEED, level: str = USUAL) -> str:
    """The address of a ready table, seen from a page of the book that lies in a folder beside that of the tables.

    >>> from sevens import FanTan
    >>> way_to(FanTan(chip_per_card=1)).startswith("../play/fan-tan.html#sevens=1g.fan_tan~chip_per_card~1.4.club.56")
    True
    """
    page = rules.name.replace("_", "-")
    return f"../play/{page}.html{IN_ADDRESS}{ready(rules, seed, level)}"


def ready(rules: Game, seed: int = SEED, level: str = USUAL) -> str | None:
    """The code of a deal before its first move, with as many players as are usual. Raises `InvalidOption`."""
    if isinstance(rules, Sedma):
        return game_code(SEDMA, SedmaGame.dealt(rules, level, seed))
    levels = check_levels(level, usual_seats(rules) - 1)
    return game_code(LAYOUTS, LayoutGame.dealt(rules, levels, check_seed(seed), dealer=0))
