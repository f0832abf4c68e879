"""The options of every layout game as data: one frozen class per family, every field an option with its source.

A variant is `replace(rules, option=value)`; a value or a combination that is not allowed raises `InvalidOption`.
"""

from __future__ import annotations

from sevens.options import Option
from sevens.rules.base import Rules, check_rules
from sevens.rules.fan_tan import FanTan
from sevens.rules.parliament import Parliament
from sevens.rules.shichi_narabe import ShichiNarabe

FAMILIES: dict[str, type[Rules]] = {kind.name: kind for kind in (FanTan, ShichiNarabe, Parliament)}
"""The families by name."""

__all__ = ["FAMILIES", "FanTan", "Option", "Parliament", "Rules", "ShichiNarabe", "check_rules"]
