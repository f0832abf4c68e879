"""The notebook of a page, for readers who have Jupyter: in the page's language, with the files its cells read."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import nbformat
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from sphinx.application import Sphinx
from sphinx.locale import init as load_catalogue
from sphinx.util.i18n import docname_to_domain

from sevens_book.cells import read_cells
from sevens_book.markdown import PlainText

FILE = re.compile(r'"([\w-]+\.toml)"')
FIRST_YEAR = (1980, 1, 1, 0, 0, 0)
"""The time of every file in an archive, so that two builds give the same bytes."""


def notebook(app: Sphinx, page: str) -> Any:
    """The page as a notebook: its text in the language of the build, its cells as they are, without outputs."""
    language = app.config.language
    folders = [str(app.srcdir / folder) for folder in app.config.locale_dirs]
    catalogue, _found = load_catalogue(folders, language, docname_to_domain(page, app.config.gettext_compact))
    text = PlainText(catalogue.gettext, language)
    cells = [new_code_cell(f"%env BOOK_LANGUAGE={language}")]
    for cell in read_cells(app, page):
        if cell.cell_type == "code":
            cells.append(new_code_cell(cell.source))
        else:
            cells.append(new_markdown_cell(text.cell(cell.source)))
    for number, cell in enumerate(cells):
        cell["id"] = f"cell-{number}"
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return new_notebook(cells=cells, metadata={"kernelspec": kernel})


def files_of(app: Sphinx, page: str) -> Iterator[tuple[str, Path]]:
    """The files a page's cells read, each by its path beside the notebook, with their catalogue."""
    folder = Path(app.env.doc2path(page)).parent
    found = [folder / name for cell in app.env.metadata[page]["sevens_cells"] for name in FILE.findall(cell["source"])]
    catalogue = folder / "locale" / app.config.language / "LC_MESSAGES" / "scenarios.mo"
    for file in dict.fromkeys([*found, catalogue] if found else []):
        if file.exists():
            yield file.relative_to(folder).as_posix(), file


def download(app: Sphinx, page: str) -> str:
    """The address, seen from the page, of what a reader downloads; empty for a page of text."""
    if not app.env.metadata.get(page, {}).get("sevens_cells"):
        return ""
    return Path(page).name + (".zip" if any(files_of(app, page)) else ".ipynb")


def fill_page(app: Sphinx, page: str, _template: str, context: dict[str, Any], _doctree: object) -> None:
    """Hand the address to the templates."""
    context["sevens_download"] = download(app, page)


def write_all(app: Sphinx, error: Exception | None) -> None:
    """Write the notebook of every page that has cells, in an archive where its cells read files."""
    if error or app.builder.name != "html":
        return
    for page in sorted(app.env.found_docs):
        if name := download(app, page):
            target = Path(app.outdir, page).with_name(name)
            target.parent.mkdir(parents=True, exist_ok=True)
            write(target, nbformat.writes(notebook(app, page)), dict(files_of(app, page)))


def write(target: Path, text: str, files: dict[str, Path]) -> None:
    """The notebook alone, or an archive of it and its files."""
    if not files:
        target.write_text(text + "\n", "utf-8")
        return
    with ZipFile(target, "w", ZIP_DEFLATED) as archive:
        for name, content in [(f"{target.stem}.ipynb", text.encode()), *((n, f.read_bytes()) for n, f in files.items())]:
            archive.writestr(ZipInfo(name, FIRST_YEAR), content, ZIP_DEFLATED)


def setup(app: Sphinx) -> dict[str, object]:
    """Register the download of every page with cells."""
    app.connect("html-page-context", fill_page, priority=440)
    app.connect("build-finished", write_all)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
