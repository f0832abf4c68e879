"""The parts of a round that change seldom: the table, the ledger, and what lies or is owed beside the layout."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from sevens.frozen import builder
from sevens.plain import Plain
from sevens.rules import Rules


class Dealt(NamedTuple):
    """What a deal gives: the hands as masks, seat 0 first, and the bits of the cards left undealt, the top one first."""

    hands: tuple[int, ...]
    stock: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """What is fixed when the cards have been dealt, but for a stock: the rules, and who deals and leads (FT-11, FT-12).

    Seats count from 0.

    >>> from sevens import Round, preset
    >>> table = Round.deal(preset("fan_tan"), seats=4, seed=56, dealer=3).table
    >>> table.dealer, table.leader
    (3, 0)
    """

    rules: Rules
    dealer: int
    leader: int
    dealt: Dealt | None = field(default=None, compare=False)
    """The cards as dealt; None in a round that was read from a position."""
    stock: tuple[int, ...] = ()
    """The bits of the cards that are in the stock now, the top one first; only drawing changes them (Q-PA-9)."""
    plain: Plain = field(init=False, repr=False, compare=False)
    """What its plain turns need to know of the rules."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "plain", Plain.of(self.rules))


@dataclass(frozen=True, slots=True)
class Ledger:
    """Chips and passes; tuples have one entry a seat.

    >>> from sevens import PASS, Round, preset
    >>> ledger = Round.deal(preset("fan_tan"), seats=4, seed=56).after(PASS).ledger
    >>> ledger.paid, ledger.passes
    ((1, 2, 1, 1), (0, 1, 0, 0))
    """

    paid: tuple[int, ...]
    """Chips each seat has paid to the pot in this round, antes included."""
    passes: tuple[int, ...]
    """How often each seat has passed; where tokens are used, the tokens it has spent."""
    lacks: tuple[int, ...]
    """The mask of the cards its forced passes have shown it does not hold (Q-FT-13)."""
    owed: tuple[int, ...]
    """Chips each seat owes the winner directly, for fines (FT-29)."""
    withheld: tuple[tuple[int, ...], ...]
    """One mask per pass not yet found out: the cards it could have laid then (FT-23)."""

    @classmethod
    def opened(cls, paid: tuple[int, ...]) -> Ledger:
        """The ledger when the antes have been paid."""
        none = (0,) * len(paid)
        return cls(paid, none, none, none, ((),) * len(paid))


new_ledger = builder(Ledger)


@dataclass(frozen=True, slots=True)
class Due:
    r"""Cards to be given to a seat: who gives the next one, how many are left, and whose turn comes then.

    >>> from sevens import PASS, Round
    >>> text = "sevens 1\ngame parliament illegal_pass=receive_card\nseats 3 dealer 0 leader 0 turn 0\n"
    >>> Round.from_text(text + "layout S 7; H 2-A; C 2-A; D 2-A\nhands 8S / 6S 5S / *").after(PASS).aside.due
    Due(to=0, giver=1, count=1, turn=1)
    """

    to: int
    giver: int
    count: int
    turn: int


@dataclass(frozen=True, slots=True)
class Aside:
    r"""What lies or is owed beside the layout; all of it open to every seat.

    `shown` and `completed` are empty until there is something to tell, then have one entry a seat.

    >>> from sevens import SHOW, Round
    >>> text = "sevens 1\ngame shichi_narabe\nseats 3 dealer 0 leader 0 turn 0\nlayout S 7; H A-K; C A-K; D A-K\n"
    >>> Round.from_text(text + "hands 5S / 6S 4S / *\npasses 3 0 0").after(SHOW).aside.ghosts
    (0,)
    """

    named: int = 0
    """The mask of the seven the dealer has named (PA-12)."""
    ghosts: tuple[int, ...] = ()
    """The seats that have become ghosts, in that order (SB-26)."""
    shown: tuple[int, ...] = ()
    """For each seat, the mask of the cards it showed as a ghost (SB-27)."""
    exposed: int = 0
    """The mask of the shown cards that lie beside the layout."""
    wild: tuple[tuple[int, int], ...] = ()
    """The places filled by jokers, each with its joker (SB-54)."""
    kings: tuple[tuple[int, int], ...] = ()
    """The kings' places filled by a player, each with his seat (Q-SB-12)."""
    completed: tuple[int, ...] = ()
    """How many columns each seat has earned a bonus for (SB-55)."""
    out: tuple[int, ...] = ()
    """The seats that have gone out while the others play on, in that order (PA-26)."""
    caught: bool = False
    """Whether the seat to move was caught passing and must lay a card (Q-PA-4)."""
    liable: int | None = None
    """The seat that has just not said "last card!" (PA-44)."""
    due: Due | None = None

    @property
    def absent(self) -> tuple[int, ...]:
        """The seats that get no more turns."""
        return (*self.ghosts, *self.out)

    @property
    def jokered(self) -> int:
        """The mask of the places filled by jokers."""
        return sum(place for place, _ in self.wild)

    def without(self, bit: int) -> Aside:
        """The same once an exposed card has been laid."""
        return new_aside(
            self.named, self.ghosts, self.shown, self.exposed ^ bit, self.wild, self.kings,
            self.completed, self.out, self.caught, self.liable, self.due,
        )  # fmt: skip


new_aside = builder(Aside)
NOTHING = Aside()
"""Nothing beside the layout."""
