"""What holds for every layout, gaps included."""

from __future__ import annotations

import random

from hypothesis import given

from sevens import FRENCH, Card, Layout, Rank
from tests.strategies import LAYOUTS, SEEDS


def joined(laid: set[Card], suit: str) -> list[int]:
    """The places joined to the seven without a gap, found step by step with plain sets."""
    if Card(Rank.SEVEN, suit) not in laid:
        return []
    low = high = 6
    while low > 0 and Card(FRENCH.ranks[low - 1], suit) in laid:
        low -= 1
    while high < 12 and Card(FRENCH.ranks[high + 1], suit) in laid:
        high += 1
    return list(range(low, high + 1))


@given(LAYOUTS)
def test_a_text_gives_the_same_layout(layout: Layout) -> None:
    assert Layout.parse(str(layout)) == layout


@given(LAYOUTS)
def test_the_open_ends_are_the_neighbours_of_the_run_through_the_seven(layout: Layout) -> None:
    laid, ends = set(FRENCH.unmask(layout.laid)), set()
    for suit in FRENCH.suits:
        run = joined(laid, suit)
        assert layout.column(suit) == tuple(Card(FRENCH.ranks[i], suit) for i in run)
        places = [i for i in (run[0] - 1, run[-1] + 1) if 0 <= i < 13] if run else [6]
        assert layout.ends(suit) == tuple(Card(FRENCH.ranks[i], suit) for i in places)
        ends |= {Card(FRENCH.ranks[i], suit) for i in places}
    assert set(FRENCH.unmask(layout.open_ends)) == ends


@given(LAYOUTS, SEEDS)
def test_the_order_of_laying_does_not_matter(layout: Layout, seed: int) -> None:
    cards = list(FRENCH.unmask(layout.laid))
    random.Random(seed).shuffle(cards)
    again = Layout.empty()
    for card in cards:
        again = again.with_card(FRENCH.bit(card))
    assert again == layout


@given(LAYOUTS)
def test_laying_what_is_missing_before_a_card_makes_it_fit(layout: Layout) -> None:
    for card in FRENCH.cards:
        if not layout.laid & FRENCH.bit(card):
            filled = layout
            for missing in layout.missing_before(card):
                assert filled.open_ends & FRENCH.bit(missing)
                filled = filled.with_card(FRENCH.bit(missing))
            assert filled.open_ends & FRENCH.bit(card)
