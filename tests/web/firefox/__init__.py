"""Firefox as a reader uses it, driven by a script of Node.js over the browser's own protocol."""

from __future__ import annotations

import json
import subprocess
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import IO

SCRIPT = Path(__file__).with_name("reader.mjs")
INSIDE = ("about", "blob", "data")


class Reader:
    """One page of Firefox. A selector means the first element that it fits; whatever takes longer than a minute fails."""

    def __init__(self, ask: IO[str], hear: IO[str]) -> None:
        self._ask = ask
        self._hear = hear

    def do(self, command: str, *values: str) -> Any:
        """Have something done, and give back the answer; AssertionError if it could not be done."""
        self._ask.write(json.dumps([command, *values]) + "\n")
        self._ask.flush()
        line = self._hear.readline()
        assert line, "Firefox has gone"
        answer = json.loads(line)
        assert "fault" not in answer, answer["fault"]
        return answer["result"]

    def open(self, address: str) -> None:
        """Go to a page."""
        self.do("open", address)

    def click(self, selector: str) -> None:
        """Click an element as soon as it is there."""
        self.do("click", selector)

    def press(self, key: str) -> None:
        """Press a key, by the name that browsers give it."""
        self.do("press", key)

    def tab_to(self, selector: str) -> None:
        """Press Tab until the focus is on such an element."""
        self.do("tab", selector)

    def see(self, selector: str, text: str = "") -> None:
        """Wait until such an element shows, with this text in it."""
        self.do("see", selector, text)

    def texts(self, selector: str) -> list[str]:
        """The texts of all such elements, as they show now."""
        found: list[str] = self.do("texts", selector)
        return found

    def attributes(self, selector: str, name: str) -> list[str | None]:
        """This attribute of all such elements, None where it is missing."""
        found: list[str | None] = self.do("attributes", selector, name)
        return found

    def leave(self) -> None:
        """Leave the page; AssertionError if a page asked other hosts or something went wrong in it since the last time."""
        seen = self.do("leave")
        asked = [urlsplit(address) for address in seen["requests"]]
        assert [a.geturl() for a in asked if a.scheme not in INSIDE and a.hostname != "127.0.0.1"] == []
        assert seen["faults"] == []


@contextmanager
def started(program: Path) -> Iterator[Reader]:
    """Firefox with a profile of its own, as long as the `with` block runs."""
    command = ["node", str(SCRIPT), str(program)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        assert process.stdin
        assert process.stdout
        yield Reader(process.stdin, process.stdout)
