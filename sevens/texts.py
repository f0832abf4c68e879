"""What records and positions of every game have in common: a version, numbers with names, options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from sevens.errors import InvalidOption, Unreadable
from sevens.options import Options

VERSION = 1
MAX_DIGITS = 4300
"""The longest number that Python reads."""
GameT = TypeVar("GameT", bound=Options)


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


def with_settings(game: GameT, settings: Sequence[str]) -> GameT:
    """The game with options changed that are written `name=value`. Raises `InvalidOption` or `Unreadable`.

    >>> from sevens import Parliament
    >>> with_settings(Parliament(packs=2), ["pass_chip=0"])
    Parliament(pass_chip=0, packs=2)
    """
    allowed = {o.name: {str(a): a for a in o.allowed} for o in game.options()}
    options: dict[str, Any] = {}
    for setting in settings:
        option, _, value = setting.partition("=")
        if option in options:
            raise Unreadable(setting, "each option once")
        options[option] = allowed.get(option, {}).get(value, value)
    return game.with_options(**{**game.changed(), **options})


def read_numbers(text: str, names: Sequence[str], example: str) -> tuple[int, ...]:
    """The numbers of a line in which each follows its name. Raises `Unreadable` with the example.

    >>> read_numbers("seats 4 dealer 0", ("seats", "dealer"), "seats 2 dealer 0")
    (4, 0)
    """
    words = text.split()
    if words[::2] != list(names) or len(words) != 2 * len(names) or not all(map(is_number, words[1::2])):
        raise Unreadable(text, f"a line such as {example!r}")
    return tuple(map(int, words[1::2]))


def is_number(text: str) -> bool:
    """Whether a text is a whole number from 0 that can be read."""
    return text.isdecimal() and len(text) <= MAX_DIGITS
