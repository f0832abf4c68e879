"""What a reader has written into a scoresheet: read from its fields, and refused in words if it cannot be."""

from __future__ import annotations

import re
from collections.abc import Mapping

from sevens_widgets.messages import RefusedMessage, short
from sevens_widgets.words import Words

Message = Mapping[str, object]
LONGEST_NAME = 24
MOST_NAMES = 12
NUMBER = re.compile(r"[-−]?[0-9]{1,4}")


def whole(message: Message, field: str, name: str, label: str, words: Words, *, below_0: bool = False) -> int:
    """The whole number in a field. Raises `RefusedMessage`, which says whose number is missing or wrong."""
    found = message.get(field, "")
    typed = text_of(message, field).strip()
    if not typed:
        raise RefusedMessage(words.html("{name}, {label}: the number is missing.", name=name, label=label))
    if not NUMBER.fullmatch(typed) or (typed[0] in "-−" and not below_0):
        refused = words.html("{name}, {label}: “{found}” is no whole number.", name=name, label=label, found=short(found))
        raise RefusedMessage(refused)
    return int(typed.replace("−", "-"))


def chosen(message: Message, field: str, values: tuple[str, ...], label: str, words: Words) -> str:
    """The value of a field in which one of some values is chosen. Raises `RefusedMessage`."""
    found = message.get(field, "")
    if not isinstance(found, str) or found not in values:
        raise RefusedMessage(words.html("{label}: please choose.", label=label))
    return found


def names_of(message: Message, words: Words) -> tuple[str, ...]:
    """The names of the players, written with commas between. Raises `RefusedMessage`."""
    found = message["names"]
    names = tuple(name.strip() for name in found.split(",")) if isinstance(found, str) else ()
    names = tuple(name for name in names if name)
    for name in names:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise RefusedMessage(words.html("“{found}” is too long for a name.", found=short(name)))
    if len(set(names)) != len(names) or not 0 < len(names) <= MOST_NAMES:
        raise RefusedMessage(words.html("Please write the names of the players, each a different one, with commas between."))
    return names


def text_of(message: Message, field: str) -> str:
    """What was typed into a field; nothing where it is no text."""
    found = message.get(field, "")
    return found if isinstance(found, str) else ""
