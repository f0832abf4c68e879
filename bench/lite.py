"""How fast a table comes alive beside a widget of a JupyterLite page, both on this machine, in turns."""

import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, BrowserContext, Page

from bench.browsing import gzipped
from bench.lite_site import SITE
from bench.live import LIVE_TABLE, STARTER
from bench.live import PAGE as OUR_PAGE
from bench.rows import Row, megabytes
from scripts.browser import ARGUMENTS, find_browser
from scripts.watched_site import WatchedSite

THIS_MACHINE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
VISITS = 3
PATIENCE = 180_000


@dataclass
class Contender:
    """A page with a button that brings it to life, and what that has taken so far."""

    path: str
    click: Callable[[Page], None]
    wait: Callable[[Page], None]
    first: list[float] = field(default_factory=list)
    second: list[float] = field(default_factory=list)
    size: int = 0
    requests: int = 0


def ours() -> Contender:
    """A table of ours."""
    return Contender(
        OUR_PAGE,
        lambda page: page.locator(STARTER).click(),
        lambda page: page.locator(LIVE_TABLE).wait_for(timeout=PATIENCE),
    )


def theirs() -> Contender:
    """The widget of a JupyterLite page."""
    return Contender(
        "one-widget.html",
        lambda page: page.get_by_role("button").click(),
        lambda page: page.frame_locator("iframe").locator(".widget-slider").wait_for(timeout=PATIENCE),
    )


@contextmanager
def new_profile(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that reaches this machine alone, its cache on disk and empty: routing its requests would turn the cache off."""
    with (
        TemporaryDirectory() as folder,
        browser.browser_type.launch_persistent_context(
            folder,
            executable_path=find_browser(),
            args=[*ARGUMENTS, THIS_MACHINE],
            viewport={"width": 1280, "height": 900},
        ) as context,
    ):
        yield context


def come_alive(context: BrowserContext, site: WatchedSite, contender: Contender) -> float:
    """Seconds from the click until the widget is there, on a new page."""
    page = context.new_page()
    page.goto(site.url + contender.path, wait_until="networkidle")
    site.requests.clear()
    start = time.perf_counter()
    contender.click(page)
    contender.wait(page)
    seconds = time.perf_counter() - start
    page.close()
    return seconds


def visit_twice(browser: Browser, site: WatchedSite, contender: Contender) -> None:
    """A first visit and a second one in a new profile."""
    with new_profile(browser) as context:
        contender.first.append(come_alive(context, site, contender))
        contender.size, contender.requests = sum(map(gzipped, site.files)), len(site.requests)
        contender.second.append(come_alive(context, site, contender))


def measure(browser: Browser, site: WatchedSite) -> tuple[Contender, Contender]:
    """Both, in turns."""
    us, them = ours(), theirs()
    with WatchedSite(SITE) as other:
        for _ in range(VISITS):
            visit_twice(browser, site, us)
            visit_twice(browser, other, them)
    return us, them


def compared(what: str, our: float, their: float, parts: int, show: Callable[[float], str], *, goal: bool = False) -> Row:
    """A row: ours, and the share of theirs that bounds it."""
    most = their / parts
    return Row(f"live beside JupyterLite: {what}", show(our), f"<= {show(most)} (1/{parts} of {show(their)})", our <= most, goal)


def seconds(figure: float) -> str:
    """A time in words."""
    return f"{figure:.2f} s"


def rows(browser: Browser, site: WatchedSite) -> Iterator[Row]:
    """Time of the first and of the second visit, and the bytes of the first."""
    us, them = measure(browser, site)
    first = statistics.median(us.first), statistics.median(them.first)
    second = statistics.median(us.second), statistics.median(them.second)
    yield compared(f"first visit, median of {VISITS}", *first, 7, seconds)
    yield compared("gzipped", us.size, them.size, 2, lambda size: megabytes(int(size)))
    yield compared(f"second visit, median of {VISITS}", *second, 12, seconds)
    yield compared(f"second visit, median of {VISITS}", *second, 20, seconds, goal=True)
