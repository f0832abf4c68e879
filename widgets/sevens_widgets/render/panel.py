"""What every panel is made of: its frame, its buttons, its tables."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_widgets.html import Content, Safe, tag
from sevens_widgets.render.table import notice
from sevens_widgets.words import Words

__all__ = ["button", "notice", "panel", "scroll"]


def panel(
    uid: str, title: str, facts: Safe, body: Sequence[Safe | None], words: Words, *, kind: str, live: str,
    agreed: str | None = None,
) -> Safe:  # fmt: skip
    """The frame of a panel, with its head."""
    head = tag("header", tag("h2", title, id=f"{uid}-title"), tag("p", facts, class_="table__facts"), class_="table__head")
    return tag(
        "section",
        head,
        tag("div", body, class_="table__body"),
        class_="table panel",
        data_kind=kind,
        data_live=live,
        data_agreed=agreed,
        lang=words.lang,
        aria_labelledby=f"{uid}-title",
    )


def button(text: str, action: str, *, main: bool = False) -> Safe:
    """A button that sends a message of this name."""
    return tag("button", text, class_="button", type="button", data_main=main, data_action=action)


def scroll(
    title: str, heads: Sequence[Content], rows: Sequence[Sequence[Content]], foot: Sequence[Content] = (), room: int = 0
) -> Safe:  # fmt: skip
    """A table with a caption, that is moved sideways where it is too wide; the last rows are room to write on paper."""
    head = tag("thead", tag("tr", [tag("th", text, scope="col") for text in heads]))
    body = tag("tbody", [_row(cells, room=number >= len(rows) - room) for number, cells in enumerate(rows)])
    table = tag("table", tag("caption", title), head, body, tag("tfoot", _row(foot)) if foot else None)
    return tag("div", tag("div", table, class_="data__scroll", role="group", aria_label=title, tabindex="0"), class_="data")


def _row(cells: Sequence[Content], *, room: bool = False) -> Safe:
    return tag("tr", tag("th", cells[0], scope="row"), [tag("td", cell) for cell in cells[1:]], data_room=room)
