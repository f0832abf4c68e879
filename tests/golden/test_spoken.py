"""What a screen reader meets in a widget, step by step, is what was read through: `en`, `fr` and `de` hold a file for each."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sevens_widgets.words import languages
from tests.golden.scripts import SCRIPTS

if TYPE_CHECKING:
    from tests.conftest import Golden

HERE = Path(__file__).parent


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", SCRIPTS)
def test_a_widget_is_spoken_as_written(golden: Golden, lang: str, name: str) -> None:
    golden(lang, name, SCRIPTS[name](lang))


def test_every_language_has_the_same_files() -> None:
    written = {lang: sorted(file.name for file in (HERE / lang).glob("*.txt")) for lang in languages()}
    assert all(files == written["en"] for files in written.values())
    assert {f"{name}.txt" for name in SCRIPTS} <= set(written["en"])
