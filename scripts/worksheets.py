"""Prints the worksheets: `python -m scripts.worksheets` writes PDFs, A4 and Letter, in every language."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

from scripts.browser import ADVICE, ARGUMENTS, find_browser
from sevens_widgets.html import Safe, join, tag
from sevens_widgets.render import sprite
from sevens_widgets.words import languages
from sevens_widgets.worksheets import ASKED, Worksheet

ROOT = Path(__file__).resolve().parents[1]
SIZES = ("A4", "Letter")
FOLDER = ROOT / "_build" / "worksheets"
STYLES = ("tokens.css", "sevens.css")


def page(game: str, numbers: list[int], lang: str) -> str:
    """Some sheets of a game as a page that needs nothing else."""
    styles = "\n".join((ROOT / "widgets" / "styles" / name).read_text("utf-8") for name in STYLES)
    sheets = [Worksheet(game, number, lang) for number in numbers]
    head = tag("head", Safe('<meta charset="utf-8">'), tag("title", sheets[0].paper.game), tag("style", Safe(styles)))
    body = tag("body", sprite(), [sheet.sheets for sheet in sheets])
    return f"<!doctype html>{tag('html', join(head, body), lang=lang)}"


def write(numbers: list[int], folder: Path) -> Iterator[Path]:
    """Print these sheets of every game; the files come as they are written."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        tab = chromium.new_page()
        for game in ASKED:
            for lang in languages():
                tab.set_content(page(game, numbers, lang))
                for size in SIZES:
                    file = folder / f"{game}-{lang}-{size.lower()}.pdf"
                    tab.pdf(path=file, format=size, margin={"top": "14mm", "right": "14mm", "bottom": "14mm", "left": "14mm"})
                    yield file
        chromium.close()


def main() -> int:
    """Write the sheets that the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("numbers", nargs="*", type=int, default=[1, 2, 3], help="the numbers of the sheets (1 2 3)")
    numbers = parser.parse_args().numbers
    if find_browser() is None:
        print(ADVICE, file=sys.stderr)
        return 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in write(numbers, FOLDER):
        print(file.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
