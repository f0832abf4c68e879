import ast
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.parse import unquote

import pytest

import sevens

ROOT = Path(__file__).parents[2]
REGISTRIES = re.compile(r"pythonhoste[d]\.|py[p]i\.o[r]g|regis[t]ry\.np[m]|np[m]js\.|(de[b]|securi[t]y)\.deb[i]an")
PYTHON_LOCKS = [
    "requirements.lock",
    "bench/requirements.lock",
    "bench/wheels.lock",
    "audit/requirements.lock",
    "widgets/live/requirements.lock",
]
MEBIBYTE = 1024 * 1024


def tracked_files() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def text_of(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def test_no_file_names_a_package_registry():
    texts = ((path, path.read_bytes().decode("utf-8", errors="replace")) for path in tracked_files())
    assert [path for path, text in texts if REGISTRIES.search(text)] == []


def test_no_file_is_larger_than_a_mebibyte():
    assert [path for path in tracked_files() if path.stat().st_size > MEBIBYTE] == []


@pytest.mark.parametrize("name", PYTHON_LOCKS)
def test_every_locked_python_package_has_a_version_and_a_hash(name: str):
    entries = re.split(r"\n(?=\S)", re.sub(r"^ *#.*\n", "", text_of(name), flags=re.MULTILINE).strip())
    assert entries
    assert [entry for entry in entries if not re.match(r"[\w.-]+==\S+", entry) or "--hash=sha256:" not in entry] == []


def test_the_browser_gets_the_versions_that_are_tested():
    pin = re.compile(r"^[\w.-]+==\S+", flags=re.MULTILINE)
    tested = {line.replace("_", "-").lower() for line in pin.findall(text_of("requirements.lock"))}
    sent = {line.replace("_", "-").lower() for line in pin.findall(text_of("widgets/live/requirements.lock"))}
    assert sent
    assert sent - tested == set()


def test_every_locked_npm_package_has_a_hash_and_no_address():
    packages = json.loads(text_of("package-lock.json"))["packages"]
    locked = {name: facts for name, facts in packages.items() if name}
    assert [name for name, facts in locked.items() if not facts.get("integrity", "").startswith("sha512-")] == []
    assert [name for name, facts in locked.items() if "resolved" in facts] == []


def test_a_notebook_server_gets_what_is_tested_and_nothing_without_a_hash():
    lines = [line for line in text_of("binder/requirements.txt").splitlines() if not line.startswith("#")]
    assert lines[0] == "-r ../requirements.lock"
    assert [line for line in lines[1:] if not re.fullmatch(r"[\w.-]+==\S+ --hash=sha256:[0-9a-f]{64}", line)] == []


def test_a_link_that_opens_a_page_on_a_notebook_server_names_a_page_of_the_book():
    places = [unquote(place) for place in re.findall(r"[?&]urlpath=(\S+)", text_of("docs/publishing.md"))]
    pages = [place.removeprefix("lab/tree/").removeprefix("sevens/") for place in places]
    assert len(pages) == 2
    assert [page for page in pages if "{code-cell}" not in text_of(page)] == []


def test_the_wheel_that_is_to_be_installed_has_the_name_of_this_version():
    for page in ["README.md", "docs/publishing.md"]:
        named = re.findall(r"_build/dist/sevens-(\S+)-py3-none-any\.whl", text_of(page))
        assert named == [sevens.__version__], page


def test_every_action_is_pinned_to_a_commit():
    used = re.findall(r"uses: (\S+)", text_of(".github/workflows/pages.yml"))
    assert used
    assert [action for action in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", action)] == []


def test_jupyter_book_is_the_last_of_its_first_edition():
    assert re.search(r"^jupyter-book==1\.0\.4\.post1 ", text_of("requirements.lock"), flags=re.MULTILINE)


def test_every_npm_package_is_pinned_exactly():
    versions = json.loads(text_of("package.json"))["devDependencies"]
    assert {name: version for name, version in versions.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)} == {}


def test_one_version_everywhere():
    newest = re.search(r"^## (\S+)", text_of("CHANGELOG.md"), flags=re.MULTILINE)
    assert newest
    assert newest[1] == sevens.__version__
    assert tomllib.loads(text_of("pyproject.toml"))["project"]["version"] == sevens.__version__
    assert json.loads(text_of("package.json"))["version"] == sevens.__version__


def test_the_rules_package_needs_the_standard_library_alone_and_numpy_for_batches():
    trees = {path: ast.parse(path.read_text("utf-8")) for path in (ROOT / "sevens").rglob("*.py")}
    for path, tree in trees.items():
        extra = {"numpy"} if path.parent.name == "batch" else set()
        for node in ast.walk(tree):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.level == 0:
                names = [node.module or ""]
            foreign = {name.split(".")[0] for name in names} - sys.stdlib_module_names - {"sevens"}
            assert foreign - extra == set(), path


def test_a_link_in_the_first_pages_leads_somewhere():
    for name in ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]:
        targets = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text_of(name))
        assert [target for target in targets if not (ROOT / target).exists()] == [], name
