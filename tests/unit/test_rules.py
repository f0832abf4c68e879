from __future__ import annotations

import inspect
import re
from dataclasses import FrozenInstanceError, replace

import pytest

from sevens import FAMILIES, FanTan, InvalidOption, Parliament, Rules, ShichiNarabe


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


@pytest.mark.parametrize("family", FAMILIES.values())
def test_every_family_lists_its_options_with_ids_values_and_words(family: type[Rules]) -> None:
    source = inspect.getsource(family)
    for option in family().options():
        assert option.default == option.allowed[0] == option.value
        assert len(option.allowed) >= 2
        assert option.sources
        assert re.search(rf"    {option.name}: .*?\n    \"\"\"", source, flags=re.DOTALL)


@pytest.mark.parametrize("family", FAMILIES.values())
def test_every_option_can_be_chosen_or_is_refused_with_a_reason(family: type[Rules]) -> None:
    for option in family().options():
        for value in option.allowed:
            try:
                assert family(**{option.name: value}).changed() in ({}, {option.name: value})
            except InvalidOption as error:
                assert "since" in str(error)  # noqa: PT017 - both ways are right
        with pytest.raises(InvalidOption, match=f"{option.name} = 'nonsense' is not allowed; allowed: "):
            family(**{option.name: "nonsense"})


EXCLUDED = [
    (ShichiNarabe, {"no_ghost": True, "sole_survivor": "at_once"}),
    (ShichiNarabe, {"ghost_cards": "gaps", "exposed_play": "never"}),
    (ShichiNarabe, {"joker_swap": "later"}),
    (ShichiNarabe, {"bonus_to": "king"}),
    (Parliament, {"last_card_penalty": "2_chips"}),
    (Parliament, {"scoring": "losers_count", "session_by": "chips"}),
    (Parliament, {"packs": 2, "layout": "parallel_loose", "round_the_corner": "ring"}),
    (Parliament, {"session": "best_of_five", "scoring": "winner_gains"}),
    (Parliament, {"session": "best_of_five", "session_by": "chips"}),
    (FanTan, {"anchors": "before_deal", "opening": "7H"}),
    (FanTan, {"anchors": "before_deal", "opener": "holder"}),
    (FanTan, {"pack": "spanish", "opening": "7H"}),
]


@pytest.mark.parametrize(("family", "options"), EXCLUDED)
def test_options_that_exclude_each_other_are_refused_with_a_reason(family: type[Rules], options: dict[str, object]) -> None:
    with pytest.raises(InvalidOption, match="since"):
        family(**options)


def test_rules_are_written_as_in_a_record() -> None:
    assert str(ShichiNarabe(jokers=2, tokens=5)) == "shichi_narabe tokens=5 jokers=2"
