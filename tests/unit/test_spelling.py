"""The spelling checker sees words and not markup, and finds mistakes in each language."""

from __future__ import annotations

import pytest

from scripts.spelling import LISTS, listed, misspelt, words_of
from sevens_book.words import LANGUAGES

RIGHT = {"en": "colour", "fr": "l'as", "de": "Kartenspielregeln"}
WRONG = {"en": "colur", "fr": "jettons", "de": "Kartnspielregeln"}


def test_markup_and_code_are_no_words() -> None:
    text = "{doc}`The rulles <../rules/fan-tan>` of {card}`7D`, `colur()`, {number} chips in [this](plase.md)"
    assert list(words_of(text)) == ["The", "rulles", "of", "chips", "in", "this"]


def test_apostrophes_and_hyphens_join_words() -> None:
    assert list(words_of("l’as, Karo-Sieben; West’s")) == ["l'as", "Karo-Sieben", "West's"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_is_found_and_nothing_else(language: str) -> None:
    assert misspelt({language: {RIGHT[language], WRONG[language]}}) == {language: [WRONG[language]]}


def test_a_word_made_of_known_ones_is_known() -> None:
    assert misspelt({"de": {"Karo-Sieben"}, "en": {"Sedma's"}, "fr": {"d'ober"}}) == {"de": [], "en": [], "fr": []}


@pytest.mark.parametrize("name", ["names", *LANGUAGES])
def test_our_lists_are_in_order(name: str) -> None:
    lines = (LISTS / f"{name}.txt").read_text("utf-8").splitlines()[1:]
    assert lines == sorted(listed(name))
