"""Every named game and variant."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Literal, overload

from sevens.errors import InvalidOption
from sevens.rules import FanTan, Rules
from sevens.sedma.rules import Sedma

PRESETS: dict[str, Rules | Sedma] = {
    "fan_tan": FanTan(),
    "fan_tan_stakes": FanTan(chip_per_card=1),  # FT-28
    "sedma": Sedma(),
    "sedma_pairs": Sedma(players=4),  # SE-34
}


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
