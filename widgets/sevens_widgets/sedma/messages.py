"""What the front end may say to a table of Sedma, checked before anything happens."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from sevens import InvalidOption
from sevens.sedma import LEVELS, Card, Move, Sedma, parse_move
from sevens_widgets.game import LAST_SEED
from sevens_widgets.messages import KEEPING, REVIEW, RefusedMessage, parsed, short
from sevens_widgets.wishes import OPTION
from sevens_widgets.words import Words

ALLOWED = {option.name: option.allowed for option in Sedma().options()}
"""The values of each option."""
FIELDS = {name: "seats" if name == "players" else OPTION + name for name in ALLOWED}
"""The field of a form for each option."""
FORM = ("seed", "level", *FIELDS.values())
KINDS = {
    "card": ("card",),
    "move": ("move",),
    "pass": (),
    "hint": (),
    "undo": (),
    "choose": FORM,
    "deal": FORM,
    "again": (),
    "next": (),
    "close": (),
    **KEEPING,
    **REVIEW,
}
"""The kinds of messages, each with what it must tell."""
SEED = re.compile(r"\s*([0-9]{1,9})\s*", re.ASCII)


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A checked wish for a new match."""

    rules: Sedma
    seed: int
    level: str


def card_of(message: Mapping[str, object], words: Words) -> Card:
    """The card of a message. Raises `RefusedMessage`."""
    found = message["card"]
    refused = words.html("“{found}” is no card. A card is written as rank and suit, such as 7H or 10B.", found=short(found))
    return parsed(found, Card.parse, refused)


def move_of(message: Mapping[str, object], words: Words) -> Move:
    """The move of a message. Raises `RefusedMessage`."""
    found = message["move"]
    return parsed(found, parse_move, words.html("“{found}” is no move.", found=short(found)))


def draft_of(message: Mapping[str, object], words: Words) -> dict[str, str]:
    """What the form of a message holds, field by field: choices that may exclude each other, and a deal number as typed.

    Raises `RefusedMessage` for a choice that the form does not offer.
    """
    chosen = {field: str(_value(name, message[field], words)) for name, field in FIELDS.items()}
    return {**chosen, "level": _level(message, words), "seed": short(message["seed"])}


def deal_of(message: Mapping[str, object], words: Words) -> NewMatch:
    """The new match of a message. Raises `RefusedMessage`."""
    rules, level = rules_of(message, words), _level(message, words)
    seed = SEED.fullmatch(_typed(message["seed"]))
    if seed is None:
        found, last = short(message["seed"]), words.number(LAST_SEED)
        raise RefusedMessage(
            words.html("“{found}” is no deal number. Allowed: a whole number from 0 to {last}.", found=found, last=last)
        )
    return NewMatch(rules, int(seed[1]), level)


def rules_of(message: Mapping[str, object], words: Words) -> Sedma:
    """The rules that a form describes. Raises `RefusedMessage`."""
    chosen = {name: _value(name, message[field], words) for name, field in FIELDS.items()}
    try:
        return Sedma.with_options(**chosen)
    except InvalidOption:
        raise RefusedMessage(words.html("If every won deal is worth 1 game point, none brings 2 from 80 points on.")) from None


def _value(name: str, found: object, words: Words) -> object:
    """The value of an option that a field names."""
    for value in ALLOWED[name]:
        if _typed(found).strip() == str(value):
            return value
    known = ", ".join(map(str, ALLOWED[name]))
    refused = words.html(
        "“{found}” is no value of “{option}”. Allowed: {allowed}.", found=short(found), option=name, allowed=known
    )
    raise RefusedMessage(refused)


def _level(message: Mapping[str, object], words: Words) -> str:
    level = message["level"]
    if not isinstance(level, str) or level not in LEVELS:
        known = ", ".join(LEVELS)
        raise RefusedMessage(
            words.html("There are no bots of the kind “{found}”. There are: {known}.", found=short(level), known=known)
        )
    return level


def _typed(found: object) -> str:
    """A number as it is typed; nothing for anything else."""
    return str(found) if isinstance(found, str | int) and not isinstance(found, bool) else ""
