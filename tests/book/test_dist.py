"""The wheel and the sdist of the packages, as `make dist` builds them."""

import json
import tarfile
from pathlib import Path

import pytest

import sevens
from tests.installing import CleanPlace, built, run

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "widgets" / "sevens_widgets" / "static"
AT_A_TABLE = """
import json, sys
import sevens, sevens_widgets
table = sevens_widgets.Table("fan_tan", seats=4, seed=56, lang="fr")
homes = [sevens.__file__, sevens_widgets.__file__]
print(json.dumps({"homes": homes, "script": table._esm, "style": table._css, "html": table.html}))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(ROOT, tmp_path_factory.mktemp("wheel"), "wheel")


def test_an_installed_wheel_has_a_table_with_its_script_its_styles_and_its_french_words(wheel: Path, tmp_path: Path):
    place = CleanPlace(tmp_path / "home")
    place.install(wheel, "widgets")
    table = json.loads(run(place.python, "-I", "-c", AT_A_TABLE, cwd=tmp_path))
    assert [Path(file).is_relative_to(place.packages) for file in table["homes"]] == [True, True]
    assert table["script"] == (STATIC / "widget.js").read_text("utf-8")
    assert table["style"] == (STATIC / "widget.css").read_text("utf-8")
    assert 'lang="fr"' in table["html"]
    assert "Passer" in table["html"]


def test_the_sdist_builds_the_same_wheel_in_another_folder_without_any_other_program(wheel: Path, tmp_path: Path):
    with tarfile.open(built(ROOT, tmp_path / "sdist", "sdist")) as archive:
        archive.extractall(tmp_path, filter="data")
    again = built(tmp_path / f"sevens-{sevens.__version__}", tmp_path / "wheel", "wheel", PATH="")
    assert again.name == wheel.name
    assert again.read_bytes() == wheel.read_bytes()


def test_two_sdists_are_the_same_bytes(tmp_path: Path):
    one, other = (built(ROOT, tmp_path / name, "sdist") for name in ["one", "other"])
    assert one.read_bytes() == other.read_bytes()
