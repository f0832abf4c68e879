"""What a screen reader meets in a review, step by step: as the browser reports it: the scripts in `golden/` were read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.desk import open_table
from tests.web.test_review import finished

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.conftest import Golden
    from tests.web.conftest import Serve


def told(page: Page) -> str:
    """A deal whose review is opened, read, stepped through with a key and with the slider, and played differently."""
    region, focused = page.get_by_role("status"), page.locator("*:focus")
    page.locator("[data-action=review]").press("Enter")
    expect(page.locator("[data-review]")).to_be_visible()
    steps = ["Review:", region.aria_snapshot(), focused.aria_snapshot()]
    steps += ["Read on:", page.locator("[data-review]").aria_snapshot()]
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("slider")).to_have_value("56")
    steps += ["Left arrow:", region.aria_snapshot(), focused.aria_snapshot()]
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[id$=differently]")).to_be_visible()
    slider = page.get_by_role("slider")
    steps += ["Right arrow on the slider:", f"{slider.get_attribute('aria-label')}: {slider.get_attribute('aria-valuetext')}"]
    page.locator("[id$=differently]").press("Enter")
    expect(page.locator("[data-review]")).to_have_count(0)
    return "\n".join([*steps, "Play this move differently:", region.aria_snapshot(), focused.aria_snapshot()]) + "\n"


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_review_is_spoken_as_written(page: Page, serve: Serve, tmp_path: Path, golden: Golden, lang: str) -> None:
    open_table(page, serve, tmp_path, finished(lang))
    golden(lang, "review", told(page))
