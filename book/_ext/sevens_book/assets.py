"""What a page loads: our styles and script, nothing from another host, nothing that no page uses."""

import json
import posixpath
import re
import shutil
from functools import partial
from pathlib import Path
from typing import Any

from myst_nb.sphinx_ext import add_global_html_resources
from sphinx.application import Sphinx

from sevens_book import ROOT
from sevens_book.words import say

STYLES = ["tokens.css", "sevens.css", "page.css"]
UNUSED_SCRIPTS = ["require", "html-manager", "translations.js", "DOCUMENTATION_OPTIONS."]
UNUSED_FILES = [
    "locales",
    "vendor",
    "images",
    "*webpack-macros.html",
    "translations.js",
    "scripts/bootstrap*",
    "scripts/fontawesome*",
    "scripts/*.map",
    "styles/*.map",
]


def search_words(language: str) -> dict[str, str]:
    """What Sphinx's search says, in the language of the build."""
    words = partial(say, language)
    inside = words("in")
    return {
        "Searching": words("Searching"),
        "Preparing search...": words("Preparing the search…"),
        "Search Results": words("Found"),
        "Search finished, found ${resultCount} page(s) matching the search query.": words("Pages that match: ${resultCount}"),
        "Your search did not match any documents. Please make sure that all words are spelled correctly and that "
        "you've selected enough categories.": words("No page matches. Is every word spelled as you meant it?"),
        "Hide Search Matches": words("Hide the marks"),
        ", in ": f", {inside} ",
    }


def put_assets(target: Path) -> None:
    """Put the built scripts, where there are any, and the styles into a folder of their own."""
    shutil.rmtree(target, ignore_errors=True)
    built = ROOT / "_build" / "assets"
    if built.is_dir():
        shutil.copytree(built, target, ignore=shutil.ignore_patterns("styles", "offline"))
    target.mkdir(parents=True, exist_ok=True)
    for name in STYLES:
        shutil.copy(ROOT / "widgets" / "styles" / name, target / name)


def folder(app: Sphinx) -> str:
    """Where they are, seen from `_static`. Languages of one site share the folder beside theirs; a book alone has its own."""
    return "../../sevens" if app.config.sevens_languages else "sevens"


def name_assets(app: Sphinx) -> None:
    """Name to every page what it loads."""
    if app.builder.format != "html":
        return
    static = app.outdir / "_static"
    assets = folder(app)
    if not app.config.sevens_languages:
        put_assets(static / assets)
    for name in STYLES:
        app.add_css_file(f"{assets}/{name}", priority=900)
    static.mkdir(parents=True, exist_ok=True)
    add_global_html_resources(app, None)  # before pages are written: their links bear the checksum of what is there
    script = f"Object.assign(Documentation.TRANSLATIONS, {json.dumps(search_words(app.config.language))});\n"
    (static / "search-words.js").write_text(script, "utf-8")
    app.add_js_file("search-words.js")
    if (static / assets / "page.js").is_file():
        app.add_js_file(f"{assets}/page.js", loading_method="defer", priority=900)


def is_unused(asset: object) -> bool:
    """Whether a script or style belongs to a tool that no page of this book uses."""
    text = f"{getattr(asset, 'filename', asset)} {getattr(asset, 'attributes', {}).get('body', '')}"
    return any(word in text for word in UNUSED_SCRIPTS)


def straight(asset: Any) -> Any:
    """The script or style by the shortest way: what stands beside the language's folder is not looked for in `_static` first."""
    name = str(asset.filename or "")
    return type(asset)(posixpath.normpath(name), priority=asset.priority, **asset.attributes) if ".." in name else asset


def later(script: Any) -> Any:
    """The script, run when the page is read, in its turn: what a page shows waits for none."""
    return type(script)(script.filename, priority=script.priority, **script.attributes | {"defer": "defer"})


def choose_assets(_app: Sphinx, _page: str, _template: str, context: dict[str, Any], _doctree: object) -> None:
    """Leave the unused ones out of the page."""
    for kind in ("script_files", "css_files"):
        context[kind] = [straight(asset) for asset in context.get(kind, []) if not is_unused(asset)]
    context["script_files"] = [later(script) for script in context["script_files"]]


def tidy_theme(app: Sphinx, error: Exception | None) -> None:
    """Keep the theme's style for tables to `<table>`, since a card table has that class; drop files no page asks for."""
    if error or app.builder.format != "html":
        return
    static = Path(app.outdir) / "_static"
    style = static / "styles" / "pydata-sphinx-theme.css"
    style.write_text(re.sub(r"(?<![\w.-])\.table(?=[\s>{])", "table.table", style.read_text("utf-8")), "utf-8")
    for path in [path for pattern in UNUSED_FILES for path in static.glob(pattern)]:
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)


def setup(app: Sphinx) -> dict[str, object]:
    """Register what happens before, while and after pages are written."""
    app.connect("builder-inited", name_assets)
    app.connect("html-page-context", choose_assets, priority=900)
    app.connect("build-finished", tidy_theme)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
