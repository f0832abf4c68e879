from __future__ import annotations

import subprocess
import sys

import pytest

from sevens import FRENCH, Card, InvalidOption, Pack, Rank, Suit, Unreadable
from sevens.cards import FRENCH_SUITS, bits_of, deal, shuffled


@pytest.mark.parametrize("text", ["10S", "10♠", "10s", " 10♠ ", "10♠\ufe0f"])
def test_a_card_is_read_in_any_common_form(text: str) -> None:
    assert Card.parse(text) == Card(Rank.TEN, Suit.SPADES)


@pytest.mark.parametrize("text", ["", "7", "D", "1D", "11D", "7X", "D7", "7 D", "JK3", "1O''", "AO", "77D", "7DD"])
def test_what_is_no_card_is_refused_with_what_was_expected(text: str) -> None:
    with pytest.raises(Unreadable, match="a card such as 7D or 10♠") as error:
        Card.parse(text)
    assert error.value.found == text


def test_every_card_reads_back_from_its_text() -> None:
    assert [Card.parse(str(card)) for card in FRENCH.cards] == list(FRENCH.cards)
    assert repr(Card.parse("QH")) == "Card('QH')"


def test_a_suit_has_its_sign() -> None:
    assert [suit.symbol for suit in FRENCH_SUITS] == ["♠", "♥", "♣", "♦"]
    assert [Card.parse("A" + suit.symbol).suit for suit in FRENCH_SUITS] == list(FRENCH_SUITS)


def test_masks_and_cards_stand_for_each_other() -> None:
    mask = FRENCH.mask(["KD", "AS", Card(Rank.SEVEN, Suit.HEARTS)])
    assert FRENCH.text(mask) == "AS 7H KD"
    assert FRENCH.mask(FRENCH.unmask(mask)) == mask
    assert [FRENCH.card(bit) for bit in bits_of(mask)] == list(FRENCH.unmask(mask))
    assert FRENCH.full == sum(FRENCH.bits.values()) == sum(map(FRENCH.suit_mask, FRENCH_SUITS))


def test_a_mask_takes_each_card_once_and_of_this_pack_only() -> None:
    with pytest.raises(Unreadable, match="each card once"):
        FRENCH.mask(["7D", "7♦"])
    small = Pack(ranks=(Rank.SIX, Rank.SEVEN))
    assert len(small.cards) == 8
    with pytest.raises(Unreadable, match="a card of this pack"):
        small.mask(["8D"])


def test_a_seed_gives_the_same_order_in_every_process() -> None:
    here = " ".join(map(str, shuffled(FRENCH, 56)))
    code = "from sevens.cards import *; print(*shuffled(FRENCH, 56))"
    there = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()
    assert there == here
    assert here.startswith("10H 9H 5H")
    assert sorted(shuffled(FRENCH, 56), key=str) == sorted(FRENCH.cards, key=str)
    assert shuffled(FRENCH, 57) != shuffled(FRENCH, 56)


def test_shuffling_is_fair_enough_for_the_first_place() -> None:
    first = [shuffled(FRENCH, seed)[0].suit for seed in range(4000)]
    assert all(900 < first.count(suit) < 1100 for suit in FRENCH_SUITS)


@pytest.mark.parametrize("seed", [-1, 1.5, "56", None, True])
def test_a_seed_is_a_whole_number_from_0(seed: object) -> None:
    with pytest.raises(InvalidOption, match=r"seed = .* allowed: a whole number from 0"):
        shuffled(FRENCH, seed)  # type: ignore[arg-type]


def test_dealing_starts_where_it_is_told() -> None:
    hands = deal(FRENCH.cards[:5], 3, first=2)
    assert [list(map(str, hand)) for hand in hands] == [["2S", "5S"], ["3S"], ["AS", "4S"]]
