"""The zip for a USB stick: all of the site, the same bytes each time, and a page that tells how to use it."""

from __future__ import annotations

import os
import re
import stat
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urlsplit
from zipfile import ZipFile

import pytest

import stick
from sevens_book.words import LANGUAGES
from tests.book.pages import ROOT, SITE

ADDRESS = re.compile(r'\s(?:href|src|action)="([^"]+)"')
FILES = {"index.html": b"<!doctype html>", "fr/book/index.html": b"fr", "en/book/index.html": b"en", ".htaccess": b""}


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A site of two languages."""
    for name, content in FILES.items():
        path = tmp_path / "site" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return tmp_path / "site"


def test_the_zip_holds_every_file_in_one_folder(small: Path) -> None:
    stick.write(small, small.parent / "book.zip")
    with ZipFile(small.parent / "book.zip") as archive:
        assert archive.testzip() is None
        assert archive.namelist() == sorted(f"sevens-book/{name}" for name in [*FILES, "README.txt", "serve.py"])
        assert {name: archive.read(f"sevens-book/{name}") for name in FILES} == FILES
        assert archive.read("sevens-book/serve.py") == (ROOT / "scripts" / "serve.py").read_bytes()


def test_the_bytes_are_the_same_at_another_time_in_another_place_and_with_other_rights(small: Path, tmp_path: Path) -> None:
    stick.write(small, tmp_path / "first.zip")
    moved = small.rename(tmp_path / "elsewhere")
    for path in filter(Path.is_file, moved.rglob("*")):
        os.utime(path, (1_000_000_000, 1_000_000_000))
        path.chmod(stat.S_IRWXU)
    stick.write(moved, tmp_path / "second.zip")
    assert (tmp_path / "first.zip").read_bytes() == (tmp_path / "second.zip").read_bytes()


def test_the_page_beside_it_tells_in_every_language_how_to_start(small: Path) -> None:
    text = stick.readme(list(LANGUAGES))
    parts = text.split("-" * 72)
    assert len(parts) == len(LANGUAGES)
    for part in parts:
        for fact in ("index.html", "python3 -m http.server", "http://localhost:8000", "python3 serve.py ."):
            assert fact in part
    firsts = [part.strip().splitlines()[0] for part in parts]
    assert len(set(firsts)) == len(LANGUAGES)
    stick.write(small, small.parent / "book.zip")
    with ZipFile(small.parent / "book.zip") as archive:
        assert archive.read("sevens-book/README.txt").decode() == stick.readme(["en", "fr"])


def test_opened_as_a_file_every_page_finds_what_it_names() -> None:
    """Files, not folders: without a server no folder has a first page. 404.html is shown by servers alone."""
    missing = set()
    for path in SITE.rglob("*.html"):
        named = ADDRESS.findall(path.read_text("utf-8")) if path.name != "404.html" else []
        for address in map(urlsplit, map(unescape, set(named))):
            if not address.scheme and address.path and not (path.parent / unquote(address.path)).resolve().is_file():
                missing.add((path.relative_to(SITE).as_posix(), address.path))
    assert missing == set()
