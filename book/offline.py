"""What lets a browser keep the site: manifests, the page for what is not kept, and the service worker with its list of files.

The worker's bytes follow from those of the site: a new build has a new worker, the same build the same one.
"""

import hashlib
import json
import re
import shutil
from functools import partial
from pathlib import Path

import yaml

from bare_page import bare_page
from sevens_book.words import LANGUAGES, say

ROOT = Path(__file__).resolve().parents[1]
WORKERS = ROOT / "_build" / "assets" / "offline"
WORKER, PAGE, SCRIPT, MANIFEST = "sw.js", "offline.html", "kept.js", "manifest.webmanifest"
FOR_HOSTS = {WORKER, "404.html", "robots.txt", "sitemap.xml", "_headers"}
"""Files at the top of the site that no page asks for, like all whose names begin with a full stop."""
DIGITS = 16
SHARED = ""
SECTION = """<section lang="{code}">
<h1>{title}</h1>
<p>{text}</p>
<p><a href="">{again}</a></p>
<div class="kept">
<h2>{kept}</h2>
<ul>
{links}
</ul>
</div>
</section>"""
LINK = '<li lang="{code}"><a hreflang="{code}" href="./{code}/book/index.html">{name}</a> <span>{title}</span></li>'


def wanted() -> bool:
    """Whether `_config.yml` lets browsers keep the site."""
    settings = yaml.safe_load((ROOT / "_config.yml").read_text("utf-8"))
    return bool(settings["sphinx"]["config"].get("sevens_offline", True))


def colour(name: str) -> str:
    """A colour of the light look, from the tokens."""
    tokens = (ROOT / "widgets" / "styles" / "tokens.css").read_text("utf-8")
    return str(re.findall(rf"--sv-{name}:(#\w+)", tokens)[0])


def manifest(code: str) -> dict[str, object]:
    """What a system has to know to install the book in this language."""
    icons = [("icon-192.png", "192x192", "any"), ("icon-512.png", "512x512", "any"), ("icon-maskable.png", "512x512", "maskable")]
    return {
        "name": say(code, "Sevens: card games built on the seven"),
        "short_name": say(code, "Sevens"),
        "lang": code,
        "start_url": "book/index.html",
        "scope": "../",
        "display": "standalone",
        "background_color": colour("page"),
        "theme_color": colour("accent"),
        "icons": [
            {"src": f"_static/{name}", "sizes": sizes, "type": "image/png", "purpose": purpose} for name, sizes, purpose in icons
        ],
    }


def page(languages: list[str]) -> str:
    """The page in place of one that is not kept, in every language; its links lead from the top of the site."""
    return bare_page([section(code, languages) for code in languages], "./", SCRIPT)


def section(code: str, languages: list[str]) -> str:
    """What that page says in one language."""
    words = partial(say, code)
    titles = {other: say(other, "Card games built on the seven") for other in languages}
    return SECTION.format(
        code=code,
        title=words("This page is not kept here"),
        text=words("There is no network just now, and this browser has not kept this page."),
        again=words("Try again"),
        kept=words("This is kept, and works without a network:"),
        links="\n".join(LINK.format(code=other, name=LANGUAGES[other], title=titles[other]) for other in languages),
    )


def write_pages(site: Path, languages: list[str]) -> None:
    """Write the manifest of each language and the page for what is not kept."""
    known = [code for code in LANGUAGES if code in languages]
    (site / PAGE).write_text(page(known), "utf-8")
    shutil.copy(ROOT / "book" / "_static" / SCRIPT, site / SCRIPT)
    for code in known:
        (site / code / MANIFEST).write_text(json.dumps(manifest(code), ensure_ascii=False, indent=1), "utf-8")


def digest(content: bytes) -> str:
    """The first 64 bits of its SHA-256, in hexadecimal digits."""
    return hashlib.sha256(content).hexdigest()[:DIGITS]


def parts(site: Path, languages: list[str]) -> dict[str, dict[str, str]]:
    """Path -> digest of each file that pages may ask for: under "" what the languages share, then each language's own."""
    found: dict[str, dict[str, str]] = {part: {} for part in (SHARED, *languages)}
    for path in sorted(site.rglob("*")):
        name = path.relative_to(site).as_posix()
        if path.is_file() and name not in FOR_HOSTS and not path.name.startswith("."):
            folder = name.split("/")[0]
            found[folder if folder in languages else SHARED][name] = digest(path.read_bytes())
    return found


def write_worker(site: Path, languages: list[str], *, keep: bool) -> None:
    """Write the service worker of the finished site; one that ends the keeping if it is not to be kept."""
    if not keep:
        shutil.copy(WORKERS / "end.js", site / WORKER)
        return
    code = (WORKERS / "worker.js").read_text("utf-8")
    listed = parts(site, languages)
    build = digest(json.dumps([listed, code]).encode())
    (site / WORKER).write_text(f"const SITE = {json.dumps({'build': build, 'parts': listed})};\n{code}", "utf-8")
