"""A real JupyterLab, which serves a folder to this machine alone, with settings of its own."""

from __future__ import annotations

import json
import os
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator, Page

SETTINGS = [
    "--no-browser",
    "--ServerApp.ip=127.0.0.1",
    "--ServerApp.port=0",
    "--ServerApp.allow_root=True",
    "--IdentityProvider.token=",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    "--LabApp.extension_manager=readonly",
]
PLACES = ["JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR", "JUPYTER_DATA_DIR", "JUPYTERLAB_SETTINGS_DIR", "JUPYTERLAB_WORKSPACES_DIR"]
PATIENCE = 60


@contextmanager
def jupyterlab(python: Path, folder: Path, home: Path, packages: str) -> Iterator[str]:
    """The address of the JupyterLab of this Python; `home` takes its settings, `packages` is the PYTHONPATH of its kernels."""
    places = {name: str(home / name.lower()) for name in PLACES} | {"IPYTHONDIR": str(home / "ipython")}
    environment = os.environ | places | {"PYTHONPATH": packages, "PYTHONNOUSERSITE": "1"}
    with (home / "log").open("w") as log:
        server = subprocess.Popen([python, "-m", "jupyterlab", *SETTINGS], cwd=folder, env=environment, stdout=log, stderr=log)
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


def run_all(page: Page, address: str, notebook: str) -> Locator:
    """Open a notebook, run all its cells, and return the first table, once it is there."""
    page.goto(f"{address}lab/tree/{notebook}")
    page.get_by_text("Python 3 (ipykernel) | Idle").wait_for(timeout=PATIENCE * 1000)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    table = page.locator(".jp-OutputArea section.table").first
    table.wait_for(timeout=PATIENCE * 1000)
    return table


def faults(page: Page) -> int:
    """How many outputs of the notebook say that something went wrong."""
    return page.locator(".jp-OutputArea [data-mime-type*=stderr], .jp-OutputArea [data-mime-type*=error]").count()
