"""What stands on one page works apart: what fails leaves the rest working, and tables do not disturb each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from sevens_book.plotly import chart
from sevens_widgets.charts import Group, Intervals, Row
from sevens_widgets.questions.kinds import dealt
from sevens_widgets.render.quiz import quiz
from sevens_widgets.words import words
from tests.web.tables import open_site, two_tables
from tests.web.test_live_kernel import Book, book, cell, run
from tests.web.test_page_script import STEPWISE, show, still, story
from tests.web.test_quiz import answer

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.web.conftest import Serve
    from tests.web.test_page_script import Show

__all__ = ["book", "show"]  # fixtures
BROKEN = """<section class="scenario"></section><section class="quiz"></section>
<div class="sv-chart" role="img" aria-label="No JSON"><script type="application/json">{"data": [</script></div>
<div class="sv-chart" role="img" aria-label="No data"><script type="application/json">{"data": 7}</script></div>
<div class="sv-chart" role="img" aria-label="No script"></div>"""
BROKEN_WIDGET = """import anywidget
class Broken(anywidget.AnyWidget):
    _esm = 'export default { render() { throw new Error("no") } }'
Broken()"""
CELLS = [
    "raise ValueError('no')",
    BROKEN_WIDGET,
    "import anywidget\nclass Unread(anywidget.AnyWidget):\n    _esm = 'no module'\nUnread()",
    "from sevens_widgets import Table\nTable(seed=56, level='random', lang='en')",
    "Table(seed=57, level='random', lang='en')",
]


def drawing() -> str:
    """A chart that is right."""
    rows = [Row("first", 1.0, 0.5, 1.5)]
    intervals = Intervals([Group("Group", rows)], title="Right", unit="points", lines="", note="", words=words("en"))
    return chart(intervals.figure) + intervals.table


def test_what_is_broken_on_a_page_leaves_the_rest_working(show: Show) -> None:
    quizzed = quiz(dealt("fan_tan", "legal", 3, 2, {}), words("en"), "quiz")
    page = show(BROKEN + story() + quizzed + still() + drawing(), STEPWISE)
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator(".steps__where")).to_contain_text("Step 2 of")
    answer(page, page.locator(".quiz").nth(1), rightly=True)
    expect(page.locator(".quiz__score")).to_have_text("Right at the first try: 1 of 1.")
    right = page.locator(".sv-chart[aria-label^=Right]")
    right.scroll_into_view_if_needed()
    expect(right.locator("svg").first).to_be_visible()
    for name in ("No JSON", "No data"):
        expect(page.get_by_role("img", name=name)).to_be_hidden()
    page.get_by_role("button", name="Play this hand").click()
    expect(page.locator(".boot")).to_be_visible()


def test_a_cell_or_a_widget_that_fails_leaves_both_tables_of_a_live_page_working(page: Page, serve: Serve, book: Book) -> None:
    run(page, serve(book.write(*CELLS)))
    expect(cell(page, 1)).to_contain_text("ValueError")
    for number in (4, 5, 4, 5):
        other = cell(page, 9 - number)
        before, moves = other.locator(".table").inner_html(), cell(page, number).locator(".log li").count()
        table = cell(page, number)
        table.locator('.hand [data-state~="playable"], [data-action="pass"]:not([aria-disabled])').first.click()
        table.locator(f".log li:nth-child({moves + 1})").wait_for(state="attached")
        assert other.locator(".table").inner_html() == before


def test_two_tables_do_not_disturb_each_other(page: Page, serve: Serve, tmp_path: Path) -> None:
    site = open_site(page, serve, tmp_path, two_tables)
    site.go()
    second = site.table(1).inner_html()
    site.lay(0)
    site.table(0).locator('[data-action="form"]').press("Enter")
    expect(site.table(0).get_by_role("textbox", name="Deal number")).to_be_focused()
    assert site.table(1).inner_html() == second
    first = site.table(0).inner_html()
    site.lay(1)
    assert site.table(0).inner_html() == first
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(element => element.id)")
    assert len(ids) == len(set(ids))
    assert site.errors == []
