from __future__ import annotations

import pytest

from sevens import PRESETS, FanTan, InvalidOption, preset
from sevens.sedma import Sedma


def test_every_preset_is_found_by_its_name() -> None:
    assert {name: preset(name) for name in PRESETS} == PRESETS
    assert preset("fan_tan") == FanTan()
    assert preset("fan_tan_stakes").changed() == {"chip_per_card": 1}
    assert preset("sedma") == Sedma()
    assert preset("sedma_pairs").changed() == {"players": 4}


@pytest.mark.parametrize(
    ("name", "nearest"), [("fantan", "fan_tan"), ("Fan_Tan", "fan_tan"), ("fan_tan_stake", "fan_tan_stakes")]
)
def test_an_unknown_name_is_answered_with_the_nearest(name: str, nearest: str) -> None:
    with pytest.raises(InvalidOption, match=f"did you mean '{nearest}'"):
        preset(name)


@pytest.mark.parametrize("name", ["bridge", "", None, 7, []])
def test_a_name_like_no_other_is_answered_with_all_names(name: object) -> None:
    with pytest.raises(InvalidOption, match=r"allowed: 'fan_tan', 'fan_tan_stakes', .*'$"):
        preset(name)  # type: ignore[arg-type]
