"""The wheel and the sdist of the packages, as `make dist` builds them."""

import json
import os
import subprocess
import sys
import tarfile
import venv
from pathlib import Path

import anywidget
import pytest

import sevens

ROOT = Path(__file__).parents[2]
LIBRARIES = Path(anywidget.__file__).parents[1]
STATIC = ROOT / "widgets" / "sevens_widgets" / "static"
AT_A_TABLE = """
import json, sys
sys.path.append(sys.argv[1])
import sevens, sevens_widgets
table = sevens_widgets.Table("fan_tan", seats=4, seed=56, lang="fr")
homes = [sevens.__file__, sevens_widgets.__file__]
print(json.dumps({"homes": homes, "script": table._esm, "style": table._css, "html": table.html}))
"""


def built(source: Path, target: Path, kind: str) -> Path:
    run(sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(target), cwd=source)
    (file,) = target.iterdir()
    return file


def run(*command: str, cwd: Path) -> str:
    environment = {name: value for name, value in os.environ.items() if name not in {"BOOK_LANGUAGE", "SEVENS_LIVE_ESM"}}
    environment |= {"SOURCE_DATE_EPOCH": "1700000000"}
    return subprocess.run(command, cwd=cwd, env=environment, check=True, capture_output=True, text=True).stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(ROOT, tmp_path_factory.mktemp("wheel"), "wheel")


def test_an_installed_wheel_has_a_table_with_its_script_its_styles_and_its_french_words(wheel: Path, tmp_path: Path):
    home = tmp_path / "home"
    venv.create(home, with_pip=False)
    python = str(home / "bin" / "python")
    run(sys.executable, "-m", "pip", "--python", python, "install", "--no-index", "--no-deps", str(wheel), cwd=tmp_path)
    table = json.loads(run(python, "-I", "-c", AT_A_TABLE, str(LIBRARIES), cwd=tmp_path))
    assert [Path(file).is_relative_to(home) for file in table["homes"]] == [True, True]
    assert table["script"] == (STATIC / "widget.js").read_text("utf-8")
    assert table["style"] == (STATIC / "widget.css").read_text("utf-8")
    assert 'lang="fr"' in table["html"]
    assert "Passer" in table["html"]


def test_the_sdist_builds_the_same_wheel_in_another_folder(wheel: Path, tmp_path: Path):
    with tarfile.open(built(ROOT, tmp_path / "sdist", "sdist")) as archive:
        archive.extractall(tmp_path, filter="data")
    again = built(tmp_path / f"sevens-{sevens.__version__}", tmp_path / "wheel", "wheel")
    assert again.name == wheel.name
    assert again.read_bytes() == wheel.read_bytes()


def test_two_sdists_are_the_same_bytes(tmp_path: Path):
    one, other = (built(ROOT, tmp_path / name, "sdist") for name in ["one", "other"])
    assert one.read_bytes() == other.read_bytes()
