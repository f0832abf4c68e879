from pathlib import Path
from zipfile import ZipFile, ZipInfo

import pytest

from scripts import twice


def built(folder: Path, **files: str) -> Path:
    (folder / "site").mkdir(parents=True)
    for name, text in files.items():
        (folder / "site" / name).write_text(text)
    return folder


def packed(folder: Path, text: str, year: int) -> Path:
    (folder / "dist").mkdir(parents=True)
    with ZipFile(folder / "dist" / "all.zip", "w") as archive:
        archive.writestr(ZipInfo("same.txt", (1980, 1, 1, 0, 0, 0)), "same")
        archive.writestr(ZipInfo("page.txt", (year, 1, 1, 0, 0, 0)), text)
    return folder


def test_equal_folders_have_no_differences(tmp_path: Path):
    assert list(twice.compare(built(tmp_path / "a", page="7H 8H"), built(tmp_path / "b", page="7H 8H"))) == []


def test_the_first_byte_that_differs_is_told_with_what_stands_there(tmp_path: Path):
    (line,) = twice.compare(built(tmp_path / "a", page="7H 8H"), built(tmp_path / "b", page="7H 9H"))
    assert line == "site/page: from byte 3 on\n  b'7H 8H'\n  b'7H 9H'"


def test_a_file_that_is_longer_differs_where_the_other_ends(tmp_path: Path):
    (line,) = twice.compare(built(tmp_path / "a", page="7H"), built(tmp_path / "b", page="7H 8H"))
    assert line.startswith("site/page: from byte 2 on")


def test_a_file_that_only_one_has_is_named(tmp_path: Path):
    one, other = built(tmp_path / "a", page="7H", more="7D"), built(tmp_path / "b", page="7H", others="7S")
    assert list(twice.compare(one, other)) == [f"site/more: only in {one}", f"site/others: only in {other}"]


def test_in_an_archive_the_file_that_differs_is_named(tmp_path: Path):
    (line,) = twice.compare(packed(tmp_path / "a", "7H", 1980), packed(tmp_path / "b", "8H", 1980))
    assert line.startswith("dist/all.zip/page.txt: from byte 0 on")


def test_archives_of_equal_files_differ_if_their_dates_do(tmp_path: Path):
    (line,) = twice.compare(packed(tmp_path / "a", "7H", 1980), packed(tmp_path / "b", "7H", 2026))
    assert line.startswith("dist/all.zip: from byte ")


def test_the_two_builds_have_nothing_in_common_that_a_machine_may_choose():
    one, other = twice.PLACES
    assert one.folder.name != other.folder.name
    assert len(one.folder.parts) != len(other.folder.parts)
    assert one.umask != other.umask
    assert one.settings.keys() == other.settings.keys()
    assert [name for name, value in one.settings.items() if other.settings[name] == value] == []


def test_a_difference_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    folders = iter([built(tmp_path / "a", page="7H"), built(tmp_path / "b", page="8H")])
    monkeypatch.setattr(twice, "WORK", tmp_path / "work")
    monkeypatch.setattr(twice, "build", lambda _place: next(folders))
    assert twice.main() == 1
    assert "site/page: from byte 0 on" in capsys.readouterr().out
