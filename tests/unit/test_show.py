"""How cards, positions and rules look in a notebook."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

import sevens
from sevens import ACE_HIGH, FRENCH, SPANISH, Card, Layout, Pack, Parliament, Round, ShichiNarabe, bot, play, preset
from sevens.sedma import Sedma, parse_position


class Names(HTMLParser):
    """The accessible names in a piece of HTML, and its text; fails where tags are not balanced."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.names: list[str] = []
        self.text = ""
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.names += [value or "" for name, value in attrs if name == "aria-label"]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def html(thing: object) -> str:
    return str(thing._repr_html_())  # type: ignore[attr-defined]


def middle(name: str, seed: int = 56, seats: int = 4) -> Round:
    """A round of a preset about half-way through."""
    rules = preset(name)
    states = list(play(Round.deal(rules, seats, seed), [bot("random", seat) for seat in range(seats)]))
    return states[len(states) // 2]


@pytest.mark.parametrize(
    ("text", "face"), [("10S", "10♠\ufe0e"), ("7♦", "7♦\ufe0e"), ("11O", "11O"), ("7D'", "7♦\ufe0e′"), ("JK2", "JK2")]
)
def test_a_card_shows_rank_and_suit_and_is_named(text: str, face: str) -> None:
    card = Card.parse(text)
    shown = Names(html(card))
    assert (shown.names, shown.text) == ([str(card)], face)


def test_only_red_suits_have_a_colour_and_it_is_mixed_from_the_text_colour() -> None:
    colours = {suit: re.findall('style="([^"]*)"', html(Card.parse(f"7{suit}"))) for suit in "SHCDOPEB"}
    mixed = ["color:color-mix(in srgb,currentColor 40%,red)"]
    assert colours == {**{suit: [] for suit in "SCOPEB"}, "H": mixed, "D": mixed}


def contrast(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    def light(rgb: tuple[float, ...]) -> float:
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(("text", "ground"), [(0x00, 0xFF), (0x33, 0xFF), (0xDD, 0x11), (0xFF, 0x11)])
def test_the_red_can_be_read_on_light_and_on_dark(text: int, ground: int) -> None:
    level = text / 255
    red = (0.4 * level + 0.6, 0.4 * level, 0.4 * level)
    assert contrast(red, (ground / 255,) * 3) >= 4.5


def test_a_layout_names_every_card_that_lies_and_no_other() -> None:
    shown = Names(html(Layout.parse("S 5-7; D 7,9")))
    assert shown.names == ["5S", "6S", "7S", "7D", "9D"]
    assert shown.text.startswith("S 5-7; D 7,9")
    assert shown.text.count("·") == 52 - 5


@pytest.mark.parametrize("name", ["fan_tan", "cinquillo", "shichi_narabe", "shichi_narabe_jokers", "parliament_ring"])
def test_a_round_shows_every_card_and_a_view_only_what_its_seat_may_see(name: str) -> None:
    state = middle(name)
    pack = state.rules.shape.pack
    lying = [str(card) for card in pack.unmask(state.layout.laid | state.aside.exposed)]
    hands = [str(card) for hand in state.hands for card in pack.unmask(hand)]
    assert set(Names(html(state)).names) == {*lying, *hands}
    for seat in range(4):
        own = [str(card) for card in state.hand(seat)]
        assert set(Names(html(state.seen_by(seat))).names) == {*lying, *own}


def test_cards_that_a_ghost_shows_are_seen_by_all() -> None:
    state = Round.from_text(
        "sevens 1\ngame shichi_narabe\nseats 3 dealer 0 leader 0 turn 1\nlayout S 7; H A-K; C A-K; D A-K\n"
        "hands - / 6S 4S / *\npasses 3 0 0\nghosts 0\nshown 5S / - / -\nexposed 5S"
    )
    for seat in range(3):
        assert "exposed5♠\ufe0e1" in Names(html(state.seen_by(seat))).text


def test_the_seat_to_move_is_marked_until_the_end() -> None:
    state = middle("fan_tan")
    assert f"▸ {state.turn}" in Names(html(state)).text
    *_, last = play(state, [bot("club")] * 4)
    assert last.outcome
    shown = Names(html(last)).text
    assert "▸" not in shown
    assert f"went_out {' '.join(map(str, last.outcome.order))}" in shown


def test_rules_show_every_option_with_its_values_and_sources_and_set_off_what_is_changed() -> None:
    for rules in (preset("sjuan"), ShichiNarabe(bonus_floor=0, race_to_kings=True), Parliament(), Sedma(players=4)):
        shown = html(rules)
        text = Names(shown).text
        assert all(option.name in text and " ".join(option.sources) in text for option in rules.options())
        assert re.findall("<strong>(.*?)</strong>", shown) == [str(value) for value in rules.changed().values()]


def test_texts_for_a_developer_are_short_and_tell_the_position() -> None:
    then = Round.deal(preset("fan_tan"), 4, 5).after(sevens.parse_move("7D"))
    assert repr(then) == "<Round fan_tan, seat 2 to move: D 7 | 13 12 13 13 cards, pot 4>"
    own = "5S QS KS AH 7H 8H 9H 5C JC 8D JD KD"
    assert repr(then.seen_by(1)) == f"<View fan_tan, seat 2 to move: D 7 | seat 1: {own} | 13 12 13 13 cards, pot 4>"
    assert repr(Layout.empty()) == "<Layout –>"
    assert "tokens 3 3 3 3" in repr(Round.deal(preset("shichi_narabe"), 4, 1))
    assert [repr(preset(name)) for name in ("fan_tan", "sjuan", "sedma_pairs")] == [
        "FanTan()", "FanTan(opening='7H')", "Sedma(players=4)",
    ]  # fmt: skip
    assert list(map(repr, (FRENCH, ACE_HIGH, SPANISH, Pack(jokers=2)))) == [
        "<Pack SHCD A-K, 52 cards>", "<Pack SHCD 2-A, 52 cards>", "<Pack OPEB 1-12, 40 cards>",
        "<Pack SHCD A-K, 54 cards, 2 jokers>",
    ]  # fmt: skip
    assert repr(preset("parliament_ring").shape) == "<Shape from 7, ring: <Pack SHCD A-K, 52 cards>>"
    assert ", loose: " in repr(Parliament(packs=2, layout="parallel_loose").shape)


def test_a_deal_of_sedma_shows_all_hands_and_a_view_those_of_its_seat() -> None:
    deal = parse_position("hands KH 8H / 7B 9B; won * / 10H AH; trick 0:KL 1:7L", Sedma())
    words = [Names(html(thing)).text for thing in (deal, deal.seen_by(0), deal.seen_by(1))]
    assert [[hand in text for hand in ("8H KH", "7B 9B")] for text in words] == [[True, True], [True, False], [False, True]]
    assert all("0:KL 1:7L" in text and "▸ 0" in text and "10H AH" in text for text in words)
    assert repr(deal.seen_by(1)) == ("<View sedma, seat 0 to move: 0:KL 1:7L | seat 1: 7B 9B | 2 2 cards, stock 0, tricks 1 1>")


def test_names_for_completion_are_those_of_the_package_and_no_module_but_sedma() -> None:
    assert dir(sevens) == sorted([*sevens.__all__, "__version__"])
    assert dir(sevens.sedma) == sorted(sevens.sedma.__all__)
