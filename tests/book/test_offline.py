"""What a browser keeps of the site: every file once, known by its digest, and the same bytes for the same site."""

from __future__ import annotations

import hashlib
import json
import re
import struct
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import offline
from sevens_book import keeping
from sevens_book.words import LANGUAGES
from tests.book.pages import EVERY, ROOT, SITE, parsed

FILES = {
    "index.html": "Sevens",
    "sevens/page.js": "let a;",
    "en/book/index.html": "Home",
    "en/_static/mode.js": "let b;",
    "fr/book/index.html": "Accueil",
}
FOR_HOSTS = ["404.html", "robots.txt", "sitemap.xml", "_headers", ".htaccess", "sw.js", "en/.buildinfo"]


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A site of two languages and a few files."""
    for name, text in FILES.items() | {(name, "") for name in FOR_HOSTS}:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def listed(site: Path) -> dict[str, Any]:
    """The list that the worker of a site begins with."""
    return json.loads(re.match(r"const SITE = (.*);\n", (site / "sw.js").read_text("utf-8"))[1])


def test_every_file_that_pages_ask_for_is_in_one_part_with_its_digest(small: Path) -> None:
    found = offline.parts(small, ["en", "fr"])
    assert {part: set(files) for part, files in found.items()} == {
        "": {"index.html", "sevens/page.js"},
        "en": {"en/book/index.html", "en/_static/mode.js"},
        "fr": {"fr/book/index.html"},
    }
    digests = {name: digest for files in found.values() for name, digest in files.items()}
    assert digests == {name: hashlib.sha256(text.encode()).hexdigest()[:16] for name, text in FILES.items()}


def test_the_worker_follows_from_the_bytes_of_the_site_alone(small: Path) -> None:
    workers = []
    for text in ("Home", "Another home", "Home"):
        (small / "en/book/index.html").write_text(text, "utf-8")
        offline.write_worker(small, ["en", "fr"], keep=True)
        workers.append((small / "sw.js").read_bytes())
    assert workers[0] == workers[2] != workers[1]


def test_a_site_that_is_not_to_be_kept_has_a_worker_that_lists_and_fetches_nothing(small: Path) -> None:
    offline.write_worker(small, ["en", "fr"], keep=False)
    code = (small / "sw.js").read_text("utf-8")
    assert "unregister" in code
    assert "fetch" not in code
    assert "page.js" not in code


def test_the_site_lists_itself() -> None:
    files = {path.relative_to(SITE).as_posix(): path for path in SITE.rglob("*") if path.is_file()}
    kept = {name: digest for part in listed(SITE)["parts"].values() for name, digest in part.items()}
    assert {name for name in files.keys() - kept.keys() if not name.split("/")[-1].startswith(".")} <= set(FOR_HOSTS)
    assert kept == {name: hashlib.sha256(files[name].read_bytes()).hexdigest()[:16] for name in kept}
    assert listed(SITE)["parts"].keys() == {"", *LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_manifest_tells_where_the_book_begins_and_names_pictures_of_their_size(language: str) -> None:
    manifest = json.loads((SITE / language / "manifest.webmanifest").read_text("utf-8"))
    assert manifest["lang"] == language
    assert (SITE / language / manifest["start_url"]).is_file()
    assert (SITE / language / manifest["scope"]).resolve() == SITE.resolve()
    assert manifest["display"] == "standalone"
    tokens = (ROOT / "widgets" / "styles" / "tokens.css").read_text("utf-8")
    assert f"--sv-page:{manifest['background_color']};" in tokens
    assert f"--sv-accent:{manifest['theme_color']};" in tokens
    icons = {(icon["sizes"], icon["purpose"]): SITE / language / icon["src"] for icon in manifest["icons"]}
    assert icons.keys() == {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    for (sizes, _), path in icons.items():
        picture = path.read_bytes()
        assert picture[:8] == b"\x89PNG\r\n\x1a\n"
        assert "x".join(map(str, struct.unpack(">II", picture[16:24]))) == sizes


@pytest.mark.parametrize(("language", "page"), EVERY)
def test_every_page_names_its_manifest(language: str, page: str) -> None:
    (link,) = parsed(language, page).select("link[rel=manifest]")
    named = (SITE / language / page).parent / link["href"]
    assert named.resolve() == (SITE / language / "manifest.webmanifest").resolve()


@pytest.mark.parametrize(
    ("wanted", "languages", "kept"), [(True, ["en", "fr"], True), (False, ["en", "fr"], False), (True, [], False)]
)
def test_a_page_can_be_kept_if_its_site_wants_it_and_has_a_worker(wanted: bool, languages: list[str], kept: bool) -> None:
    app: Any = SimpleNamespace(config=SimpleNamespace(sevens_offline=wanted, sevens_languages=languages))
    context: dict[str, Any] = {}
    keeping.fill_page(app, "book/index", "page.html", context, None)
    assert context["sevens_kept"] is kept


def test_hosts_are_told_to_ask_for_the_worker_each_time() -> None:
    assert re.search(r"^/sw\.js\n  Cache-Control: no-cache$", (SITE / "_headers").read_text("utf-8"), re.MULTILINE)
    assert '<Files "sw.js">\nHeader set Cache-Control "no-cache"\n</Files>' in (SITE / ".htaccess").read_text("utf-8")
