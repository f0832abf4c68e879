"""The form of a new deal: what it offers comes from the package, and what cannot be is refused in words."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest

from sevens import FAMILIES, PRESETS, InvalidOption, Rules
from sevens_widgets.choices import EXCLUDED, MEANINGS, about, label, value_name
from sevens_widgets.state import TableState
from sevens_widgets.words import words
from tests.unit.widgets.playing import checked, complete_words, notice, status, text

LANGUAGES = ["en", "fr", "de"]


@pytest.fixture
def table() -> TableState:
    return TableState(lang="en")


def fields(table: TableState) -> dict[str, str]:
    """What the form would send as it stands."""
    form = re.search("<form.*?</form>", table.html)
    assert form
    found = dict(re.findall(r'<select[^>]* name="([^"]+)".*?<option value="([^"]*)" selected>', form[0]))
    seed = re.search(r'name="seed" value="(\d+)"', form[0])
    assert seed
    return {**found, "seed": seed[1]}


def choose(table: TableState, **changes: str) -> None:
    table.receive({"type": "choose", **fields(table), **changes})


def deal(table: TableState, **changes: str) -> None:
    table.receive({"type": "deal", **fields(table), **changes})


def option(**changes: str) -> dict[str, str]:
    return {f"option-{name}": value for name, value in changes.items()}


@pytest.mark.parametrize("family", FAMILIES)
def test_every_option_and_value_of_the_package_has_words(family: str) -> None:
    options = list(FAMILIES[family]().options())
    assert list(MEANINGS[family]) == [found.name for found in options]
    for found in options:
        assert list(MEANINGS[family][found.name][1]) == list(found.allowed)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_no_two_options_of_a_game_and_no_two_values_of_an_option_read_alike(family: str, lang: str) -> None:
    said = words("en") if lang == "en" else complete_words(lang)
    options = list(FAMILIES[family]().options())
    assert len({label(family, found, said) for found in options}) == len(options)
    for found in options:
        assert len({value_name(family, found, value, said) for value in found.allowed}) == len(found.allowed)


def test_the_identifiers_of_an_option_are_explained() -> None:
    first = next(FAMILIES["fan_tan"]().options())
    assert about(first, words("en")) == (
        "In code: ante_compensation. Sentences of the rules: FT-09. Points on which rule books differ: Q-FT-2."
    )


def changes_of(family: str) -> list[dict[str, Any]]:
    """One option changed, or two."""
    single = [(found.name, value) for found in FAMILIES[family]().options() for value in found.allowed if value != found.default]
    pairs = [dict(pair) for pair in combinations(single, 2)]
    return [dict([one]) for one in single] + pairs


@pytest.mark.parametrize("family", FAMILIES)
def test_every_reason_why_options_exclude_each_other_has_words(family: str) -> None:
    reasons = set()
    for changes in changes_of(family):
        try:
            FAMILIES[family].with_options(**changes)
        except InvalidOption as error:
            reasons.add(error.why)
    assert reasons
    assert reasons <= set(EXCLUDED)


@pytest.mark.parametrize("game", [name for name, rules in PRESETS.items() if isinstance(rules, Rules)])
def test_the_form_of_a_game_shows_its_own_options_with_their_values(table: TableState, game: str) -> None:
    choose(table, game=game)
    rules = PRESETS[game]
    assert isinstance(rules, Rules)
    shown = {name.removeprefix("option-"): value for name, value in fields(table).items() if name.startswith("option-")}
    assert shown.items() <= {found.name: str(found.value) for found in rules.options()}.items()
    assert shown.keys() >= rules.changed().keys()
    assert int(fields(table)["seats"]) in range(rules.min_players, rules.max_players + 1)
    checked(table.html)


def test_an_option_without_anything_to_act_on_is_not_shown(table: TableState) -> None:
    choose(table, game="shichi_narabe")
    assert "option-joker_swap" not in fields(table)
    choose(table, **option(jokers="2"))
    assert "option-joker_swap" in fields(table)
    choose(table, **option(jokers="0"))
    assert "option-joker_swap" not in fields(table)


REFUSED = {
    "en": "“A ghost’s cards: lie in their places, with gaps” does not go with the other choices, since nobody becomes a ghost.",
    "fr": "«_Les cartes d’un fantôme_: vont à leur place, avec des trous_» ne va pas avec les autres choix, "
    "puisque personne ne devient fantôme.",
    "de": "„Die Karten eines Geistes: liegen an ihren Plätzen, mit Lücken“ passt nicht zu den anderen Angaben, "
    "denn niemand wird zum Geist.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_that_exclude_each_other_are_refused_with_the_reason(lang: str) -> None:
    table = TableState("shichi_narabe_gaps", lang=lang)
    before = table.game
    choose(table, **option(no_ghost="True"))
    assert notice(table) == status(table) == REFUSED[lang].replace("_", "\u202f")
    assert (fields(table)["option-no_ghost"], fields(table)["option-ghost_cards"]) == ("True", "gaps")
    deal(table)
    assert notice(table) == REFUSED[lang].replace("_", "\u202f")
    assert table.game is before
    choose(table, **option(ghost_cards="exposed"))
    assert notice(table) is None
    assert "option-ghost_cards" not in fields(table)
    deal(table)
    assert table.game.session.rules.changed() == {"no_ghost": True}


def test_every_excluded_pair_leaves_the_form_whole_and_the_game_as_it_was() -> None:
    for family in FAMILIES:
        table = TableState(family, lang="en")
        before = table.game
        for changes in changes_of(family)[::7]:
            table.draft = TableState(family, lang="en").draft
            choose(table, **option(**{name: str(value) for name, value in changes.items()}))
            assert {name: fields(table).get(f"option-{name}") for name in changes} == {n: str(v) for n, v in changes.items()}
        assert table.game is before


def test_a_deal_under_chosen_rules(table: TableState) -> None:
    choose(table, game="parliament")
    choose(table, **option(round_the_corner="ring", last_card_call="True"))
    deal(table, seed="77", seats="5")
    game = table.game
    assert (str(game.session.rules), game.seed, game.session.seats) == (
        "parliament last_card_call=True round_the_corner=ring",
        77,
        5,
    )
    assert "Parliament" in text(table.html)


def test_the_same_deal_under_other_rules_and_again(table: TableState) -> None:
    choose(table, **option(chip_per_card="1"))
    deal(table, seed=str(table.game.seed))
    assert table.game.round.table.dealt == TableState(lang="en").game.round.table.dealt
    assert "Fan Tan for stakes" in text(table.html)
    first = table.game
    table.receive({"type": "move", "move": "6D"})
    assert table.game != first
    table.receive({"type": "again"})
    assert table.game == first


def test_every_bot_may_have_a_level_of_its_own(table: TableState) -> None:
    choose(table, level="each")
    assert [fields(table)[f"level-{bot}"] for bot in (1, 2, 3)] == ["club"] * 3
    choose(table, **{"level-2": "random"})
    deal(table)
    assert table.game.levels == ("club", "random", "club")
    assert "bots: club, random, club" in text(table.html)
    choose(table, seats="5")
    assert [fields(table)[f"level-{bot}"] for bot in (1, 2, 3, 4)] == ["club", "random", "club", "club"]


def test_a_number_of_players_that_the_game_does_not_have_becomes_the_nearest_it_has(table: TableState) -> None:
    choose(table, game="parliament_two_packs")
    assert fields(table)["seats"] == "7"
    choose(table, game="shichi_narabe", seats="12")
    assert fields(table)["seats"] == "7"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "sedma"}, "“sedma” is no game of this table. There are: fan_tan,"),
        ({"game": "<b>"}, "“<b>” is no game of this table."),
        (option(tokens="3"), "has no “option-tokens”. It has: game, seed, seats, level, option-ante_compensation,"),
        (option(chip_per_card="7"), "“7” is no value of “chip_per_card”. Allowed: 0, 1."),
        ({"level": "each", "level-1": "master"}, "There are no bots of the kind “master”."),
        ({"level-99": "club"}, "has no “level-99”"),
    ],
)
@pytest.mark.parametrize("kind", ["choose", "deal"])
def test_a_form_that_cannot_be_is_refused(table: TableState, kind: str, changes: dict[str, str], said: str) -> None:
    before = (table.game, table.draft)
    table.receive({"type": kind, **fields(table), **changes})
    assert said in (notice(table) or "")
    assert (table.game, table.draft) == before
