"""Web Vitals of real visits on this machine: the largest paint, what moves meanwhile, and how long an action takes to show.

Unlike Lighthouse's, these figures come from a page that nothing slows down.
"""

import statistics
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page

from bench.lighthouse import PAGES
from bench.live import LIVE_TABLE, MOVE, come_alive, deal_again
from bench.rows import Row
from scripts.watched_site import WatchedSite

WATCH = (Path(__file__).parent / "vitals.js").read_text("utf-8")
SIZES = {"desktop": (1350, 940), "phone": (412, 823)}
MOST_PAINT, MOST_SHIFT, MOST_WAIT = 1500, 0.02, 100
VISITS, ACTIONS = 3, 20
SCENARIO = "en/book/scenarios/blocking.html"
QUIZ = "en/book/rules/fan-tan.html"


def visit(browser: Browser, address: str, form: str, act: Callable[[Page], None] = lambda _page: None) -> dict[str, list[float]]:
    """What the browser noted while a page was loaded in a new profile and something was done there."""
    width, height = SIZES[form]
    with browser.new_context(viewport={"width": width, "height": height}) as context:
        page = context.new_page()
        page.add_init_script(WATCH)
        page.goto(address, wait_until="networkidle")
        act(page)
        noted: dict[str, list[float]] = page.locator("html").evaluate("() => window.vitals()")
        return noted


def play(page: Page) -> None:
    """Start the table of a page and make moves there, by mouse and by keyboard in turn."""
    come_alive(page)
    table = page.locator(LIVE_TABLE)
    for number in range(ACTIONS):
        table.locator(f"{MOVE}, .result").first.wait_for()
        if table.locator(".result").count():
            deal_again(table)
        elif number % 2:
            table.locator(MOVE).first.press("Enter")
        else:
            table.locator(MOVE).first.click()


def step(page: Page) -> None:
    """Go to and fro in a scenario, by mouse and by keyboard."""
    button = page.locator(".scenario .steps [data-action='forward']").first
    for _ in range(ACTIONS // 2):
        button.click()
        button.press("ArrowLeft")


def answer(page: Page) -> None:
    """Answer a question of a quiz, right or wrong, look at the answer, and go on to the next."""
    quiz = page.locator(".quiz").first
    for _ in range(ACTIONS // 4):
        quiz.locator(".quiz__question input:visible").first.click()
        for action in ("check", "next"):
            quiz.locator(f"[data-action='{action}']:visible").first.click()


ACTS = {
    "a live table": (PAGES["play"], play),
    "a scenario": (SCENARIO, step),
    "a quiz": (QUIZ, answer),
}


def rows(browser: Browser, site: WatchedSite) -> Iterator[Row]:
    """Paint and shifts of each page in each form, then the slowest but one in fifty of the actions of each kind."""
    for form in SIZES:
        for kind, path in PAGES.items():
            visits = [visit(browser, site.url + path, form) for _ in range(VISITS)]
            paint = statistics.median(max(noted["paints"]) for noted in visits)
            shift = max(sum(noted["shifts"]) for noted in visits)
            what = f"visit: {kind}, {form}"
            yield Row(f"{what}, largest paint, median of {VISITS}", f"{paint:.0f} ms", f"<= {MOST_PAINT} ms", paint <= MOST_PAINT)
            yield Row(f"{what}, shift", f"{shift:.3f}", f"<= {MOST_SHIFT}", shift <= MOST_SHIFT)
    for kind, (path, act) in ACTS.items():
        waits = sorted(visit(browser, site.url + path, "phone", act)["waits"]) or [0.0]
        wait = waits[-1 - len(waits) // 50]
        yield Row(f"visit: an action at {kind}, 98th percentile", f"{wait:.0f} ms", f"<= {MOST_WAIT} ms", wait <= MOST_WAIT)
