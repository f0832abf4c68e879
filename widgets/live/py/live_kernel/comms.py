"""Comms: the channels between Python's widgets and the page's."""

from __future__ import annotations

import json
from contextvars import copy_context
from typing import TYPE_CHECKING, Any

import comm
from comm.base_comm import BaseComm

from . import outputs, wire

if TYPE_CHECKING:
    from collections.abc import Iterable


class PageComm(BaseComm):
    """A comm to the page. It remembers its cell, so that its callbacks print and fail where the widget is."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self.cell = outputs.cell()
        super().__init__(*args, **kwargs)

    def publish_msg(
        self,
        msg_type: str,
        data: dict[str, Any] | None = None,
        metadata: dict[str, Any] | None = None,
        buffers: list[bytes] | None = None,
        **keys: Any,
    ) -> None:
        """Send a message to the other end."""
        content = {"comm_id": self.comm_id, "data": data or {}, **keys}
        wire.send({"type": msg_type, "content": content, "metadata": metadata or {}}, buffers or ())


def install() -> None:
    """Let every comm that is made from now on reach the page. To be called before ipywidgets is imported."""
    comm.create_comm = PageComm


def handle(text: str, buffers: Iterable[Any]) -> None:
    """Deliver a message of the page to its comm, and tell the page when that is done."""
    message = json.loads(text)
    message["buffers"] = [memoryview(buffer.to_bytes()) for buffer in buffers]
    copy_context().run(_deliver, message)
    wire.send({"type": "idle", "id": message["id"]})


def _deliver(message: dict[str, Any]) -> None:
    manager: Any = comm.get_comm_manager()
    channel = manager.comms.get(message["content"]["comm_id"])
    with outputs.into(getattr(channel, "cell", outputs.cell())):
        try:
            if message["type"] == "comm_open":
                manager.comm_open(None, None, message)
            elif message["type"] == "comm_close":
                manager.comm_close(None, None, message)
            elif channel is not None:
                channel.handle_msg(message)
        except Exception as error:  # noqa: BLE001 - a failing callback is shown where its widget is
            outputs.show_error(error)
