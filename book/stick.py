"""The site for a USB stick: `python book/stick.py` packs `_build/site` into `_build/sevens-book.zip`, with a README.txt.

The same site gives the same bytes.
"""

from functools import partial
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from sevens_book.words import LANGUAGES, say

ROOT = Path(__file__).resolve().parents[1]
SITE = ROOT / "_build" / "site"
TARGET = ROOT / "_build" / "sevens-book.zip"
FOLDER = "sevens-book"
FIRST_YEAR = (1980, 1, 1, 0, 0, 0)
READABLE = 0o100644 << 16
"""A plain file that everybody may read, as zips of Unix write it."""
SERVER = "serve.py"
README = """{title}

{open}

{start}

    python3 -m http.server

{then}

{otherwise}

    python3 serve.py .

{licences}
"""


def told(code: str) -> str:
    """What README.txt says in one language."""
    words = partial(say, code)
    return README.format(
        title=words("Sevens: card games built on the seven"),
        open=words(
            "Open index.html in a browser. Text, boards, scenarios step by step, quizzes, variants, worksheets and charts "
            "work at once."
        ),
        start=words("Tables and code need a small server on the same machine. Open a terminal in this folder and write"),
        then=words(
            "Then open http://localhost:8000 in the browser. Some machines call Python `python` or `py`. Ctrl+C ends the server."
        ),
        otherwise=words("If a table loads and does not start, use this server instead; it needs Python 3.10 or newer:"),
        licences=words("Text and pictures: CC BY 4.0. Code: MIT."),
    )


def readme(languages: list[str]) -> str:
    """How to use the stick, in these languages, one below the other."""
    return ("\n" + "-" * 72 + "\n\n").join(told(code) for code in languages)


def write(site: Path, target: Path) -> None:
    """Write the zip of a site: its files in one folder, with README.txt and a server that knows the type of every file."""
    files = {path.relative_to(site).as_posix(): path.read_bytes() for path in site.rglob("*") if path.is_file()}
    files["README.txt"] = readme([code for code in LANGUAGES if (site / code).is_dir()]).encode()
    files[SERVER] = (ROOT / "scripts" / SERVER).read_bytes()
    with ZipFile(target, "w") as archive:
        for name in sorted(files):
            entry = ZipInfo(f"{FOLDER}/{name}", FIRST_YEAR)
            entry.external_attr = READABLE
            entry.create_system = 3  # Unix, whatever packs it
            archive.writestr(entry, files[name], ZIP_DEFLATED, 9)


def main() -> None:
    """Pack the site that is built, and say where the zip is and how large."""
    write(SITE, TARGET)
    print(f"{TARGET.relative_to(ROOT)}: {TARGET.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
