from __future__ import annotations

import pytest

from sevens import Unreadable
from sevens.sedma import GERMAN, Card, Rank, Suit
from sevens.sedma.cards import POINT_CARDS, SEVENS, bits


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("7H", Card(Rank.SEVEN, Suit.HEARTS)),
        (" 10b ", Card(Rank.TEN, Suit.BELLS)),
        ("uL", Card(Rank.UNTER, Suit.LEAVES)),
        ("AA", Card(Rank.ACE, Suit.ACORNS)),
    ],
)
def test_a_card_is_read_in_either_case(text: str, card: Card) -> None:
    assert Card.parse(text) == card


@pytest.mark.parametrize("text", ["", "H", "7", "7S", "JH", "6H", "H7", "7HH", "10 H", "♥7"])
def test_what_is_no_german_card_is_refused_with_what_was_expected(text: str) -> None:
    with pytest.raises(Unreadable, match=r"a card such as 7H or 10B \(rank 7 8 9 10 U O K A, suit H B L A\)"):
        Card.parse(text)


def test_every_card_has_a_text_and_a_bit_of_its_own() -> None:
    assert [Card.parse(str(card)) for card in GERMAN.cards] == list(GERMAN.cards)
    assert [card.bit for card in GERMAN.cards] == [1 << i for i in range(32)]
    assert repr(GERMAN.cards[0]) == "Card('7H')"
    assert len({*GERMAN.cards, Card.parse("7H")}) == 32


def test_masks_and_cards_are_the_same_thing() -> None:
    mask = GERMAN.mask(["AH", Card.parse("7L")])
    assert GERMAN.text(mask) == "AH 7L"
    assert GERMAN.mask(GERMAN.unmask(mask)) == mask
    assert bits(mask) == tuple(card.bit for card in GERMAN.unmask(mask))
    assert GERMAN.text(SEVENS) == "7H 7B 7L 7A"
    assert GERMAN.text(POINT_CARDS) == "10H AH 10B AB 10L AL 10A AA"
    with pytest.raises(Unreadable, match="each card once"):
        GERMAN.mask(["7H", "8H", "7h"])
