"""The options of Shichi Narabe, in words."""

from __future__ import annotations

from sevens_widgets.words import mark

SHICHI_NARABE: dict[str, tuple[str, dict[object, str]]] = {
    "tokens": (mark("Passes of each player"), {3: mark("3"), 5: mark("5")}),
    "opening": (
        mark("Opening card"),
        {"7D": mark("seven of diamonds"), "7H": mark("seven of hearts")},
    ),
    "first_card_to": (
        mark("The first card is dealt"),
        {"dealer": mark("to the dealer"), "left": mark("to the dealer’s left")},
    ),
    "voluntary_pass": (
        mark("Passing with a card that fits"),
        {True: mark("is allowed"), False: mark("is refused")},
    ),
    "no_ghost": (
        mark("Without a card that fits and without a pass"),
        {False: mark("you become a ghost"), True: mark("you wait")},
    ),
    "ghost_cards": (
        mark("A ghost’s cards"),
        {
            "exposed": mark("lie exposed beside the layout"),
            "gaps": mark("lie in their places, with gaps"),
            "auto": mark("go to their places as they fit"),
        },
    ),
    "exposed_play": (
        mark("Others lay a ghost’s card"),
        {"turn": mark("as their turn"), "free": mark("in addition to their turn"), "never": mark("never")},
    ),
    "ghost_penalty": (
        mark("A ghost pays"),
        {"frozen": mark("for all cards shown"), "remaining": mark("for cards still out of place")},
    ),
    "sole_survivor": (
        mark("The only player left"),
        {"play_out": mark("lays the other cards"), "at_once": mark("wins at once")},
    ),
    "jokers": (mark("Jokers"), {0: mark("none"), 2: mark("2")}),
    "joker_reach": (
        mark("A joker stands for"),
        {"edge": mark("a card that fits now"), "any_spot": mark("any card not laid yet")},
    ),
    "joker_swap": (
        mark("The real card"),
        {
            "immediate": mark("replaces the joker at once"),
            "later": mark("may be laid there later"),
            "dead": mark("can never be laid"),
        },
    ),
    "joker_penalty": (
        mark("A joker left in hand"),
        {
            14: mark("counts 14"),
            0: mark("counts nothing"),
            15: mark("counts 15"),
            20: mark("counts 20"),
            50: mark("counts 50"),
        },
    ),
    "joker_last": (
        mark("A joker as the last card"),
        {"allowed": mark("is allowed"), "forbidden": mark("is refused")},
    ),
    "race_to_kings": (
        mark("A whole column"),
        {False: mark("brings nothing"), True: mark("takes 5 points off")},
    ),
    "bonus_to": (
        mark("That goes to whoever laid"),
        {"last_card": mark("its last card"), "king": mark("its king")},
    ),
    "bonus_floor": (
        mark("With it the points of a deal"),
        {None: mark("may fall below 0"), 0: mark("never fall below 0")},
    ),
    "scoring": (
        mark("Cards left count"),
        {"pips": mark("their value: jack 11, queen 12, king 13"), "count": mark("1 point each")},
    ),
    "match": (
        mark("The session lasts"),
        {"rounds": mark("five deals"), "to_100": mark("until somebody exceeds 100 points")},
    ),
}
"""Each option, with its values."""
