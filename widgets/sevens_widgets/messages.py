"""What the front end may say, checked before anything happens. Whoever sends something else is told what is allowed."""

from __future__ import annotations

import reprlib
from collections.abc import Mapping
from dataclasses import dataclass

from sevens import LEVELS, Card, Unreadable
from sevens.rules import Rules
from sevens_widgets.game import LAST_SEED
from sevens_widgets.html import Safe
from sevens_widgets.words import Words

KINDS = {
    "card": ("card",),
    "pass": (),
    "hint": (),
    "undo": (),
    "deal": ("seed", "seats", "level"),
    "next": (),
    "close": (),
}
"""The kinds of messages, each with what it must tell."""
LONGEST = 40
"""So many characters of a wrong value are repeated to the reader."""


class RefusedMessage(ValueError):  # noqa: N818 - reads as a sentence where it is raised
    """A message that cannot be; `words` says to the reader what was wrong and what is allowed."""

    def __init__(self, words: Safe) -> None:
        super().__init__(words)
        self.words = words


@dataclass(frozen=True, slots=True)
class NewDeal:
    """A checked wish for a new deal."""

    seed: int
    seats: int
    level: str


def kind_of(message: object, words: Words, kinds: Mapping[str, tuple[str, ...]] = KINDS) -> str:
    """The kind of a message that has all its parts and no others. Raises `RefusedMessage`."""
    kind = message.get("type") if isinstance(message, Mapping) else message
    if not isinstance(message, Mapping) or not isinstance(kind, str) or kind not in kinds:
        known = ", ".join(kinds)
        raise RefusedMessage(
            words.html("The table does not know the message “{found}”. It knows: {known}.", found=short(kind), known=known)
        )
    expected = {"type", *kinds[kind]}
    if wrong := [short(key) for key in message if key not in expected]:
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
    try:
        return Card.parse(found if isinstance(found, str) else "")
    except Unreadable:
        refused = words.html("“{found}” is no card. A card is written as rank and suit, such as 7D or 10S.", found=short(found))
        raise RefusedMessage(refused) from None


def deal_of(message: Mapping[str, object], rules: Rules, words: Words) -> NewDeal:
    """The new deal of a message. Raises `RefusedMessage`."""
    seed = _whole(message["seed"])
    if seed is None or seed > LAST_SEED:
        last = words.number(LAST_SEED)
        raise RefusedMessage(
            words.html(
                "“{found}” is no deal number. Allowed: a whole number from 0 to {last}.", found=short(message["seed"]), last=last
            )
        )
    seats = _whole(message["seats"])
    low, high = rules.min_players, rules.max_players
    if seats is None or not low <= seats <= high:
        raise RefusedMessage(
            words.html(
                "“{found}” is not a number of players for this game. Allowed: {low} to {high}.",
                found=short(message["seats"]), low=str(low), high=str(high),
            )
        )  # fmt: skip
    level = message["level"]
    if not isinstance(level, str) or level not in LEVELS:
        raise RefusedMessage(
            words.html(
                "There are no bots of the kind “{found}”. There are: {known}.", found=short(level), known=", ".join(LEVELS)
            )
        )
    return NewDeal(seed, seats, level)


def short(found: object) -> str:
    """A wrong value as it can be repeated to the reader."""
    text = found if isinstance(found, str) and found.isprintable() else reprlib.repr(found)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _whole(found: object) -> int | None:
    """A whole number from 0, given as such or as typed; None for anything else."""
    if isinstance(found, int) and not isinstance(found, bool):
        return found if found >= 0 else None
    if not isinstance(found, str):
        return None
    typed = found.strip()
    return int(typed) if typed.isascii() and typed.isdecimal() and len(typed) <= len(str(LAST_SEED)) else None
