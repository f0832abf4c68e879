"""Card names, articles and numbers in every language."""

import re
from pathlib import Path

import pytest

from sevens import FRENCH, Card, InvalidOption, Rank
from sevens_widgets.words import CATALOGUES, languages, words


def test_the_languages_are_found_where_their_catalogues_lie() -> None:
    assert languages() == ("en", "de", "fr")


@pytest.mark.parametrize(
    ("lang", "card", "name", "index"),
    [
        ("en", "7D", "seven of diamonds", "7"),
        ("en", "JC", "jack of clubs", "J"),
        ("fr", "7D", "sept de carreau", "7"),
        ("fr", "JC", "valet de trèfle", "V"),
        ("fr", "QH", "dame de cœur", "D"),
        ("fr", "KS", "roi de pique", "R"),
        ("de", "7D", "Karo-Sieben", "7"),
        ("de", "JC", "Kreuz-Bube", "B"),
        ("de", "QH", "Herz-Dame", "D"),
        ("de", "KS", "Pik-König", "K"),
    ],
)
def test_a_card_has_a_spoken_name_and_an_index(lang: str, card: str, name: str, index: str) -> None:
    said = words(lang)
    assert said.card_name(Card.parse(card)) == name
    assert said.index(Card.parse(card).rank) == index


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_no_two_cards_share_a_name(lang: str) -> None:
    assert len({words(lang).card_name(card) for card in FRENCH.cards}) == 52


def test_french_articles_follow_the_rank() -> None:
    said = words("fr")
    named = {rank: said.the(Card.parse(f"{rank}H"), "X") for rank in FRENCH.ranks}
    assert named[Rank.ACE] == "l’X"
    assert named[Rank.QUEEN] == "la X"
    assert {article for rank, article in named.items() if rank not in (Rank.ACE, Rank.QUEEN)} == {"le X"}


def test_english_has_one_article_and_german_sentences_need_none() -> None:
    assert {words("en").the(card, "X") for card in FRENCH.cards} == {"the X"}
    assert {words("de").the(card, "X") for card in FRENCH.cards} == {"X"}


@pytest.mark.parametrize(
    ("lang", "number", "decimal", "percent"),
    [
        ("en", "20,000", "25.9", "25.9\u202f%"),
        ("fr", "20\u202f000", "25,9", "25,9\u202f%"),
        ("de", "20.000", "25,9", "25,9\u202f%"),
    ],
)
def test_numbers_are_written_as_in_the_language(lang: str, number: str, decimal: str, percent: str) -> None:
    said = words(lang)
    assert (said.number(20000), said.decimal(25.9), said.percent(0.259)) == (number, decimal, percent)


def test_what_is_rounded_to_nothing_has_no_sign() -> None:
    assert (words("de").decimal(-0.04), words("de").decimal(-0.06)) == ("0,0", "−0,1")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(InvalidOption, match=r"'tlh'.*'en', 'de', 'fr'"):
        words("tlh")


def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOOK_LANGUAGE", "fr")
    assert words().lang == "fr"
    assert words("de").lang == "de"
    monkeypatch.delenv("BOOK_LANGUAGE")
    assert words().lang == "en"


def test_english_needs_no_catalogues(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert CATALOGUES.is_dir()
    monkeypatch.setattr("sevens_widgets.words.CATALOGUES", tmp_path / "none")
    assert languages() == ("en",)
    assert words("en").lang == "en"


def test_a_message_escapes_what_is_not_html() -> None:
    assert words("en").html("You do not hold {the_card}.", the_card="<b>") == "You do not hold &lt;b&gt;."


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_quotes_and_spaces_are_those_of_the_language(lang: str) -> None:
    catalogue = [text for text in words(lang)._catalogue._catalog.values() if text]  # type: ignore[attr-defined]
    wrong = re.compile(r"[ \w][:;!?](\s|$)|“[^”]*”|[\"']" if lang == "fr" else r" [;!?]| :(?! \{)|“[^“]*”|[\"']|«")
    _header, *messages = catalogue
    assert [text for text in messages if wrong.search(text)] == []
