"""The script of a page: scenarios in steps, charts, and the way from a still picture to a live table and back."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from sevens_widgets.charts import Group, Intervals, Row
from sevens_widgets.render import sprite
from sevens_widgets.render.scenario import scenario
from sevens_widgets.render.variants import variants
from sevens_widgets.state import TableState
from sevens_widgets.story import Story
from sevens_widgets.varying import Variant
from sevens_widgets.words import words

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.web.conftest import Serve

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "_build" / "assets"
STORY = ROOT / "book" / "scenarios" / "first-hand.toml"
HEAD = """<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="assets/styles/tokens.css"><link rel="stylesheet" href="assets/styles/sevens.css"></head>"""
SLOW = "export function start() { return new Promise(() => {}); }"
BROKEN = "export async function start({ onError }) { onError({ file: 'python.zip', message: 'gone' }); return { stop() {} }; }"
AHEAD = """
window.heard = [];
export function prepare() { heard.push("prepare"); }
export function discard() { heard.push("discard"); }"""
STEPWISE = """export async function start(options) {
  window.live = options;
  window.stopped = 0;
  return { stop() { window.stopped += 1; }, done: new Promise(() => {}) };
}"""

Show = Callable[..., "Page"]


@pytest.fixture
def show(page: Page, serve: Serve, tmp_path: Path) -> Show:
    """A function that shows some HTML as a page, with a live module of the test's own."""

    def write(body: str, live: str = SLOW, lang: str = "en") -> Page:
        assets = tmp_path / "assets"
        assets.mkdir()
        for name in ("page.js", "styles", "vendor"):
            (assets / name).symlink_to(BUILT / name)
        (assets / "live").mkdir()
        (assets / "live" / "live.js").write_text(live + AHEAD, encoding="utf-8")
        cells = json.dumps({"lang": lang, "doc": "book/play/fan-tan", "cells": [{"id": "sv-cell-1", "source": ""}]})
        data = f'<script type="application/json" id="sv-page">{cells}</script><script src="assets/page.js"></script>'
        html = f"{HEAD.format(lang=lang)}<body>{sprite()}<main><h1>Page</h1>{body}</main>{data}</body></html>"
        (tmp_path / "index.html").write_text(html, encoding="utf-8")
        page.goto(serve(tmp_path).url)
        return page

    return write


def story(lang: str = "en", file: str = STORY.name) -> str:
    return scenario(Story.read(STORY.with_name(file), lang), words(lang), "story")


def still(lang: str = "en") -> str:
    return f'<div id="sv-cell-1" class="sv-output">{TableState(lang=lang).snapshot}</div>'


def test_a_scenario_is_gone_through_with_its_buttons(show: Show) -> None:
    page = show(story())
    where, frames, dots = page.locator(".steps__where"), page.locator(".frame:visible"), page.locator(".dot")
    total = dots.count()
    assert total >= 6
    expect(frames).to_have_count(1)
    page.get_by_role("button", name="Next", exact=True).click()
    expect(where).to_have_text(f"Step 2 of {total}: They pass")
    expect(dots.nth(1)).to_have_attribute("aria-current", "step")
    expect(page.locator(".frame[data-current] .frame__head")).to_have_text("2. They pass")
    page.get_by_role("button", name="End", exact=True).click()
    expect(where).to_contain_text(f"Step {total} of {total}")
    expect(page.get_by_role("button", name="Next", exact=True)).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(where).to_contain_text(f"Step {total - 1} of {total}")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(where).to_contain_text(f"Step 1 of {total}")
    dots.nth(3).click()
    expect(where).to_contain_text(f"Step 4 of {total}")
    expect(frames).to_have_count(1)


def test_on_paper_steps_stand_two_by_two_and_a_step_with_two_tables_by_itself(show: Show) -> None:
    page = show(story() + story(file="ghost-cards.toml"))
    page.emulate_media(media="print")
    widths = "lists => lists.map(list => list.firstElementChild.offsetWidth / list.offsetWidth)"
    one, two, branch = page.locator(".frames").evaluate_all(widths)
    assert one < 0.5
    assert two == 1
    assert branch < 0.5


def test_a_scenario_is_gone_through_with_keys(show: Show) -> None:
    page = show(story("fr"), lang="fr")
    where, total = page.locator(".steps__where"), page.locator(".dot").count()
    page.get_by_role("button", name="Suite").focus()
    for key, number in [
        ("ArrowRight", 2),
        ("ArrowRight", 3),
        ("ArrowLeft", 2),
        ("End", total),
        ("ArrowRight", total),
        ("Home", 1),
    ]:
        page.keyboard.press(key)
        expect(where).to_contain_text(f"Étape {number} sur {total}")
    page.locator(".dot").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".dot").nth(1)).to_be_focused()


