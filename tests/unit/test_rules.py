from __future__ import annotations

import re
from dataclasses import FrozenInstanceError, replace

import pytest

from sevens import FanTan, InvalidOption


def test_options_say_what_is_allowed_and_where_it_comes_from() -> None:
    options = {option.name: option for option in FanTan(chip_per_card=1).options()}
    assert list(options) == [
        "ante_compensation", "opener", "opening_fee", "enforcement",
        "fine_to", "fine_includes_pass", "chip_per_card", "tie_break",
        "pack", "opening", "anchors", "first_player", "direction", "stall_guard", "scoring",
    ]  # fmt: skip
    assert (options["chip_per_card"].value, options["chip_per_card"].default) == (1, 0)
    for option in options.values():
        assert option.default == option.allowed[0]
        assert len(option.allowed) >= 2
        assert all(re.fullmatch(r"(FT-\d\d|Q-(FT|X)-\d+)", source) for source in option.sources)


@pytest.mark.parametrize("name", [option.name for option in FanTan().options()])
@pytest.mark.parametrize("value", ["nonsense", None, 2, [], -1])
def test_a_value_that_is_not_allowed_is_refused_with_those_that_are(name: str, value: object) -> None:
    with pytest.raises(InvalidOption) as error:
        FanTan(**{name: value})
    allowed = next(option.allowed for option in FanTan().options() if option.name == name)
    assert str(error.value) == f"{name} = {value!r} is not allowed; allowed: {', '.join(map(repr, allowed))}"


def test_yes_is_not_one() -> None:
    for wrong in ({"chip_per_card": True}, {"fine_includes_pass": 1, "enforcement": "fine"}):
        with pytest.raises(InvalidOption):
            FanTan(**wrong)


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(InvalidOption, match="antes = 2 is not allowed; allowed: one of the options ante_compensation, opener"):
        FanTan.with_options(antes=2)
    assert FanTan.with_options(opener="holder") == FanTan(opener="holder")


def test_rules_do_not_change_and_a_variant_is_a_copy() -> None:
    rules = FanTan()
    with pytest.raises(FrozenInstanceError):
        rules.chip_per_card = 1  # type: ignore[misc]
    assert replace(rules, chip_per_card=1).changed() == {"chip_per_card": 1}
    assert rules.changed() == {}
    assert len({FanTan(), FanTan(), replace(rules, chip_per_card=1)}) == 2
