"""Worksheets on paper: every sheet on pages of its own, in the size that was asked for."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from scripts.worksheets import SIZES
from scripts.worksheets import page as sheets
from sevens_widgets.render import sprite
from sevens_widgets.worksheets import Worksheet

if TYPE_CHECKING:
    from playwright.sync_api import Page

BUILT = Path(__file__).parents[2] / "_build" / "assets"
POINTS = {"A4": (595, 842), "Letter": (612, 792)}
"""Width and height of the paper, in points of a 72nd of an inch."""

LONG = 4
"""A sheet whose French answers fill their page."""


def boxes(pdf: bytes) -> list[tuple[float, float]]:
    """Width and height of every page of a PDF."""
    return [(float(width), float(height)) for width, height in re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_questions_and_answers_print_on_pages_of_that_size(page: Page, size: str, lang: str) -> None:
    for game in ("fan_tan", "shichi_narabe", "parliament", "sedma"):
        page.set_content(sheets(game, [LONG], lang))
        found = boxes(page.pdf(format=size, margin=dict.fromkeys(("top", "right", "bottom", "left"), "14mm")))
        assert len(found) == 3, game
        for width, height in found:
            assert abs(width - POINTS[size][0]) < 2
            assert abs(height - POINTS[size][1]) < 2


def test_the_answers_begin_on_a_page_of_their_own_and_nothing_is_wider_than_the_paper(page: Page) -> None:
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 688, "height": 1000})  # A4 without its margins
    page.set_content(sheets("parliament", [1, 2], "de"))
    breaks = page.locator(".sheet").evaluate_all("sheets => sheets.map(sheet => getComputedStyle(sheet).breakBefore)")
    assert breaks == ["auto", "page", "page", "page"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 688


def test_a_page_opened_as_a_file_shows_its_sheets_and_says_what_the_rest_needs(page: Page, tmp_path: Path) -> None:
    (tmp_path / "assets").symlink_to(BUILT)
    still = Worksheet("fan_tan", 1, "en", "sheet").snapshot
    data = '<script type="application/json" id="sv-page">{"cells": []}</script>'
    body = f'{sprite()}<main>{still}</main>{data}<script src="assets/page.js"></script>'
    (tmp_path / "index.html").write_text(f'<!doctype html><html lang="en"><title>Page</title>{body}</html>', encoding="utf-8")
    page.goto((tmp_path / "index.html").as_uri())
    assert page.locator(".sheet").count() == 2
    assert page.locator(".sheet button").count() == 0
    page.get_by_role("button", name="Make other sheets").click()
    expect(page.get_by_role("alert")).to_contain_text("python -m http.server")
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)
