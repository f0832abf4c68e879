"""Every named game and variant."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Literal, overload

from sevens.errors import InvalidOption, Unreadable
from sevens.rules import FanTan, Parliament, Rules, ShichiNarabe
from sevens.sedma.rules import Sedma
from sevens.texts import with_settings

PRESETS: dict[str, Rules | Sedma] = {
    "fan_tan": FanTan(),
    "fan_tan_stakes": FanTan(chip_per_card=1),  # FT-28
    "fan_tan_any_seven": FanTan(opening="any_seven"),  # FT-34
    "fan_tan_points": FanTan(scoring="points"),  # FT-35
    "sjuan": FanTan(opening="7H"),  # FT-36
    "cinquillo": FanTan(pack="spanish", anchors="from_hands"),  # FT-37
    "cinquillo_fives_as_moves": FanTan(pack="spanish", opening="5O"),  # Q-FT-9
    "cinquillo_fives_before_deal": FanTan(pack="spanish", anchors="before_deal"),  # Q-FT-9
    "fan_tan_sevens_laid": FanTan(anchors="before_deal"),  # FT-38
    "shichi_narabe": ShichiNarabe(),
    "shichi_narabe_gaps": ShichiNarabe(ghost_cards="gaps"),  # Q-SB-5
    "shichi_narabe_hearts": ShichiNarabe(opening="7H"),  # SB-13, SB-52
    "shichi_narabe_five_passes": ShichiNarabe(tokens=5),  # SB-50
    "shichi_narabe_no_ghost": ShichiNarabe(no_ghost=True),  # SB-53
    "shichi_narabe_jokers": ShichiNarabe(jokers=2),  # SB-54
    "race_to_kings": ShichiNarabe(race_to_kings=True),  # SB-55
    "parliament": Parliament(),
    "parliament_any_seven": Parliament(opener="any_seven"),  # PA-41
    "parliament_ring": Parliament(round_the_corner="ring"),  # PA-42
    "parliament_one_way": Parliament(round_the_corner="one_way"),  # Q-PA-1
    "parliament_voluntary_pass": Parliament(voluntary_pass=True),  # PA-43
    "parliament_last_card": Parliament(last_card_call=True),  # PA-44
    "parliament_winner_gains": Parliament(scoring="winner_gains"),  # PA-29
    "parliament_penalty_points": Parliament(scoring="losers_count"),  # PA-45
    "parliament_two_packs": Parliament(packs=2),  # PA-46
    "sedma": Sedma(),
    "sedma_pairs": Sedma(players=4),  # SE-34
}
"""The rules of every named game, by name."""


@overload
def preset(name: Literal["sedma", "sedma_pairs"]) -> Sedma: ...  # type: ignore[overload-overlap]
@overload
def preset(name: str) -> Rules: ...
def preset(name: str) -> Rules | Sedma:
    """The rules of a named game. An unknown name raises `InvalidOption`, with the nearest name there is.

    >>> preset("fan_tan").name
    'fan_tan'
    """
    try:
        return PRESETS[name]
    except (KeyError, TypeError):
        near = get_close_matches(str(name), PRESETS, n=1)
        hint = f" (did you mean {near[0]!r}?)" if near else ""
        raise InvalidOption("preset", name, ", ".join(map(repr, PRESETS)) + hint) from None


def read_rules(text: str) -> Rules:
    """The rules of a line such as `fan_tan enforcement=fine`. Raises `InvalidOption` or `Unreadable`.

    >>> read_rules("shichi_narabe jokers=2").jokers
    2
    """
    name, *settings = text.split() or [""]
    game = preset(name)
    if not isinstance(game, Rules):
        raise Unreadable(name, "a game with a layout; sevens.sedma has a record of its own")
    return with_settings(game, settings)
