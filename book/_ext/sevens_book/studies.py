"""Plays the deals of the lab's overview on all cores before the book is built: `python -m sevens_book.studies`.

What has been played is kept for the pages, which then only read it.
"""

import os
import re
from concurrent.futures import ProcessPoolExecutor

from sevens_book import ROOT, STUDIES
from sevens_book.verdicts import verdict

NAMED = re.compile(r"\{verdict\}`([^`]+)`")


def overview() -> list[str]:
    """The studies that the overview names, as the role {verdict} reads them."""
    return NAMED.findall((ROOT / "book" / "lab" / "advice.md").read_text("utf-8"))


def play(name: str) -> None:
    """Play the deals of one study, unless that has been done."""
    verdict(name, "en")


def main() -> None:
    """Play all of them."""
    os.environ["SEVENS_STUDIES"] = str(STUDIES)
    with ProcessPoolExecutor() as pool:
        list(pool.map(play, overview()))


if __name__ == "__main__":
    main()
