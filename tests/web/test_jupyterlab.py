"""The notebook that a page offers for download, in a real JupyterLab with a real kernel."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tests.book.pages import ROOT, SITE
from tests.web.jupyter import faults, jupyterlab, run_all
from tests.web.playing import by_mouse, check_result, play_deal

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import Serve


def test_a_downloaded_notebook_plays_a_deal_in_jupyterlab(page: Page, serve: Serve, tmp_path: Path) -> None:
    folder = tmp_path / "notebooks"
    folder.mkdir()
    page.goto(f"{serve(SITE).url}fr/book/play/fan-tan.html")
    with page.expect_download() as download:
        page.locator(".sv-download a").click()
    shutil.copy(download.value.path(), folder / "fan-tan.ipynb")
    packages = os.pathsep.join([str(ROOT), str(ROOT / "widgets")])
    with jupyterlab(Path(sys.executable), folder, tmp_path, packages) as lab:
        table = run_all(page, lab, "fan-tan.ipynb")
        play_deal(page, table, by_mouse)
        check_result(table)
        assert faults(page) == 0
