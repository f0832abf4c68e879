"""What a finished round costs and brings each seat, in chips and in points."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain

from sevens.checks import check_kind
from sevens.errors import SevensError
from sevens.outcome import Outcome
from sevens.round import Round
from sevens.scores import penalties


@dataclass(frozen=True, slots=True)
class Settlement:
    """The chips of one finished deal; tuples have one entry a seat.

    `pot` is what the winner takes from the middle (FT-27); `cards` what each other seat pays him for cards left (FT-28);
    `fines` what each other seat pays him for fines (FT-29). `net` is what each seat gained or lost in all; it adds up to 0.

    >>> deal = Settlement(winner=1, pot=6, cards=(2, 0, 3), fines=(0, 0, 3), net=(-4, 12, -8))
    >>> deal.receives, sum(deal.net)
    (14, 0)
    """

    winner: int
    pot: int
    cards: tuple[int, ...]
    fines: tuple[int, ...]
    net: tuple[int, ...]

    @property
    def receives(self) -> int:
        """What the winner receives, his own chips in the pot included."""
        return self.pot + sum(self.cards) + sum(self.fines)


def settle(round_: Round) -> Settlement:
    r"""The settlement of a finished deal (FT-26 to FT-29, PA-28).

    Raises `SevensError` while the deal goes on, and for a game without chips.

    >>> from sevens import parse_move
    >>> text = "sevens 1\ngame fan_tan\nseats 3 dealer 0 leader 0 turn 0\nlayout S A-J; H A-Q; C A-K; D A-K\n"
    >>> settle(Round.from_text(text + "hands QS / KS / KH\npaid 1 3 2").after(parse_move("QS"))).net
    (5, -3, -2)
    """
    winner = _outcome(round_).winner
    if not round_.rules.chips:
        raise SevensError(f"{round_.rules.name} has no chips; its rounds are counted in points: points()")
    cards = tuple(round_.rules.chip_per_card * hand.bit_count() for hand in round_.hands)
    fines = tuple(0 if seat == winner else chips for seat, chips in enumerate(round_.owed))
    net = [-sum(costs) for costs in zip(round_.paid, cards, fines, strict=True)]
    receives = round_.pot + sum(chain(cards, fines))
    net[winner] += receives
    return Settlement(winner, round_.pot, cards, fines, tuple(net))


def points(round_: Round) -> tuple[int, ...]:
    r"""The points of each seat in a finished round: penalties, or what the winner gains; all 0 where points play no part.

    See SB-33 to SB-36, SB-55, FT-35, PA-27, PA-29, PA-30, PA-36. Raises `SevensError` while the round goes on.

    >>> from sevens import parse_move
    >>> text = "sevens 1\ngame shichi_narabe\nseats 3 dealer 0 leader 0 turn 0\nlayout S A-J; H A-Q; C A-K; D A-K\n"
    >>> points(Round.from_text(text + "hands QS / KS / KH").after(parse_move("QS")))
    (0, 13, 13)
    """
    outcome, rules = _outcome(round_), round_.rules
    if rules.points_kind == "none":
        return (0,) * len(round_.hands)
    winner = outcome.winner if outcome.won else None
    counted = penalties(rules, round_.hands, round_.layout, round_.aside, winner)
    if rules.points_kind == "penalty":
        return counted
    return tuple(sum(counted) if seat == winner else 0 for seat in range(len(counted)))


def _outcome(round_: Round) -> Outcome:
    outcome = check_kind("round_", round_, Round, "a finished round").outcome
    if outcome is None:
        raise SevensError("this deal is not over yet; it can be settled when a seat has laid its last card")
    return outcome
