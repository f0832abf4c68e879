"""Who holds up what, and hints that say more each time: no more than the reader's seat may know."""

from __future__ import annotations

import re

import pytest

from sevens import PRESETS, Rules
from sevens_widgets.game import PERSON
from sevens_widgets.holding import kept_shut, waits
from sevens_widgets.state import TableState
from tests.unit.widgets.playing import at, checked, complete_words, status, take_turn, text

CLUBS = "game fan_tan\nseats 3 dealer 0 leader 1 turn 0\nlayout S A-K; H A-K; C 2-9; D A-K\n"
GAMES = [name for name, rules in PRESETS.items() if isinstance(rules, Rules)]


def shown(table: TableState) -> str:
    """The list of who holds up what, in words."""
    found = re.search(r'<div class="holds">.*?</div>', table.html)
    assert found
    return text(found[0])


def holding(position: str) -> TableState:
    table = at(position)
    table.receive({"type": "holding"})
    return table


def test_it_names_the_cards_for_which_mine_wait() -> None:
    table = holding(CLUBS + "hands AC QC / 10C KC / JC\nlacks - / - / 10C")
    assert "ten of clubs (not East) and jack of clubs hold up your queen of clubs." in shown(table)
    assert "Clubs: two to nine; next ace or ten. Holding up your cards: ten, jack." in text(table.html)
    assert table.html.count("data-marked") == 2
    checked(table.html)


def test_it_counts_the_cards_that_wait_for_mine() -> None:
    table = holding(CLUBS + "hands AC 10C / JC KC / QC")
    assert "Your ten of clubs holds up 3 cards of the others." in shown(table)
    assert "hold up your" not in shown(table)


def test_nothing_is_held_up() -> None:
    table = holding(CLUBS + "hands AC / 10C KC JC / QC")
    assert "None of your cards waits for a card of somebody else." in shown(table)


def test_who_holds_a_card_is_told_when_the_deal_is_over() -> None:
    table = holding(CLUBS + "hands AC KC / 10C QC / JC")
    assert "West" not in shown(table)
    assert "East" not in shown(table)
    table.receive({"type": "card", "card": "AC"})
    assert table.game.over
    assert "queen of clubs (West) holds up your king of clubs." in shown(table)
    assert "The deal is over: each card with the seat that still holds it." in shown(table)


def test_two_worlds_that_look_alike_give_the_same_page() -> None:
    one = holding(CLUBS + "hands AC KC / 10C QC / JC")
    other = holding(CLUBS + "hands AC KC / JC QC / 10C")
    assert one.game.view == other.game.view
    assert one.game.round != other.game.round
    assert one.html == other.html


@pytest.mark.parametrize("game", GAMES)
def test_it_follows_from_what_the_seat_may_see(game: str) -> None:
    rules = PRESETS[game]
    assert isinstance(rules, Rules)
    table = TableState(game, seats=rules.min_players, seed=5, level="beginner", lang="en")
    table.receive({"type": "holding"})
    while not table.game.over:
        view = table.game.view
        pack = view.rules.shape.pack
        for wait in waits(view):
            assert pack.mask(wait.cards) & ~view.hand == 0
            assert pack.mask(wait.blockers) & view.hand == 0
            assert all(pack.alike(pack.bit(card)) & ~view.layout.laid for card in wait.blockers)
            assert pack.mask(wait.cards) & view.playable == 0
        for card, n in kept_shut(view):
            assert pack.bit(card) & view.playable
            assert 1 <= n <= view.unseen.bit_count()
        take_turn(table)
    checked(table.html)


def test_a_ghost_s_cards_are_named_as_exposed() -> None:
    table = TableState("shichi_narabe", seats=4, seed=10, lang="en")
    table.receive({"type": "holding"})
    while not table.game.over and "exposed" not in shown(table):
        take_turn(table)
    view = table.game.view
    assert view.aside.exposed
    assert f"(exposed: {('You', 'West', 'North', 'East')[view.aside.ghosts[0]]})" in shown(table)


@pytest.mark.parametrize("lang", ["fr", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_its_words(game: str, lang: str) -> None:
    rules = PRESETS[game]
    assert isinstance(rules, Rules)
    table = TableState(game, seats=rules.min_players, seed=4, level="beginner", lang=lang)
    table.words = complete_words(lang)
    table.receive({"type": "holding"})
    while not table.game.over:
        for _ in range(3):
            table.receive({"type": "hint"})
        assert "{" not in shown(table)
        take_turn(table)
    assert "{" not in shown(table)


def test_the_switch_stays_through_the_moves_and_can_be_put_back() -> None:
    table = TableState(lang="en")
    assert 'aria-pressed="false"' in table.html
    table.receive({"type": "holding"})
    take_turn(table)
    assert 'aria-pressed="true"' in table.html
    table.receive({"type": "holding"})
    assert "holds__note" not in table.html


def hints(table: TableState) -> list[str]:
    said = []
    for _ in range(3):
        table.receive({"type": "hint"})
        said.append(status(table))
    return said


def test_a_hint_for_a_card_that_closes_its_column() -> None:
    assert hints(at(CLUBS + "hands AC 10C / JC KC / QC")) == [
        "Hint: look at clubs. There a card opens nothing.",
        "Hint: lay the ace of clubs.",
        (
            "Hint: lay the ace of clubs. It ends its column on that side, so it opens nothing for the others. "
            "And while you keep the ten of clubs, 3 cards of the others stay shut."
        ),
    ]


def test_a_hint_for_a_card_on_the_way_to_another() -> None:
    table = at(CLUBS + "hands 10C KC / AC JC / QC")
    assert hints(table)[0] == "Hint: look at clubs. There is only one card to find."
    table = at(
        "game fan_tan\nseats 3 dealer 0 leader 1 turn 0\nlayout S A-K; H 3-K; C 2-9; D A-K\nhands 10C KC 2H / AC JC / QC AH"
    )
    assert hints(table) == [
        "Hint: look at clubs. Cards of yours wait there.",
        "Hint: lay the ten of clubs.",
        (
            "Hint: lay the ten of clubs. Only after it can your own king of clubs be laid. "
            "And while you keep the two of hearts, 1 card of the others stays shut."
        ),
    ]


def test_the_steps_of_a_hint_begin_anew_after_a_move() -> None:
    table = at(
        "game fan_tan\nseats 3 dealer 0 leader 1 turn 0\nlayout S A-K; H 2-K; C 3-9; D A-K\nhands AC 10C QC / JC KC / 2C AH"
    )
    hints(table)
    table.receive({"type": "card", "card": "10C"})
    assert not table.game.over
    assert hints(table)[0].startswith("Hint: look at")


def test_it_is_hidden_with_the_hand_of_a_shared_table() -> None:
    table = TableState(lang="en", level=(PERSON, "club", "club"), seed=56)
    table.receive({"type": "holding"})
    assert table.covered
    assert "holds__note" not in table.html
    assert "data-marked" not in table.html
    table.receive({"type": "show"})
    assert "holds__note" in table.html
