"""Nothing in the built site tells when or where it was built: the cheap half of what `make twice` proves."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from sphinx.search import js_index

from scripts.twice import ZIP, members
from sevens_book.words import LANGUAGES
from tests.book.pages import ROOT, SITE

BY_OTHERS = ("sevens/live/pyodide", "sevens/vendor")
MOMENT = re.compile(rb"\b20\d\d-\d\d-\d\d[ T]\d\d:\d\d")
FIRST_YEAR = (1980, 1, 1, 0, 0, 0)


@cache
def published() -> dict[str, bytes]:
    """Every file of the site that was made here, by its name, unpacked."""
    paths = [path for path in SITE.rglob("*") if path.is_file()]
    named = {path.relative_to(SITE).as_posix(): path for path in paths}
    return {name: whole(path) for name, path in named.items() if not name.startswith(BY_OTHERS)}


def whole(path: Path) -> bytes:
    """What is in a file, and in a pack the archive that it packs."""
    return zlib.decompress(path.read_bytes()) if path.suffix == ".pack" else path.read_bytes()


def unpacked() -> Iterator[tuple[str, bytes]]:
    """These files, and those in their archives."""
    for name, content in published().items():
        yield name, content
        yield from ((f"{name}/{member}", inner) for member, inner in members(content).items())


def test_no_file_tells_the_time_of_the_build() -> None:
    assert [name for name, content in unpacked() if MOMENT.search(content)] == []


def test_no_file_tells_the_folder_of_the_build_nor_whose_it_is() -> None:
    folders = [str(folder).encode() for folder in {ROOT, Path.home()}]
    assert [name for name, content in unpacked() if any(folder in content for folder in folders)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_search_knows_no_word_of_an_older_build(language: str) -> None:
    index = js_index.loads(published()[f"{language}/searchindex.js"].decode())
    words = {**index["terms"], **index["titleterms"]}
    assert "seven" in words or "sieb" in words or "sept" in words
    assert [word for word, pages in words.items() if pages == []] == []


def test_the_files_in_an_archive_have_one_fixed_date() -> None:
    archives = {name: content for name, content in published().items() if content.startswith(ZIP)}
    assert "sevens/live/sevens.pack" in archives
    for name, content in archives.items():
        with ZipFile(BytesIO(content)) as archive:
            assert {info.date_time for info in archive.infolist()} == {FIRST_YEAR}, name
