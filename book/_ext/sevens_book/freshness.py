"""Pages are read and executed again whenever the code they show has changed.

Sphinx and jupyter-cache look at the text of a page only. A page also depends on the rules package, the
widgets, the scenario files and this extension, so a digest of those is part of the configuration.
"""

import hashlib
import os

from sphinx.application import Sphinx
from sphinx.config import Config

from sevens_book import ROOT

SOURCES = [
    "sevens/**/*.py",
    "widgets/sevens_widgets/**/*.py",
    "widgets/sevens_widgets/locale/**/*.po",
    "book/scenarios/**/*.toml",
    "book/scenarios/locale/**/*.po",
    "book/_ext/**/*.py",
    "book/_templates/*.html",
    "book/locale/*/LC_MESSAGES/site.po",
]


def digest() -> str:
    """Sixteen hexadecimal digits that change with any source a page depends on."""
    total = hashlib.sha256()
    for pattern in SOURCES:
        for path in sorted(ROOT.glob(pattern)):
            total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()[:16]


def prepare_execution(_app: Sphinx, config: Config) -> None:
    """Give the language to the kernels and keep one cache of outputs per language and state of the code.

    The kernels are also told that the page brings the widgets' module, styles and shapes, so that outputs carry snapshots
    only, and where a study keeps its figures for the other languages.
    """
    os.environ["BOOK_LANGUAGE"] = config.language
    os.environ["SEVENS_LIVE_ESM"] = "sevens/widget.js"
    os.environ["SEVENS_STUDIES"] = str(ROOT / "_build" / ".studies")
    config.sevens_digest = digest()
    config.nb_execution_cache_path = str(ROOT / "_build" / ".executed" / f"{config.language}-{config.sevens_digest}")


def setup(app: Sphinx) -> dict[str, object]:
    """Register the digest as a part of the environment."""
    app.add_config_value("sevens_digest", "", "env")
    app.connect("config-inited", prepare_execution)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
