"""A link to the same deal for a whole class opens that deal at the table of its game."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from bs4 import BeautifulSoup

from sevens import InvalidOption, Round, preset
from sevens_book.deal_links import deal_link
from sevens_widgets.state import TableState


@pytest.mark.parametrize(("number", "level"), [(421, "beginner"), (56, "club"), (0, "expert")])
def test_the_link_opens_the_deal_with_these_players(number: int, level: str) -> None:
    figure = BeautifulSoup(deal_link("fan_tan", number, level, "en"), "html.parser")
    link = figure.a
    assert str(number) in link.get_text()
    address = urlsplit(link["href"])
    assert address.path == "../play/fan-tan.html"
    table = TableState("fan_tan", seats=5, seed=7, lang="en")
    table.receive({"type": "open", "game": f"#{address.fragment}"})
    start = Round.deal(preset("fan_tan"), seats=4, seed=number)
    assert table.game.seed == number
    assert table.game.levels == (level,) * 3
    assert table.game.round.table.dealt == start.table.dealt


def test_the_words_are_in_the_language_of_the_page() -> None:
    shown = [BeautifulSoup(deal_link("fan_tan", 56, "club", language), "html.parser") for language in ("en", "fr", "de")]
    assert len({figure.a.get_text() for figure in shown}) == 3
    assert len({figure.select_one("[data-label]")["data-label"] for figure in shown}) == 3


@pytest.mark.parametrize(
    ("game", "number", "level"), [("whist", 1, "club"), ("fan_tan", 1, "champion"), ("fan_tan", 10**10, "club")]
)
def test_what_cannot_be_is_refused(game: str, number: int, level: str) -> None:
    with pytest.raises(InvalidOption):
        deal_link(game, number, level, "en")
