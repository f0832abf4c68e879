"""What callers hand over, looked at before anything begins: a value of the wrong kind is told in words of its own."""

from __future__ import annotations

from collections.abc import Sequence
from types import UnionType
from typing import TypeVar

from sevens.errors import InvalidOption, Unreadable, shown

T = TypeVar("T")


def check_kind(what: str, value: T, kind: type[object] | UnionType, allowed: str) -> T:
    """The value, if it is of this kind; else raises `InvalidOption`.

    >>> check_kind("rules", "fan_tan", int, "a number")
    Traceback (most recent call last):
    sevens.errors.InvalidOption: rules = 'fan_tan' is not allowed; allowed: a number
    """
    if not isinstance(value, kind):
        raise InvalidOption(what, value, allowed)
    return value


def check_whole(what: str, value: object, lowest: int) -> int:
    """The number, if it is a whole one from the lowest on; else raises `InvalidOption`."""
    if not isinstance(value, int) or isinstance(value, bool) or value < lowest:
        raise InvalidOption(what, value, f"a whole number from {lowest}")
    return value


def check_seat(what: str, seat: object, seats: int) -> int:
    """The seat, if there is such a one; else raises `InvalidOption`."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
        raise InvalidOption(what, seat, f"0 to {seats - 1}")
    return seat


def check_text(text: object, expected: str) -> str:
    """The text, if it is one; else raises `Unreadable`."""
    if not isinstance(text, str):
        raise Unreadable(shown(text), f"a text: {expected}")
    return text


def check_bots(bots: object, seats: int) -> None:
    """Raises `InvalidOption` unless there is one bot a seat."""
    wanted = f"{seats}, one a seat, such as bot('club')"
    if not isinstance(bots, Sequence) or isinstance(bots, str):
        raise InvalidOption("bots", bots, wanted)
    if len(bots) != seats or not all(callable(getattr(bot, "choose", None)) for bot in bots):
        raise InvalidOption("bots", len(bots) if len(bots) != seats else bots, wanted)
