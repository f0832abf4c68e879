"""The fold in which a game can be passed on, as HTML."""

from __future__ import annotations

from dataclasses import dataclass

from sevens_widgets.html import Safe, join, tag
from sevens_widgets.render.parts import unkept
from sevens_widgets.words import Words


@dataclass(frozen=True, slots=True)
class Shared:
    """What can be passed on of a game at this moment."""

    link: str | None
    """The code of a link to it."""
    position: str | None
    """The code of a link to what the reader's seat may see."""
    record: str
    report: str


@dataclass(frozen=True, slots=True)
class Sharing:
    """What a table shows about passing games on."""

    shared: Shared | None = None
    """What can be passed on, if the fold is open."""
    visiting: bool = False
    """Whether a game is on the table that is not the reader's own."""
    agreed: str | None = None
    """What the table was set up for: a game that was kept from another one does not go on here."""


NOTHING = Sharing()
"""Nothing is passed on, and the game is the reader's own."""


def share(shared: Shared | None, uid: str, words: Words) -> Safe:
    """The fold; what it holds comes once it is open. A script copies the value of a button, and draws the QR code."""
    body = tag("div", _body(shared, uid, words) if shared else None, class_="share__body")
    fold = tag("details", tag("summary", words.say("Share this game")), body, class_="share", id=f"{uid}-share")
    return join(unkept(words.say("This browser does not keep your game: it lasts as long as this page.")), fold)


def _body(shared: Shared, uid: str, words: Words) -> list[Safe | None]:
    buttons = [
        _button(words.say("Copy the link"), "link", shared.link),
        _button(words.say("QR code of the link"), "qr", shared.link),
        _button(words.say("Copy the link without hidden cards"), "link", shared.position),
        _button(words.say("QR code without hidden cards"), "qr", shared.position),
        _button(words.say("Copy as text"), "text", shared.record),
        _button(words.say("Report this position"), "text", shared.report),
    ]
    field_id = f"{uid}-shared"
    said = tag(
        "p", class_="share__said", role="status", data_copied=words.say("Copied."),
        data_selected=words.say("This browser does not let the page copy: the text is selected, copy it yourself."),
    )  # fmt: skip
    shown = tag(
        "div",
        tag("label", words.say("What is passed on"), for_=field_id),
        tag("textarea", class_="field__input", id=field_id, readonly=True, rows="4", spellcheck="false"),
        class_="field share__shown",
        hidden=True,
    )
    note = words.html("The link leads to this very move, and the hidden cards are in it.")
    looked_at = words.html("Without them it is a position to look at.") if shared.position else None
    code = tag("figure", class_="share__qr", hidden=True)
    return [
        tag("p", note, " " if looked_at else None, looked_at),
        tag("div", buttons, class_="controls", role="group", aria_label=words.say("Ways to share")),
        said,
        shown,
        code,
        _opening(uid, words),
    ]


def _opening(uid: str, words: Words) -> Safe:
    field_id = f"{uid}-pasted"
    field = tag("textarea", class_="field__input", id=field_id, name="game", rows="2", spellcheck="false")
    open_ = tag("button", words.say("Open"), class_="button", type="submit")
    label = tag("label", words.say("Open a game: paste its link or its text"), for_=field_id)
    return tag("form", tag("div", label, field, class_="field"), tag("div", open_, class_="controls"), class_="share__open")


def _button(text: str, what: str, value: str | None) -> Safe | None:
    if value is None:
        return None
    return tag("button", text, class_="button", type="button", data_share=what, value=value)


def way_back(words: Words) -> Safe:
    """What is offered while a game is on the table that is not the reader's own."""
    back = tag("button", words.say("Back to your own game"), class_="button", type="button", data_action="leave")
    return tag("div", back, class_="controls")
