"""Code of a live page is edited, run, stopped and put back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.book.pages import SITE
from tests.web.playing import LIVE_TIMEOUT
from tests.web.test_live_table import faults_in_every_look

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.web.conftest import Serve

ANSWER = "'3S 10S 7H 5C 10C 3D 9D'"


@pytest.fixture
def code(page: Page, serve: Serve) -> Locator:
    """The first visible cell of a live page: it asks which cards fit a layout."""
    page.set_default_timeout(LIVE_TIMEOUT)
    page.goto(f"{serve(SITE).url}en/book/play/fan-tan.html")
    page.locator(".starter button").first.click()
    page.locator(".sv-edit").first.wait_for()
    return page.locator(".cell:has(.sv-edit)").filter(has_text="Layout.parse").first


def field(cell: Locator) -> Locator:
    return cell.locator("textarea")


def test_a_cell_is_edited_and_run_by_keyboard(page: Page, code: Locator) -> None:
    code.get_by_role("button", name="Edit").focus()
    page.keyboard.press("Enter")
    expect(field(code)).to_be_focused()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("for card in ('7D', '8D'):")
    page.keyboard.press("Enter")
    page.keyboard.type("print(card)")
    assert field(code).input_value() == "for card in ('7D', '8D'):\n    print(card)"
    page.keyboard.press("Shift+Enter")
    expect(code.locator(".sv-output")).to_have_text("7D\n8D")
    expect(code.get_by_role("status").last).to_have_text("Done.")
    page.keyboard.press("Tab")
    expect(field(code)).not_to_be_focused()


def test_an_error_names_its_line_and_the_cell_goes_back(page: Page, code: Locator) -> None:
    code.get_by_role("button", name="Edit").click()
    field(code).fill("a = 1\nb = a / 0")
    code.get_by_role("button", name="Run").click()
    expect(code.locator(".sv-error")).to_contain_text("ZeroDivisionError")
    expect(code.locator(".sv-edit__state")).to_have_text("An error, in line 2.")
    expect(field(code)).to_have_attribute("aria-invalid", "true")
    assert faults_in_every_look(page) == []
    code.get_by_role("button", name="As it was").click()
    expect(code.locator(".sv-output")).to_have_text(ANSWER)
    expect(field(code)).not_to_have_attribute("aria-invalid", "true")


def test_an_endless_loop_is_stopped_and_the_page_lives_on(page: Page, code: Locator) -> None:
    code.get_by_role("button", name="Edit").click()
    field(code).fill("while True: pass")
    code.get_by_role("button", name="Run").click()
    code.get_by_role("button", name="Stop").click()
    expect(code.locator(".sv-edit__state")).to_contain_text("Stopped.", timeout=LIVE_TIMEOUT)
    table = page.locator(".table[data-live=yes]").first
    table.locator(".hand button[data-card]").first.click()
    page.get_by_role("button", name="Start afresh").click()
    expect(code.locator(".sv-output")).to_have_text(ANSWER, timeout=LIVE_TIMEOUT)
    assert field(code).input_value().startswith("from sevens import Layout")


def test_run_all_runs_what_has_been_edited(page: Page, code: Locator) -> None:
    code.get_by_role("button", name="Edit").click()
    field(code).fill("preset = 0")
    code.get_by_role("button", name="Run").click()
    last = page.locator(".cell:has(.sv-edit)").last
    expect(last.locator(".sv-output")).to_contain_text("Settlement")
    page.get_by_role("button", name="Run all").click()
    expect(last.locator(".sv-edit__state")).to_have_text("Done.")
    expect(code.locator(".sv-output")).to_have_text("")
