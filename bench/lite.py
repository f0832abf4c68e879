"""How fast a table comes alive beside a widget of a JupyterLite page, both on this machine, in turns."""

import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, BrowserContext, Locator, Page

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
RESTS = {"": 0, ", pointer 0.3 s on the button": 300}
"""How long, in ms, the pointer is on the button before it is pressed: a reader's is, a program's is not."""
STAY = 3_000
"""How long, in ms, a reader looks at what has come alive before leaving the page."""


@dataclass
class Contender:
    """A page with a button that brings it to life, and what that has taken so far, by how the pointer rests."""

    path: str
    button: Callable[[Page], Locator]
    alive: Callable[[Page], Locator]
    first: dict[str, list[float]] = field(default_factory=lambda: {rest: [] for rest in RESTS})
    second: dict[str, list[float]] = field(default_factory=lambda: {rest: [] for rest in RESTS})
    size: int = 0


def ours() -> Contender:
    """A table of ours."""
    return Contender(
        OUR_PAGE,
        lambda page: page.locator(STARTER),
        lambda page: page.locator(LIVE_TABLE),
    )


def theirs() -> Contender:
    """The widget of a JupyterLite page."""
    return Contender(
        "one-widget.html",
        lambda page: page.get_by_role("button"),
        lambda page: page.frame_locator("iframe").locator(".widget-slider"),
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


@contextmanager
def come_alive(context: BrowserContext, site: WatchedSite, contender: Contender, rest: int) -> Iterator[float]:
    """Seconds from the click until the widget is there, on a new page; then the reader stays a little."""
    page = context.new_page()
    page.goto(site.url + contender.path, wait_until="networkidle")
    site.requests.clear()
    if rest:
        contender.button(page).hover()
        page.wait_for_timeout(rest)
    start = time.perf_counter()
    contender.button(page).click()
    contender.alive(page).wait_for(timeout=PATIENCE)
    yield time.perf_counter() - start
    page.wait_for_timeout(STAY)
    page.close()


def visit_twice(browser: Browser, site: WatchedSite, contender: Contender, rest: str) -> None:
    """A first visit and a second one in a new profile."""
    with new_profile(browser) as context:
        with come_alive(context, site, contender, RESTS[rest]) as took:
            contender.first[rest].append(took)
            contender.size = sum(map(gzipped, site.files))
        with come_alive(context, site, contender, RESTS[rest]) as took:
            contender.second[rest].append(took)


def measure(browser: Browser, site: WatchedSite) -> tuple[Contender, Contender]:
    """Both, in turns."""
    us, them = ours(), theirs()
    with WatchedSite(SITE) as other:
        for _ in range(VISITS):
            for rest in RESTS:
                visit_twice(browser, site, us, rest)
                visit_twice(browser, other, them, rest)
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
    yield compared("gzipped", us.size, them.size, 2, lambda size: megabytes(int(size)))
    for rest in RESTS:
        first = statistics.median(us.first[rest]), statistics.median(them.first[rest])
        second = statistics.median(us.second[rest]), statistics.median(them.second[rest])
        yield compared(f"first visit{rest}, median of {VISITS}", *first, 7, seconds, goal=bool(rest))
        yield compared(f"second visit{rest}, median of {VISITS}", *second, 12, seconds, goal=bool(rest))
        yield compared(f"second visit{rest}, median of {VISITS}", *second, 20, seconds, goal=True)
