"""What a table says and offers beside the cards, as HTML: the spoken line, buttons, reasons and notices."""

from __future__ import annotations

from sevens_widgets.html import Safe, tag
from sevens_widgets.refusals import Why
from sevens_widgets.render.cards import icon
from sevens_widgets.words import AnyCard, Words


def status(told: Safe, answer: Safe | None, *, shown: bool) -> Safe:
    """The line that is spoken. An answer that a bubble or a notice shows anyway is only spoken there."""
    spoken = tag("p", answer or told, role="status", class_="vh" if shown else None)
    return tag("div", spoken, tag("p", told) if shown else None, class_="status")


def notice(text: Safe) -> Safe:
    """A message about something that cannot be."""
    return tag("div", icon("warn"), tag("div", tag("p", text)), class_="notice")


def bubble(why: Why, uid: str, words: Words) -> Safe:
    """The reason why something is not allowed, with a button that puts it away."""
    text = tag("div", tag("strong", why.reason), " ", why.more, class_="why__text")
    close = tag("button", words.say("Close"), class_="button", type="button", data_small=True, data_action="close")
    path = tag("div", why.path, class_="why__path", aria_hidden="true") if why.path else None
    return tag("div", text, close, path, class_="why", id=f"{uid}-why")


def button(
    text: str, action: str, *,
    main: bool = False, disabled: bool = False, described_by: str | None = None, plays: AnyCard | None = None,
) -> Safe:  # fmt: skip
    """A button that sends a message; `plays` is the card the message is about."""
    return tag(
        "button", text, class_="button", type="button", data_main=main, data_action=action,
        data_card=str(plays) if plays else None,
        aria_disabled="true" if disabled else None, aria_describedby=described_by,
    )  # fmt: skip
