"""What the golden files read out agrees with the browser: the same buttons, in the same order, with the same names."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from sevens_widgets.render import sprite
from tests.golden.reading import reading
from tests.web.gallery import table

if TYPE_CHECKING:
    from playwright.sync_api import Page


@pytest.mark.parametrize("name", ["refused", "ghost", "called", "sedma", "over"])
def test_buttons_are_named_as_the_browser_names_them(page: Page, name: str) -> None:
    drawn = table(name, "de").html
    page.set_content(sprite() + drawn)
    heard = re.findall(r'- \'?button "(.*?)"', page.locator(".table").aria_snapshot())
    read = [line.strip().removeprefix("button: ").split(";")[0] for line in reading(drawn) if line.strip().startswith("button:")]
    assert read == heard
