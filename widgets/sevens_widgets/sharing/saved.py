"""A game at a table as a text, from its first deal to the move made last.

    sevens table 1
    game fan_tan chip_per_card=1
    bots club club club
    deal 56 dealer 1
    play - - 7D 6D 5D
    back 1

There is one line `play` for each deal, of which all but the last are over; `deal` is the number of the first, each next deal has
the next number. The first dealer is at place 0 unless told. `back` tells how many of the reader's last moves have been taken
back, and may be left out.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self

from sevens_widgets.sharing.damage import Damage, Damaged

FIRST_LINE = "sevens table 1"
ANY_VERSION = re.compile(r"sevens table [0-9]{1,9}", re.ASCII)
LONGEST = 40_000
"""So many characters has a text at most."""
NUMBER = re.compile(r"0|[1-9][0-9]{0,8}", re.ASCII)
HEADS = ("game", "bots", "deal")
LINE_END = re.compile(r"\r\n|\r|\n")


@dataclass(frozen=True, slots=True)
class Saved:
    r"""What a text tells of a game; only its form is checked.

    >>> Saved.parse("sevens table 1\ngame fan_tan\nbots club club\ndeal 7\nplay 7D -").plays
    (('7D', '-'),)
    """

    rules: str
    """The game and its changed options."""
    bots: tuple[str, ...]
    deal: int
    plays: tuple[tuple[str, ...], ...]
    back: int = 0
    dealer: int = 0
    """The place of the first dealer."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """What a text tells. Raises `Damaged`."""
        if len(text) > LONGEST:
            raise Damaged(Damage.TOO_LONG)
        first, *lines = [line.strip() for line in LINE_END.split(text) if line.strip()] or [""]
        if first != FIRST_LINE:
            raise Damaged(Damage.VERSION if ANY_VERSION.fullmatch(first) else Damage.NOT_OURS)
        rules, bots, deal = (_rest(lines, place, head) for place, head in enumerate(HEADS))
        back = number(_rest(lines, len(lines) - 1, "back")) if lines[-1].startswith("back ") else None
        plays = lines[len(HEADS) : None if back is None else -1]
        if not plays:
            raise Damaged(Damage.CUT)
        moves = tuple(tuple(_rest([line], 0, "play").split()) for line in plays)
        first, dealing, dealer = deal.partition(" dealer ")
        return cls(rules, tuple(bots.split()), number(first), moves, back or 0, number(dealer) if dealing else 0)

    def __str__(self) -> str:
        """The text that `parse` reads."""
        plays = [" ".join(("play", *moves)) for moves in self.plays]
        back = [f"back {self.back}"] if self.back else []
        return "\n".join((FIRST_LINE, self.head, *plays, *back))

    @property
    def head(self) -> str:
        """What was agreed before the first move."""
        dealer = f" dealer {self.dealer}" if self.dealer else ""
        return f"game {self.rules}\nbots {' '.join(self.bots)}\ndeal {self.deal}{dealer}"


def number(text: str) -> int:
    """A whole number from 0 as it is written. Raises `Damaged`."""
    if not NUMBER.fullmatch(text):
        raise Damaged(Damage.CUT)
    return int(text)


def _rest(lines: list[str], place: int, head: str) -> str:
    """What follows the first word of a line, which has to be the right one."""
    if place >= len(lines):
        raise Damaged(Damage.CUT)
    first, _, rest = lines[place].partition(" ")
    if first != head:
        raise Damaged(Damage.CUT)
    return rest.strip()
