"""Builds the page that the live start is measured against: JupyterLite with one ipywidget, everything on this machine.

`python -m bench.lite_site` writes it into `_build/lite/site`. It has the same Pyodide as our pages. The wheels have the versions
that Pyodide's own list names, and come from the package index, not from Pyodide's host.
"""

import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.parse import quote

ROOT = Path(__file__).parents[1]
LITE = ROOT / "_build" / "lite"
SITE = LITE / "site"
PYODIDE = ROOT / "node_modules" / "pyodide"
NEEDED = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"]
FOR_THE_BROWSER = ["--python-version", "3.14", "--implementation", "py", "--abi", "none", "--platform", "any"]
QUICKEST = ["--apps", "repl", "--no-sourcemaps", "--no-unused-shared-packages", "--no-libarchive"]
SETTINGS = {
    "jupyter-lite-schema-version": 0,
    "jupyter-config-data": {
        "litePluginSettings": {"@jupyterlite/pyodide-kernel-extension:kernel": {"disablePyPIFallback": True}}
    },
}
CODE = "%pip install -q ipywidgets\nimport ipywidgets\nipywidgets.IntSlider()"
PAGE = """<!doctype html>
<meta charset="utf-8">
<title>One widget</title>
<button>Start</button>
<script>
document.querySelector("button").onclick = ({{ target }}) =>
  target.replaceWith(Object.assign(document.createElement("iframe"), {{ src: "{address}" }}));
</script>
<style>iframe {{ width: 900px; height: 600px }}</style>
"""
"""As the `replite` directive of jupyterlite-sphinx does it: a button in whose place the notebook comes."""


def download_wheels(folder: Path) -> None:
    """Fetch what `wheels.lock` names, hashes checked."""
    lock = ["--require-hashes", "--no-deps", "--only-binary", ":all:", "--requirement", str(ROOT / "bench" / "wheels.lock")]
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--dest", str(folder), *FOR_THE_BROWSER, *lock]
    subprocess.run(command, check=True)


def lay_out(folder: Path, wheels: Path) -> None:
    """Put Pyodide with its own wheels, and the other wheels, where JupyterLite looks for them."""
    pyodide, others = folder / "static" / "pyodide", folder / "pypi"
    pyodide.mkdir(parents=True)
    others.mkdir()
    for name in NEEDED:
        shutil.copy(PYODIDE / name, pyodide)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    known = {package["file_name"]: package for package in lock["packages"].values()}
    for wheel in wheels.glob("*.whl"):
        shutil.copy(wheel, pyodide if wheel.name in known else others)
        if wheel.name in known:
            known[wheel.name]["sha256"] = hashlib.sha256(wheel.read_bytes()).hexdigest()
    (pyodide / "pyodide-lock.json").write_text(json.dumps(lock), "utf-8")
    (folder / "jupyter-lite.json").write_text(json.dumps(SETTINGS), "utf-8")


def build() -> None:
    """Build the site anew."""
    shutil.rmtree(LITE, ignore_errors=True)
    source, wheels = LITE / "source", LITE / "wheels"
    download_wheels(wheels)
    lay_out(source, wheels)
    command = [str(ROOT / ".venv-bench" / "bin" / "jupyter-lite"), "build", "--output-dir", str(SITE), *QUICKEST]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    address = f"repl/index.html?kernel=python&execute=1&code={quote(CODE)}"
    (SITE / "one-widget.html").write_text(PAGE.format(address=address), "utf-8")


if __name__ == "__main__":
    build()
