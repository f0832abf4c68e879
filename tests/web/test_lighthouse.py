"""Lighthouse finds no fault in what the machine's pace does not touch; `make bench` measures the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bench.audits import FORMS, audits
from bench.lighthouse import PAGES
from tests.book.pages import SITE

if TYPE_CHECKING:
    from tests.web.conftest import Serve

CATEGORIES = ["accessibility", "best-practices", "seo"]
MOST_SHIFT = 0.02


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("path", PAGES.values())
def test_a_page_has_full_marks_and_stands_still(serve: Serve, form: str, path: str) -> None:
    site = serve(SITE)
    (audit,) = audits(form, CATEGORIES, [site.url + path])
    assert audit.faults == []
    assert audit.scores == dict.fromkeys(CATEGORIES, 100)
    assert audit.figures["cls"] <= MOST_SHIFT
