"""The options of Sedma, in words."""

from __future__ import annotations

from sevens_widgets.words import mark

SEDMA: dict[str, tuple[str, dict[object, str]]] = {
    "prolong_when": (
        mark("The leader may prolong a trick"),
        {"opponent_holds": mark("when the other side holds it"), "always": mark("whoever holds it")},
    ),
    "seven_led": (mark("A seven that leads"), {"seven": mark("is a seven"), "any_value": mark("stands for any value")}),
    "led_value": (
        mark("Cards that beat equal"),
        {"first_card": mark("the first card of the trick"), "latest_lead": mark("the card that led the round")},
    ),
    "draw": (
        mark("Hands are filled"),
        {"one_at_a_time": mark("a card each in turn"), "fill_winner_first": mark("the winner’s first, to four")},
    ),
    "two_points_at": (mark("2 game points"), {90: mark("from 90 points on"), 80: mark("from 80 points on")}),
    "flat": (mark("A won deal is worth"), {0: mark("1, 2 or 3 game points"), 1: mark("always 1 game point")}),
    "dealer_rule": (
        mark("The next dealer is"),
        {"loser_deals": mark("the next seat that lost"), "clockwise": mark("the next seat")},
    ),
    "match_to": (
        mark("The match goes"),
        {5: mark("to 5 game points"), 3: mark("to 3 game points"), 10: mark("to 10 game points")},
    ),
}
"""The name of each option but the number of players, and of each of its values."""
