"""What the front end may say, checked before anything happens. Whoever sends something else is told what is allowed."""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Mapping
from typing import TypeVar

from sevens import Card, Move, Unreadable, parse_move
from sevens_widgets.html import Safe
from sevens_widgets.words import Words

ReadT = TypeVar("ReadT")
REVIEW: dict[str, tuple[str, ...]] = {"review": (), "step": ("to",), "play_on": ("to",), "result": ()}
"""Those of a deal that is looked over, in whatever game."""
KEEPING: dict[str, tuple[str, ...]] = {
    "redo": (),
    "resume": ("saved",),
    "open": ("game",),
    "share": ("open",),
    "leave": (),
}
"""The messages that tables of every kind know about games that are kept or come from elsewhere."""
KINDS = {
    "card": ("card",),
    "move": ("move",),
    "pass": (),
    "hint": (),
    "show": (),
    "undo": (),
    "choose": ("seed", "seats", "level"),
    "deal": ("seed", "seats", "level"),
    "again": (),
    "next": (),
    "close": (),
    "holding": (),
    **KEEPING,
    **REVIEW,
}
"""The kinds of messages, each with what it must tell."""
FORMS = ("choose", "deal")
"""Those that carry a form: what else they may tell is checked with it."""
LONGEST = 40
"""So many characters of a wrong value are repeated to the reader."""


class RefusedMessage(ValueError):  # noqa: N818 - reads as a sentence where it is raised
    """A message that cannot be; `words` says to the reader what was wrong and what is allowed."""

    def __init__(self, words: Safe) -> None:
        super().__init__(words)
        self.words = words


def kind_of(message: object, words: Words, kinds: Mapping[str, tuple[str, ...]] = KINDS, forms: tuple[str, ...] = FORMS) -> str:
    """The kind of a message that has all its parts and, unless it carries a form, no others. Raises `RefusedMessage`."""
    kind = message.get("type") if isinstance(message, Mapping) else message
    if not isinstance(message, Mapping) or not isinstance(kind, str) or kind not in kinds:
        known = ", ".join(kinds)
        raise RefusedMessage(
            words.html("The table does not know the message “{found}”. It knows: {known}.", found=short(kind), known=known)
        )
    expected = {"type", *kinds[kind]}
    if kind not in forms and (wrong := [short(key) for key in message if key not in expected]):
        allowed = ", ".join(kinds[kind]) or "–"
        raise RefusedMessage(
            words.html("The message “{kind}” has no “{found}”. It has: {allowed}.", kind=kind, found=wrong[0], allowed=allowed)
        )
    if missing := [key for key in kinds[kind] if key not in message]:
        raise RefusedMessage(words.html("The message “{kind}” lacks “{missing}”.", kind=kind, missing=missing[0]))
    return kind


def card_of(message: Mapping[str, object], words: Words) -> Card:
    """The card of a message. Raises `RefusedMessage`."""
    found = message["card"]
    refused = words.html("“{found}” is no card. A card is written as rank and suit, such as 7D or 10S.", found=short(found))
    return parsed(found, Card.parse, refused)


def move_of(message: Mapping[str, object], words: Words) -> Move:
    """The move of a message. Raises `RefusedMessage`."""
    found = message["move"]
    return parsed(found, parse_move, words.html("“{found}” is no move.", found=short(found)))


def parsed(found: object, parse: Callable[[str], ReadT], refused: Safe) -> ReadT:
    """What was found, read as a text. Raises `RefusedMessage` with these words where it cannot be read."""
    try:
        return parse(found if isinstance(found, str) else "")
    except Unreadable:
        raise RefusedMessage(refused) from None


def short(found: object) -> str:
    """A wrong value as it can be repeated to the reader."""
    text = found if isinstance(found, str) and found.isprintable() else reprlib.repr(found)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
