"""Every page says what it may load and run, and says nothing that its own policy would refuse."""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path

import pytest
from bs4 import BeautifulSoup

import policy
from tests.book.pages import ROOT, SITE

BARE = '<html><head>\n<meta charset="utf-8" />\n<title>A page</title></head></html>'
SAYS = {
    "default-src": "'none'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
}


def directives(text: str) -> dict[str, str]:
    """A policy, taken apart."""
    return dict(part.strip().split(" ", 1) for part in text.split(";"))


def named(code: str) -> str:
    """How a policy names a script."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()}'"


def test_every_page_begins_with_its_policy_and_keeps_to_it() -> None:
    paths = sorted(SITE.rglob("*.html"))
    assert paths
    for path in paths:
        html = BeautifulSoup(path.read_text("utf-8"), "html.parser")
        (meta,) = html.select("meta[http-equiv=Content-Security-Policy]")
        assert meta.find_previous("meta").get("charset") == "utf-8", path
        assert meta.find_previous(["script", "link", "style"]) is None, path
        said = directives(meta["content"])
        scripts = said.pop("script-src").split()
        inside = [tag.string or "" for tag in html.find_all("script", src=False) if "json" not in tag.get("type", "")]
        assert said == SAYS, path
        assert scripts[:2] == ["'self'", "'wasm-unsafe-eval'"], path
        assert set(scripts[2:]) == {named(code) for code in inside}, path


def test_no_page_has_code_in_attributes_or_addresses() -> None:
    for path in SITE.rglob("*.html"):
        for tag in BeautifulSoup(path.read_text("utf-8"), "html.parser").find_all(True):
            assert [name for name in tag.attrs if name.startswith("on")] == [], (path, tag.name)
            values = [str(tag.get(name, "")) for name in ("href", "src", "action", "formaction")]
            assert [value for value in values if re.match(r"\s*(javascript|vbscript):", value, re.IGNORECASE)] == [], path


@pytest.mark.parametrize("name", ["_headers", ".htaccess"])
def test_a_host_says_the_same_and_forbids_frames(name: str) -> None:
    text = (SITE / name).read_text("utf-8")
    said = directives(re.search(r'Content-Security-Policy:? "?([^"\n]+)', text)[1])
    assert said.pop("frame-ancestors") == "'self'"
    assert "unsafe-eval" not in said.pop("script-src").replace("'wasm-unsafe-eval'", "")
    assert said == SAYS
    assert re.search(r'X-Content-Type-Options:? "?nosniff', text)


def test_a_script_is_named_and_data_is_not() -> None:
    page = BARE + '<script>a()</script><SCRIPT TYPE="module">b()</SCRIPT><script type="application/json">{}</script>'
    page += '<script src="c.js"></script><script type=text/javascript>a()</script>'
    assert policy.hashes(page) == {named("a()"), named("b()")}


def test_the_policy_follows_the_page_and_is_put_in_once() -> None:
    once = policy.with_policy(BARE)
    assert policy.with_policy(once) == once
    more = once.replace("</head>", "<script>a()</script></head>")
    assert named("a()") in policy.with_policy(more)
    assert policy.with_policy(more).count("Content-Security-Policy") == 1


def test_a_page_without_its_encoding_is_refused() -> None:
    with pytest.raises(ValueError, match="encoding"):
        policy.with_policy("<html><head></head></html>")


def test_pages_are_written_only_when_something_changes(tmp_path: Path) -> None:
    page = tmp_path / "en" / "index.html"
    page.parent.mkdir()
    page.write_text(BARE, "utf-8")
    policy.write(tmp_path)
    first = page.stat()
    policy.write(tmp_path)
    assert page.stat().st_mtime_ns == first.st_mtime_ns


def test_a_host_lets_browsers_keep_files_whose_address_names_their_version(tmp_path: Path) -> None:
    policy.write(tmp_path)
    assert re.search(
        r"\n/sevens/live/pyodide/\*\n  Cache-Control: max-age=31536000, immutable\n", (tmp_path / "_headers").read_text("utf-8")
    )
    apache = (tmp_path / ".htaccess").read_text("utf-8")
    assert re.search(r'<If "%\{QUERY_STRING\} =~ /\^v=/">\nHeader set Cache-Control "max-age=31536000, immutable"\n</If>', apache)


def test_the_guide_for_publishers_quotes_the_policy_as_it_is() -> None:
    guide = (ROOT / "docs" / "publishing.md").read_text("utf-8")
    headers = (SITE / "_headers").read_text("utf-8")
    whole = re.search(r"Content-Security-Policy: (.+)", headers)[1]
    assert f'add_header Content-Security-Policy "{whole}" always;' in guide
