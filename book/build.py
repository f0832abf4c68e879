"""Build the book: `python book/build.py html` makes the whole site, `update` brings the catalogues up to date.

`compile` makes the catalogues of widgets and scenarios ready for use, `gettext` only extracts messages.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "book"), str(ROOT / "book" / "_ext")]

import catalogues  # noqa: E402 - the two folders above are not packages
import discovery  # noqa: E402
import feed  # noqa: E402
import front_page  # noqa: E402
import offline  # noqa: E402
import one_style  # noqa: E402
import policy  # noqa: E402
from sevens_book import assets  # noqa: E402
from sevens_book.words import LANGUAGES  # noqa: E402

SITE = ROOT / "_build" / "site"
IPYTHON = ROOT / "_build" / ".ipython"
KERNEL_SETTINGS = 'c.IPKernelApp.log_level = "ERROR"\n'
"""Kernels warn that they talk unencrypted, which they do on this machine only."""
ONE_BUILD = """
import json, sys
from jupyter_book.sphinx import build_sphinx
result = build_sphinx(**json.loads(sys.argv[1]))
sys.exit(result if isinstance(result, int) else 2)
"""


def run_sphinx(language: str, builder: str, target: Path, *, strict: bool, **settings: object) -> int:
    """Run one Sphinx build in a process of its own, and return its exit status."""
    arguments = {
        "sourcedir": str(ROOT),
        "outputdir": str(target),
        "noconfig": True,
        "path_config": str(ROOT / "_config.yml"),
        "doctreedir": str(ROOT / "_build" / ".doctrees" / f"{builder}-{language}"),
        "builder": builder,
        "warningiserror": strict,
        "keep_going": True,
        "quiet": True,
        "confoverrides": {
            "external_toc_path": str(ROOT / "_toc.yml"),
            "latex_individualpages": False,
            "language": language,
            "nitpicky": strict,
            **settings,
        },
    }
    command = [sys.executable, "-c", ONE_BUILD, json.dumps(arguments)]
    environment = os.environ | {"BOOK_LANGUAGE": language, "IPYTHONDIR": str(IPYTHON)}
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def build_language(language: str, languages: list[str], *, strict: bool) -> int:
    """Build the site of one language into `_build/site/<language>` and say how long it took."""
    start = time.monotonic()
    status = run_sphinx(language, "html", SITE / language, strict=strict, sevens_languages=languages)
    print(f"{language}: {'failed' if status else 'built'} in {time.monotonic() - start:.1f} s", flush=True)
    return status


def set_kernels() -> None:
    """Give the kernels settings of their own: what somebody has in their IPython profile changes no page."""
    profile = IPYTHON / "profile_default"
    profile.mkdir(parents=True, exist_ok=True)
    (profile / "ipython_kernel_config.py").write_text(KERNEL_SETTINGS, "utf-8")


def play_studies() -> None:
    """Play the deals of the lab, which take longest, on all cores."""
    start = time.monotonic()
    print("studies: playing the deals of the lab, which takes minutes the first time", flush=True)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (ROOT, ROOT / "widgets", ROOT / "book" / "_ext")))}
    subprocess.run([sys.executable, "-m", "sevens_book.studies"], cwd=ROOT, env=environment, check=True)
    print(f"studies: played in {time.monotonic() - start:.1f} s", flush=True)


def build_site(languages: list[str], *, strict: bool) -> int:
    """Build these languages and the pages around them, and put the policy into every page.

    The first one goes alone and leaves the figures of the other studies to the others, which are built two at a time.
    """
    catalogues.compile_all()
    set_kernels()
    play_studies()
    assets.put_assets(SITE / "sevens")

    def build(language: str) -> int:
        return build_language(language, languages, strict=strict)

    with ThreadPoolExecutor(max_workers=2) as pool:
        statuses = [build(languages[0]), *pool.map(build, languages[1:])]
    shutil.rmtree(SITE / "jupyter_execute", ignore_errors=True)  # myst-nb leaves the notebooks it ran here
    address = discovery.address()
    front_page.write(SITE, languages, address)
    discovery.write(SITE, languages, address)
    feed.write(SITE, address)
    one_style.write(SITE, languages)
    offline.write_pages(SITE, languages)
    policy.write(SITE)
    offline.write_worker(SITE, languages, keep=offline.wanted())
    return max(statuses)


def extract() -> int:
    """Extract every message of book, site, widgets and scenarios into `_build/gettext`."""
    shutil.rmtree(catalogues.TEMPLATES, ignore_errors=True)
    status = run_sphinx("en", "gettext", catalogues.TEMPLATES / "book", strict=True, nb_execution_mode="off")
    catalogues.extract_others()
    return status


def main() -> int:
    """Do what the command line asks and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=["html", "compile", "gettext", "update"])
    parser.add_argument("--lang", nargs="+", choices=list(LANGUAGES), default=list(LANGUAGES))
    parser.add_argument("--warnings-are-errors", action="store_true")
    options = parser.parse_args()
    if options.command == "html":
        return build_site(options.lang, strict=options.warnings_are_errors)
    if options.command == "compile":
        catalogues.compile_all()
        return 0
    status = extract()
    if options.command == "update" and status == 0:
        catalogues.update_all()
    return status


if __name__ == "__main__":
    sys.exit(main())
