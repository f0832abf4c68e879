"""The first page of the site: it leads to the reader's language, and is a list of languages without scripts."""

import shutil
from functools import partial
from pathlib import Path

from sevens_book.words import LANGUAGES, say

STATIC = Path(__file__).resolve().parent / "_static"
PAGE = """<!doctype html>
<html lang="en" data-choose-language>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sevens</title>
<link rel="icon" href="seven.svg" type="image/svg+xml">
<link rel="stylesheet" href="front.css">
<meta name="description" content="{description}">
{alternates}
<script src="languages.js" defer></script>
</head>
<body>
<main>
<img src="seven.svg" alt="" width="64" height="64">
<h1>Sevens</h1>
<ul>
{links}
</ul>
</main>
</body>
</html>
"""
LINK = '<li lang="{code}"><a hreflang="{code}" href="{code}/book/index.html">{name}</a> <span>{title}</span></li>'
ALTERNATE = '<link rel="alternate" hreflang="{code}" href="{address}">'
FORWARD = """<!doctype html>
<meta charset="utf-8">
<title>Sevens</title>
<link rel="icon" href="_static/seven.svg" type="image/svg+xml">
<meta http-equiv="refresh" content="0; url=book/index.html">
"""


def link(code: str) -> str:
    """The line that leads to one language."""
    words = partial(say, code)
    return LINK.format(code=code, name=LANGUAGES[code], title=words("Card games built on the seven"))


def alternates(languages: list[str], base: str) -> list[str]:
    """The lines that name search engines the whole address of this page and of each language's first; none without an address."""
    places = [("x-default", ""), *((code, f"{code}/book/index.html") for code in languages)]
    return [ALTERNATE.format(code=code, address=base + place) for code, place in places if base]


def write(site: Path, languages: list[str], base: str) -> None:
    """Write the first page of a site at this address, and in every language's folder one that goes to its first chapter."""
    links = [link(code) for code in languages]
    words = partial(say, "en")
    description = words("Sevens: card games built on the seven")
    page = PAGE.format(description=description, alternates="\n".join(alternates(languages, base)), links="\n".join(links))
    (site / "index.html").write_text(page, "utf-8")
    for name in ("languages.js", "seven.svg", "front.css"):
        shutil.copy(STATIC / name, site / name)
    for code in languages:
        (site / code / "index.html").write_text(FORWARD, "utf-8")
