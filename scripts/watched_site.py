"""A site for tests and benchmarks: served from a thread of its own, with every request remembered."""

from __future__ import annotations

from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Self
from urllib.parse import unquote, urlsplit

from scripts.serve import HOST, Handler, Site


class WatchedHandler(Handler):
    """Answers for a `WatchedSite`, and says nothing."""

    server: WatchedSite

    def do_GET(self) -> None:  # noqa: N802 - the name that http.server calls
        """Remember what is asked for, and answer."""
        self.server.requests.append(unquote(urlsplit(self.path).path).removeprefix(self.prefix))
        super().do_GET()

    def log_message(self, *_: object) -> None:
        """Leave the words to the tests."""


class WatchedSite(Site):
    """A folder that is being served on a free port while the `with` block runs."""

    def __init__(self, folder: Path, prefix: str = "/", handler: type[WatchedHandler] = WatchedHandler) -> None:
        super().__init__(folder, prefix=prefix, handler=handler)
        self.folder = folder
        self.requests: list[str] = []
        """Paths that were asked for, as seen from the folder, without their queries."""

    @property
    def url(self) -> str:
        """The address of the site's first page, by number."""
        return f"http://{HOST}:{self.server_port}{self.prefix}"

    @property
    def files(self) -> list[Path]:
        """The files that were sent, in order."""
        paths = (self.folder / request for request in self.requests)
        found = (path / "index.html" if path.is_dir() else path for path in paths)
        return [path for path in found if path.is_file()]

    def __enter__(self) -> Self:
        Thread(target=self.serve_forever, args=[0.05], daemon=True).start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.shutdown()
        self.server_close()
