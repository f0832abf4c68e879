"""The notebook that a page offers for download, in a real JupyterLab with a real kernel."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.web.playing import by_mouse, check_result, play_deal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from tests.web.conftest import Serve

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "_build" / "site"
SETTINGS = [
    "--no-browser",
    "--ServerApp.ip=127.0.0.1",
    "--ServerApp.port=0",
    "--ServerApp.allow_root=True",
    "--IdentityProvider.token=",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    "--LabApp.extension_manager=readonly",
]
PATIENCE = 60


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder for notebooks, with nothing in it."""
    folder = tmp_path / "notebooks"
    folder.mkdir()
    return folder


@pytest.fixture
def lab(tmp_path: Path, folder: Path) -> Iterator[str]:
    """The address of a JupyterLab that serves this folder to this machine alone, with settings of its own."""
    places = {name: str(tmp_path / name.lower()) for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR", "JUPYTER_DATA_DIR")}
    lab_places = {name: str(tmp_path / name.lower()) for name in ("JUPYTERLAB_SETTINGS_DIR", "JUPYTERLAB_WORKSPACES_DIR")}
    packages = os.pathsep.join([str(ROOT), str(ROOT / "widgets")])
    environment = os.environ | places | lab_places | {"PYTHONPATH": packages, "IPYTHONDIR": str(tmp_path / "ipython")}
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "jupyterlab", *SETTINGS], cwd=folder, env=environment, stdout=log, stderr=log
        )
        try:
            yield address(server, Path(places["JUPYTER_RUNTIME_DIR"]))
        finally:
            server.terminate()
            server.wait(PATIENCE)


def address(server: subprocess.Popen[bytes], runtime: Path) -> str:
    """What the server notes down once it listens."""
    note = runtime / f"jpserver-{server.pid}.json"
    for _ in range(PATIENCE * 10):
        if note.exists() and (text := note.read_text()).endswith("}"):
            return str(json.loads(text)["url"])
        assert server.poll() is None, "JupyterLab did not start"
        time.sleep(0.1)
    pytest.fail("JupyterLab did not say where it listens")


def test_a_downloaded_notebook_plays_a_deal_in_jupyterlab(page: Page, serve: Serve, lab: str, folder: Path) -> None:
    page.goto(f"{serve(SITE).url}fr/book/play/fan-tan.html")
    with page.expect_download() as download:
        page.locator(".sv-download a").click()
    shutil.copy(download.value.path(), folder / "fan-tan.ipynb")
    page.goto(f"{lab}lab/tree/fan-tan.ipynb")
    page.get_by_text("Python 3 (ipykernel) | Idle").wait_for(timeout=PATIENCE * 1000)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    table = page.locator(".jp-OutputArea section.table").first
    table.wait_for(timeout=PATIENCE * 1000)
    play_deal(page, table, by_mouse)
    check_result(table)
    assert page.locator(".jp-OutputArea [data-mime-type*=stderr], .jp-OutputArea [data-mime-type*=error]").count() == 0
