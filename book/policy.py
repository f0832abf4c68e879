"""The content security policy: what a page of the site may load and run, said in each page and in files for hosts.

A page's own policy works on any host and from a USB stick. Only a host can say it for workers and forbid other sites to
frame a page: `_headers` (Netlify, Cloudflare Pages) and `.htaccess` (Apache) say the same as the pages, and those two things.
They also have browsers ask each time whether the service worker is still the newest.
"""

import base64
import hashlib
import re
from pathlib import Path

PLACE = re.compile(r'<meta charset="utf-8" ?/?>\n')
META = '<meta http-equiv="Content-Security-Policy" content="{}">\n'
OLD = re.compile(META.format('[^"]*'))
SCRIPT = re.compile(r"<script\b([^>]*)>(.*?)</script>", re.DOTALL | re.IGNORECASE)
KIND = re.compile(r"""\stype\s*=\s*["']?([^\s"'>]+)""", re.IGNORECASE)
SCRIPTS = {"module", "text/javascript", "application/javascript"}
LASTING = "max-age=31536000, immutable"
"""For files whose address names their version. The browser then keeps what it has compiled of them, too."""
FRAMING = "frame-ancestors 'self'"
HEADERS = """/*
  Content-Security-Policy: {policy}
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer

/sevens/live/pyodide/*
  Cache-Control: {lasting}

/sw.js
  Cache-Control: no-cache
"""
HTACCESS = """<IfModule mod_headers.c>
Header set Content-Security-Policy "{policy}"
Header set X-Content-Type-Options "nosniff"
Header set Referrer-Policy "no-referrer"
<If "%{{QUERY_STRING}} =~ /^v=/">
Header set Cache-Control "{lasting}"
</If>
<Files "sw.js">
Header set Cache-Control "no-cache"
</Files>
</IfModule>
AddType text/javascript .js .mjs
AddType application/wasm .wasm
AddType application/manifest+json .webmanifest
"""


def hashes(html: str) -> set[str]:
    """What a policy calls each script that stands inside a page; data in script elements does not run and needs no name.

    >>> hashes('<script>let a = 1;</script><script src="a.js"></script><script type="application/json">{}</script>')
    {"'sha256-jOYb7LpJuPnlHbFEwYFxUDWI2d0A4qTT3Wyqr1XrzgU='"}
    """
    inside = [(tag, code) for tag, code in SCRIPT.findall(html) if not re.search(r"\ssrc\s*=", tag, re.IGNORECASE)]
    running = [code for tag, code in inside if (KIND.findall(tag) or ["module"])[0].lower() in SCRIPTS]
    return {f"'sha256-{base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()}'" for code in running}


def policy(named: set[str]) -> str:
    """The policy of pages with these scripts inside them."""
    scripts = " ".join(["script-src 'self' 'wasm-unsafe-eval'", *sorted(named)])
    same_site = [f"{kind} 'self'" for kind in ("font-src", "connect-src", "worker-src", "manifest-src", "form-action")]
    pictures = ["style-src 'self' 'unsafe-inline'", "img-src 'self' data:"]
    return "; ".join(["default-src 'none'", scripts, *pictures, *same_site, "base-uri 'none'"])


def with_policy(html: str) -> str:
    """The page with its policy directly after its encoding, in place of one that it has; ValueError if it names no encoding."""
    page = OLD.sub("", html)
    meta = META.format(policy(hashes(page)))
    page, places = PLACE.subn(lambda place: place[0] + meta, page, count=1)
    if not places:
        raise ValueError(f"A page has to begin with its encoding: {html[:80]!r}")
    return page


def write(site: Path) -> None:
    """Put the policy into every page of the site that has not its own yet, and write the files for hosts."""
    named: set[str] = set()
    for path in sorted(site.rglob("*.html")):
        html = path.read_text("utf-8")
        page = with_policy(html)
        named |= hashes(page)
        if page != html:
            path.write_text(page, "utf-8")
    whole = f"{policy(named)}; {FRAMING}"
    (site / "_headers").write_text(HEADERS.format(policy=whole, lasting=LASTING), "utf-8")
    (site / ".htaccess").write_text(HTACCESS.format(policy=whole, lasting=LASTING), "utf-8")
