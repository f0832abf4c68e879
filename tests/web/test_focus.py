"""Whatever is pressed by keyboard, the focus stays in the widget."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sevens.sedma import Task
from sevens_widgets.sedma.state import SedmaState
from sevens_widgets.state import TableState
from tests.golden.scripts import GHOST, LAST_CARD
from tests.unit.widgets.playing import at
from tests.unit.widgets.sedma.playing import take_turn
from tests.web.desk import open_table
from tests.web.test_review import finished

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.web.conftest import Serve


def asked() -> SedmaState:
    """A table of Sedma where the reader may prolong the trick."""
    table = SedmaState(seed=3, lang="en")
    while table.game.view.task is not Task.PROLONG:
        take_turn(table)
    return table


BEGUN: dict[str, Callable[[], TableState | SedmaState]] = {
    "ghost": lambda: at(GHOST),
    "last card": lambda: at(f"{LAST_CARD}hands QS QC / KS AS AC / KC\nliable 2"),
    "over": finished,
    "covered": lambda: TableState("parliament", lang="en", level=("club", "person", "club")),
    "sedma": asked,
}
STOPS = ".table button:visible, .table summary:visible"
REDRAWN = "() => window.drawn().then(() => new Promise(requestAnimationFrame))"
"""What the page asks Python is answered in order, so the answer to what was pressed has been drawn."""


@pytest.mark.parametrize("name", BEGUN)
def test_the_focus_stays_in_the_table_whatever_is_pressed(page: Page, serve: Serve, tmp_path: Path, name: str) -> None:
    reader = open_table(page, serve, tmp_path, BEGUN[name]())
    lost = []
    for number in range(page.locator(STOPS).count()):
        reader.table = BEGUN[name]()
        page.evaluate("localStorage.clear()")
        page.reload()
        stop = page.locator(STOPS).nth(number)
        stop.focus()
        said = stop.inner_text()
        page.keyboard.press("Enter")
        page.evaluate(REDRAWN)
        if not page.evaluate("document.querySelector('.table').contains(document.activeElement)"):
            lost.append(said)
    assert lost == []
