"""What a page loads: our styles and script, nothing from another host, nothing that no page uses."""

import shutil
from typing import Any

from sphinx.application import Sphinx

from sevens_book import ROOT

STYLES = ["tokens.css", "sevens.css", "page.css"]
UNUSED = ["thebe", "require", "html-manager"]


def copy_assets(app: Sphinx) -> None:
    """Put the built scripts, where there are any, and the styles into the static files of the site."""
    if app.builder.format != "html":
        return
    target = app.outdir / "_static" / "sevens"
    shutil.rmtree(target, ignore_errors=True)
    built = ROOT / "_build" / "assets"
    if built.is_dir():
        shutil.copytree(built, target)
    target.mkdir(parents=True, exist_ok=True)
    for name in STYLES:
        shutil.copy(ROOT / "widgets" / "styles" / name, target / name)
        app.add_css_file(f"sevens/{name}", priority=900)
    if (target / "page.js").is_file():
        app.add_js_file("sevens/page.js", loading_method="defer", priority=900)


def is_unused(asset: object) -> bool:
    """Whether a script or style belongs to a tool that no page of this book uses."""
    text = f"{getattr(asset, 'filename', asset)} {getattr(asset, 'attributes', {}).get('body', '')}"
    return any(word in text for word in UNUSED)


def drop_unused(_app: Sphinx, _page: str, _template: str, context: dict[str, Any], _doctree: object) -> None:
    """Leave those scripts and styles out of the page."""
    for kind in ("script_files", "css_files"):
        context[kind] = [asset for asset in context.get(kind, []) if not is_unused(asset)]


def setup(app: Sphinx) -> dict[str, object]:
    """Register the copying before, and the dropping while, pages are written."""
    app.connect("builder-inited", copy_assets)
    app.connect("html-page-context", drop_unused, priority=900)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
