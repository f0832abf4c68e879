"""Several persons on one device: the hand is hidden between their turns."""

from __future__ import annotations

import re

import pytest

from sevens_widgets.state import TableState
from tests.unit.widgets.playing import checked, complete_words, notice, status, take_turn, text, without_form


def shared(game: str = "fan_tan", lang: str = "en") -> TableState:
    table = TableState(game, lang=lang, level=("club", "person", "club"))
    if lang != "en":
        table.words = complete_words(lang)
    return table


def drawn_cards(table: TableState) -> set[str]:
    """The cards that can be chosen on the page."""
    return set(re.findall(r'<button class="card"[^>]*data-card="([^"]+)"', table.html))


def hand_of(table: TableState, seat: int) -> set[str]:
    return {str(card) for card in table.game.round.hand(seat)}


def test_the_hand_is_hidden_until_its_owner_asks_for_it() -> None:
    table = shared()
    here = table.game.round.turn
    assert drawn_cards(table) == set()
    assert status(table).endswith(f"The hand is hidden: it is the turn of Player {here + 1}.")
    table.receive({"type": "show"})
    assert drawn_cards(table) == hand_of(table, here)
    assert f"Player {here + 1}: Your turn:" in status(table) or "no card that fits" in status(table)


@pytest.mark.parametrize(
    "message", [{"type": "hint"}, {"type": "pass"}, {"type": "card", "card": "7D"}, {"type": "move", "move": "-"}]
)
def test_nothing_is_done_with_a_hidden_hand(message: dict[str, str]) -> None:
    table = shared()
    before = table.game
    table.receive(message)
    assert notice(table) == f"The hand is hidden. First Player {table.game.here + 1} has to show it."
    assert table.game is before
    assert drawn_cards(table) == set()


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("game", ["fan_tan", "shichi_narabe", "parliament_last_card"])
def test_a_deal_by_two_persons_shows_each_only_his_own_hand(game: str, lang: str) -> None:
    table = shared(game, lang)
    seen = set()
    while not table.game.over:
        hidden = without_form(table.html)
        assert 'class="hand"' not in hidden
        table.receive({"type": "show"})
        here = table.game.round.turn
        seen.add(here)
        assert table.game.here == here
        assert hand_of(table, here) <= drawn_cards(table)
        assert not drawn_cards(table) & hand_of(table, 2 - here)
        take_turn(table)
        if table.game.here == here:
            table.covered = True
        checked(table.html)
    assert seen == {0, 2}
    assert f">{table.words.say('You')}<" not in table.html


@pytest.mark.parametrize("game", ["fan_tan", "shichi_narabe", "parliament_last_card"])
def test_while_a_hand_is_hidden_no_card_of_any_hand_is_on_the_page(game: str) -> None:
    table = shared(game)
    table.receive({"type": "share", "open": True})
    while not table.game.over:
        if table.covered:
            page = without_form(table.html)
            said = text(page)
            for card in (card for seat in range(4) for card in table.game.round.hand(seat)):
                assert f'data-card="{card}"' not in page
                assert table.words.card_name(card) not in said
            assert not re.search("data-share=|<textarea", page)
            table.receive({"type": "show"})
            assert "data-share=" in table.html
        take_turn(table)


def test_a_move_taken_back_hides_the_hand_of_the_one_who_made_it() -> None:
    table = shared()
    table.receive({"type": "show"})
    first = table.game
    take_turn(table)
    table.receive({"type": "undo"})
    assert table.game is first
    assert drawn_cards(table) == set()
    assert "fit" not in status(table)


def test_a_shared_game_goes_on_after_a_reload() -> None:
    table = shared()
    for _ in range(4):
        table.receive({"type": "show"})
        take_turn(table)
    again = TableState(lang="en")
    again.receive({"type": "resume", "saved": table.saved})
    assert again.game == table.game
    assert drawn_cards(again) == set()


def test_a_person_is_chosen_for_a_place_in_the_form() -> None:
    table = TableState(lang="en")
    fields = {"seed": "5", "seats": "4", "level": "each", "level-1": "person"}
    table.receive({"type": "choose", **fields})
    assert table.draft.levels == ("person", "club", "club")
    table.receive({"type": "deal", **fields})
    assert (table.game.levels, table.game.people) == (("person", "club", "club"), (0, 1))
    assert "bots: a person here, club, club" in text(table.html)
    table.receive({"type": "deal", **fields, "level": "person"})
    assert "There are no bots of the kind “person”." in (notice(table) or "")
