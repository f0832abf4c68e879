"""The Output widget captures what is shown while it is entered, each task for itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from . import outputs

if TYPE_CHECKING:
    from types import TracebackType

    import ipywidgets


class Captured(NamedTuple):
    """The place inside an Output widget."""

    widget: ipywidgets.Output

    def add(self, output: outputs.Output) -> None:
        """Show one more output in the widget; text of one stream stays together."""
        shown = () if _waiting.pop(self.widget, False) else self.widget.outputs
        last = shown[-1] if shown else {}
        if output["output_type"] == "stream" and last.get("name") == output["name"]:
            output = output | {"text": last["text"] + output["text"]}
            shown = shown[:-1]
        self.widget.outputs = (*shown, output)

    def clear(self, *, wait: bool) -> None:
        """Empty the widget, at once or when the next output comes."""
        if wait:
            _waiting[self.widget] = True
        else:
            self.widget.outputs = ()


_waiting: dict[ipywidgets.Output, bool] = {}


def install() -> None:
    """Make ipywidgets' Output capture through this kernel instead of through Jupyter's messages."""
    from ipywidgets import Output  # noqa: PLC0415 - comms must be installed first

    Output.__enter__ = _enter
    Output.__exit__ = _exit


def _enter(widget: ipywidgets.Output) -> ipywidgets.Output:
    outputs.flush()
    outputs.places.set((*outputs.places.get(), Captured(widget)))
    return widget


def _exit(
    widget: ipywidgets.Output,
    kind: type[BaseException] | None,
    error: BaseException | None,
    frames: TracebackType | None,
) -> bool | None:
    del kind, frames
    outputs.flush()
    if isinstance(error, Exception):
        outputs.show_error(error)
    places = list(outputs.places.get())
    del places[len(places) - 1 - places[::-1].index(Captured(widget))]
    outputs.places.set(tuple(places))
    return isinstance(error, Exception) or None
