import json
import shutil
from pathlib import Path

import pytest

from scripts import front_end_parts

ROOT = Path(__file__).parents[2]


def listed(folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    folder.mkdir(parents=True)
    for name in ["package.json", "package-lock.json"]:
        shutil.copy(ROOT / name, folder / name)
    front_end_parts.main(folder)
    return capsys.readouterr().out


def test_the_parts_of_the_front_end_are_the_same_bytes_in_two_folders(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    one, other = (listed(tmp_path / name, capsys) for name in ["one", "another/folder"])
    assert one == other
    locked = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    names = {name.rpartition("node_modules/")[2] for name in locked if name}
    assert {part["name"] for part in json.loads(one)["components"]} == names
    assert json.loads(one)["metadata"]["component"]["name"] == locked[""]["name"]
