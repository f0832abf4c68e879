"""What only some games have at the table: a ghost's cards, jokers, rows of two packs, and the form that chooses between games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from sevens_widgets.state import TableState
from tests.unit.widgets.playing import at, may_pass, play_out
from tests.web.axe import violations
from tests.web.desk import open_table, playable

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import Serve

GHOST = (
    "game shichi_narabe\nseats 3 dealer 0 leader 0 turn 0\nlayout S 7; H A-K; C A-K; D A-K\n"
    "hands 5S 2S / - / *\nghosts 1\nshown - / 6S 9S / -\nexposed 6S 9S"
)
JOKER = (
    "game shichi_narabe jokers=2\nseats 3 dealer 0 leader 0 turn 0\nlayout S 5-7; H A-K; C A-J; D A-K\n"
    "hands JK1 2S QC / 8S 3S / *"
)
GAPS = (
    "game shichi_narabe ghost_cards=gaps\nseats 3 dealer 0 leader 0 turn 0\nlayout S 7,9; H A-K; C A-K; D A-K\n"
    "hands 5S 2S / - / *\nghosts 1\nshown - / 9S / -"
)


def test_a_ghost_s_card_is_laid_by_keyboard(page: Page, serve: Serve, tmp_path: Path) -> None:
    reader = open_table(page, serve, tmp_path, at(GHOST))
    exposed = page.locator(".exposed button.card")
    expect(page.locator('.exposed button[tabindex="0"]')).to_have_count(1)
    exposed.first.focus()
    page.keyboard.press("ArrowRight")
    expect(exposed.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(reader.status).to_contain_text("waits for the 8")
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_have_count(0)
    expect(exposed.nth(1)).to_be_focused()
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(reader.status).to_contain_text("You laid the")
    expect(exposed).to_have_count(1)
    expect(exposed.first).to_be_focused()


def test_the_place_of_a_joker_is_chosen_by_keyboard(page: Page, serve: Serve, tmp_path: Path) -> None:
    reader = open_table(page, serve, tmp_path, at(JOKER))
    reader.card("JK1").focus()
    page.keyboard.press("Enter")
    expect(reader.status).to_contain_text("For which card")
    choice = page.get_by_role("button", name="eight of spades")
    expect(choice).to_be_visible()
    choice.focus()
    page.keyboard.press("Enter")
    reader.sees_the_state()
    assert reader.table.game.turns[0].called is False
    expect(reader.status).to_contain_text("You laid the")
    expect(reader.card("QC")).to_be_focused()


def test_another_game_is_chosen_in_the_form(page: Page, serve: Serve, tmp_path: Path) -> None:
    reader = open_table(page, serve, tmp_path, TableState(lang="en"))
    page.get_by_role("button", name="New deal", exact=True).click()
    page.get_by_text("Rules of this game").click()
    game = page.get_by_role("combobox", name="Game")
    game.focus()
    game.select_option("shichi_narabe_gaps")
    wait = page.get_by_role("combobox", name="Without a card that fits and without a pass")
    expect(wait).to_be_visible()
    expect(game).to_be_focused()
    expect(wait).to_have_accessible_description("In code: no_ghost. Sentences of the rules: SB-53. "
                                                "Points on which rule books differ: Q-SB-9.")  # fmt: skip
    wait.focus()
    expect(page.get_by_text("In code: no_ghost.")).to_be_visible()
    wait.select_option("True")
    expect(page.locator(".notice")).to_contain_text("since nobody becomes a ghost")
    expect(wait).to_be_focused()
    expect(wait).to_have_value("True")
    page.get_by_role("combobox", name="A ghost’s cards").select_option("exposed")
    expect(page.locator(".notice")).to_have_count(0)
    page.get_by_role("combobox", name="Bots").select_option("each")
    page.get_by_role("combobox", name="Bot: North").select_option("beginner")
    page.get_by_role("button", name="Same deal under these rules").click()
    expect(page.get_by_role("heading", name="Shichi Narabe without ghosts")).to_be_visible()
    expect(page.locator("form.deal")).to_be_hidden()
    assert (reader.table.game.seed, reader.table.game.levels) == (56, ("club", "beginner", "club"))


def scored(lang: str) -> TableState:
    """A table after two deals."""
    table = TableState("parliament_penalty_points", seats=8, lang=lang)
    for _ in range(2):
        play_out(table)
        table.receive({"type": "next"})
    return table


LOOKS = {
    "ghost": lambda lang: at(GHOST, lang),
    "gaps": lambda lang: at(GAPS, lang),
    "joker": lambda lang: at(JOKER, lang),
    "packs": lambda lang: TableState("parliament_two_packs", seats=12, lang=lang),
    "ring": lambda lang: TableState("parliament_ring", lang=lang),
    "cinquillo": lambda lang: TableState("cinquillo", lang=lang),
    "shared": lambda lang: TableState("shichi_narabe", lang=lang, level=("club", "person", "club")),
    "scored": scored,
    "named": lambda lang: TableState("parliament", lang=lang, opener="dealer_names_seven"),
}


def test_a_hidden_hand_is_shown_by_keyboard(page: Page, serve: Serve, tmp_path: Path) -> None:
    reader = open_table(page, serve, tmp_path, LOOKS["shared"]("en"))
    expect(reader.cards).to_have_count(0)
    page.get_by_role("button", name="Show my hand").press("Enter")
    expect(reader.cards).to_have_count(13)
    expect(reader.cards.first).to_be_focused()


def test_the_words_of_a_button_that_has_the_focus_follow_the_game(page: Page, serve: Serve, tmp_path: Path) -> None:
    reader = open_table(page, serve, tmp_path, TableState("shichi_narabe", lang="en"))
    while not may_pass(reader.table):
        reader.card(playable(reader)[0]).click()
        reader.sees_the_state()
    page.get_by_role("button", name="Pass, 3 left").press("Enter")
    expect(page.locator("[data-action=pass]")).to_have_text("Pass, 2 left")


@pytest.mark.parametrize("name", LOOKS)
def test_axe_finds_nothing_and_nothing_scrolls_sideways(page: Page, serve: Serve, tmp_path: Path, name: str) -> None:
    open_table(page, serve, tmp_path, LOOKS[name]("de"))
    page.locator("[data-action=form]").click()
    page.locator(".options summary").click()
    if page.locator(".scoresheet").count():
        page.locator(".scoresheet summary").click()
    if page.locator('.card[data-suit="jk"]').count():
        page.locator('.card[data-suit="jk"]').click()
        expect(page.locator(".why")).to_be_visible()
    for theme in ("light", "dark"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        for width in (320, 390, 1280):
            page.set_viewport_size({"width": width, "height": 800})
            assert violations(page) == []
            assert page.evaluate("document.documentElement.scrollWidth") <= width
