"""Every named game and variant."""

from __future__ import annotations

from difflib import get_close_matches

from sevens.errors import InvalidOption
from sevens.rules import FanTan, Rules

PRESETS: dict[str, Rules] = {
    "fan_tan": FanTan(),
    "fan_tan_stakes": FanTan(chip_per_card=1),  # FT-28
}


def preset(name: str) -> Rules:
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
