"""Every message of the book, the site, the widgets and the scenarios is translated, with all that must stay in it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import polib
import pytest

import catalogues

ROOT = Path(__file__).parents[2]
FOLDERS = ["book/locale", "book/scenarios/locale", "widgets/sevens_widgets/locale"]
CATALOGUES = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.po"))
HAND_KEPT = "sphinx.po"  # words that Sphinx's own catalogue lacks: there is nothing to extract

ROLE = re.compile(r"\{([a-z][a-z-]*)\}`([^`]*)`")
LINK = re.compile(r"\]\(([^)]*)\)")
CODE = re.compile(r"(?<![}`])`([^`]+)`")
BLOCK = re.compile(r"\d+[.)]\s|[-+*#>]\s")
FIELD = re.compile(r"\$?\{[^{}`]+\}(?!`)|%(?:\(\w+\))?[sdif]")
SPOKEN_ROLES = {"kbd"}  # the name of a key is translated


def kept(text: str) -> Counter[tuple[str, str]]:
    """What a translation must keep: roles with their targets, links, code and the places of facts."""
    found: Counter[tuple[str, str]] = Counter()
    for role, content in ROLE.findall(text):
        target = re.search(r"<([^>]*)>$", content)
        found[role, "" if role in SPOKEN_ROLES else target[1] if target else content] += 1
    plain = ROLE.sub("", text)
    found.update(("link", target) for target in LINK.findall(plain))
    found.update(("code", code) for code in CODE.findall(plain))
    found.update(("field", field) for field in FIELD.findall(plain))
    return found


@pytest.fixture(scope="session")
def templates() -> dict[Path, str]:
    """The messages as they are in the sources now."""
    subprocess.run([sys.executable, ROOT / "book" / "build.py", "gettext"], cwd=ROOT, check=True, capture_output=True)
    return catalogues.templates()


def test_what_must_be_kept_is_seen() -> None:
    assert kept("{card}`7D` or {card}`8D`, {n} chips") != kept("{card}`7D`, {n} chips")
    assert kept("{doc}`the rules <rules>`") == kept("{doc}`les règles <rules>`")
    assert kept("[here](a.md)") != kept("[ici](b.md)")
    assert kept("%(n)s of `club`, ${count}") != kept("%(n)s of `Klub`, ${count}")
    assert kept("press {kbd}`Enter`") == kept("appuyez sur {kbd}`Entrée`")


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_message_is_translated_and_whole(path: Path) -> None:
    catalogue = polib.pofile(str(path))
    assert [entry.msgid for entry in catalogue.untranslated_entries()] == []
    assert [entry.msgid for entry in catalogue.fuzzy_entries()] == []
    assert [entry.msgid for entry in catalogue.obsolete_entries()] == []
    broken = [entry.msgid for entry in catalogue if not entry.msgid_plural and kept(entry.msgid) != kept(entry.msgstr)]
    broken += [
        entry.msgid
        for entry in catalogue
        for form in entry.msgstr_plural.values()
        if not form or not kept(form) <= kept(entry.msgid_plural)
    ]
    assert broken == []


@pytest.mark.parametrize("path", [path for path in CATALOGUES if "book/locale" in path.as_posix()], ids=lambda path: path.stem)
def test_no_translation_of_a_page_reads_as_a_list(path: Path) -> None:
    """Sphinx drops a translation that is no single paragraph: `1\\.` keeps the number of a heading."""
    assert [entry.msgstr for entry in polib.pofile(str(path)) if BLOCK.match(entry.msgstr)] == []


@pytest.mark.parametrize("language", catalogues.TRANSLATIONS)
def test_every_catalogue_is_there_and_up_to_date(templates: dict[Path, str], language: str) -> None:
    expected = {}
    for template, place in templates.items():
        if messages := {(entry.msgctxt, entry.msgid, entry.msgid_plural) for entry in polib.pofile(str(template))}:
            expected[ROOT / place.format(language=language)] = messages
    found = {
        path: {(entry.msgctxt, entry.msgid, entry.msgid_plural) for entry in polib.pofile(str(path)) if not entry.obsolete}
        for path in CATALOGUES
        if f"/{language}/" in path.as_posix() and path.name != HAND_KEPT
    }
    assert found.keys() == expected.keys()
    outdated = {path.name: found[path] ^ expected[path] for path in found if found[path] != expected[path]}
    assert outdated == {}, "run `make translations` and translate what is new"
