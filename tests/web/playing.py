"""A whole deal as the package plays it, and what a reader does to play the same at a table on a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from sevens import PASS, Play, Round, bot, preset, settle

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Locator, Page

    from sevens import Move

    Act = Callable[[Page, Locator, Move], None]

DEAL = {"seats": 4, "seed": 56}
LIVE = ".table[data-live=yes]"
LIVE_TIMEOUT = 60_000
"""Milliseconds until Python has started and a cell has run, on a slow machine."""
READER = 0
START = 20
"""Chips each player begins with at a table."""


def expected_states() -> Iterator[Round]:
    """The deal as the package plays it: the reader lays the first card that fits, the others are club bots."""
    state = Round.deal(preset("fan_tan"), **DEAL)
    while state.outcome is None:
        view = state.seen_by(state.turn)
        if state.turn == READER:
            yield state
            state = state.after(view.legal_moves()[0])
        else:
            state = state.after(bot("club").choose(view))
    yield state


EXPECTED = list(expected_states())
TURNS, END = EXPECTED[:-1], EXPECTED[-1]


def first_move(state: Round) -> Move:
    """The move the reader makes in this state."""
    return state.legal_moves()[0]


def by_mouse(_page: Page, table: Locator, move: Move) -> None:
    """Click the card, or the button that passes."""
    place = f'.hand [data-card="{move.card}"]' if isinstance(move, Play) else '[data-action="pass"]'
    table.locator(place).click()


def by_keyboard(page: Page, table: Locator, move: Move) -> None:
    """Go to the card with the arrow keys and press Enter, or press P."""
    if move == PASS:
        page.keyboard.press("p")
        return
    page.keyboard.press("Home")
    cards = table.locator(".hand button[data-card]")
    for _ in range(cards.count()):
        if page.evaluate("document.activeElement.dataset.card") == str(move.card):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def started(page: Page) -> Locator:
    """The first table of the page, once its button has brought it to life."""
    page.locator(".starter button").first.click()
    return live_table(page)


def live_table(page: Page) -> Locator:
    """The first table of the page that is live, once one is."""
    table = page.locator(LIVE).first
    table.wait_for(timeout=LIVE_TIMEOUT)
    return table


def step_forward(page: Page) -> None:
    """Go to the next step of the page's first scenario."""
    where = page.locator(".scenario .steps__where").first
    before = where.inner_text()
    page.locator(".scenario [data-action=forward]").first.click()
    expect(where).not_to_have_text(before)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is on the first such element."""
    target = page.locator(selector).first
    for _ in range(120):
        if target.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab never reaches {selector}")


def play_deal(page: Page, table: Locator, act: Act, done: int = 0) -> None:
    """Play the reader's moves, of which so many are done, and compare the table with the package after each."""
    for number, state in enumerate(TURNS):
        if number >= done:
            act(page, table, first_move(state))
        after = EXPECTED[number + 1]
        table.locator(".pot b", has_text=str(after.pot)).wait_for()
        table.locator(f".hand:not(:has(li.hand__card:nth-of-type({after.hands[READER].bit_count() + 1})))").or_(
            table.locator(".result")
        ).first.wait_for()


def expected_rows() -> list[tuple[str, str, str, bool]]:
    """The rows of the result as the package settles the deal: cards left, chips won, chips owned, and who won."""
    settled = settle(END)
    signs = [f"{net:+d}".replace("-", "−") if net else "0" for net in settled.net]
    left = [str(hand.bit_count()) for hand in END.hands]
    owned = [str(START + net) for net in settled.net]
    return [(left[seat], signs[seat], owned[seat], seat == settled.winner) for seat in range(DEAL["seats"])]


def check_result(table: Locator) -> None:
    """Compare every row of the table's result with the package's settlement."""
    table.locator(".result").wait_for()
    rows = table.locator(".result tbody tr").all()
    shown = [(*row.locator("td").all_inner_texts()[:3], row.get_attribute("data-won") is not None) for row in rows]
    assert shown == expected_rows()
    assert table.locator(".pot b").inner_text() == str(settle(END).pot)
    assert table.locator("[role=status]").inner_text() != ""
