"""What records and positions have in common: a version, and the line of the game with its options."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sevens.errors import InvalidOption, Unreadable
from sevens.presets import preset
from sevens.rules import Rules

VERSION = 1
MAX_DIGITS = 4300
"""The longest number that Python reads."""


@contextmanager
def at_line(number: int, option_at: int | None = None) -> Iterator[None]:
    """Says of an error which line of the text it is about; one about an option may belong to another line."""
    try:
        yield
    except Unreadable as error:
        raise Unreadable(error.found, error.expected, number) from error
    except InvalidOption as error:
        raise Unreadable(str(error.value), f"{error.option} to be {error.allowed}", option_at or number) from error


def check_version(text: str) -> None:
    """Raises `Unreadable` for a version that cannot be read."""
    if text != str(VERSION):
        raise Unreadable(text, f"version {VERSION}")


def read_rules(text: str) -> Rules:
    """The rules of a line such as `fan_tan enforcement=fine`. Raises `InvalidOption` or `Unreadable`.

    >>> read_rules("shichi_narabe jokers=2").jokers
    2
    """
    name, *settings = text.split() or [""]
    game = preset(name)
    if not isinstance(game, Rules):
        raise Unreadable(name, "a game with a layout; sevens.sedma has a record of its own")
    allowed = {o.name: {str(a): a for a in o.allowed} for o in game.options()}
    options: dict[str, Any] = {}
    for setting in settings:
        option, _, value = setting.partition("=")
        if option in options:
            raise Unreadable(setting, "each option once")
        options[option] = allowed.get(option, {}).get(value, value)
    return game.with_options(**{**game.changed(), **options})


def is_number(text: str) -> bool:
    """Whether a text is a whole number from 0 that can be read."""
    return text.isdecimal() and len(text) <= MAX_DIGITS
