"""The markup of cards and layouts."""

import re

import pytest

from sevens import Card, Layout, Unreadable
from sevens_widgets.html import Safe, fill, tag
from sevens_widgets.render import board, card, layout, sprite, the_card, word_card
from sevens_widgets.words import words
from tests.unit.widgets.playing import text

EN, FR = words("en"), words("fr")
JACK = Card.parse("JC")


def says(html: str) -> list[str]:
    return re.findall(r'column__says vh">([^<]*)<', html)


def test_text_is_escaped_and_html_is_not() -> None:
    assert tag("p", "a < b", tag("b", "&"), title='"') == '<p title="&quot;">a &lt; b<b>&amp;</b></p>'
    assert fill("{a} > {b}", {"a": "<", "b": Safe("<i>")}) == "&lt; &gt; <i>"


def test_a_card_is_a_picture_with_a_name() -> None:
    drawn = card(JACK, EN, ("playable", "hint"), button=True)
    assert drawn.startswith('<button class="card" type="button" data-card="JC" data-suit="c" data-state="playable hint">')
    assert text(drawn) == "jack of clubs, playable, hint"
    assert '<span class="card__rank">V</span>' in card(JACK, FR)


def test_a_card_in_a_sentence_has_its_article_before_the_picture() -> None:
    assert text(the_card(JACK, EN)) == "the jack of clubs"
    assert the_card(Card.parse("AS"), FR).startswith('l’<span class="word-card" data-suit="s">')
    assert text(word_card(JACK, FR)) == "valet de trèfle"


def test_columns_are_spoken() -> None:
    drawn = layout(Layout.parse("S 4-9; H 7; C A-K; D A-8"), EN)
    assert says(drawn) == [
        "Spades: four to nine; next three or ten.",
        "Hearts: seven; next six or eight.",
        "Clubs: complete, ace to king.",
        "Diamonds: ace to eight; next nine.",
    ]


def test_a_column_without_its_seven_waits_for_it() -> None:
    assert says(board("D 7", "fr"))[0] == "Pique\u202f: colonne pas encore ouverte\u202f; attend le sept."


def test_a_card_beyond_a_gap_is_spoken_apart() -> None:
    assert says(board("D 7-8,J"))[3] == "Diamonds: seven to eight; next six or nine. Beyond a gap: jack."


def test_a_question_gives_no_answer_away() -> None:
    drawn = board("D 7-8", hand="9D 2S", ends=False)
    assert "data-open" not in drawn
    assert "playable" not in drawn
    assert says(drawn)[3] == "Diamonds: seven to eight."


def test_a_board_marks_the_cards_of_the_hand_that_fit() -> None:
    drawn = board("D 7-8", hand="9D 2S")
    assert text(drawn).endswith("two of spades nine of diamonds, playable")


def test_a_board_has_the_columns_of_its_game() -> None:
    assert says(board("S 7-A", game="parliament"))[0] == "Spades: seven to ace; next six."
    assert says(board("S 7-9 | 7", game="parliament_two_packs"))[1] == "Spades, row 2: seven; next six or eight."
    ring = board("S 2-9", hand="AS KS 10S", game="parliament_ring")
    assert text(ring).endswith("ace of spades, playable ten of spades, playable king of spades")


def test_the_cards_a_ghost_shows_lie_beside_the_board() -> None:
    drawn = board("S 5-8", game="shichi_narabe", shown="JS QS")
    assert text(drawn).endswith("Exposed cards jack of spades queen of spades")


def test_where_ghosts_leave_gaps_a_card_beyond_one_is_a_ghost_s() -> None:
    drawn = board("D 7-8,J", game="shichi_narabe_gaps")
    assert says(drawn)[3] == "Diamonds: seven to eight; next six or nine. Beyond a gap, laid by a ghost: jack."


def test_a_joker_on_a_board_fills_a_place() -> None:
    drawn = board("H 4-Q", game="shichi_narabe_jokers", jokers="QH")
    assert says(drawn)[1] == "Hearts: four to queen; next three or king. Filled by a joker: queen."


def test_every_shape_that_is_used_is_in_the_sprite() -> None:
    drawn = board("D 7-8", hand="9D 2S")
    used = set(re.findall(r'href="#(sv-\w+)"', drawn))
    assert used <= set(re.findall(r'id="(sv-\w+)"', sprite()))


@pytest.mark.parametrize("position", ["D 9-7", "X 7", "D 7-8; D 8", "D 7 8"])
def test_a_bad_position_is_refused(position: str) -> None:
    with pytest.raises(Unreadable):
        board(position)
