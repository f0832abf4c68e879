import subprocess
import sys
from pathlib import Path

import pytest

from scripts.browser import find_browser

SCRIPT = Path(__file__).parents[2] / "scripts" / "machine.sh"


def look(python: str, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": str(path)} if path else None
    return subprocess.run(["/bin/sh", SCRIPT, python], env=environment, capture_output=True, text=True, check=False)


def program(path: Path, name: str, script: str) -> None:
    (path / name).write_text(f"#!/bin/sh\n{script}\n")
    (path / name).chmod(0o755)


def test_this_machine_has_what_it_takes():
    found = look(sys.executable)
    assert (found.returncode, found.stderr) == (0, "")


def test_everything_that_is_missing_is_named(tmp_path: Path):
    found = look("python3", tmp_path)
    assert found.returncode == 1
    for name in ["Python 3.11", "Node.js 20", "npm", "git"]:
        assert name in found.stderr


def test_what_is_too_old_is_named_with_its_version(tmp_path: Path):
    program(tmp_path, "python3", 'case "$*" in *version_info*) exit 1;; *) echo Python 3.9.2;; esac')
    program(tmp_path, "node", 'case "$*" in *versions*) exit 1;; *) echo v18.20.4;; esac')
    said = look("python3", tmp_path).stderr
    assert "Python 3.9.2" in said
    assert "v18.20.4" in said


def test_the_browser_that_is_named_is_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    program(tmp_path, "my-chrome", "exit 0")
    monkeypatch.setenv("CHROMIUM", str(tmp_path / "my-chrome"))
    assert find_browser() == tmp_path / "my-chrome"


def test_a_named_browser_that_is_not_there_is_not_replaced_by_another(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("CHROMIUM", str(tmp_path / "none"))
    assert find_browser() is None
