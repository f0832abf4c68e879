"""Bytes that a first visit to each kind of page takes, gzipped and without charts, beside a stock Jupyter Book page."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser

from bench.browsing import gzipped, visiting
from bench.rows import Row, kilobytes
from scripts.watched_site import WatchedSite

PAGES = {
    "home": "en/book/index.html",
    "first hand": "en/book/start.html",
    "rules": "en/book/rules/fan-tan.html",
    "play": "en/book/play/fan-tan.html",
    "scenarios": "en/book/scenarios/blocking.html",
    "strategy lab": "en/book/lab/seats.html",
}
STOCK = {
    "_config.yml": "title: Stock\n",
    "_toc.yml": "format: jb-book\nroot: intro\n",
    "intro.md": "# A page\n\nOne paragraph of text.\n",
}


def weight(browser: Browser, site: WatchedSite, path: str) -> int:
    """Gzipped bytes of a first visit; the chart library is left out."""
    with visiting(browser, site, path):
        return sum(gzipped(file) for file in site.files if "plotly" not in file.name)


def stock_weight(browser: Browser) -> int:
    """The same for a one-page book as Jupyter Book makes it; what it asks of other hosts comes on top and is not counted."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        for file, text in STOCK.items():
            (folder / file).write_text(text, "utf-8")
        build = [str(Path(sys.executable).with_name("jupyter-book")), "build", "--quiet", name]
        subprocess.run(build, check=True, capture_output=True)
        with WatchedSite(folder / "_build" / "html") as site:
            return weight(browser, site, "intro.html")


def rows(browser: Browser, site: WatchedSite) -> Iterator[Row]:
    """One row a kind of page."""
    stock = stock_weight(browser)
    yield Row("page: stock Jupyter Book", kilobytes(stock))
    for kind, path in PAGES.items():
        figure = weight(browser, site, path)
        yield Row(f"page: {kind}", kilobytes(figure), f"<= {kilobytes(stock)}", figure <= stock)
