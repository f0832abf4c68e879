"""What others made and the site carries: name, version, licence, source and checksums, from lock files and built notices."""

import json
import re
from collections.abc import Iterator
from functools import partial
from html import escape
from importlib.metadata import metadata
from typing import NamedTuple

from docutils import nodes
from docutils.nodes import Node
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from sevens_book import ROOT
from sevens_book.facts.tables import table
from sevens_book.words import say

NOTICES = ROOT / "_build" / "assets" / "LICENSES.txt"
LOCKS = {"python": ROOT / "requirements.lock", "npm": ROOT / "package-lock.json"}
FRAME = ["sphinx", "sphinx-book-theme", "pydata-sphinx-theme", "sphinx-design", "sphinx-copybutton", "myst-nb", "pygments"]
"""The Python packages whose styles and scripts are part of every page."""

ENTRY = re.compile(
    r"^(?P<name>\S+) (?P<version>\d\S*)\n  licence: (?P<licence>.+)\n  source: (?P<source>.*)\n(?P<files>(?:  .+\n)*)",
    re.MULTILINE,
)
LOCKED = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>\S+)(?P<rest>(?:[^\n]*\\\n)*[^\n]*)", re.MULTILINE)
HASH = re.compile(r"sha256[: ]([0-9a-f]{64})")


class Part(NamedTuple):
    """One of them."""

    name: str
    version: str
    licence: str
    source: str
    sums: list[str]


def frame() -> Iterator[Part]:
    """What makes the frame of the pages, as `requirements.lock` has it."""
    for entry in LOCKED.finditer(LOCKS["python"].read_text("utf-8")):
        if entry["name"] in FRAME:
            name = entry["name"]
            yield Part(name, entry["version"], licence(name), source(name), HASH.findall(entry["rest"]))


def licence(name: str) -> str:
    """The licence an installed package names."""
    about = metadata(name)
    approved = [line.rpartition(" :: ")[2] for line in about.get_all("Classifier") or [] if line.startswith("License ::")]
    return about["License-Expression"] if "License-Expression" in about else " ".join(approved)


def source(name: str) -> str:
    """Where the sources of an installed package are kept."""
    about = metadata(name)
    links: list[str] = [link.partition(", ")[2] for link in about.get_all("Project-URL") or []]
    links += about.get_all("Home-page") or []
    return next(link for link in links if re.search(r"//github\.com/[^/]+/[^/]+$", link))


def alive() -> Iterator[Part]:
    """What makes tables and pages run, as the build has noted it; nothing where the scripts were not built."""
    packages = json.loads(LOCKS["npm"].read_text("utf-8"))["packages"]
    for entry in ENTRY.finditer(NOTICES.read_text("utf-8") if NOTICES.exists() else ""):
        locked = packages.get(f"node_modules/{entry['name']}", {}).get("integrity")
        sums = HASH.findall(entry["files"]) or [locked or ""]
        yield Part(entry["name"], entry["version"], entry["licence"], entry["source"], sums)


class Carried(SphinxDirective):
    """The table of `frame` or `alive`."""

    required_arguments = 1

    def run(self) -> list[Node]:
        """Return the table."""
        for path in [*LOCKS.values(), NOTICES]:
            self.env.note_dependency(str(path))
        words = partial(say, self.config.language)
        parts = {"frame": frame, "alive": alive}[self.arguments[0]]()
        head = [words("Name"), words("Version"), words("Licence"), words("Source and checksums")]
        rows = [[part.name, part.version, escape(part.licence), folded(part, words("show"))] for part in parts]
        return [nodes.raw("", table(head, rows), format="html")] if rows else []


def folded(part: Part, title: str) -> str:
    """Where a part comes from and its checksums, shown when asked for."""
    shown = "<br>".join([escape(part.source), *(f"<code>{escape(one)}</code>" for one in part.sums)])
    return f"<details><summary>{title}</summary>{shown}</details>"


def setup(app: Sphinx) -> dict[str, object]:
    """Register the directive."""
    app.add_directive("carried", Carried)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
