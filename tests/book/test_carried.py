"""What others made and the site carries: each file is listed, with the checksum it has and a licence that lets us pass it on."""

import json
import re
from hashlib import sha256
from importlib.metadata import files
from pathlib import Path

import pytest

from sevens_book import carried
from sevens_book.words import LANGUAGES

ROOT = Path(__file__).parents[2]
ASSETS = ROOT / "_build" / "assets"
NPM = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
PYTHON = (ROOT / "widgets" / "live" / "requirements.lock").read_text("utf-8")
NOTED = re.findall(r"^  (\S+)  sha256 ([0-9a-f]{64})$", (ASSETS / "LICENSES.txt").read_text("utf-8"), re.MULTILINE)
COPIED = [path for folder in ["vendor", "live/pyodide"] for path in (ASSETS / folder).iterdir()] + [
    ASSETS / "live" / "stdlib.pack"
]
STATIC = [path for code in LANGUAGES for path in (ROOT / "_build" / "site" / code / "_static").rglob("*") if path.is_file()]
OURS = {path.name for path in (ROOT / "book" / "_static").iterdir()} | {"search-words.js"}
WRITTEN = {"pygments.css", "language_data.js", "documentation_options.js"}
"""Files that Sphinx writes while it builds, with the colours of Pygments and what its search knows of a language."""
FREE = {
    "0BSD",
    "BSD 3-Clause License",
    "BSD License",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "MIT",
    "MIT License",
    "MPL-2.0",
    "PSF-2.0",
}


@pytest.mark.parametrize("path", COPIED, ids=lambda path: path.name)
def test_a_copied_file_has_the_checksum_that_is_noted(path: Path) -> None:
    assert dict(NOTED)[path.name] == sha256(path.read_bytes()).hexdigest()


def test_a_package_for_the_browser_is_the_one_that_is_locked() -> None:
    wheels = {name: noted for name, noted in NOTED if name.endswith(".whl")}
    assert len(wheels) == len(re.findall("^[a-z]", PYTHON, re.MULTILINE))
    assert [name for name, noted in wheels.items() if f"--hash=sha256:{noted}" not in PYTHON] == []


def test_everything_noted_is_a_copied_file_or_a_package_for_the_browser() -> None:
    assert {name for name, _ in NOTED if not name.endswith(".whl")} == {path.name for path in COPIED}


def test_each_part_has_a_version_a_source_a_checksum_and_a_licence_that_lets_us_pass_it_on() -> None:
    parts = [*carried.frame(), *carried.alive()]
    assert {part.name for part in parts} >= {"sphinx-book-theme", "pyodide", "Python", "plotly.js-basic-dist-min", "ipywidgets"}
    assert [part for part in parts if not (part.version and part.sums and all(part.sums))] == []
    assert [part for part in parts if not re.match("https?://[^/]", part.source)] == []
    assert {part.licence for part in parts} - FREE == set()


def test_a_part_from_the_front_end_lock_is_the_one_that_is_locked() -> None:
    parts = [part for part in carried.alive() if f"node_modules/{part.name}" in NPM]
    assert [part.name for part in parts if part.version != NPM[f"node_modules/{part.name}"]["version"]] == []
    bundled = [part for part in parts if part.name not in {"pyodide", "plotly.js-basic-dist-min"}]
    assert [part.name for part in bundled if part.sums != [NPM[f"node_modules/{part.name}"]["integrity"]]] == []


def test_every_file_of_the_frame_is_ours_or_one_of_a_listed_part() -> None:
    theirs = {re.sub(r"(_t|\.jinja)$", "", file.name) for part in carried.frame() for file in files(part.name) or []}
    names = {re.sub(r"^mystnb\.[0-9a-f]{64}\.css$", "mystnb.css", path.name) for path in STATIC}
    assert names >= {"sphinx-book-theme.css", "clipboard.min.js", "french-stemmer.js"}
    assert names - theirs - OURS - WRITTEN == set()


def test_who_is_named_inside_a_file_of_the_frame_is_named_on_the_licence_page() -> None:
    page = (ROOT / "book" / "reference" / "licence.md").read_text("utf-8")
    made_by_others = {
        "Bootstrap": "Bootstrap",
        "popper": "Popper",
        "Font Awesome": "Font Awesome",
        "clipboard.js": "clipboard.js",
        "icon-tabler": "Tabler Icons",
        "snowballstem": "Snowball",
    }
    text = "\n".join(path.read_text("utf-8") for path in STATIC if path.suffix in {".js", ".css", ".svg"})
    assert [name for mark, name in made_by_others.items() if mark not in text or name not in page] == []
