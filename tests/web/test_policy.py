"""The policy of the pages is in force: what they do without it is refused, what they need works, from a USB stick too."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import policy
from sevens_book.words import LANGUAGES
from tests.book.pages import SITE
from tests.web.playing import LIVE_TIMEOUT, step_forward
from tests.web.test_quiz import answer
from tests.web.watching import watched

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

    from tests.web.conftest import Serve

BEGINNING = '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">\n<title>A page</title></head><body>\n'
NAMED = "<script>document.body.dataset.ran = 'yes'</script>"
OWN_WIDGET = """import anywidget
class Own(anywidget.AnyWidget):
    _esm = 'export default { render() {} }'
Own()"""


@pytest.mark.parametrize(
    "breach",
    [
        "<script>document.title = 'ran'</script>",
        '<img alt="" src="data:," onerror="document.title = \'ran\'">',
        '<img alt="" src="//127.0.0.1:9/picture.png">',
        '<base href="/elsewhere/">',
        '<iframe title="A frame" src="about:blank"></iframe><object data="/index.html"></object>',
    ],
)
def test_what_breaks_the_policy_fails_and_is_noticed(browser: Browser, serve: Serve, tmp_path: Path, breach: str) -> None:
    (tmp_path / "index.html").write_text(policy.with_policy(BEGINNING + NAMED) + breach, "utf-8")
    with pytest.raises(AssertionError, match="a page broke its policy"):
        look_at(browser, serve(tmp_path).url)


def look_at(browser: Browser, address: str) -> None:
    """Open a page: its script that the policy names has run, any other one has not."""
    with watched(browser) as context:
        page = context.new_page()
        page.goto(address)
        expect(page.locator("body")).to_have_attribute("data-ran", "yes")
        expect(page).to_have_title("A page")


def test_in_the_worker_no_text_becomes_code(page: Page, serve: Serve) -> None:
    expect(run_instead(page, serve, "import js\njs.eval('1 + 1')")).to_contain_text("EvalError")


def test_a_widget_with_a_script_of_its_own_says_where_it_works(page: Page, serve: Serve) -> None:
    expect(run_instead(page, serve, OWN_WIDGET)).to_contain_text("This site runs no scripts but its own.")


def run_instead(page: Page, serve: Serve, source: str) -> Locator:
    """Start a page, put this into its first visible cell and run it; the place of its output."""
    page.set_default_timeout(LIVE_TIMEOUT)
    page.goto(f"{serve(SITE).url}en/book/play/fan-tan.html")
    page.locator(".starter button").first.click()
    page.locator(".sv-edit").first.wait_for()
    cell = page.locator(".cell:has(.sv-edit)").filter(has_text="Layout.parse").first
    cell.get_by_role("button", name="Edit").click()
    cell.locator("textarea").fill(source)
    cell.get_by_role("button", name="Run", exact=True).click()
    return cell.locator(".sv-output")


def test_a_chart_is_drawn(page: Page, serve: Serve) -> None:
    page.goto(f"{serve(SITE).url}en/book/lab/seats.html")
    chart = page.locator(".sv-chart").first
    chart.scroll_into_view_if_needed()
    expect(chart.locator("svg").first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_opened_as_a_file_a_page_steps_asks_and_says_what_needs_a_server(page: Page, language: str) -> None:
    pages = SITE / language / "book"
    page.goto((pages / "scenarios" / "blocking.html").as_uri())
    step_forward(page)
    page.goto((pages / "rules" / "fan-tan.html").as_uri())
    quiz = page.locator(".quiz").first
    quiz.locator("input").first.focus()
    answer(page, quiz, rightly=True)
    page.goto((pages / "play" / "fan-tan.html").as_uri())
    page.locator(".starter button").first.click()
    expect(page.locator(".notice [data-when=disk]").first).to_be_visible()
