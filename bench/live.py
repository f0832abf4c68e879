"""What it takes until a table on a page is alive, and how fast it answers."""

import statistics
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page

from bench.browsing import gzipped, visiting
from bench.rows import Row, megabytes
from scripts.watched_site import WatchedSite

PAGE = "en/book/play/fan-tan.html"
STARTER = "#sv-cell-1 .starter button"
LIVE_TABLE = "#sv-cell-1 .table[data-live='yes']"
MOST_BYTES, MOST_REQUESTS, MOST_SECONDS = 7_500_000, 12, 8.0
VISITS = 3

MOVES, MOST_MILLISECONDS = 40, 100
MOVE = "button.card[data-state~='playable'], [data-action='pass']:not([aria-disabled])"
CLICK = (Path(__file__).parent / "click.js").read_text("utf-8")


def come_alive(page: Page) -> float:
    """Start the first table of the page and return the seconds until it is live."""
    start = time.perf_counter()
    page.locator(STARTER).click()
    page.locator(LIVE_TABLE).wait_for(timeout=60_000)
    return time.perf_counter() - start


def answer_times(page: Page) -> list[float]:
    """Milliseconds from the click of each of 40 moves until the table shows it and the three answers; new deals as needed."""
    table = page.locator(LIVE_TABLE)
    times: list[float] = []
    while len(times) < MOVES:
        table.locator(f"{MOVE}, .result").first.wait_for()
        if table.locator(".result").count():
            deal_again(table)
        else:
            times.append(table.evaluate(CLICK))
    return times


def deal_again(table: Locator) -> None:
    """Go on to the next deal of the session, or to a new session."""
    if table.locator("[data-action='next']").count():
        table.locator("[data-action='next']").click()
    else:
        table.locator("[data-action='form']").click()
        table.locator("form [type='submit']").click()
    table.locator(".result").wait_for(state="detached")


def rows(browser: Browser, site: WatchedSite) -> Iterator[Row]:
    """Bytes, requests and seconds until live; the time of a move."""
    seconds: list[float] = []
    for _ in range(VISITS):
        with visiting(browser, site, PAGE) as page:
            site.requests.clear()
            seconds.append(come_alive(page))
            size, requests = sum(map(gzipped, site.files)), len(site.requests)
            times = answer_times(page) if len(seconds) == VISITS else []
    wait, answer = statistics.median(seconds), statistics.median(times)
    yield Row("live: gzipped", megabytes(size), f"<= {megabytes(MOST_BYTES)}", size <= MOST_BYTES)
    yield Row("live: requests", f"{requests}", f"<= {MOST_REQUESTS}", requests <= MOST_REQUESTS)
    yield Row(f"live: click to live table, median of {VISITS}", f"{wait:.1f} s", f"<= {MOST_SECONDS:.0f} s", wait <= MOST_SECONDS)
    yield Row(
        f"live: click to redrawn table, median of {MOVES}",
        f"{answer:.0f} ms",
        f"<= {MOST_MILLISECONDS} ms",
        answer <= MOST_MILLISECONDS,
    )
