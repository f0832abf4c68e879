"""How a fact is written that a step of a scenario states: a short sentence such as `West holds 10H` or `pot 12`.

A form is a regular expression in which WHO stands for "you" or the name of a seat, CARDS for some cards or "nothing", CARD
for one, N for a number; a claim says whether it is so. `layout_facts` and `sedma_facts` have the forms of their games.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Self

PIECES = {"WHO": "(?P<who>{names})", "CARDS": r"(?P<cards>\S+(?: \S+)*)", "CARD": r"(?P<card>\S+)", "N": r"(?P<n>-?\d+)"}
PIECE = re.compile(r"\b(?:WHO|CARDS|CARD|N)\b")

Claim = Callable[..., bool]


@dataclass(frozen=True)
class Played(ABC):
    """A deal played through by the package and by the plain rules, which agree at every moment."""

    record: Any
    seat: int
    """The seat that is called "you"."""

    @property
    @abstractmethod
    def names(self) -> list[str]:
        """What each seat is called, the reader's being "you"."""

    @property
    @abstractmethod
    def states(self) -> list[Any]:
        """The moments by the plain rules, before the first move and after each."""

    @property
    @abstractmethod
    def forms(self) -> Mapping[str, Claim]:
        """The facts that can be stated of this game."""

    @property
    @abstractmethod
    def card(self) -> re.Pattern[str]:
        """How a card of this game is written."""

    @cached_property
    def moves(self) -> list[str]:
        """The moves as they are written."""
        return list(map(str, self.record.moves))

    def by(self, option: str, value: str) -> Self:
        """The same moves under another reading of the rules."""
        return replace(self, record=replace(self.record, rules=replace(self.record.rules, **{option: value})))


@dataclass(frozen=True)
class Moment:
    """A moment of a deal, after so many moves, and the one that was told before it."""

    played: Any
    after: int
    before: int = 0

    @property
    def now(self) -> Any:
        return self.played.states[self.after]


def is_so(fact: str, at: Moment) -> bool:
    """Whether a fact holds. Raises `ValueError` for what is no fact.

    `move 20: ` before it asks before that move; `by bonus_to=king: ` asks under other rules.
    """
    if found := re.fullmatch(r"move (\d+): (.*)", fact):
        return is_so(found[2], Moment(at.played, int(found[1]) - 1))
    if found := re.fullmatch(r"by (\w+)=(\w+): (.*)", fact):
        return is_so(found[3], replace(at, played=at.played.by(found[1], found[2])))
    for form, claim in at.played.forms.items():
        if match := re.fullmatch(_pattern(form, at.played.names), fact):
            return claim(at, **dict(_parts(match, at.played)))
    raise ValueError(f"{fact!r} is no fact; there are: {'; '.join(at.played.forms)}")


def cards_of(fact: str, card: re.Pattern[str]) -> set[str]:
    """The cards a fact mentions."""
    return {word for word in fact.replace(":", "").split() if card.fullmatch(word)}


def _pattern(form: str, names: list[str]) -> str:
    return PIECE.sub(lambda piece: PIECES[piece[0]].format(names="|".join(map(re.escape, names))), form)


def _parts(match: re.Match[str], played: Played) -> Iterator[tuple[str, object]]:
    """The seat, the cards and the number that a fact speaks of."""
    for key, text in match.groupdict().items():
        if key == "who":
            yield key, played.names.index(text)
        elif key == "n":
            yield key, int(text)
        else:
            cards = [] if text == "nothing" else text.split()
            if bad := [card for card in cards if not played.card.fullmatch(card) and card != "-"]:
                raise ValueError(f"{match[0]!r}: {bad[0]!r} is no card")
            yield key, text if key == "card" else set(cards)
