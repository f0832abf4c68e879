"""Makes the archives of the live kernel. Runs inside Pyodide, so that the byte code fits the interpreter that will load it."""

from __future__ import annotations

import ast
import importlib.util
import marshal
import re
import sys
import zipfile
from email import message_from_bytes
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from types import CodeType

ROOT = Path("/repo")
LIVE = ROOT / "widgets" / "live"
OUT = ROOT / "_build" / "assets" / "live"
WHEELS = ROOT / "_build" / "wheels"
STDLIB = OUT / "pyodide" / "python_stdlib.zip"

FIXED_DATE = (1980, 1, 1, 0, 0, 0)
UNCHECKED = (1).to_bytes(4, "little")
"""The flag of byte code that is never compared with its source."""

NEVER_LOADED = re.compile(r"(^|/)(tests|nbextension|labextension|static|[^/]*\.data)/|py\.typed$|\.dist-info/(?!METADATA$)")
VERSION_IMPORT = b"from importlib.metadata import PackageNotFoundError, version"
NEEDS_NUMPY = re.compile(r"sevens/(batch/|experiments/batches\.py$)")


def code(source: bytes, filename: str, *, documented: bool) -> bytes:
    """Return a module's byte code that is never checked against its source, without docstrings unless `documented`."""
    tree = ast.parse(source)
    if not documented:
        for node in ast.walk(tree):
            _drop_docstring(node)
    made: CodeType = compile(tree, filename, "exec", dont_inherit=True)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + importlib.util.source_hash(source) + marshal.dumps(made)


def _drop_docstring(node: ast.AST) -> None:
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(node):
        node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]


def write(archive: Path, files: Mapping[str, bytes]) -> None:
    """Write a zip whose bytes depend on its files alone. Nothing in it is compressed: what sends it does that as a whole."""
    archive.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(archive, "w") as target:
        for name in sorted(files):
            target.writestr(zipfile.ZipInfo(name, FIXED_DATE), files[name])


def compiled(files: Mapping[str, bytes], place: str, *, documented: bool = False) -> dict[str, bytes]:
    """Return files with their Python sources replaced by byte code; `place` is the folder they will be in."""
    made = {}
    for name, data in files.items():
        if name.endswith(".py"):
            made[f"{name}c"] = code(data, f"{place}/{name}", documented=documented)
        else:
            made[name] = data
    return made


def zipped(archive: Path) -> dict[str, bytes]:
    """Return the files in a zip."""
    with zipfile.ZipFile(archive) as source:
        return {info.filename: source.read(info) for info in source.infolist() if not info.is_dir()}


def below(folder: Path, patterns: Iterable[str], start: Path) -> dict[str, bytes]:
    """Return the files below a folder that match, named as seen from `start`."""
    found = (path for pattern in patterns for path in folder.glob(pattern))
    return {path.relative_to(start).as_posix(): path.read_bytes() for path in found}


def packages(absent: Iterable[str], methods: Iterable[str]) -> None:
    """Write packages.pack: ipywidgets, anywidget, what they need, and the kernel.

    The kernel knows the `absent` modules, and has the code of the `methods` that dataclasses will write.
    """
    files: dict[str, bytes] = {}
    for wheel in sorted(WHEELS.glob("*.whl")):
        files |= {name: _versioned(data, wheel) for name, data in zipped(wheel).items() if not NEVER_LOADED.search(name)}
    files |= below(LIVE / "py", ["**/*.py"], LIVE / "py")
    files["live_kernel/absent.txt"] = "\n".join(sorted(absent)).encode()
    files["live_kernel/methods.bin"] = marshal.dumps({text: compile(text, "<string>", "exec") for text in sorted(methods)})
    write(OUT / "packages.zip", compiled(files, "/lib/packages.zip"))


def _versioned(source: bytes, wheel: Path) -> bytes:
    """Return a module that knows its package's version: `importlib.metadata` is slower to import than the package itself."""
    name, version, *_ = wheel.name.split("-")
    known = f"PackageNotFoundError, version = KeyError, {{{name!r}: {version!r}}}.__getitem__"
    return source.replace(VERSION_IMPORT, known.encode())


def notices() -> list[dict[str, object]]:
    """Return what there is to say of each wheel: name, version, licence, source, file and the texts of its notices."""
    return [_notice(wheel) for wheel in sorted(WHEELS.glob("*.whl"))]


def _notice(wheel: Path) -> dict[str, object]:
    files = zipped(wheel)
    facts = message_from_bytes(next(data for name, data in files.items() if name.endswith(".dist-info/METADATA")))
    links = [link.partition(", ")[2] for link in facts.get_all("Project-URL", [])]
    return {
        "name": facts["Name"],
        "version": facts["Version"],
        "license": facts["License-Expression"] or facts["License"].splitlines()[0],
        "source": next((link for link in links if "github.com" in link), facts["Home-page"]),
        "wheel": wheel.name,
        "notices": [data.decode() for name, data in sorted(files.items()) if ".dist-info/licenses/" in name],
    }


def sevens() -> None:
    """Write sevens.pack: our packages with their docstrings, and the book's scenarios."""
    files = {name: data for name, data in below(ROOT / "sevens", ["**/*.py"], ROOT).items() if not NEEDS_NUMPY.match(name)}
    files |= below(ROOT / "widgets" / "sevens_widgets", ["**/*.py"], ROOT / "widgets")
    files |= below(ROOT / "book", ["**/*.toml"], ROOT)
    write(OUT / "sevens.zip", compiled(files, "/home/pyodide", documented=True))


def words() -> None:
    """Write the catalogues of each language, as words-fr.zip."""
    for language in {path.parts[-3] for path in (ROOT / "widgets" / "sevens_widgets" / "locale").glob("*/*/*.mo")}:
        files = below(ROOT / "widgets" / "sevens_widgets", [f"locale/{language}/**/*.mo"], ROOT / "widgets")
        files |= below(ROOT / "book", [f"scenarios/locale/{language}/**/*.mo"], ROOT)
        write(OUT / f"words-{language}.zip", files)


def stdlib(used: set[str]) -> list[str]:
    """Write stdlib.zip with the files `used` and return the names of the modules left out."""
    whole = zipped(STDLIB)
    small = {name: data for name, data in whole.items() if name in used or not name.endswith(".py")}
    write(OUT / "stdlib.zip", compiled(small, f"/lib/python3{sys.version_info.minor}.zip"))
    return sorted(_module(name) for name in whole.keys() - small.keys())


def _module(filename: str) -> str:
    return filename.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
