"""The accessibility rules of axe-core, run on a page as it stands."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

SCRIPT = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"
OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {"label-content-name-mismatch": {"enabled": True}, "target-size": {"enabled": True}},
    "resultTypes": ["violations"],
}
LAY_OUT = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
}"""
"""What is far below the reader is not laid out, and stands still in the middle of a change."""


def violations(page: Page) -> list[str]:
    """What breaks a rule on the page once nothing on it moves or fades: rule, element and what is wrong, a line each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"{SCRIPT.read_text('utf-8')}; 0")  # a script tag would break the page's policy
        page.evaluate(LAY_OUT)
    page.evaluate("Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => undefined)")
    found = page.evaluate("options => axe.run(document, options).then(result => result.violations)", OPTIONS)
    return [f"{rule['id']}: {node['html'][:120]} ({node['failureSummary']})" for rule in found for node in rule["nodes"]]
