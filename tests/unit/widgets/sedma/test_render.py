"""The markup of a table of Sedma: what is seen and what is heard of it, and what stays hidden."""

import re

import pytest

from sevens.sedma import GERMAN, Card
from sevens_widgets import Table
from sevens_widgets.render import sprite
from sevens_widgets.render.sedma.cards import card_name, drawn, index, the_card
from sevens_widgets.sedma.state import SedmaState
from sevens_widgets.words import words
from tests.unit.widgets.playing import text
from tests.unit.widgets.sedma.playing import at, take_turn
from tests.unit.widgets.test_table import checked

OBER = Card.parse("OL")


@pytest.mark.parametrize(
    ("lang", "card", "name", "corner"),
    [
        ("en", "10B", "ten of bells", "10"),
        ("en", "UA", "unter of acorns", "U"),
        ("en", "KH", "king of hearts", "K"),
        ("fr", "AL", "as de feuille", "A"),
        ("fr", "KB", "roi de grelot", "R"),
        ("fr", "OA", "ober de gland", "O"),
        ("de", "7B", "Schellen-Sieben", "7"),
        ("de", "OL", "Laub-Ober", "O"),
        ("de", "AA", "Eichel-Ass", "A"),
    ],
)
def test_a_german_card_has_a_spoken_name_and_an_index(lang: str, card: str, name: str, corner: str) -> None:
    said = words(lang)
    assert card_name(Card.parse(card), said) == name
    assert index(Card.parse(card).rank, said) == corner
    assert len({card_name(each, said) for each in GERMAN.cards}) == 32


def test_french_articles_follow_the_rank() -> None:
    said = words("fr")
    assert text(the_card(OBER, said)) == "l’ober de feuille"
    assert text(the_card(Card.parse("KL"), said)) == "le roi de feuille"


def test_a_card_is_a_picture_with_a_name() -> None:
    shown = drawn(OBER, words("en"), ("beats", "hint"), button=True)
    assert shown.startswith('<button class="card" type="button" data-card="OL" data-suit="gl" data-state="beats hint">')
    assert text(shown) == "ober of leaves, beats the trick, hint"


def test_prolonging_adds_a_row_and_the_holder_is_named() -> None:
    table = at("hands 10H 10B 9H KH / 7L 8A 7B KB; stock *; leader 0", "10H 7L 10B 7B")
    trick = re.search(r'<table class="trick">.*?</table>', table.html)
    assert trick
    assert text(trick[0]) == (
        "The trick so far, round by round Round You North "
        "Round 1 ten of hearts leads seven of leaves beats "
        "Round 2 ten of bells prolongs seven of bells holds "
        "Round 3 prolong or stop?"
    )
    assert trick[0].count("data-holds") == 1


def test_the_seat_that_led_comes_first() -> None:
    table = at("hands KH AB / 8L 8A / KB 9A / 9B 9H; won */; leader 2", "KB 9B", players=4)
    heads = re.findall(r'<th scope="col">(.*?)</th>', table.html)
    assert [text(head) for head in heads][:5] == ["Round", "North", "East", "You", "West"]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_other_hands_and_the_stock_are_never_drawn(seats: int) -> None:
    for seed in range(5):
        table = SedmaState(seats=seats, lang="en", seed=seed)
        while not table.game.over:
            view = table.game.view
            for drawn_table in (table.html, table.snapshot):
                for hidden in GERMAN.unmask(view.unseen):
                    assert f'data-card="{hidden}"' not in drawn_table
                    assert f">{card_name(hidden, table.words)}" not in drawn_table
            take_turn(table)


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_markup_is_well_formed_at_every_moment_and_uses_shapes_there_are(lang: str) -> None:
    shapes = set(re.findall(r'id="(sv-\w+)"', sprite()))
    table = SedmaState("sedma_pairs", seed=14, lang=lang)
    while True:
        for drawn_table in (table.html, table.snapshot):
            checked(drawn_table)
            assert set(re.findall(r'href="#(sv-\w+)"', drawn_table)) <= shapes
        table.receive({"type": "pass"})
        checked(table.html)
        if table.game.over:
            break
        take_turn(table)


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_still_picture_has_no_button_and_all_a_script_needs(lang: str) -> None:
    still = SedmaState(lang=lang).snapshot
    picture, parts = still.split('<template class="sv-live-parts">')
    assert 'data-live="no"' in picture
    assert "<button" not in picture
    assert picture.split('class="hand"')[1].count('<span class="card" data-card=') == 4
    assert re.findall(r'<div class="(starter|boot|notice)"', parts) == ["starter", "boot", "notice"]


def test_the_widget_of_every_game_is_the_same() -> None:
    table = Table("sedma_pairs", lang="en", match_to=3)
    assert repr(table) == f"Table('sedma', seats=4, seed=56, level={table.state.game.level!r})"
    before = table.html
    table._handle_custom_msg({"type": "hint"}, [])
    assert table.html != before
    assert 'data-game="sedma"' in table.html
    assert not set(checked(table.html).ids) & set(checked(Table("sedma").html).ids)
    assert repr(Table()) == "Table('fan_tan', seats=4, seed=56, level='club')"
