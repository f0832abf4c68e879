"""The shell object that widgets ask for."""

from __future__ import annotations

from typing import Any

from live_kernel import cells, mime, outputs


class _Events:
    """Events of the shell, which nobody on a page waits for."""

    def register(self, event: str, function: object) -> None:
        """Do nothing."""

    def unregister(self, event: str, function: object) -> None:
        """Do nothing."""

    def trigger(self, event: str, *args: Any, **kwargs: Any) -> None:
        """Do nothing."""


class _DisplayFormatter:
    """Formats objects as MIME bundles."""

    def format(self, obj: object, include: object = None, exclude: object = None) -> mime.Bundle:
        """Return the data and the metadata with which an object is shown."""
        del include, exclude
        return mime.bundle(obj)


class InteractiveShell:
    """The one shell of the page."""

    def __init__(self) -> None:
        self.events = _Events()
        self.display_formatter = _DisplayFormatter()
        self.user_ns = cells.namespace
        self.kernel = None

    @classmethod
    def instance(cls) -> InteractiveShell:
        """Return the shell."""
        return _shell

    @classmethod
    def initialized(cls) -> bool:
        """Say that there is a shell."""
        return True

    def showtraceback(self, exc_tuple: tuple[Any, BaseException, Any] | None = None, **_: Any) -> None:
        """Show an exception, the one being handled unless another is given."""
        if exc_tuple:
            outputs.show_error(exc_tuple[1])
        else:
            outputs.show_current_error()


_shell = InteractiveShell()


def get_ipython() -> InteractiveShell:
    """Return the shell."""
    return _shell
