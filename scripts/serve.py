"""Serves a folder of static files on this machine alone: `python scripts/serve.py _build/site --port 8000`."""

import argparse
import sys
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import takewhile
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

HOST = "127.0.0.1"
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
MISSING = "404.html"
LASTING = "v="
"""How the query of a file begins whose address names its version: such a file never changes."""

HEADERS = "_headers"
"""The file in which a site tells its host what to say with every file, a line each, indented: a name, a colon, a value."""


class Handler(SimpleHTTPRequestHandler):
    """Answers with the files below one folder, seen under a prefix such as `/some/path/`."""

    server: "Site"
    protocol_version = "HTTP/1.1"
    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

    def __init__(self, *arguments: Any, prefix: str, directory: str) -> None:
        self.prefix = prefix
        super().__init__(*arguments, directory=directory)

    def do_GET(self) -> None:
        """Answer with a file, or lead the way to the prefix."""
        path = urlsplit(self.path).path
        if path.startswith(self.prefix):
            super().do_GET()
        elif path in ("/", self.prefix.rstrip("/")):
            self.send_response(HTTPStatus.FOUND)
            self.send_header("Location", self.prefix)
            self.send_header("Content-Length", "0")
            self.end_headers()
        else:
            self.send_error(HTTPStatus.NOT_FOUND)

    def translate_path(self, path: str) -> str:
        """The file that a path below the prefix stands for."""
        return super().translate_path("/" + path.removeprefix(self.prefix))

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answer with the site's own page for what is missing, if it has one."""
        page = Path(self.directory) / MISSING
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, message, explain)
            return
        self.log_error("code %d, %s", code, self.path)
        body = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", TYPES[".html"])
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def list_directory(self, _path: object) -> None:
        """Say that a folder without a page of its own is no page."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def send_response(self, code: int, message: str | None = None) -> None:
        """Begin an answer, and remember how it goes."""
        self.code = code
        super().send_response(code, message)

    def end_headers(self) -> None:
        """Say what the site wishes said, and let the browser ask each time whether a file that may change is still the newest."""
        for name, value in self.server.headers:
            self.send_header(name, value)
        lasting = self.code == HTTPStatus.OK and urlsplit(self.path).query.startswith(LASTING)
        self.send_header("Cache-Control", "max-age=31536000, immutable" if lasting else "no-cache")
        super().end_headers()

    def log_request(self, code: object = "-", size: object = "-") -> None:
        """Stay quiet about files that were found; what is missing is told by `log_error`."""


def headers(folder: Path) -> list[tuple[str, str]]:
    """The headers that a site asks for in its own file with all its files, which stand first; none without it."""
    path = folder / HEADERS
    told = path.read_text("utf-8").splitlines()[1:] if path.is_file() else []
    lines = takewhile(lambda line: line.startswith(" "), told)
    return [(name.strip(), value.strip()) for name, _, value in (line.partition(":") for line in lines)]


class Site(ThreadingHTTPServer):
    """The server. `address` is where the site is; port 0 takes any free port."""

    daemon_threads = True

    def __init__(self, folder: Path, port: int = 0, prefix: str = "/", handler: type[Handler] = Handler) -> None:
        self.prefix = f"/{prefix.strip('/')}/".replace("//", "/")
        self.headers = headers(folder)
        super().__init__((HOST, port), partial(handler, directory=str(folder), prefix=self.prefix))

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Tell what went wrong, unless the browser has only hung up before a file had come whole."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)

    @property
    def address(self) -> str:
        """The address of the site's first page."""
        return f"http://localhost:{self.server_port}{self.prefix}"


def main() -> int:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--prefix", default="/", help="serve below this path, as some hosts do: /some/path/")
    options = parser.parse_args()
    if not (options.folder / "index.html").is_file():
        print(f"There is no site in {options.folder}: run `make site` first.", file=sys.stderr)
        return 1
    try:
        site = Site(options.folder, options.port, options.prefix)
    except (OSError, OverflowError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        print(
            f"Port {options.port} cannot be used ({reason}). Choose another: --port 8123 (make serve PORT=8123)", file=sys.stderr
        )
        return 1
    with site:
        print(f"Sevens is on {site.address} (end with Ctrl+C)", flush=True)
        try:
            site.serve_forever()
        except KeyboardInterrupt:
            print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
