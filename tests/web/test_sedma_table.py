"""The table of Sedma in a browser: whole deals by mouse and by keyboard alone, the focus, and what axe finds."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from sevens.sedma import GERMAN, STOP, Move, Play
from sevens_widgets.render import sprite
from sevens_widgets.sedma.state import SedmaState
from tests.unit.widgets.sedma.playing import at
from tests.web.axe import violations
from tests.web.test_table import PAGE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.web.conftest import Serve

ROOT = Path(__file__).parents[2]
ASKED = "hands 10H 10B 9H KH / 7L 8A 9B KB; stock *; leader 0"
"""North beats the ten of hearts with a seven, and the reader, who led, is asked."""


class Reader:
    """A reader at a live table of Sedma."""

    def __init__(self, page: Page, table: SedmaState) -> None:
        self.page, self.table = page, table
        self.status = page.locator("[role=status]")

    def card(self, name: str) -> Locator:
        """One card of the hand."""
        return self.page.locator(f'.hand button[data-card="{name}"]')

    def sees_the_state(self) -> None:
        """Wait until the page shows the table's state."""
        expect(self.page.locator(".log summary")).to_contain_text(f"({len(self.table.game.turns)})")

    @property
    def moves(self) -> tuple[Move, ...]:
        """What the reader may do."""
        return self.table.game.view.legal_moves()


@pytest.fixture
def sit(page: Page, serve: Serve, tmp_path: Path) -> Callable[[SedmaState], Reader]:
    """A function that puts a reader at a table."""

    def sit_at(table: SedmaState) -> Reader:
        def tell(message: Any) -> str:
            table.receive(message)
            return table.html

        page.expose_function("drawn", lambda: table.html)
        page.expose_function("tell", tell)
        (tmp_path / "assets").symlink_to(ROOT / "_build" / "assets")
        (tmp_path / "index.html").write_text(PAGE.replace("SHAPES", json.dumps(sprite())), encoding="utf-8")
        page.goto(serve(tmp_path).url)
        expect(page.locator(".table")).to_be_visible()
        return Reader(page, table)

    return sit_at


@pytest.mark.parametrize("game", ["sedma", "sedma_pairs"])
def test_a_deal_is_played_to_its_end_by_mouse(sit: Callable[[SedmaState], Reader], game: str) -> None:
    reader = sit(SedmaState(game, lang="en"))
    while not reader.table.game.over:
        move = reader.moves[0]
        place = f'.hand [data-card="{move}"]' if isinstance(move, Play) else '[data-move="-"]'
        reader.page.locator(place).click()
        reader.sees_the_state()
    expect(reader.page.locator(".result caption").first).to_have_text("Deal 1")
    reader.page.get_by_role("button", name="Next deal").click()
    expect(reader.page.locator(".result")).to_have_count(0)
    assert len(reader.table.game.match.results) == 1


def test_a_deal_is_played_to_its_end_by_keyboard_alone(sit: Callable[[SedmaState], Reader]) -> None:
    reader = sit(SedmaState(lang="en", seed=5))
    keyboard = reader.page.keyboard
    reader.page.locator('.hand button[tabindex="0"]').focus()
    while not reader.table.game.over:
        move = reader.moves[0]
        if move == STOP:
            keyboard.press("p")
        else:
            keyboard.press("Home")
            for _ in range([str(card) for card in GERMAN.unmask(reader.table.game.view.hand)].index(str(move))):
                keyboard.press("ArrowRight")
            expect(reader.card(str(move))).to_be_focused()
            keyboard.press("Enter")
        reader.sees_the_state()
    expect(reader.page.get_by_role("button", name="Next deal")).to_be_focused()
    keyboard.press("Enter")
    expect(reader.page.locator('.hand button[tabindex="0"]')).to_be_focused()


def test_the_leader_who_is_asked_prolongs_or_stops_with_a_button(sit: Callable[[SedmaState], Reader]) -> None:
    reader = sit(at(ASKED, "10H 7L"))
    reader.page.get_by_role("button", name="Prolong with the ten of bells").press("Enter")
    reader.sees_the_state()
    expect(reader.status).to_contain_text("You prolonged the trick with the")
    expect(reader.page.locator(".hand button:focus")).to_have_count(1)
    reader.page.get_by_role("button", name="Undo").click()
    expect(reader.status).to_contain_text("Your move is taken back.")
    reader.page.get_by_role("button", name="Stop: North takes 10 points").click()
    expect(reader.status).to_contain_text("You stopped. North takes the trick: 10 points.")


def test_a_card_that_does_not_prolong_answers_and_keeps_the_focus(sit: Callable[[SedmaState], Reader]) -> None:
    reader = sit(at(ASKED, "10H 7L"))
    reader.card("9H").press("Enter")
    expect(reader.page.locator(".why")).to_be_visible()
    expect(reader.card("9H")).to_be_focused()
    expect(reader.status).to_contain_text("What prolongs it: ten or seven.")
    expect(reader.card("9H")).to_have_accessible_description(re.compile("^You cannot prolong the trick with the"))
    reader.page.keyboard.press("Escape")
    expect(reader.page.locator(".why")).to_have_count(0)
    expect(reader.card("9H")).to_be_focused()


def test_the_piles_stay_open_once_they_are_opened(sit: Callable[[SedmaState], Reader]) -> None:
    reader = sit(SedmaState(lang="en"))
    reader.page.get_by_text("Count the piles").click()
    reader.page.locator(".hand button").first.click()
    reader.sees_the_state()
    expect(reader.page.locator(".count ul")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_everything_fits_and_can_be_touched_at_320_px(sit: Callable[[SedmaState], Reader], lang: str) -> None:
    hands = "hands 10H 10B 9H KH / KA KL KB 9A / 8H 8B 8L 8A / 7L 9B UA UH; stock *; leader 0"
    reader = sit(at(hands, "10H KA 8H 7L", lang=lang, players=4))
    reader.page.set_viewport_size({"width": 320, "height": 700})
    assert reader.page.evaluate("document.documentElement.scrollWidth") <= 320
    sizes = reader.page.locator(".table button:visible").evaluate_all(
        "found => found.map(e => e.getBoundingClientRect()).map(r => Math.min(r.width, r.height))"
    )
    assert min(sizes) >= 44
    cells = reader.page.locator(".trick td, .trick th").evaluate_all("found => found.map(e => e.scrollWidth - e.clientWidth)")
    assert max(cells) <= 0


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing_at_any_stage(sit: Callable[[SedmaState], Reader], width: int, theme: str) -> None:
    reader = sit(at(ASKED, "10H 7L"))
    page = reader.page
    page.set_viewport_size({"width": width, "height": 800})
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    assert violations(page) == []
    reader.card("9H").click()
    page.get_by_text("Count the piles").click()
    page.get_by_role("button", name="New deal").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Hint").click()
    expect(reader.status).to_contain_text("Hint: play")
    assert violations(page) == []
    while not reader.table.game.over:
        move = reader.moves[0]
        page.evaluate(
            "m => document.querySelector(m)?.click()", f'.hand [data-card="{move}"]' if move != STOP else '[data-move="-"]'
        )
        reader.sees_the_state()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
