"""The packages as others get them: built from a folder, and installed where nothing else of ours is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import TYPE_CHECKING

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

if TYPE_CHECKING:
    from collections.abc import Iterable

NOT_OURS = {"BOOK_LANGUAGE", "SEVENS_LIVE_ESM", "PYTHONPATH"}
EPOCH = "1700000000"


def run(*command: str | Path, cwd: Path, **settings: str) -> str:
    """What a command writes, run without the settings of the tests."""
    environment = {name: value for name, value in os.environ.items() if name not in NOT_OURS}
    environment |= {"SOURCE_DATE_EPOCH": EPOCH, "PYTHONNOUSERSITE": "1"} | settings
    return subprocess.run(command, cwd=cwd, env=environment, check=True, capture_output=True, text=True).stdout


def built(source: Path, target: Path, kind: str, **settings: str) -> Path:
    """The wheel or the sdist of a folder of sources."""
    run(sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", target, cwd=source, **settings)
    (file,) = target.iterdir()
    return file


class CleanPlace:
    """A fresh environment in a folder that is not there yet."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=False)
        self.python = folder / "bin" / "python"
        (self.packages,) = folder.glob("lib/python*/site-packages")

    def install(self, wheel: Path, extra: str) -> None:
        """Install a wheel, and what it declares to need with this extra."""
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", self.python]
        run(*pip, "install", "--no-index", "--no-deps", wheel, cwd=wheel.parent)
        (itself,) = Distribution.discover(path=[str(self.packages)])
        self.add(declared(itself, extra))

    def add(self, wanted: Iterable[Requirement]) -> None:
        """Add packages and all that these need in turn, as the environment of the tests has them, without their commands."""
        for package in needed(wanted):
            files = package.files or []
            for name in {file.parts[0] for file in files} - {"..", "__pycache__"}:
                if not (self.packages / name).exists():
                    (self.packages / name).symlink_to(str(package.locate_file(name)))
            for file in files:  # JupyterLab serves no file that lies elsewhere
                if file.parts[0] == ".." and "bin" not in file.parts:
                    (self.packages / file).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(str(package.locate_file(file)), self.packages / file)


def declared(package: Distribution, extra: str = "") -> list[Requirement]:
    """What a package says it needs on this machine, with one of its extras."""
    asked = map(Requirement, package.requires or [])
    return [one for one in asked if one.marker is None or one.marker.evaluate({"extra": extra})]


def needed(wanted: Iterable[Requirement]) -> list[Distribution]:
    """These packages and all that they need in turn; AssertionError if the tests have another version than is asked for."""
    found: dict[tuple[str, str], Distribution] = {}
    waiting = list(wanted)
    while waiting:
        one = waiting.pop()
        package = distribution(one.name)
        assert one.specifier.contains(package.version, prereleases=True), f"{one}, and there is {package.version}"
        for extra in {"", *one.extras} - {extra for name, extra in found if name == canonicalize_name(one.name)}:
            found[canonicalize_name(one.name), extra] = package
            waiting += declared(package, extra)
    return list(found.values())
