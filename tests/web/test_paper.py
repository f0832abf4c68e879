"""Every page on a sheet of A4: boards, all steps and charts, nothing cut, no controls and nothing of the frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.book.pages import CHAPTERS, SITE
from tests.web.watching import watched

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.web.conftest import Serve

A4 = {"width": 688, "height": 1017}
"""What the margins leave of the sheet, in pixels of a 96th of an inch."""

LONG_WORDS = [
    "family",
    "which-game",
    "play/parliament",
    "scenarios/ghosts",
    "lab/advice",
    "teach/worksheets",
    "reference/glossary",
]
SHEETS = [("en", name) for name in CHAPTERS] + [("de", f"book/{name}") for name in LONG_WORDS]
PLOTLY_IS_THERE = """() => new Promise(ready => {
  if (window.Plotly) ready();
  else document.querySelector("script[src*=plotly]").addEventListener("load", ready);
})"""
FAULTS = """() => {
  const seen = "body *:not(.vh, .sprite, .sprite *, svg *, script)";
  const between = "[data-kind=compare] .frame:not([data-key])";
  const parts = ".bd-article:not(:has(.sheet)) h1, .frame, .layout, .trick, table, pre, .quiz__question, .quiz__solution";
  const controls = "button:not(.card), select, textarea, input:not(.vh, .quiz__answer input), [role=button], a.headerlink";
  const width = document.documentElement.clientWidth;
  const name = part => `${part.tagName} ${part.className} ${part.textContent.trim().slice(0, 40)}`;
  const all = (parts, test) => [...document.querySelectorAll(parts)].filter(test).map(name);
  const shown = part => part.checkVisibility({ visibilityProperty: true });
  const words = part => [...part.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const beyond = part => (part.tagName === "svg" || words(part)) && part.getBoundingClientRect().right > width + 1;
  const cuts = part => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== "visible";
  return {
    "beyond the margin": all(seen, part => beyond(part) && shown(part)),
    "cut": all(seen, part => part.clientWidth && cuts(part) && shown(part)),
    "controls": all(controls, shown),
    "frame": all(".sv-head, .bd-sidebar, .sv-steps, .sv-colophon, .skip-link, .sv-download, dialog", shown),
    "missing": all(`:is(${parts}):not(${between}, ${between} *)`, part => !shown(part)),
    "no chart": all(".sv-chart", part => !part.querySelector("svg") || !shown(part)),
  };
}"""
"""What is wrong with the page as it is printed: names of parts. A comparison prints its first step, its last, and the first
that differs."""


def lay_on_paper(page: Page) -> None:
    """Do what the browser does when a reader prints the page."""
    if page.locator(".sv-chart").count():
        page.evaluate(PLOTLY_IS_THERE)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")


@pytest.mark.parametrize(("language", "name"), SHEETS)
def test_every_page_prints_whole_and_without_controls(browser: Browser, serve: Serve, language: str, name: str) -> None:
    with watched(browser, viewport=A4) as context:
        page = context.new_page()
        page.goto(f"{serve(SITE).url}{language}/{name}.html")
        lay_on_paper(page)
        faults = page.evaluate(FAULTS)
        assert {kind: parts for kind, parts in faults.items() if parts} == {}


def test_a_chart_in_the_dark_is_printed_in_light_colours(browser: Browser, serve: Serve) -> None:
    with watched(browser, color_scheme="dark") as context:
        page = context.new_page()
        page.goto(f"{serve(SITE).url}en/book/lab/seats.html")
        root, chart = page.locator("html"), page.locator(".sv-chart").first
        lay_on_paper(page)
        expect(chart.locator(".xtick text").first).to_have_css("fill", "rgb(84, 91, 99)")
        assert chart.locator("svg").first.evaluate("drawing => drawing.clientWidth") <= A4["width"]
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        expect(root).to_have_attribute("data-theme", "dark")


def test_without_scripts_the_table_beside_a_chart_is_printed(browser: Browser, serve: Serve) -> None:
    with watched(browser, viewport=A4, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(f"{serve(SITE).url}en/book/lab/seats.html")
        page.emulate_media(media="print")
        expect(page.locator(".sv-chart:visible")).to_have_count(0)
        expect(page.locator("table").first).to_be_visible()
