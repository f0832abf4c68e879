"""Finds the browsers of the tests, and installs those that are missing: `python scripts/browser.py chromium firefox`."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ADVICE = """The browser tests need Chromium or Google Chrome, and none was found or could be installed.
Install one (on Debian: apt install chromium; or: .venv/bin/playwright install chromium),
or say where yours is: CHROMIUM=/path/to/chrome make test"""

FIREFOX_ADVICE = """The browser tests need Firefox too, and it was not found and could not be installed.
Install it (on Debian: apt install firefox-esr), or say where yours is: FIREFOX=/path/to/firefox make test"""


@dataclass(frozen=True)
class Kind:
    """A kind of browser: what may name one, where one may be, and the packages of Debian that bring one."""

    variable: str
    commands: tuple[str, ...]
    mac_apps: tuple[Path, ...]
    packages: tuple[str, ...]
    advice: str


CHROMIUM = Kind(
    variable="CHROMIUM",
    commands=("chromium", "google-chrome", "google-chrome-stable", "chromium-browser"),
    mac_apps=(
        Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
        Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
    ),
    packages=("chromium", "fonts-dejavu-core", "fonts-liberation"),
    advice=ADVICE,
)
FIREFOX = Kind(
    variable="FIREFOX",
    commands=("firefox-esr", "firefox"),
    mac_apps=(Path("/Applications/Firefox.app/Contents/MacOS/firefox"),),
    packages=("firefox-esr",),
    advice=FIREFOX_ADVICE,
)
KINDS = {"chromium": CHROMIUM, "firefox": FIREFOX}

ASK_PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)"""

PLAYWRIGHT_OFF = [
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
]
"""Of two lists the browser obeys the later one, so ours repeats what Playwright's holds for every system."""

ADDRESS_BAR_POPUPS = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"]
"""Two pages that the browser loads for every window, though nobody sees them: most of the work of opening one."""

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join([*PLAYWRIGHT_OFF, *ADDRESS_BAR_POPUPS])}",
]
"""For a browser that works as root, without a screen, and asks nobody but the page's own server."""


def find_browser(kind: Kind = CHROMIUM) -> Path | None:
    """The browser named by the variable of its kind, else the first one on this machine, else None."""
    if named := os.environ.get(kind.variable):
        return Path(named) if shutil.which(named) else None
    if on_path := next(filter(None, map(shutil.which, kind.commands)), None):
        return Path(on_path)
    candidates = [*kind.mac_apps, *([playwrights_own()] if kind is CHROMIUM else [])]
    return next(filter(Path.is_file, candidates), None)


def playwrights_own() -> Path:
    """Where Playwright keeps the Chromium that it installs itself (asked in a process of its own: it does not nest)."""
    command = [sys.executable, "-c", ASK_PLAYWRIGHT]
    return Path(subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip())


def install_browser(kind: Kind) -> None:
    """Install Debian's browser where that is possible; of Chromium, Playwright's where it is not."""
    if shutil.which("apt-get") and (become := administrator()) is not None:
        quietly = [*become, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
        run(*quietly, "update", "--quiet")
        run(*quietly, "install", "--yes", "--quiet", "--no-install-recommends", *kind.packages)
    elif kind is CHROMIUM:
        run(sys.executable, "-m", "playwright", "install", "chromium")


def administrator() -> list[str] | None:
    """What stands before a command of the administrator: nothing for root, sudo where it asks for no password, else None."""
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "-n"]
    if shutil.which("sudo") and subprocess.run([*sudo, "true"], capture_output=True, check=False).returncode == 0:
        return sudo
    return None


def run(*command: str) -> None:
    """Run a command that asks nothing; whether it helped is seen by looking for the browser again."""
    subprocess.run(command, stdin=subprocess.DEVNULL, check=False)


def main(names: list[str]) -> int:
    """Print where these browsers are, Chromium if none is named; install before what is missing."""
    unknown = [name for name in names if name not in KINDS]
    if unknown:
        print(f"There is no browser {unknown[0]!r} here; there are: {', '.join(KINDS)}.", file=sys.stderr)
        return 2
    for kind in [KINDS[name] for name in names] or [CHROMIUM]:
        browser = find_browser(kind)
        if not browser and kind.variable not in os.environ:
            install_browser(kind)
            browser = find_browser(kind)
        if not browser:
            print(kind.advice, file=sys.stderr)
            return 1
        print(f"Browser: {browser}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
