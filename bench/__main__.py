"""Runs every benchmark, prints one table, and fails if a bound is broken."""

import argparse
import sys
from pathlib import Path

from bench import analysis, answers, engine, lighthouse, lite, live, simulating, vitals, weight
from bench.browsing import browsing
from bench.rows import print_table
from scripts.watched_site import WatchedSite

SITE = Path(__file__).parents[1] / "_build" / "site"


def main() -> int:
    """Measure, print, and return 1 if a bound is broken."""
    argparse.ArgumentParser(prog="python -m bench", description=__doc__).parse_args()
    with browsing() as browser, WatchedSite(SITE) as site:
        rows = [*weight.rows(browser, site), *live.rows(browser, site), *lite.rows(browser, site), *vitals.rows(browser, site)]
    rows += lighthouse.rows(SITE)
    rows += [*engine.rows(), *analysis.rows(), *simulating.rows(), *answers.rows()]
    print_table(rows)
    return int(any(row.broken for row in rows))


if __name__ == "__main__":
    sys.exit(main())
