"""French texts keep the spaces and the apostrophe of French typography."""

from __future__ import annotations

import re
from pathlib import Path

import polib
import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ["book/locale/fr", "book/scenarios/locale/fr", "widgets/sevens_widgets/locale/fr"]
CATALOGUES = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.po"))

MARKUP = re.compile(r"\{[a-z-]+\}`[^`<]*<[^>]*>`|(?:\{[a-z-]+\})?`[^`]*`|\]\([^)]*\)|https?://\S+|\$?\{[^{}]*\}")
NARROW = "\u202f"
ODD = re.compile(rf"(?<!{NARROW})[;!?»]|(?<!{NARROW}):(?!\S)|«(?!{NARROW})|\w'\w|[\"“”]|\.\.\.")


def odd(text: str) -> list[str]:
    """What a French printer would mend, with the words before it."""
    prose = MARKUP.sub("x", text)
    return [prose[max(0, found.start() - 20) : found.end()] for found in ODD.finditer(prose)]


def test_what_is_odd_is_seen() -> None:
    assert odd(f"Bloqué{NARROW}? «{NARROW}Non{NARROW}»{NARROW}: l’as est à 10:30, {{n}}{NARROW}; voyez `a: b`.") == []
    assert len(odd('Bloqué ? «Non\xa0» : l\'as; "oui"...')) == len(["?", "«", "»", ":", "l'a", ";", '"', '"', "..."])


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_french_spaces_and_apostrophes(path: Path) -> None:
    texts = [text for entry in polib.pofile(str(path)) for text in (entry.msgstr, *entry.msgstr_plural.values())]
    assert [found for text in texts for found in odd(text)] == []