def test_a_step_is_announced_with_its_caption(show: Show) -> None:
    page = show(story())
    said = page.locator(".steps__said")
    expect(said).to_have_text("")
    for _ in range(3):
        page.get_by_role("button", name="Next", exact=True).click()
    expect(said).to_have_attribute("role", "status")
    expect(said.locator("p").first).to_have_text(f"Step 4 of {page.locator('.dot').count()}: Four sevens")
    expect(said.locator("p").nth(1)).to_contain_text(
        "Two of your cards fit: eight of spades above a seven, six of hearts below one."
    )
    expect(said.locator("p").last).to_have_text("Which one do you lay?")
    assert page.locator("[role=status]:not(:empty)").count() == 1


def test_without_scripts_all_steps_and_the_opening_position_show(browser: Browser, show: Show) -> None:
    address = show(story() + still()).url
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(address)
    assert page.locator(".frame:visible").count() == page.locator(".frame").count() >= 6
    expect(page.locator(".dots")).to_be_hidden()
    expect(page.locator(".steps")).to_be_hidden()
    expect(page.locator(".table .hand .card")).to_have_count(13)
    expect(page.locator(".starter")).to_have_count(0)
    expect(page.locator(".table button")).to_have_count(0)
    page.context.close()


def test_a_variant_is_chosen_with_the_mouse_and_with_keys(show: Show) -> None:
    chosen = [Variant.of(name, "fan_tan") for name in ("fan_tan", "sjuan", "cinquillo")]
    page = show(variants(chosen, words("en"), "variants"))
    frames = page.locator(".frame")
    expect(frames.nth(0)).to_be_visible()
    expect(frames.nth(1)).to_be_hidden()
    page.get_by_label("Cinquillo").click()
    expect(frames.nth(2)).to_be_visible()
    expect(frames.nth(0)).to_be_hidden()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_label("Sjuan")).to_be_checked()
    expect(frames.nth(1)).to_be_visible()
    expect(frames.nth(2)).to_be_hidden()
    page.emulate_media(media="print")
    for number in range(3):
        expect(frames.nth(number)).to_be_visible()
    expect(page.locator("fieldset")).to_be_hidden()


def test_without_scripts_every_variant_shows(browser: Browser, show: Show) -> None:
    address = show(variants([Variant.of(name, "fan_tan") for name in ("fan_tan", "sjuan")], words("en"), "variants")).url
    still = browser.new_page(java_script_enabled=False)
    still.goto(address)
    expect(still.locator(".frame").nth(0)).to_be_visible()
    expect(still.locator(".frame").nth(1)).to_be_visible()
    expect(still.locator("fieldset")).to_be_hidden()
    still.close()


def test_a_still_picture_can_be_started(show: Show) -> None:
    page = show(still("fr"), STEPWISE, "fr")
    start = page.get_by_role("button", name="Jouer cette main")
    expect(start).to_be_visible()
    expect(page.locator(".hand button.card")).to_have_count(13)
    start.press("Enter")
    expect(page.locator(".boot")).to_be_visible()
    expect(page.get_by_role("button", name="Arrêter le chargement")).to_be_focused()
    page.wait_for_function("window.live")
    page.evaluate("live.onProgress({stage: 'python', loaded: 3100000, total: 7200000})")
    expect(page.locator(".boot [role=status]")).to_have_text("Python3,1 sur 7,2 Mo")
    expect(page.locator("[data-stage=python]")).to_have_attribute("aria-current", "step")
    expect(page.locator("progress")).to_have_js_property("value", 3100000)
    page.get_by_role("button", name="Arrêter le chargement").click()
    expect(start).to_be_focused()
    assert page.evaluate("stopped") == 1


def test_the_click_that_started_it_is_not_lost(show: Show) -> None:
    page = show(still(), STEPWISE)
    page.locator('.hand [data-card="6D"]').click()
    expect(page.locator(".boot__note:visible")).to_contain_text("You chose")
    expect(page.locator(".boot__note:visible")).to_contain_text("six of diamonds")
    page.evaluate(
        """html => {
          const output = document.getElementById("sv-cell-1");
          output.innerHTML = html;
          output.addEventListener("click", ({target}) => { window.laid = target.closest("[data-card]").dataset.card; });
        }""",
        TableState(lang="en").html,
    )
    page.wait_for_function("window.laid === '6D'")
    expect(page.locator('.hand [data-card="6D"]')).to_be_focused()


def test_python_starts_when_the_pointer_comes_and_ends_when_it_goes(show: Show) -> None:
    page = show(still(), STEPWISE)
    page.locator(".starter button").hover()
    page.wait_for_function("window.heard?.join() === 'prepare'")
    page.locator('.hand [data-card="6D"]').hover()
    page.locator("h1").hover()
    page.wait_for_function("heard.join() === 'prepare,discard'")
    page.locator('.hand [data-card="6D"]').hover()
    page.wait_for_function("heard.join() === 'prepare,discard,prepare'")
    page.locator('.hand [data-card="6D"]').click()
    page.wait_for_function("window.live")
    assert page.evaluate("heard") == ["prepare", "discard", "prepare"]


