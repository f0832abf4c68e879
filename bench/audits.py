"""What Lighthouse says of a page, asked in a process of its own."""

import json
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

from scripts.browser import ARGUMENTS, find_browser

SCRIPT = Path(__file__).with_name("lighthouse.mjs")
FORMS = ["desktop", "phone"]


@dataclass(frozen=True)
class Audit:
    """Scores from 0 to 100 by category. `cls` is a share; `lcp` and `tbt`, milliseconds, come with the performance category."""

    scores: dict[str, int]
    figures: dict[str, float]
    faults: list[str]


def audits(form: str, categories: list[str], addresses: list[str]) -> list[Audit]:
    """Audit these pages as a visitor with a `desktop` or a `phone` sees them, one after the other."""
    environment = os.environ | {"CHROME_PATH": str(find_browser()), "CHROME_ARGUMENTS": json.dumps(ARGUMENTS)}
    command = ["node", str(SCRIPT), form, *categories, "--", *addresses]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return [Audit(**json.loads(line)) for line in done.stdout.splitlines()]
