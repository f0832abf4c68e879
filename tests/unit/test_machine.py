import subprocess
import sys
from pathlib import Path

import pytest

from scripts.browser import CHROMIUM, FIREFOX, Kind, administrator, find_browser, main

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


@pytest.mark.parametrize("kind", [CHROMIUM, FIREFOX])
def test_the_browser_that_is_named_is_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, kind: Kind):
    program(tmp_path, "my-browser", "exit 0")
    monkeypatch.setenv(kind.variable, str(tmp_path / "my-browser"))
    assert find_browser(kind) == tmp_path / "my-browser"


@pytest.mark.parametrize("kind", [CHROMIUM, FIREFOX])
def test_a_named_browser_that_is_not_there_is_not_replaced_by_another(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, kind: Kind
):
    monkeypatch.setenv(kind.variable, str(tmp_path / "none"))
    assert find_browser(kind) is None


@pytest.mark.parametrize(
    ("user", "asks", "before"), [(0, 1, []), (1000, 0, ["sudo", "-n"]), (1000, 1, None)], ids=["root", "sudo", "nobody"]
)
def test_a_missing_firefox_is_installed_by_whoever_may(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, user: int, asks: int, before: list[str] | None
):
    program(tmp_path, "sudo", f"exit {asks}")
    program(tmp_path, "apt-get", "exit 0")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("os.geteuid", lambda: user)
    assert administrator() == before


def test_what_cannot_be_installed_is_said_in_words(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main(["firefox"]) == 1
    assert "apt install firefox-esr" in capsys.readouterr().err


def test_a_browser_that_is_not_known_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lynx"]) == 2
    assert capsys.readouterr().err == "There is no browser 'lynx' here; there are: chromium, firefox.\n"
