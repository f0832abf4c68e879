"""The front end of the table: the real module in a browser, with the table's Python state behind it in this process."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from sevens_widgets.state import TableState
from tests.web.axe import violations
from tests.web.desk import Reader, blocked, open_table, playable

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import Serve


@pytest.fixture
def reader(page: Page, serve: Serve, tmp_path: Path) -> Reader:
    return open_table(page, serve, tmp_path, TableState(lang="en"))


def to_card(reader: Reader, name: str) -> None:
    """Go along the hand with the arrow keys."""
    reader.page.keyboard.press("Home")
    for _ in range(reader.hand.index(name)):
        reader.page.keyboard.press("ArrowRight")
    expect(reader.card(name)).to_be_focused()


def test_a_page_without_the_shapes_gets_them(reader: Reader) -> None:
    expect(reader.page.locator("symbol#sv-s")).to_have_count(1)


def test_a_deal_is_played_to_its_end_by_mouse(reader: Reader) -> None:
    while not reader.table.game.over:
        cards = playable(reader)
        if cards:
            reader.card(cards[0]).click()
        else:
            reader.page.get_by_role("button", name="Pass").click()
        reader.sees_the_state()
    expect(reader.status).to_contain_text("out and receive")
    expect(reader.page.get_by_role("button", name="Next deal")).to_be_visible()


def test_a_deal_is_played_to_its_end_by_keyboard_alone(reader: Reader) -> None:
    reader.page.locator("body").press("Tab")
    expect(reader.card(reader.hand[0])).to_be_focused()
    while not reader.table.game.over:
        cards = playable(reader)
        if cards:
            to_card(reader, cards[0])
            reader.page.keyboard.press("Enter")
        else:
            reader.page.keyboard.press("p")
        reader.sees_the_state()
    expect(reader.page.get_by_role("button", name="Next deal")).to_be_visible()
    reader.page.keyboard.press("u")
    reader.sees_the_state()
    assert not reader.table.game.over


def test_the_hand_is_one_tab_stop(reader: Reader) -> None:
    reader.enter_hand()
    stops = '.hand button[tabindex="0"]'
    for key, place in [("End", -1), ("ArrowRight", -1), ("ArrowLeft", -2), ("Home", 0), ("ArrowUp", 0), ("ArrowDown", 1)]:
        reader.page.keyboard.press(key)
        expect(reader.page.locator(stops)).to_have_count(1)
        expect(reader.cards.nth(place)).to_be_focused()
    reader.page.keyboard.press("Tab")
    expect(reader.page.get_by_role("button", name="Pass")).to_be_focused()


def test_the_focus_goes_to_the_neighbour_of_a_laid_card(reader: Reader) -> None:
    card = playable(reader)[0]
    neighbour = reader.hand[reader.hand.index(card) + 1]
    reader.card(card).focus()
    reader.page.keyboard.press("Enter")
    expect(reader.card(card)).to_have_count(0)
    expect(reader.card(neighbour)).to_be_focused()


def test_the_arrows_go_on_from_the_card_in_focus_after_an_undo(reader: Reader) -> None:
    card = playable(reader)[0]
    neighbour, next_one = reader.hand[reader.hand.index(card) + 1 :][:2]
    reader.card(card).focus()
    reader.page.keyboard.press("Enter")
    expect(reader.card(neighbour)).to_be_focused()
    reader.page.keyboard.press("u")
    expect(reader.card(card)).to_have_count(1)
    expect(reader.page.locator('.hand button[tabindex="0"]')).to_be_focused()
    reader.page.keyboard.press("ArrowRight")
    expect(reader.card(next_one)).to_be_focused()


def test_a_blocked_card_answers_and_keeps_the_focus(reader: Reader) -> None:
    card = blocked(reader)[0]
    reader.card(card).focus()
    reader.page.keyboard.press("Enter")
    expect(reader.page.locator(".why")).to_be_visible()
    expect(reader.card(card)).to_be_focused()
    expect(reader.card(card)).to_have_accessible_description(re.compile("^Not yet: the .* waits for the"))
    expect(reader.status).to_contain_text("Not yet:")
    reader.page.keyboard.press("Escape")
    expect(reader.page.locator(".why")).to_have_count(0)
    expect(reader.card(card)).to_be_focused()


def test_closing_the_reason_brings_back_the_focus(reader: Reader) -> None:
    card = blocked(reader)[3]
    reader.card(card).click()
    reader.page.get_by_role("button", name="Close").focus()
    reader.page.keyboard.press("Enter")
    expect(reader.page.locator(".why")).to_have_count(0)
    expect(reader.card(card)).to_be_focused()


def test_every_move_changes_the_words_of_one_live_region(reader: Reader) -> None:
    region = reader.status.element_handle()
    before = reader.status.inner_text()
    reader.card(playable(reader)[0]).click()
    expect(reader.status).to_contain_text("You laid the")
    after = reader.status.inner_text()
    reader.page.keyboard.press("h")
    expect(reader.status).to_contain_text("Hint")
    assert before != after != reader.status.inner_text()
    assert region.evaluate("region => region.isConnected && region === document.querySelector('[role=status]')")


def test_a_double_click_lays_one_card(reader: Reader) -> None:
    reader.card(playable(reader)[0]).dblclick()
    reader.sees_the_state()
    expect(reader.page.locator(".why, .notice")).to_have_count(0)


def test_pass_that_is_not_allowed_answers(reader: Reader) -> None:
    before = reader.table.game
    button = reader.page.get_by_role("button", name="Pass")
    expect(button).to_have_accessible_description("You hold a card that fits, so you may not pass.")
    button.press("Enter")
    expect(reader.page.locator(".why")).to_contain_text("so you may not pass")
    assert reader.table.game == before


def test_what_the_reader_opened_stays_open(reader: Reader) -> None:
    reader.page.locator(".log summary").click()
    reader.card(playable(reader)[0]).click()
    reader.sees_the_state()
    expect(reader.page.locator(".log ol")).to_be_visible()


def test_a_new_deal_by_its_form(reader: Reader) -> None:
    reader.page.get_by_role("button", name="New deal", exact=True).click()
    seed = reader.page.get_by_role("textbox", name="Deal number")
    expect(seed).to_be_focused()
    before = reader.table.game
    seed.fill("hup")
    seed.press("Enter")
    expect(reader.page.locator(".notice")).to_contain_text("“hup” is no deal number.")
    expect(seed).to_be_focused()
    assert reader.table.game == before
    seed.fill("99")
    reader.page.get_by_role("combobox", name="Players").select_option("6")
    reader.page.get_by_role("combobox", name="Bots").select_option("beginner")
    reader.page.get_by_role("button", name="New deal under these rules").click()
    expect(reader.page.locator(".seat")).to_have_count(6)
    expect(reader.page.locator("form.deal")).to_be_hidden()
    expect(reader.cards.first).to_be_focused()
    assert (reader.table.game.seed, reader.table.game.level) == (99, "beginner")


def test_escape_puts_the_form_away(reader: Reader) -> None:
    button = reader.page.get_by_role("button", name="New deal", exact=True)
    button.click()
    expect(button).to_have_attribute("aria-expanded", "true")
    reader.page.keyboard.press("Escape")
    expect(reader.page.locator("form.deal")).to_be_hidden()
    expect(button).to_be_focused()


def test_keys_with_control_are_the_browser_s(reader: Reader) -> None:
    reader.enter_hand()
    reader.page.keyboard.press("Control+h")
    reader.page.keyboard.press("End")
    assert reader.table.talk.step == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing_at_any_stage(reader: Reader, width: int, theme: str) -> None:
    page = reader.page
    page.set_viewport_size({"width": width, "height": 800})
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    assert violations(page) == []
    reader.card(blocked(reader)[0]).click()
    expect(page.locator(".why")).to_be_visible()
    page.get_by_role("button", name="New deal", exact=True).click()
    assert violations(page) == []
    reader.page.get_by_role("textbox", name="Deal number").fill("x")
    reader.page.get_by_role("textbox", name="Deal number").press("Enter")
    expect(page.locator(".notice")).to_be_visible()
    assert violations(page) == []
    while not reader.table.game.over:
        cards = playable(reader)
        page.evaluate(
            "m => document.querySelector(m)?.click()", f'.hand [data-card="{cards[0]}"]' if cards else "[data-action=pass]"
        )
        reader.sees_the_state()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
