"""Pages are executed, read and written again whenever something they show has changed.

Sphinx and jupyter-cache look at the text of a page only. A page also depends on the rules package, the widgets, the
scenario files, this extension, the styles and the built script; digests of those are part of the configuration.
"""

import hashlib
import os

from sphinx.application import Sphinx
from sphinx.config import Config

from sevens_book import ROOT, STUDIES

CONTENT = [
    "sevens/**/*.py",
    "widgets/sevens_widgets/**/*.py",
    "widgets/sevens_widgets/locale/**/*.po",
    "book/scenarios/**/*.toml",
    "book/scenarios/locale/**/*.po",
    "book/_ext/**/*.py",
    "book/locale/*/LC_MESSAGES/site.po",
]
LOOKS = ["book/_templates/*.html", "book/_static/*", "widgets/styles/*.css", "_build/assets/page.js"]


def digest(patterns: list[str]) -> str:
    """Sixteen hexadecimal digits that change with any file these patterns find."""
    total = hashlib.sha256()
    for pattern in patterns:
        for path in sorted(ROOT.glob(pattern)):
            total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()[:16]


def prepare(_app: Sphinx, config: Config) -> None:
    """Note the digests, and keep one cache of outputs per language and state of the content.

    The kernels are told the language; that the page brings the widgets' module, styles and shapes, so that outputs carry
    snapshots only; and where a study keeps its figures for the other languages.
    """
    config.sevens_content, config.sevens_looks = digest(CONTENT), digest(LOOKS)
    config.nb_execution_cache_path = str(ROOT / "_build" / ".executed" / f"{config.language}-{config.sevens_content}")
    os.environ["BOOK_LANGUAGE"] = config.language
    os.environ["SEVENS_LIVE_ESM"] = "sevens/widget.js"
    os.environ["SEVENS_STUDIES"] = str(STUDIES)


def setup(app: Sphinx) -> dict[str, object]:
    """Register the digests: a new content means reading everything again, a new look means writing it again."""
    app.add_config_value("sevens_content", "", "env")
    app.add_config_value("sevens_looks", "", "html")
    app.connect("config-inited", prepare)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
