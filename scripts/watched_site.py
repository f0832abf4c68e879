"""A site for tests and benchmarks: served from a thread of its own, with every request remembered."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import TYPE_CHECKING, AnyStr, Self
from urllib.parse import unquote, urlsplit

from scripts.serve import HOST, Handler, Site

if TYPE_CHECKING:
    from _typeshed import SupportsRead, SupportsWrite


class WatchedHandler(Handler):
    """Answers for a `WatchedSite`, and says nothing."""

    server: WatchedSite

    def do_GET(self) -> None:  # noqa: N802 - the name that http.server calls
        """Remember what is asked for, and answer."""
        self.server.requests.append(unquote(urlsplit(self.path).path).removeprefix(self.prefix))
        super().do_GET()

    def guess_type(self, path: str | PathLike[str]) -> str:
        """The type of a file, or what the site says of its name."""
        return self.server.types.get(Path(path).name) or super().guess_type(path)

    def copyfile(self, source: SupportsRead[AnyStr], outputfile: SupportsWrite[AnyStr]) -> None:
        """Send a file; of one that the site cuts send half, and hang up."""
        if Path(urlsplit(self.path).path).name not in self.server.cut:
            super().copyfile(source, outputfile)
            return
        content = source.read()
        outputfile.write(content[: len(content) // 2])
        self.close_connection = True

    def log_message(self, *_: object) -> None:
        """Leave the words to the tests."""


class WatchedSite(Site):
    """A folder that is being served on a free port while the `with` block runs."""

    def __init__(self, folder: Path, prefix: str = "/", handler: type[WatchedHandler] = WatchedHandler) -> None:
        super().__init__(folder, prefix=prefix, handler=handler)
        self.folder = folder
        self.requests: list[str] = []
        """Paths that were asked for, as seen from the folder, without their queries."""
        self.cut: set[str] = set()
        """Names of files of which half is sent before the connection breaks."""
        self.types: dict[str, str] = {}
        """Types that are told of files by their names, instead of the right ones."""

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
