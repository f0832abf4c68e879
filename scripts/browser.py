"""Finds the browser of the tests, and installs one where there is none: `python scripts/browser.py`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

COMMANDS = ["chromium", "google-chrome", "google-chrome-stable", "chromium-browser"]
MAC_APPS = [
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
]
DEBIAN_PACKAGES = ["chromium", "fonts-dejavu-core", "fonts-liberation"]
ADVICE = """The browser tests need Chromium or Google Chrome, and none was found or could be installed.
Install one (on Debian: apt install chromium; or: .venv/bin/playwright install chromium),
or say where yours is: CHROMIUM=/path/to/chrome make test"""

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


def find_browser() -> Path | None:
    """The browser named by CHROMIUM, else the first one on this machine, else None."""
    if named := os.environ.get("CHROMIUM"):
        return Path(named) if shutil.which(named) else None
    on_path = next(filter(None, map(shutil.which, COMMANDS)), None)
    candidates = [Path(on_path)] if on_path else [*MAC_APPS, playwrights_own()]
    return next(filter(Path.is_file, candidates), None)


def playwrights_own() -> Path:
    """Where Playwright keeps the Chromium that it installs itself (asked in a process of its own: it does not nest)."""
    command = [sys.executable, "-c", ASK_PLAYWRIGHT]
    return Path(subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip())


def install_browser() -> None:
    """Install Debian's Chromium where that is possible, else Playwright's."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        run("apt-get", "update", "--quiet")
        run("apt-get", "install", "--yes", "--quiet", "--no-install-recommends", *DEBIAN_PACKAGES)
    else:
        run(sys.executable, "-m", "playwright", "install", "chromium")


def run(*command: str) -> None:
    """Run a command that asks nothing; whether it helped is seen by looking for the browser again."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, check=False)


def main() -> int:
    """Print where the browser is; install one before if need be."""
    browser = find_browser()
    if not browser and "CHROMIUM" not in os.environ:
        install_browser()
        browser = find_browser()
    if not browser:
        print(ADVICE, file=sys.stderr)
        return 1
    print(f"Browser: {browser}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
