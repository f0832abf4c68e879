"""What the front end may say to a table of Sedma, checked before anything happens."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from sevens import Unreadable
from sevens.sedma import LEVELS, Card, Move, parse_move
from sevens_widgets.game import LAST_SEED
from sevens_widgets.messages import RefusedMessage, short
from sevens_widgets.words import Words

KINDS = {
    "card": ("card",),
    "move": ("move",),
    "pass": (),
    "hint": (),
    "undo": (),
    "redo": (),
    "deal": ("seed", "seats", "level"),
    "again": (),
    "next": (),
    "close": (),
}
"""The kinds of messages, each with what it must tell."""
SEED = re.compile(r"\s*([0-9]{1,9})\s*", re.ASCII)
PLAYERS = (2, 4)
"""The numbers of players that Sedma is for (SE-03)."""


@dataclass(frozen=True, slots=True)
class NewDeal:
    """A checked wish for a new match."""

    seed: int
    seats: int
    level: str


def card_of(message: Mapping[str, object], words: Words) -> Card:
    """The card of a message. Raises `RefusedMessage`."""
    found = message["card"]
    try:
        return Card.parse(found if isinstance(found, str) else "")
    except Unreadable:
        refused = words.html("“{found}” is no card. A card is written as rank and suit, such as 7H or 10B.", found=short(found))
        raise RefusedMessage(refused) from None


def move_of(message: Mapping[str, object], words: Words) -> Move:
    """The move of a message. Raises `RefusedMessage`."""
    found = message["move"]
    try:
        return parse_move(found if isinstance(found, str) else "")
    except Unreadable:
        raise RefusedMessage(words.html("“{found}” is no move.", found=short(found))) from None


def deal_of(message: Mapping[str, object], words: Words) -> NewDeal:
    """The new match of a message. Raises `RefusedMessage`."""
    seed = SEED.fullmatch(_typed(message["seed"]))
    if seed is None:
        found, last = short(message["seed"]), words.number(LAST_SEED)
        raise RefusedMessage(
            words.html("“{found}” is no deal number. Allowed: a whole number from 0 to {last}.", found=found, last=last)
        )
    seats = next((n for n in PLAYERS if _typed(message["seats"]).strip() == str(n)), None)
    if seats is None:
        low, high = map(str, PLAYERS)
        raise RefusedMessage(
            words.html(
                "“{found}” is not a number of players for this game. Allowed: {low} or {high}.",
                found=short(message["seats"]), low=low, high=high,
            )
        )  # fmt: skip
    level = message["level"]
    if not isinstance(level, str) or level not in LEVELS:
        known = ", ".join(LEVELS)
        raise RefusedMessage(
            words.html("There are no bots of the kind “{found}”. There are: {known}.", found=short(level), known=known)
        )
    return NewDeal(int(seed[1]), seats, level)


def _typed(found: object) -> str:
    """A number as it is typed; nothing for anything else."""
    return str(found) if isinstance(found, str | int) and not isinstance(found, bool) else ""
