"""The errors of this package.

SevensError (a ValueError)
├── Unreadable       a card, position, move or record could not be read
├── InvalidOption    a rule option or a setting has a value that is not allowed
└── IllegalMove      the move is not allowed now; carries the reason and its facts
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Protocol


class Grounds(Protocol):
    """Why a move is not allowed: a reason from the closed list of its game, beside the facts of the reason."""

    @property
    def reason(self) -> StrEnum:
        """The reason."""


class SevensError(ValueError):
    """Parent of every error this package raises on purpose."""


class Unreadable(SevensError):  # noqa: N818 - reads as a sentence where it is raised
    """A text could not be read: says what was found, and what was expected.

    `line` counts from 1 and is None where the text has a single line.
    """

    def __init__(self, found: str, expected: str, line: int | None = None) -> None:
        where = f"line {line}: " if line else ""
        super().__init__(f"{where}cannot read {found!r}; expected {expected}")
        self.found, self.expected, self.line = found, expected, line


class InvalidOption(SevensError):  # noqa: N818
    """An option has a value that is not allowed: names the option, the value and what is allowed."""

    def __init__(self, option: str, value: object, allowed: Iterable[object] | str) -> None:
        choices = allowed if isinstance(allowed, str) else ", ".join(map(repr, allowed))
        super().__init__(f"{option} = {value!r} is not allowed; allowed: {choices}")
        self.option, self.value, self.allowed = option, value, choices


class IllegalMove(SevensError):  # noqa: N818
    """A move that is not allowed now; the position stays as it was."""

    def __init__(self, refusal: Grounds) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
