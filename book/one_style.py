"""One style sheet for all pages of a site: what the theme and its extensions bring as far as any page uses it, then our own.

A page that names eleven sheets waits for each of them before it shows anything, and nine tenths of the theme's rules are for
parts that this book has not.
"""

import hashlib
import itertools
import posixpath
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import tinycss2

from sevens_book import ROOT, assets

THEME = [
    "basic.css",
    "styles/pydata-sphinx-theme.css",
    "pygments.css",
    "styles/sphinx-book-theme.css",
    "copybutton.css",
    "mystnb.*.css",
    "sphinx-design.min.css",
]
"""In the order in which pages name them."""
SHEET = "sevens/book.css"
LINK = re.compile(r'\s*<link\b[^>]*\brel="stylesheet"[^>]*>(?!</noscript>)')
CLASSES = re.compile(r"""\bclass=\\?["']([^"'\\]*)""")
WORD = re.compile(r"[A-Za-z_][\w-]*")
BLOCKS = {"media", "supports"}
GONE = "fontawesome"
"""A font whose files the site does not carry."""


def names(site: Path) -> set[str]:
    """Every class that a page of the site has, and every word by which a script or a widget may name one."""
    found: set[str] = set()
    for page in site.rglob("*.html"):
        for classes in set(CLASSES.findall(page.read_text("utf-8"))):
            found |= set(classes.split())
    scripts = [path for path in site.rglob("*.js") if path.parent.name not in {"vendor", "pyodide"}]
    programs = [path for folder in ("sevens", "widgets") for path in (ROOT / folder).rglob("*.py")]
    for path in [*scripts, *programs]:
        found |= set(WORD.findall(path.read_text("utf-8")))
    return found


def classes_of(selector: list[Any]) -> Iterator[str]:
    """The classes that an element or its ancestors must have for the selector to match."""
    for dot, name in itertools.pairwise(selector):
        if dot == "." and name.type == "ident":
            yield name.value


def parts(prelude: list[Any]) -> Iterator[list[Any]]:
    """The selectors of a rule, which commas part."""
    part: list[Any] = []
    for token in prelude:
        if token == ",":
            yield part
            part = []
        else:
            part.append(token)
    yield part


def used(css: str | list[Any], known: set[str]) -> str:
    """The rules that can match where only these classes are known.

    >>> used(".card, .old .card { top: 0 } .old { left: 0 } @media print { .old { top: 0 } a { top: 0 } }", {"card"})
    '.card{ top: 0 }@media print { a{ top: 0 }}'
    """
    text = []
    for rule in tinycss2.parse_rule_list(css, skip_comments=True, skip_whitespace=True):
        if rule.type == "qualified-rule":
            kept = [part for part in parts(rule.prelude) if known.issuperset(classes_of(part))]
            if kept:
                selectors = ",".join(tinycss2.serialize(part).strip() for part in kept)
                text.append(f"{selectors}{{{body(rule.content)}}}")
        elif rule.type == "at-rule" and rule.lower_at_keyword in BLOCKS:
            if inside := used(rule.content, known):
                text.append(f"@{rule.at_keyword}{tinycss2.serialize(rule.prelude)}{{ {inside}}}")
        elif rule.type == "at-rule" and rule.lower_at_keyword != "charset" and GONE not in (whole := rule.serialize()):
            text.append(whole)
    return "".join(text)


def body(content: list[Any]) -> str:
    """The declarations of a rule, without comments."""
    return str(tinycss2.serialize([token for token in content if token.type != "comment"]))


def at_home(css: str, folder: str) -> str:
    """The sheet with its files named as seen from the shared folder, not from the one it comes from."""
    home = posixpath.dirname(SHEET)

    def moved(found: re.Match[str]) -> str:
        return f"url({posixpath.relpath(posixpath.join(folder, found[1]), home)})"

    return re.sub(r"""url\(["']?(?!data:|["']|#)([^"')]+)["']?\)""", moved, css)


def sheet(site: Path, language: str) -> str:
    """The whole style of the site."""
    known = names(site)
    static = site / language / "_static"
    theme = [path for pattern in THEME for path in sorted(static.glob(pattern))]
    of_theme = [at_home(used(path.read_text("utf-8"), known), path.parent.relative_to(site).as_posix()) for path in theme]
    return "\n".join([*of_theme, *((site / "sevens" / name).read_text("utf-8") for name in assets.STYLES)])


def with_sheet(html: str, link: str) -> str:
    """The page with this one link in place of all it has. What stands in `noscript` stays, and so does a page without style."""
    first = LINK.search(html)
    if not first:
        return html
    before, after = html[: first.start()], html[first.start() :]
    return f'{before}\n<link rel="stylesheet" href="{link}">{LINK.sub("", after)}'


def write(site: Path, languages: Iterable[str]) -> None:
    """Write the style sheet of a site, and name it to every page of these languages in place of all others."""
    languages = list(languages)
    css = sheet(site, languages[0])
    (site / SHEET).write_text(css, "utf-8")
    version = hashlib.sha256(css.encode()).hexdigest()[:8]
    for language in languages:
        for path in sorted((site / language).rglob("*.html")):
            html = path.read_text("utf-8")
            link = f"{'../' * (len(path.relative_to(site).parts) - 1)}{SHEET}?v={version}"
            if (page := with_sheet(html, link)) != html:
                path.write_text(page, "utf-8")
