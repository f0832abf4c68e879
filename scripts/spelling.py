"""Checks the spelling of all that readers see, in every language: `python scripts/spelling.py`.

English is what the catalogues translate from, so every chapter, scenario and message is in them, and the first pages of the
repository. The words that no dictionary has are in `book/spelling/`: `names.txt` for every language, and one list for each.
"""

import json
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import polib

ROOT = Path(__file__).resolve().parents[1]
LISTS = ROOT / "book" / "spelling"
FOLDERS = ["book/locale", "book/scenarios/locale", "widgets/sevens_widgets/locale"]
PAGES = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]

SPEAKING_ROLE = re.compile(r"\{(?:doc|ref)\}`([^`<]*)<[^>]*>`|\{kbd\}`([^`]*)`")
NOT_PROSE = re.compile(
    r"```.*?```|``[^`]*``|(?:\{[\w-]+\})?`[^`]*`"  # code, roles
    r"|\]\([^)]*\)|https?://\S+|</?[a-z][^>]*>|&\w+;"  # links, HTML
    r"|\$?\{[^{}]*\}|%\(\w+\)[sd]|[\w./-]+\.(?:md|py|toml|jsonl|txt|html)\b",  # places of facts, files
    re.DOTALL,
)
WORD = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")
AROUND = {"en": re.compile(r"'s$"), "fr": re.compile(r"^(?:[cdjlmnst]|qu|jusqu)'", re.IGNORECASE)}
"""What may stand around a word: an English genitive, a French elision."""
SHORTEST = 2


def words_of(text: str) -> Iterator[str]:
    """The words of a message or a page, without markup and without code."""
    for word in WORD.findall(NOT_PROSE.sub(" ", SPEAKING_ROLE.sub(r" \1\2 ", text))):
        if len(word) >= SHORTEST:
            yield word.replace("’", "'")


def texts() -> Iterator[tuple[str, str, str]]:
    """Every text: its language, the file that has it, what it says."""
    for page in PAGES:
        yield "en", page, (ROOT / page).read_text("utf-8")
    for path in sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.po")):
        catalogue, name = polib.pofile(str(path)), path.relative_to(ROOT).as_posix()
        language = catalogue.metadata.get("Language", path.relative_to(ROOT).parts[-3])
        for entry in catalogue:
            yield from (("en", name, text) for text in (entry.msgid, entry.msgid_plural))
            yield from ((language, name, text) for text in (entry.msgstr, *entry.msgstr_plural.values()))


def listed(name: str) -> set[str]:
    """The words of one of our lists."""
    lines = (LISTS / f"{name}.txt").read_text("utf-8").splitlines()
    return {line for line in lines if line and not line.startswith("#")}


def forms(word: str, language: str) -> list[str]:
    """What may stand in a dictionary for a word: itself, or what is left without its surroundings."""
    return [word, AROUND[language].sub("", word)] if language in AROUND else [word]


def strangers(words: dict[str, set[str]]) -> dict[str, set[str]]:
    """For each language the words that its dictionary does not know."""
    command = ["node", str(ROOT / "scripts" / "spelling.mjs")]
    question = json.dumps({language: sorted(found) for language, found in words.items()})
    answer = subprocess.run(command, input=question, stdout=subprocess.PIPE, text=True, check=True)
    return {language: set(found) for language, found in json.loads(answer.stdout).items()}


def misspelt(words: dict[str, set[str]]) -> dict[str, list[str]]:
    """The words that neither a dictionary nor our lists know. Of joined words, each part may be known."""
    wholes = {language: {form for word in found for form in forms(word, language)} for language, found in words.items()}
    unknown = strangers({language: {part for w in found for part in (w, *w.split("-"))} for language, found in wholes.items()})
    wrong = {}
    for language, found in words.items():
        strange = unknown[language] - listed("names") - listed(language)
        bad = {form for form in wholes[language] & strange if "-" not in form or strange & set(form.split("-"))}
        wrong[language] = [word for word in sorted(found) if bad.issuperset(forms(word, language))]
    return wrong


def main() -> int:
    """Name every misspelt word with its files, and say whether there is one."""
    places: dict[tuple[str, str], set[str]] = defaultdict(set)
    words: dict[str, set[str]] = defaultdict(set)
    for language, file, text in texts():
        for word in words_of(text):
            places[language, word].add(file)
            words[language].add(word)
    wrong = misspelt(words)
    for language, found in wrong.items():
        for word in found:
            print(f"{language}: {word}, in {', '.join(sorted(places[language, word]))}")
    return int(any(wrong.values()))


if __name__ == "__main__":
    sys.exit(main())
