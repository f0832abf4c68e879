"""The errors of this package.

SevensError (a ValueError)
├── Unreadable       a card, position, move or record could not be read
├── InvalidOption    a rule option or a setting has a value that is not allowed
├── TooLarge         a position has more positions ahead of it than may be examined
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
    """Parent of every error this package raises on purpose; a `ValueError`.

    >>> from sevens import Round, preset, settle
    >>> settle(Round.deal(preset("fan_tan"), seats=4, seed=56))
    Traceback (most recent call last):
    sevens.errors.SevensError: this deal is not over yet; it can be settled when a seat has laid its last card
    """


LONGEST = 300
"""So many characters of a value stand in a message."""


def shown(value: object) -> str:
    """A value as messages show it: cut where it is long, and named by its kind where it cannot be written.

    >>> shown("7X"), len(shown("7" * 1_000_000))
    ("'7X'", 301)
    """
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001 - whatever goes wrong in an object of others, the message is about something else
        text = object.__repr__(value)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


class Unreadable(SevensError):  # noqa: N818 - reads as a sentence where it is raised
    """A text could not be read: says what was found, and what was expected.

    `line` counts from 1 and is None where the text has a single line.

    >>> from sevens import Card
    >>> Card.parse("1S")
    Traceback (most recent call last):
    sevens.errors.Unreadable: cannot read '1S'; expected a card such as 7D or 10♠ (rank A 2-10 J Q K, suit S H D C or ♠ ♥ ♦ ♣)
    """

    def __init__(self, found: str, expected: str, line: int | None = None) -> None:
        where = f"line {line}: " if line else ""
        super().__init__(f"{where}cannot read {shown(found)}; expected {expected}")
        self.found, self.expected, self.line = found, expected, line


class InvalidOption(SevensError):  # noqa: N818
    """An option has a value that is not allowed: names the option, the value and what is allowed.

    `why` is the reason where other options exclude the value, else empty.

    >>> from sevens import Round, preset
    >>> Round.deal(preset("fan_tan"), seats=9, seed=1)
    Traceback (most recent call last):
    sevens.errors.InvalidOption: seats = 9 is not allowed; allowed: 3 to 8
    """

    def __init__(self, option: str, value: object, allowed: Iterable[object] | str, why: str = "") -> None:
        choices = allowed if isinstance(allowed, str) else ", ".join(map(repr, allowed))
        reasoned = f"{choices}, {why}" if why else choices
        super().__init__(f"{option} = {shown(value)} is not allowed; allowed: {reasoned}")
        self.option, self.value, self.allowed, self.why = option, value, reasoned, why


class IllegalMove(SevensError):  # noqa: N818
    """A move that is not allowed now; the position stays as it was.

    >>> from sevens import Round, parse_move, preset
    >>> Round.deal(preset("fan_tan"), seats=4, seed=56).after(parse_move("KH"))
    Traceback (most recent call last):
    sevens.errors.IllegalMove: KH: opening_first (needs 7D)
    """

    def __init__(self, refusal: Grounds) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class TooLarge(SevensError):  # noqa: N818
    """An analysis would examine more positions than it may: `estimate` says how many there are about, `budget` how many it may.

    >>> from sevens import Round, analyse, preset
    >>> analyse(Round.deal(preset("fan_tan"), seats=4, seed=56), budget=1000)
    Traceback (most recent call last):
    sevens.errors.TooLarge: about 625,000 positions or more lie ahead of this one; no more than 1,000 may be examined
    """

    def __init__(self, estimate: int, budget: int) -> None:
        super().__init__(f"about {estimate:,} positions or more lie ahead of this one; no more than {budget:,} may be examined")
        self.estimate, self.budget = estimate, budget
