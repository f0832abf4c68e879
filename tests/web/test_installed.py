"""A table in the JupyterLab of somebody who has installed the wheel, and nothing else of ours."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import nbformat
from nbformat.v4 import new_code_cell, new_notebook
from packaging.requirements import Requirement
from playwright.sync_api import expect

from tests.installing import CleanPlace, built
from tests.web.jupyter import faults, jupyterlab, run_all
from tests.web.playing import DEAL, by_mouse, check_result, play_deal

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[2]
CELLS = [
    f'from sevens_widgets import Table\n\nTable("fan_tan", seats={DEAL["seats"]}, seed={DEAL["seed"]})',
    "import sevens, sevens_widgets\n\nprint(sevens.__file__, sevens_widgets.__file__)",
]

KERNEL = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}


def test_a_deal_is_played_in_the_jupyterlab_of_a_clean_environment(page: Page, tmp_path: Path) -> None:
    place = CleanPlace(tmp_path / "home")
    place.install(built(ROOT, tmp_path / "wheel", "wheel"), "widgets")
    place.add([Requirement("jupyterlab")])
    folder = tmp_path / "notebooks"
    folder.mkdir()
    nbformat.write(new_notebook(cells=list(map(new_code_cell, CELLS)), metadata=KERNEL), folder / "table.ipynb")
    with jupyterlab(place.python, folder, tmp_path, packages="") as lab:
        table = run_all(page, lab, "table.ipynb")
        homes = [str(place.packages / name / "__init__.py") for name in ("sevens", "sevens_widgets")]
        expect(page.get_by_text(" ".join(homes), exact=True)).to_be_visible()
        play_deal(page, table, by_mouse)
        check_result(table)
        assert faults(page) == 0
