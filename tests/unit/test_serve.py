from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from threading import Thread

import pytest

from scripts.serve import Site

FILES = ["index.html", "page.js", "pyodide/pyodide.mjs", "pyodide/pyodide.asm.wasm", "live/sevens.zip", "seven.svg"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in FILES:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    return tmp_path


@pytest.fixture
def site(folder: Path) -> Iterator[Site]:
    with Site(folder, prefix="/some/path") as site:
        Thread(target=site.serve_forever, args=[0.01]).start()
        yield site
        site.shutdown()


def ask(site: Site, path: str) -> HTTPResponse:
    connection = HTTPConnection("127.0.0.1", site.server_port, timeout=10)
    connection.request("GET", path)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("", "text/html; charset=utf-8"),
        ("page.js", "text/javascript"),
        ("pyodide/pyodide.mjs", "text/javascript"),
        ("pyodide/pyodide.asm.wasm", "application/wasm"),
        ("live/sevens.zip", "application/zip"),
        ("seven.svg", "image/svg+xml"),
    ],
)
def test_a_file_has_the_type_that_browsers_insist_on(site: Site, name: str, kind: str):
    answer = ask(site, f"/some/path/{name}")
    assert (answer.status, answer.headers["Content-Type"]) == (200, kind)


@pytest.mark.parametrize(("path", "target"), [("/", "/some/path/"), ("/some/path", "/some/path/")])
def test_the_way_to_the_site_is_shown(site: Site, path: str, target: str):
    answer = ask(site, path)
    assert (answer.status, answer.headers["Location"]) == (302, target)


def test_a_folder_without_its_slash_stays_below_the_prefix(site: Site):
    answer = ask(site, "/some/path/live")
    assert (answer.status, answer.headers["Location"]) == (301, "/some/path/live/")


@pytest.mark.parametrize(
    "path", ["/page.js", "/some/page.js", "/some/path/none.js", "/some/path/live/", "/some/path/../../etc/hosts"]
)
def test_nothing_else_is_answered(site: Site, path: str):
    assert ask(site, path).status == 404


@pytest.mark.parametrize(
    ("path", "keeping"),
    [("page.js", "no-cache"), ("page.js?v=1a2b3c4d", "max-age=31536000, immutable"), ("none.js?v=1a2b3c4d", "no-cache")],
)
def test_a_file_is_kept_if_its_address_names_its_version(site: Site, path: str, keeping: str):
    assert ask(site, f"/some/path/{path}").headers["Cache-Control"] == keeping


def test_the_address_is_printed_as_people_type_it(site: Site):
    assert site.address == f"http://localhost:{site.server_port}/some/path/"


def test_what_is_missing_is_answered_with_the_page_for_it(folder: Path):
    (folder / "404.html").write_text("Not here.")
    with Site(folder) as site:
        Thread(target=site.serve_forever, args=[0.01]).start()
        answer = ask(site, "/none/none.html")
        assert (answer.status, answer.headers["Content-Type"]) == (404, "text/html; charset=utf-8")
        assert answer.headers["Content-Length"] == str(len("Not here."))
        site.shutdown()


def test_the_headers_that_a_site_asks_for_are_sent_with_every_file(folder: Path):
    lines = ["/*", "  Content-Security-Policy: default-src 'none'; img-src data:", "  X-Content-Type-Options: nosniff"]
    lines += ["/one-file.js", "  X-Of-One-File: yes"]
    (folder / "_headers").write_text("\n".join(lines))
    with Site(folder) as site:
        Thread(target=site.serve_forever, args=[0.01]).start()
        for path in ("/", "/page.js", "/none.js"):
            answer = ask(site, path)
            assert answer.headers["Content-Security-Policy"] == "default-src 'none'; img-src data:"
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert "X-Of-One-File" not in answer.headers
        site.shutdown()


@pytest.mark.parametrize("error", [BrokenPipeError, ConnectionResetError, ConnectionAbortedError, ValueError])
def test_a_browser_that_hangs_up_is_no_error(site: Site, capsys: pytest.CaptureFixture[str], error: type[Exception]):
    def fail() -> None:
        raise error

    try:
        fail()
    except error:
        site.handle_error(None, ("127.0.0.1", 50000))
    assert ("Traceback" in capsys.readouterr().err) == (error is ValueError)
