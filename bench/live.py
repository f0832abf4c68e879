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

MOVES, SLOWER = 60, 4
MOST_MILLISECONDS = {"median": 100, "95th percentile": 250}
MOVE = "button.card[data-state~='playable'], [data-action='pass']:not([aria-disabled])"
MOST_THINKING = 300
THINK = """
import statistics, time
from sevens import Round, bot, play, preset

def think(view):
    start = time.perf_counter()
    bot("expert").choose(view)
    return 1000 * (time.perf_counter() - start)

starts = [Round.deal(preset("fan_tan"), seats=4, seed=seed) for seed in range(3)]
states = [state for start in starts for state in (start, *play(start, [bot("club")] * 4))]
print(round(statistics.median(think(s.seen_by(s.turn)) for s in states if len(s.legal_moves()) > 1)))
"""
CLICK = (Path(__file__).parent / "click.js").read_text("utf-8")


def come_alive(page: Page) -> float:
    """Start the first table of the page and return the seconds until it is live."""
    start = time.perf_counter()
    page.locator(STARTER).click()
    page.locator(LIVE_TABLE).wait_for(timeout=60_000)
    return time.perf_counter() - start


def answer_times(page: Page) -> list[float]:
    """Milliseconds from the click of each of 60 moves until the table shows it and the three answers of club bots."""
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
        table.locator("form.deal [type='submit'][data-main]").click()
    table.locator(".result").wait_for(state="detached")


def thinking_time(page: Page) -> int:
    """The median milliseconds in which an expert of the live page chooses, measured by a cell of the page."""
    cell = page.locator(".cell:has(.sv-edit)").last
    cell.locator("[data-edit=edit]").click()
    cell.locator("textarea").fill(THINK)
    cell.locator("[data-edit=run]").click()
    cell.locator(".sv-edit[data-state=done]").wait_for(timeout=120_000)
    return int(cell.locator(".sv-output").inner_text())


def slow_down(page: Page) -> None:
    """Slow down the page's main thread, which draws, as on an old phone. Its worker, which plays, keeps its pace in Chromium."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def answers(times: list[float], where: str, *, goal: bool = False) -> Iterator[Row]:
    """The median and the 95th percentile of the answer times."""
    figures = {"median": statistics.median(times), "95th percentile": statistics.quantiles(times, n=20)[-1]}
    for name, figure in figures.items():
        most = MOST_MILLISECONDS[name]
        what = f"live: click to redrawn table{where}, {name} of {len(times)}"
        yield Row(what, f"{figure:.0f} ms", f"<= {most} ms", figure <= most, goal=goal)


def rows(browser: Browser, site: WatchedSite) -> Iterator[Row]:
    """Bytes, requests and seconds until live; the time of a move, also on a slow machine; that of an expert's thought."""
    seconds: list[float] = []
    times: list[float] = []
    slow_times: list[float] = []
    thinking = 0
    for _ in range(VISITS):
        with visiting(browser, site, PAGE) as page:
            site.requests.clear()
            seconds.append(come_alive(page))
            size, requests = sum(map(gzipped, site.files)), len(site.requests)
            if len(seconds) == VISITS:
                times = answer_times(page)
                thinking = thinking_time(page)
                slow_down(page)
                slow_times = answer_times(page)
    wait = statistics.median(seconds)
    yield Row("live: gzipped", megabytes(size), f"<= {megabytes(MOST_BYTES)}", size <= MOST_BYTES)
    yield Row("live: requests", f"{requests}", f"<= {MOST_REQUESTS}", requests <= MOST_REQUESTS)
    yield Row(f"live: click to live table, median of {VISITS}", f"{wait:.1f} s", f"<= {MOST_SECONDS:.0f} s", wait <= MOST_SECONDS)
    yield from answers(times, "")
    yield Row("live: expert, median answer", f"{thinking} ms", f"<= {MOST_THINKING} ms", thinking <= MOST_THINKING)
    yield from answers(slow_times, f", drawing slowed {SLOWER}x", goal=True)
