"""The options of Fan Tan, in words."""

from __future__ import annotations

from sevens_widgets.words import mark

FAN_TAN: dict[str, tuple[str, dict[object, str]]] = {
    "ante_compensation": (
        mark("Uneven hands"),
        {
            "short_pays_less": mark("a card less, a chip less"),
            "short_pays_more": mark("a card less, a chip more"),
            "none": mark("all pay the same"),
        },
    ),
    "opener": (
        mark("First turn"),
        {"leader": mark("the leader’s"), "holder": mark("the holder’s of the opening card")},
    ),
    "opening_fee": (
        mark("Passes before the opening card"),
        {
            "every_skipped_seat": mark("each costs a chip"),
            "leader_only": mark("only the leader’s costs a chip"),
            "none": mark("they are free"),
        },
    ),
    "enforcement": (
        mark("Passing with a card that fits"),
        {"strict": mark("is refused"), "fine": mark("is fined once it is found out")},
    ),
    "fine_to": (
        mark("Fines go"),
        {
            "when_found": mark("to the pot, after the deal to the winner"),
            "pot": mark("always to the pot"),
            "winner": mark("always to the winner"),
        },
    ),
    "fine_includes_pass": (
        mark("The chip paid for a false pass"),
        {False: mark("comes on top of the fine"), True: mark("is part of the fine")},
    ),
    "chip_per_card": (
        mark("Cards left at the end"),
        {0: mark("cost nothing"), 1: mark("cost a chip each")},
    ),
    "tie_break": (
        mark("A session still tied"),
        {"shared": mark("is a shared win"), "playoff": mark("is decided by one more deal")},
    ),
    "pack": (
        mark("Pack"),
        {"french": mark("52 French cards"), "spanish": mark("40 Spanish cards")},
    ),
    "opening": (
        mark("Opening card"),
        {
            "7D": mark("seven of diamonds"),
            "7H": mark("seven of hearts"),
            "any_seven": mark("any that opens a column"),
            "5O": mark("five of coins"),
        },
    ),
    "anchors": (
        mark("Sevens, or fives"),
        {
            "as_moves": mark("are laid as moves"),
            "from_hands": mark("are laid from the hands at once"),
            "before_deal": mark("are laid before the deal"),
        },
    ),
    "first_player": (
        mark("With fives laid at once"),
        {"leader": mark("the leader begins"), "holder_5_oros": mark("the holder of the five of coins begins")},
    ),
    "direction": (
        mark("Direction of play"),
        {"clockwise": mark("clockwise"), "counter_clockwise": mark("counter-clockwise")},
    ),
    "stall_guard": (
        mark("After a full circle of passes"),
        {"full_circle": mark("who can lay a card must"), "none": mark("passing may go on")},
    ),
    "scoring": (
        mark("What decides a session"),
        {"chips": mark("chips"), "points": mark("points for cards left")},
    ),
}
"""Each option, with its values."""
