"""The Sphinx side of the Sevens book: languages, cards, boards, cells that come alive, assets."""

import os
import sys
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parents[3]
PARTS = [
    "freshness",
    "languages",
    "assets",
    "cards",
    "facts",
    "verdicts",
    "deal_links",
    "cells",
    "notebooks",
    "plotly",
    "api",
    "carried",
    "english",
    "finding",
    "courses",
    "glossary",
    "keeping",
    "questions",
    "rule_ids",
]
STUDIES = ROOT / "_build" / ".studies"
"""Where the figures of the lab are kept."""
PACKAGES = [str(ROOT), str(ROOT / "widgets")]


def setup(app: Sphinx) -> dict[str, object]:
    """Make the repository's packages importable here and in the kernels, then load every part."""
    sys.path[:0] = [path for path in PACKAGES if path not in sys.path]
    os.environ["PYTHONPATH"] = os.pathsep.join([*PACKAGES, *filter(None, [os.environ.get("PYTHONPATH")])])
    for part in PARTS:
        app.setup_extension(f"sevens_book.{part}")
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
