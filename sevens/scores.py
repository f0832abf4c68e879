"""Penalty points of a round (SB-33 to SB-36, SB-55, FT-35, PA-29)."""

from __future__ import annotations

from sevens.layout import Layout
from sevens.rules import Rules
from sevens.rules.shichi_narabe import BONUS, ShichiNarabe
from sevens.table import Aside


def penalties(rules: Rules, hands: tuple[int, ...], layout: Layout, aside: Aside, winner: int | None) -> tuple[int, ...]:
    """The penalty points of each seat if the round ended so, bonuses taken off; the winner has none for cards."""
    points = []
    for seat, hand in enumerate(hands):
        left = 0 if seat == winner else rules.points(hand | _shown(rules, layout, aside, seat))
        if aside.completed:
            left -= BONUS * aside.completed[seat]
        floor = rules.bonus_floor if isinstance(rules, ShichiNarabe) else None
        points.append(left if floor is None else max(floor, left))
    return tuple(points)


def _shown(rules: Rules, layout: Layout, aside: Aside, seat: int) -> int:
    """The mask of the cards a ghost still pays for (Q-SB-7)."""
    if seat not in aside.ghosts or not isinstance(rules, ShichiNarabe):
        return 0
    shown = aside.shown[seat]
    if rules.ghost_penalty == "frozen":
        return shown
    if rules.ghost_cards == "gaps":
        return shown & ~(layout.shape.joined(layout.laid) & ~aside.exposed)
    return shown & aside.exposed
