"""What a finished deal of Sedma is worth."""

from __future__ import annotations

from dataclasses import dataclass

from sevens.checks import check_kind
from sevens.errors import InvalidOption, SevensError
from sevens.sedma.deal import Deal, points_of
from sevens.sedma.rules import Sedma, check_rules


@dataclass(frozen=True, slots=True)
class Settlement:
    """The points of one finished deal; tuples have one entry a side, side 0 being that of seat 0.

    `cards` are the points of tens and aces (SE-08), `last_trick` those of the last trick (SE-37); together they add up to 90
    (SE-09). `game_points` is what the deal brings, nothing to the side that lost (SE-41).

    >>> deal = Settlement(winner=0, cards=(60, 20), last_trick=(0, 10), game_points=(1, 0))
    >>> deal.points
    (60, 30)
    """

    winner: int
    """The side that won: it has at least 50 points (SE-18, Q-SE-2)."""
    cards: tuple[int, ...]
    last_trick: tuple[int, ...]
    game_points: tuple[int, ...]

    @classmethod
    def from_table(cls, rules: Sedma, cards: tuple[int, int], last: int, *, all_tricks: bool = False) -> Settlement:
        """The settlement of a deal that was played with real cards (SE-08, SE-18, SE-37, SE-41).

        `cards` are the points of each side's tens and aces, 80 in all; `last` is the side that took the last trick; `all_tricks`
        says that it took every trick. Raises `InvalidOption` for what cannot be.

        >>> Settlement.from_table(Sedma(), cards=(30, 50), last=0).game_points
        (0, 1)
        """
        tens = check_rules(rules).point_card
        wanted = f"two numbers of points in tens, {rules.all_cards} in all"
        check_kind("cards", cards, list | tuple, wanted)
        if any(n not in range(0, rules.all_cards + 1, tens) for n in cards) or len(cards) != 2 or sum(cards) != rules.all_cards:
            raise InvalidOption("cards", cards, wanted)
        if last not in (0, 1):
            raise InvalidOption("last", last, (0, 1))
        if all_tricks and cards[1 - last]:
            raise InvalidOption("all_tricks", all_tricks, "True only for a side that has all points")
        return _settled(rules, cards, last, all_tricks=all_tricks)

    @property
    def points(self) -> tuple[int, ...]:
        """All points of each side."""
        return tuple(map(sum, zip(self.cards, self.last_trick, strict=True)))


def settle(deal: Deal) -> Settlement:
    """The settlement of a finished deal (SE-08, SE-18, SE-37, SE-41). Raises `SevensError` while it goes on.

    >>> from sevens.sedma import parse_move, parse_position
    >>> last = parse_position("hands KH / 7B; won * / 10H; leader 0", Sedma()).after(parse_move("KH"))
    >>> settle(last.after(parse_move("7B"))).points
    (70, 20)
    """
    if check_kind("deal", deal, Deal, "a finished deal of Sedma").outcome is None:
        raise SevensError("this deal is not over yet; it can be settled when all cards have been played")
    return settlement(deal.rules, deal.table.won, deal.table.tricks, deal.holder % 2)


def settlement(rules: Sedma, won: tuple[int, ...], tricks: tuple[int, ...], last: int) -> Settlement:
    """The settlement for these cards and tricks of each side, the last trick taken by side `last`.

    >>> from sevens.sedma.cards import GERMAN
    >>> settlement(Sedma(), (GERMAN.full, 0), (11, 0), 0).game_points
    (3, 0)
    """
    return _settled(rules, points_of(rules, won, None), last, all_tricks=not all(tricks))


def _settled(rules: Sedma, cards: tuple[int, ...], last: int, *, all_tricks: bool) -> Settlement:
    last_trick = tuple(rules.last_trick if side == last else 0 for side in range(2))
    points = tuple(map(sum, zip(cards, last_trick, strict=True)))
    winner = next(side for side in range(2) if points[side] >= rules.enough)
    worth = rules.flat or (3 if all_tricks else 2 if points[winner] >= rules.two_points_at else 1)
    return Settlement(winner, cards, last_trick, tuple(worth if side == winner else 0 for side in range(2)))
