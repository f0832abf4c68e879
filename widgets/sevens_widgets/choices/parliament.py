"""The options of Parliament, in words."""

from __future__ import annotations

from sevens_widgets.words import mark

PARLIAMENT: dict[str, tuple[str, dict[object, str]]] = {
    "opener": (
        mark("Who begins"),
        {
            "7D": mark("the holder of the seven of diamonds, with it"),
            "7C": mark("the holder of the seven of clubs, with it"),
            "dealer_names_seven": mark("the holder of a seven named by the dealer"),
            "lowest_diamond": mark("the holder of the lowest diamond, with any seven"),
            "any_seven": mark("the dealer’s left, with any seven"),
        },
    ),
    "pass_chip": (mark("A pass costs"), {1: mark("one chip"), 0: mark("nothing")}),
    "voluntary_pass": (
        mark("Passing with a card that fits"),
        {False: mark("is not allowed"), True: mark("is allowed")},
    ),
    "illegal_pass": (
        mark("Passing all the same"),
        {
            "refused": mark("is refused"),
            "forced_play": mark("is caught: a card must be laid"),
            "receive_card": mark("is caught: the next seat gives a card"),
        },
    ),
    "stall_guard": (
        mark("After a full circle of passes"),
        {"full_circle": mark("who can lay a card must"), "none": mark("passing may go on")},
    ),
    "play_on": (
        mark("When somebody is out"),
        {False: mark("the deal ends"), True: mark("the others play on for the places")},
    ),
    "last_card_call": (
        mark("“Last card!” before the last one"),
        {False: mark("need not be said"), True: mark("must be said")},
    ),
    "last_card_penalty": (
        mark("For not saying it"),
        {
            "neighbour": mark("two cards from the left neighbour"),
            "2_chips": mark("two chips to the pot"),
            "stock": mark("two cards from a stock"),
        },
    ),
    "round_the_corner": (
        mark("Round the corner from king to ace"),
        {"none": mark("no"), "ring": mark("both ends go on"), "one_way": mark("one end, which closes the other")},
    ),
    "packs": (mark("Packs"), {1: mark("1"), 2: mark("2")}),
    "layout": (
        mark("With two packs"),
        {"eight_rows": mark("each suit has two rows"), "parallel_loose": mark("a second card fits beside the first")},
    ),
    "scoring": (
        mark("Points"),
        {
            "plain": mark("are not counted"),
            "winner_gains": mark("of cards left go to the winner"),
            "losers_count": mark("of cards left count against their holders"),
        },
    ),
    "session": (
        mark("The session lasts"),
        {
            "deals": mark("one deal for each player"),
            "best_of_five": mark("until somebody has won three deals"),
            "to_total": mark("until a total is reached"),
        },
    ),
    "session_by": (
        mark("What decides a session"),
        {"pots": mark("pots won, then chips"), "chips": mark("chips"), "wins": mark("deals won")},
    ),
    "tie_break": (
        mark("A session still tied"),
        {"shared": mark("is a shared win"), "playoff": mark("is decided by one more deal")},
    ),
}
"""Each option, with its values."""
