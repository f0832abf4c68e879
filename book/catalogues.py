"""Message catalogues of the book, the site, the widgets and the scenarios: extract, update, compile.

One catalogue per chapter (`book/locale/<language>/LC_MESSAGES/book/...`), one for the words of the theme
(`site`), one for the widgets and one for the scenario files. Updating never guesses: a changed sentence is
a new message without translation, and its old form stays in the file until every message is translated.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polib
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import write_po

from sevens_book.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
TEMPLATES = ROOT / "_build" / "gettext"
LOCALE = ROOT / "book" / "locale"
TRANSLATIONS = ["fr", "de"]

WIDGETS = ROOT / "widgets" / "sevens_widgets"
SCENARIOS = ROOT / "book" / "scenarios"
SITE_KEYWORDS: dict[str, Any] = {"say": {None: (1,), 2: (2,)}, "words": None}
WIDGET_KEYWORDS: dict[str, Any] = {"mark": None, "mark_in": ((1, "c"), 2), "say": None, "html": None, "count": (1, 2)}
"""Names of the functions whose texts are messages, and which of their arguments are."""
SPOKEN_KEYS = {"title", "question", "text", "here", "there"}
HEADER = {
    "Project-Id-Version": "Sevens",
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Transfer-Encoding": "8bit",
}
PLURALS = {"fr": "nplurals=2; plural=(n > 1);", "de": "nplurals=2; plural=(n != 1);"}


def templates() -> dict[Path, str]:
    """Every extracted template -> where its catalogue lies, with `{language}` to be filled in."""
    found = {
        TEMPLATES / "site.pot": "book/locale/{language}/LC_MESSAGES/site.po",
        TEMPLATES / "sevens_widgets.pot": "widgets/sevens_widgets/locale/{language}/LC_MESSAGES/sevens_widgets.po",
        TEMPLATES / "scenarios.pot": "book/scenarios/locale/{language}/LC_MESSAGES/scenarios.po",
    }
    for template in sorted((TEMPLATES / "book").rglob("*.pot")):
        name = template.relative_to(TEMPLATES / "book").with_suffix(".po").as_posix()
        found[template] = f"book/locale/{{language}}/LC_MESSAGES/{name}"
    return found


def write_template(name: str, messages: Iterator[Any]) -> None:
    """Write messages with their contexts as a template."""
    catalogue = Catalog()
    for text, context in messages:
        catalogue.add(text, context=context)
    with (TEMPLATES / name).open("wb") as file:
        write_po(file, catalogue, omit_header=False, no_location=True)


def messages_of_code(folder: Path, files: str, method: str, keywords: dict[str, Any]) -> Iterator[Any]:
    """The messages in Python files or templates of a folder."""
    for _file, _line, text, _comments, context in extract_from_dir(folder, [(files, method)], keywords=keywords):
        yield text, context


def messages_of_scenario(value: object, key: str = "") -> Iterator[str]:
    """The texts of a scenario file that readers see, in order."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from messages_of_scenario(part, name)
    elif isinstance(value, list):
        for part in value:
            yield from messages_of_scenario(part, key)
    elif isinstance(value, str) and key in SPOKEN_KEYS and value:
        yield value


def messages_of_scenarios() -> Iterator[Any]:
    """The messages of every scenario file."""
    for path in sorted(SCENARIOS.glob("*.toml")):
        for text in messages_of_scenario(tomllib.loads(path.read_text("utf-8"))):
            yield text, None


def extract_others() -> None:
    """Extract what Sphinx does not see: the words of the site, the widgets and the scenarios."""
    TEMPLATES.mkdir(parents=True, exist_ok=True)
    site = [
        *messages_of_code(ROOT / "book" / "_ext", "**.py", "python", SITE_KEYWORDS),
        *messages_of_code(ROOT / "book" / "_templates", "**.html", "jinja2", SITE_KEYWORDS),
        *messages_of_code(ROOT / "book", "front_page.py", "python", SITE_KEYWORDS),
        *messages_of_code(ROOT / "book", "discovery.py", "python", SITE_KEYWORDS),
        *messages_of_code(ROOT / "book", "offline.py", "python", SITE_KEYWORDS),
        *messages_of_code(ROOT / "book", "stick.py", "python", SITE_KEYWORDS),
    ]
    write_template("site.pot", iter(site))
    write_template("sevens_widgets.pot", messages_of_code(WIDGETS, "**.py", "python", WIDGET_KEYWORDS))
    write_template("scenarios.pot", messages_of_scenarios())


def has_words(text: str) -> bool:
    """Whether a message says anything beside cards and numbers, which are the same in every language."""
    return any(map(str.isalpha, re.sub(r"\{card\}`[^`]*`", "", text)))


def load(path: Path, language: str) -> polib.POFile:
    """The catalogue at this path, or a new one."""
    if path.exists():
        return polib.pofile(str(path), wrapwidth=100)
    catalogue = polib.POFile(wrapwidth=100)
    catalogue.header = f"Sevens: messages in {LANGUAGES[language]}."
    catalogue.metadata = HEADER | {"Language": language, "Plural-Forms": PLURALS[language]}
    return catalogue


def update(path: Path, template: polib.POFile, language: str) -> str:
    """Bring one catalogue up to date with its template; return a line that says what is to do."""
    catalogue = load(path, language)
    catalogue.merge(template)
    for entry in catalogue.untranslated_entries():
        if not has_words(entry.msgid):
            entry.msgstr = entry.msgid
    missing, old = len(catalogue.untranslated_entries()), catalogue.obsolete_entries()
    if old and not missing:
        for entry in old:
            catalogue.remove(entry)
    path.parent.mkdir(parents=True, exist_ok=True)
    catalogue.save(str(path))
    done = len(catalogue.translated_entries())
    return f"{path.relative_to(ROOT)}: {done} translated, {missing} to translate, {len(old) if missing else 0} old"


def update_all() -> None:
    """Update every catalogue of every language and print what is to do."""
    for template_path, place in templates().items():
        template = polib.pofile(str(template_path))
        for language in TRANSLATIONS if template else []:
            print(update(ROOT / place.format(language=language), template, language))


def compile_all() -> None:
    """Compile the catalogues of the widgets and the scenarios, which Sphinx does not know."""
    for folder in (WIDGETS / "locale", SCENARIOS / "locale"):
        for path in sorted(folder.glob("*/LC_MESSAGES/*.po")):
            polib.pofile(str(path)).save_as_mofile(str(path.with_suffix(".mo")))