def test_who_has_stopped_a_start_is_not_guessed_at_again(show: Show) -> None:
    page = show(still(), STEPWISE)
    page.get_by_role("button", name="Play this hand").press("Enter")
    page.wait_for_function("window.live")
    page.get_by_role("button", name="Stop loading").press("Enter")
    page.locator(".starter button").hover()
    page.locator(".starter button").click()
    expect(page.locator(".boot")).to_be_visible()
    assert page.evaluate("heard") == []


def test_who_saves_data_waits_for_the_click(show: Show, page: Page) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'connection', {value: {saveData: true}})")
    show(still(), STEPWISE)
    page.get_by_role("button", name="Play this hand").hover()
    page.get_by_role("button", name="Play this hand").click()
    page.wait_for_function("window.live")
    assert page.evaluate("heard") == []


def test_another_table_can_be_wanted_while_the_page_loads(show: Show) -> None:
    second = still().replace("sv-cell-1", "sv-cell-2").replace('id="table-', 'id="other-').replace('by="table-', 'by="other-')
    live = STEPWISE.replace("window.live =", "window.starts = (window.starts || 0) + 1; window.live =")
    page = show(still() + second, live)
    page.locator(".starter button").first.click()
    page.wait_for_function("window.live")
    page.locator(".starter button").click()
    expect(page.locator("#sv-cell-1 .starter")).to_be_visible()
    expect(page.locator("#sv-cell-2 .boot")).to_be_visible()
    assert page.evaluate("[starts, stopped]") == [1, 0]


def test_a_file_that_does_not_arrive_is_named_aloud(show: Show) -> None:
    page = show(still(), BROKEN)
    page.get_by_role("button", name="Play this hand").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("One file did not arrive: python.zip.")
    expect(page.locator(".hand .card")).to_have_count(13)
    page.get_by_role("button", name="Try again").click()
    expect(alert).to_contain_text("python.zip")


def test_a_live_script_that_cannot_be_read_is_named_aloud(show: Show) -> None:
    page = show(still(), "syntax error")
    page.get_by_role("button", name="Play this hand").click()
    expect(page.get_by_role("alert")).to_contain_text("One file did not arrive: live.js.")


def test_trying_again_reads_the_live_script_again(show: Show, page: Page) -> None:
    page.route("**/live/live.js*", lambda route: route.abort())
    show(still(), STEPWISE)
    page.get_by_role("button", name="Play this hand").click()
    expect(page.get_by_role("alert")).to_contain_text("live.js")
    page.unroute("**/live/live.js*")
    page.get_by_role("button", name="Try again").click()
    page.wait_for_function("window.live")
    expect(page.locator(".boot")).to_be_visible()


def test_after_30_seconds_without_news_it_says_so_and_offers_to_try_again(show: Show, page: Page) -> None:
    page.clock.install()
    show(still("de"), lang="de")
    page.get_by_role("button", name="Dieses Blatt spielen").click()
    expect(page.locator(".boot")).to_be_visible()
    page.clock.run_for(29_000)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.clock.run_for(2_000)
    expect(page.get_by_role("alert")).to_contain_text("Seit 30 Sekunden ist nichts angekommen.")
    page.get_by_role("button", name="Noch einmal versuchen").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".boot")).to_be_visible()


def test_progress_keeps_the_time_out_away(show: Show, page: Page) -> None:
    page.clock.install()
    show(still(), STEPWISE)
    page.get_by_role("button", name="Play this hand").click()
    page.wait_for_function("window.live")
    for _ in range(3):
        page.clock.run_for(20_000)
        page.evaluate("live.onProgress({stage: 'python', loaded: 1, total: 2})")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_chart_is_drawn_in_the_colours_of_the_page(show: Show) -> None:
    rows = [Row("first", 1.0, 0.5, 1.5), Row("second", -1.0, -1.5, -0.5)]
    chart = Intervals([Group("4 players", rows)], title="Deals won", unit="points", lines="Place", note="", words=words("en"))
    figure = json.dumps(chart.figure)
    box = f'<div class="sv-chart" role="img" aria-label="Deals won"><script type="application/json">{figure}</script></div>'
    page = show(box)
    mark = page.locator(".sv-chart path.point").first
    expect(page.locator(".sv-chart path.point")).to_have_count(2)
    light = mark.evaluate("mark => getComputedStyle(mark).fill")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.wait_for_function("light => getComputedStyle(document.querySelector('.sv-chart path.point')).fill !== light", arg=light)
    expect(page.locator(".sv-chart .ytick")).to_have_text(["4 players", "first", "second"])


def test_the_script_weighs_less_than_50_kb() -> None:
    assert (BUILT / "page.js").stat().st_size <= 50_000
