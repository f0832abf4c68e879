"""Builds the commit that is checked out twice and compares every byte: `python scripts/twice.py`.

The builds differ in what must not matter: folder, time, time zone, language of the machine, rights of new files, order of sets.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[1]
WORK = ROOT / "_build" / "twice"
INSTALLED = [".venv", "node_modules"]
FETCHED = "_build/wheels"
CLONE = ["git", "clone", "--quiet"]
MAKE = ["make", *(f"--old-file={folder}/ready" for folder in INSTALLED), "site", "dist"]
ZIP = b"PK\x03\x04"
BUILT = ["assets", "dist", "site"]
AROUND = 60
"""Bytes shown before and after the first that differs."""


class Place(NamedTuple):
    """Where and how one of the builds is made; `umask` takes rights from new files."""

    folder: Path
    umask: int
    settings: dict[str, str]


PLACES = [
    Place(WORK / "one", 0o022, {"TZ": "UTC", "LC_ALL": "C.UTF-8", "PYTHONHASHSEED": "1"}),
    Place(WORK / "deeper" / "down" / "the-other", 0o077, {"TZ": "Pacific/Kiritimati", "LC_ALL": "C", "PYTHONHASHSEED": "2"}),
]


def build(place: Place) -> Path:
    """The folder of what is built of the commit, with the packages installed here; CalledProcessError if it fails."""
    subprocess.run([*CLONE, ROOT, place.folder], check=True)
    for name in INSTALLED:
        (place.folder / name).symlink_to((ROOT / name).resolve())
    if (ROOT / FETCHED).is_dir():
        shutil.copytree(ROOT / FETCHED, place.folder / FETCHED)
    outer = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    subprocess.run(MAKE, cwd=place.folder, env=outer | place.settings, umask=place.umask, check=True)
    return place.folder / "_build"


def files(folder: Path) -> dict[str, Path]:
    """Every file that was built, by its name in the folder."""
    paths = (path for part in BUILT for path in (folder / part).rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path for path in sorted(paths)}


def compare(one: Path, other: Path) -> Iterator[str]:
    """A line or more for each file that only one of the folders has, or that differs."""
    here, there = files(one), files(other)
    for name in sorted(here.keys() | there.keys()):
        if name in here and name in there:
            yield from differences(name, here[name].read_bytes(), there[name].read_bytes())
        else:
            yield f"{name}: only in {one if name in here else other}"


def differences(name: str, one: bytes, other: bytes) -> Iterator[str]:
    """Where two files begin to differ; in archives, the files of theirs that do."""
    if one == other:
        return
    packed = [members(content) for content in (one, other)]
    inner = [
        line
        for member in sorted(packed[0].keys() & packed[1].keys())
        for line in differences(f"{name}/{member}", packed[0][member], packed[1][member])
    ]
    yield from inner or [f"{name}: {first_difference(one, other)}"]


def members(content: bytes) -> dict[str, bytes]:
    """The files in a zip; none if it is something else."""
    if not content.startswith(ZIP):
        return {}
    with ZipFile(BytesIO(content)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def first_difference(one: bytes, other: bytes) -> str:
    """The place of the first byte that differs, and what stands around it."""
    pairs = enumerate(zip(one, other, strict=False))
    at = next((place for place, (left, right) in pairs if left != right), min(len(one), len(other)))
    around = slice(max(0, at - AROUND), at + AROUND)
    return f"from byte {at} on\n  {one[around]!r}\n  {other[around]!r}"


def main() -> int:
    """Build twice, tell what differs, and return 1 if anything does."""
    shutil.rmtree(WORK, ignore_errors=True)
    one, other = map(build, PLACES)
    found = list(compare(one, other))
    print("\n".join(found) or f"The same bytes twice: {len(files(one))} files.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
