"""Lighthouse's marks for three kinds of page, on a desktop and on a phone that it simulates, each the median of three."""

import gzip
import io
import statistics
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from bench.audits import FORMS, Audit, audits
from bench.rows import Row
from scripts.serve import TYPES
from scripts.watched_site import WatchedHandler, WatchedSite

PAGES = {"home": "en/book/index.html", "rules": "en/book/rules/fan-tan.html", "play": "en/book/play/fan-tan.html"}
CATEGORIES = ["performance", "accessibility", "best-practices", "seo"]
LEAST = {"desktop": 95, "phone": 90}
TIMES = 3
PACKED = {".html", ".js", ".css", ".svg", ".json"}


class PackingHandler(WatchedHandler):
    """Sends text packed, as most hosts do."""

    def send_head(self) -> BinaryIO | io.BytesIO | None:
        """Say what comes, and hand it over."""
        path = Path(self.translate_path(self.path))
        if path.suffix not in PACKED or not path.is_file():
            return super().send_head()
        content = gzip.compress(path.read_bytes(), 6)
        self.send_response(200)
        self.send_header("Content-Type", TYPES.get(path.suffix, "text/css"))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return io.BytesIO(content)


def least(runs: list[Audit], category: str) -> int:
    """The middle mark of a category."""
    return int(statistics.median(run.scores[category] for run in runs))


def page_rows(what: str, form: str, runs: list[Audit]) -> Iterator[Row]:
    """A row for each category, and the middle figures of the simulated visits, which stand for comparison."""
    for category in CATEGORIES:
        bound = LEAST[form] if category == "performance" else 100
        mark = least(runs, category)
        yield Row(f"{what}: {category}, median of {TIMES}", f"{mark}", f">= {bound}", mark >= bound)
    lcp, tbt = (statistics.median(run.figures[name] for run in runs) for name in ("lcp", "tbt"))
    yield Row(f"{what}: largest paint, simulated", f"{lcp:.0f} ms")
    yield Row(f"{what}: blocked, simulated", f"{tbt:.0f} ms")


def rows(site: Path) -> Iterator[Row]:
    """The marks of each page in each form."""
    with WatchedSite(site, handler=PackingHandler) as server:
        addresses = [server.url + path for path in PAGES.values()]
        for form in FORMS:
            rounds = [audits(form, CATEGORIES, addresses) for _ in range(TIMES)]
            for kind, runs in zip(PAGES, zip(*rounds, strict=True), strict=True):
                yield from page_rows(f"lighthouse: {kind}, {form}", form, list(runs))
