"""What a site says about itself to search engines and to visitors who are lost: sitemap, robots.txt, 404.html."""

import shutil
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import yaml

from bare_page import CHOOSER, bare_page
from sevens_book.words import LANGUAGES, say

ROOT = Path(__file__).resolve().parents[1]
SITEMAP = """<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
{pages}
</urlset>
"""
ALTERNATE = '<xhtml:link rel="alternate" hreflang="{code}" href="{address}"/>'
PART = """<section lang="{code}">
<h1>{title}</h1>
<p>{text}</p>
<p><a href="{path}{code}/book/index.html">{home}</a> <a href="{path}{code}/search.html">{search}</a></p>
</section>"""


def address() -> str:
    """The public address of the site, with a slash at its end; empty if `_config.yml` names none."""
    settings = yaml.safe_load((ROOT / "_config.yml").read_text("utf-8"))
    base = settings["html"].get("baseurl", "")
    return f"{base.rstrip('/')}/" if base else ""


def sitemap(site: Path, languages: list[str], base: str) -> str:
    """Every chapter in every language, each with its translations."""
    first = site / languages[0]
    chapters = sorted(path.relative_to(first).as_posix() for path in (first / "book").rglob("*.html"))
    return SITEMAP.format(pages="\n".join(entry(page, code, languages, base) for page in chapters for code in languages))


def entry(page: str, code: str, languages: list[str], base: str) -> str:
    """One page of the sitemap."""
    links = [*((other, other) for other in languages), ("x-default", languages[0])]
    others = [ALTERNATE.format(code=name, address=f"{base}{folder}/{page}") for name, folder in links]
    return f"<url><loc>{base}{code}/{page}</loc>{''.join(others)}</url>"


def lost(languages: list[str], path: str) -> str:
    """The page for addresses that lead nowhere, in every language: its script leaves the visitor's own."""
    return bare_page([part(code, path) for code in languages], path)


def part(code: str, path: str) -> str:
    """What that page says in one language."""
    words = partial(say, code)
    return PART.format(
        code=code,
        path=path,
        title=words("This page is not here"),
        text=words("Perhaps it has another name now, or its address has a slip of the pen."),
        home=words("To the first page"),
        search=words("Search"),
    )


def write(site: Path, languages: list[str], base: str) -> None:
    """Write them for a site in these languages at this address.

    Without an address there is no sitemap, since that has to name whole addresses.
    """
    known = [code for code in LANGUAGES if code in languages]
    (site / "404.html").write_text(lost(known, urlsplit(base).path or "/"), "utf-8")
    shutil.copy(ROOT / "book" / "_static" / CHOOSER, site / CHOOSER)
    robots = "User-agent: *\nDisallow:\n"
    (site / "sitemap.xml").unlink(missing_ok=True)
    if base:
        (site / "sitemap.xml").write_text(sitemap(site, known, base), "utf-8")
        robots += f"Sitemap: {base}sitemap.xml\n"
    (site / "robots.txt").write_text(robots, "utf-8")
