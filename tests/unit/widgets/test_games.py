"""Every layout game and variant at the table: played to its end by messages, in words of every language."""

from __future__ import annotations

import pytest

from sevens import PRESETS, Rules
from sevens_widgets.state import TableState
from sevens_widgets.titles import TITLES
from sevens_widgets.words import words
from tests.unit.widgets.playing import cards_not_fitting, checked, complete_words, may_pass, play_out, take_turn, text

GAMES = [name for name, rules in PRESETS.items() if isinstance(rules, Rules)]
LANGUAGES = ["fr", "de"]


def table_of(game: str, lang: str = "en") -> TableState:
    rules = PRESETS[game]
    assert isinstance(rules, Rules)
    table = TableState(game, seats=rules.min_players, seed=3, lang=lang)
    if lang != "en":
        table.words = complete_words(lang)
    return table


def test_every_layout_game_has_a_title_of_its_own() -> None:
    assert list(TITLES) == GAMES
    for lang in ("en", *LANGUAGES):
        assert len({words(lang).say(name) for name in TITLES.values()}) == len(TITLES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_played_to_its_end_in_words_of_every_language(game: str, lang: str) -> None:
    table = table_of(game, lang)
    while not table.game.over:
        before = table.game
        for card in cards_not_fitting(table):
            table.receive({"type": "card", "card": card})
            assert table.game is before
            assert table.talk.answer
        if not may_pass(table):
            table.receive({"type": "pass"})
            assert table.game is before
        for _ in range(3):
            table.receive({"type": "hint"})
        take_turn(table)
        assert table.game is not before
        assert table.html
    assert "{" not in text(table.html)


@pytest.mark.parametrize("game", GAMES)
def test_the_markup_is_sound_and_hides_the_other_hands(game: str) -> None:
    table = table_of(game)
    pack = table.game.view.rules.shape.pack
    while not table.game.over:
        for card in cards_not_fitting(table)[:1]:
            table.receive({"type": "card", "card": card})
        hidden = sum(hand for seat, hand in enumerate(table.game.round.hands) if seat) & ~table.game.round.layout.laid
        drawn = table.html
        assert [str(card) for card in pack.unmask(hidden) if f'data-card="{card}"' in drawn] == []
        if len(table.game.turns) % 4 == 0:
            checked(drawn)
            checked(table.snapshot)
        take_turn(table)
    checked(table.html)


@pytest.mark.parametrize("game", GAMES)
def test_chips_passes_and_points_are_drawn_where_the_game_has_them(game: str) -> None:
    table = table_of(game)
    rules = table.game.session.rules
    assert (rules.chips, rules.chips) == ("#sv-chip" in table.html, "Pot" in text(table.html))
    assert ('class="tokens"' in table.html) == (rules.tokens is not None)
    play_out(table)
    said = text(table.html)
    assert ("points, this deal" in said) == (rules.points_kind != "none")
    assert ("chips, this deal" in said) == rules.chips
