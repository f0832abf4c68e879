"""What the front end may say to a table of Sedma, checked before anything happens."""

from __future__ import annotations

from collections.abc import Mapping

from sevens import Unreadable
from sevens.sedma import LEVELS, Card, Sedma
from sevens_widgets import messages
from sevens_widgets.messages import NewDeal, RefusedMessage, short
from sevens_widgets.words import Words

KINDS = {**messages.KINDS, "redo": (), "again": ()}
"""The kinds of messages, each with what it must tell."""


def card_of(message: Mapping[str, object], words: Words) -> Card:
    """The card of a message. Raises `RefusedMessage`."""
    found = message["card"]
    try:
        return Card.parse(found if isinstance(found, str) else "")
    except Unreadable:
        refused = words.html("“{found}” is no card. A card is written as rank and suit, such as 7H or 10B.", found=short(found))
        raise RefusedMessage(refused) from None


def deal_of(message: Mapping[str, object], words: Words) -> NewDeal:
    """The new deal of a message. Raises `RefusedMessage`."""
    seed = messages.seed_of(message, words)
    allowed = next(option.allowed for option in Sedma().options() if option.name == "players")
    seats = messages.whole(message["seats"])
    if seats is None or seats not in allowed:
        raise RefusedMessage(
            words.html(
                "“{found}” is not a number of players for this game. Allowed: {low} or {high}.",
                found=short(message["seats"]), low=str(allowed[0]), high=str(allowed[-1]),
            )
        )  # fmt: skip
    return NewDeal(seed, seats, messages.level_of(message, LEVELS, words))
