"""The site's own words: what templates and the theme say, in the language of the build."""

from functools import cache
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

LOCALE = Path(__file__).resolve().parents[2] / "locale"
LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch"}


@cache
def catalogue(language: str) -> Catalog:
    """The hand-kept catalogue of one language; empty for the language of the sources."""
    path = LOCALE / language / "LC_MESSAGES" / "site.po"
    if not path.exists():
        return Catalog()
    with path.open("rb") as file:
        return read_po(file, locale=language)


def say(language: str, text: str) -> str:
    """The text in this language, or as it stands where the catalogue has nothing."""
    message = catalogue(language).get(text)
    return str(message.string) if message and message.string else text
