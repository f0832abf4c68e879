"""What the book's numbers and tables say, against the written rules."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest
from bs4 import BeautifulSoup

from sevens import preset
from sevens.sedma import Sedma
from sevens_book.facts import FACTS, TABLES
from sevens_book.facts.readings import reading
from sevens_widgets.choices import MEANINGS
from sevens_widgets.layout_craft import LAYOUTS
from sevens_widgets.sedma.craft import SEDMA
from sevens_widgets.sharing.keeping import IN_ADDRESS
from sevens_widgets.sharing.link import opened

WRITTEN = {
    "fan_tan": "min_players 3 max_players 8 best_from 4 best_to 6 cards 52 fine 3 pass 1 ante 1",  # FT-01 FT-03 FT-10 FT-22 FT-23
    "parliament": "min_players 3 max_players 8 best_from 4 best_to 6 cards 52 pass 1 whole_pack 340 "  # PA-01 PA-04 PA-19 PA-29
    "two_packs_from 7 two_packs_to 12 two_packs_cards 104",  # PA-46 Q-PA-12
    "shichi_narabe": "min_players 3 max_players 7 best_from 4 best_to 5 cards 52 "  # SB-01 SB-04
    "passes 3 ghost_at_pass 4 whole_pack 364",  # SB-10 SB-26 SB-35
    "sedma": "fewest_players 2 most_players 4 cards 32 hand 4 point_card 10 all_cards 80 last_trick 10 total 90 enough 50 "
    "match_to 5 minutes_from 4 minutes_to 6",  # SE-03 SE-04 SE-08 SE-09 SE-13 SE-18 SE-37 SE-39 SE-43
}
SIZES = {
    "fan_tan": "2 × 17, 1 × 18; 4 × 13; 3 × 10, 2 × 11; 2 × 8, 4 × 9; 4 × 7, 3 × 8; 4 × 6, 4 × 7",  # Q-FT-1
    "parliament": "2 × 17, 1 × 18; 4 × 13; 3 × 10, 2 × 11; 2 × 8, 4 × 9; 4 × 7, 3 × 8; 4 × 6, 4 × 7",  # PA-07
    "shichi_narabe": "2 × 17, 1 × 18; 4 × 13; 3 × 10, 2 × 11; 2 × 8, 4 × 9; 4 × 7, 3 × 8",  # SB-07 SB-08
}
"""How many hands hold how many cards, from the fewest players to the most."""


def rows(table: str) -> list[list[str]]:
    """The cells of a table's body, as text."""
    html = BeautifulSoup(TABLES[table]("en"), "html.parser")
    return [[cell.get_text() for cell in row.find_all(["th", "td"])] for row in html.tbody.find_all("tr")]


def hands(cell: str) -> list[tuple[str, str]]:
    """How often each size of a hand comes, the smallest first."""
    return sorted((size, times) for times, size in re.findall(r"(\d+)\s*×\s*(\d+)", cell))


@pytest.mark.parametrize("game", WRITTEN)
def test_every_game_gives_the_same_tables(game: str) -> None:
    assert {f"{game}.at_a_glance", f"{game}.deal", f"{game}.options"} <= TABLES.keys()


@pytest.mark.parametrize("game", WRITTEN)
def test_the_numbers_are_those_of_the_written_rules(game: str) -> None:
    written = WRITTEN[game].split()
    for name, number in zip(written[::2], written[1::2], strict=True):
        assert FACTS[f"{game}.{name}"] == number, name


@pytest.mark.parametrize("game", SIZES)
def test_hands_are_as_large_as_the_written_rules_say(game: str) -> None:
    assert [hands(row[1]) for row in rows(f"{game}.deal")] == [hands(each) for each in SIZES[game].split(";")]


def test_the_dealer_of_shichi_narabe_holds_the_odd_card() -> None:
    """SB-08, Q-SB-2."""
    by_players = {players: order for players, _sizes, order in rows("shichi_narabe.deal")}
    assert (by_players["3"], by_players["5"], by_players["6"]) == ("18, 17, 17", "11, 11, 10, 10, 10", "9, 9, 9, 9, 8, 8")


def test_two_packs_of_parliament_are_dealt_to_seven_and_more() -> None:
    """Q-PA-12."""
    by_players = {players: hands(sizes) for players, sizes, _order in rows("parliament.deal_two_packs")}
    assert list(by_players) == ["7", "8", "9", "10", "11", "12"]
    assert (by_players["7"], by_players["9"]) == ([("14", "1"), ("15", "6")], [("11", "4"), ("12", "5")])


def test_the_stock_of_sedma_depends_on_the_number_of_players() -> None:
    """SE-13."""
    assert [row[:3] for row in rows("sedma.deal")] == [["2", "4", "24"], ["4", "4", "16"]]


def test_the_antes_of_fan_tan_are_those_that_even_out_the_hands() -> None:
    """Q-FT-2: the pot from antes for three to eight players."""
    assert [row[-1] for row in rows("fan_tan.deal")] == ["1", "4", "2", "4", "3", "4"]


def test_the_worked_deal_is_counted_in_three_ways_that_agree() -> None:
    """FT-27, FT-28, FT-35: the pot to the winner, a chip to him for each card left, or the pips of the cards left."""
    seats = rows("fan_tan.three_ways")
    left = [len(re.findall(r" of ", cards)) for _seat, cards, *_ in seats]
    pot, stakes, points = ([int(row[place].replace("−", "-")) for row in seats] for place in (2, 3, 4))
    winner = left.index(0)
    assert sum(pot) == sum(stakes) == 0
    assert [s - p for s, p in zip(stakes, pot, strict=True)] == [sum(left) if n == winner else -left[n] for n in range(4)]
    assert (pot[winner] > 0, points[winner]) == (True, 0)
    assert points[0] == 15 + 12 + 13  # an ace, a queen and a king


def test_the_cards_of_fan_tan_are_worth_what_the_rules_say() -> None:
    """FT-35, Q-X-3."""
    assert [worth for _rank, worth in rows("fan_tan.card_points")] == ["their number", "11", "12", "13", "15"]
    assert FACTS["fan_tan.whole_pack"] == "420"


def test_a_session_has_a_deal_for_each_player_as_dealer() -> None:
    """FT-30, FT-31: the chips of all deals are added up."""
    *deals, total = [[int(cell.replace("−", "-")) for cell in row[1:]] for row in rows("fan_tan.session")]
    assert len(deals) == 4
    assert [sum(column) for column in zip(*deals, strict=True)] == total


def test_national_variants_are_dealt_as_the_written_rules_say() -> None:
    """Q-FT-9, Q-FT-11: 40 cards, 36 without the fives, 48 without the sevens, for three to eight players."""
    columns = list(zip(*[row[1:] for row in rows("national.deal")], strict=True))
    cinquillo = "1 × 14, 2 × 13; 4 × 10; 5 × 8; 4 × 7, 2 × 6; 5 × 6, 2 × 5; 8 × 5"
    without_fives = "3 × 12; 4 × 9; 1 × 8, 4 × 7; 6 × 6; 1 × 6, 6 × 5; 4 × 5, 4 × 4"
    without_sevens = "3 × 16; 4 × 12; 3 × 10, 2 × 9; 6 × 8; 6 × 7, 1 × 6; 8 × 6"
    for column, written in zip(columns[1:], (cinquillo, without_fives, without_sevens), strict=True):
        assert [hands(cell) for cell in column] == [hands(cell) for cell in written.split(";")]
    assert [worth for _rank, worth in rows("national.card_points")] == ["their number", "11", "12", "13", "15"]  # Q-FT-10


@pytest.mark.parametrize("game", WRITTEN)
def test_every_other_reading_opens_a_table_that_is_played_by_it(game: str) -> None:
    html = BeautifulSoup(TABLES[f"{game}.options"]("en"), "html.parser")
    links = html.tbody.find_all("a")
    others = [(o.name, v) for o in preset(game).options() if o.name in MEANINGS[game] for v in o.allowed if v != o.default]
    assert len(links) == len(others)
    for link, (name, value) in zip(links, others, strict=True):
        page, _, code = unescape(link["href"]).partition(IN_ADDRESS)
        assert page == f"../play/{game.replace('_', '-')}.html"
        table: Any = opened(SEDMA if game == "sedma" else LAYOUTS, code)
        rules = table.rules if game == "sedma" else table.session.rules
        assert getattr(rules, name) == value
        asked = link.find_next("code").get_text()
        assert eval(f"dict({asked})") == rules.changed()


def test_a_reading_that_needs_others_brings_them_along() -> None:
    assert reading(preset("fan_tan"), "pack", "spanish") == preset("cinquillo")
    assert reading(preset("parliament"), "last_card_penalty", "stock").changed() == {
        "last_card_call": True, "last_card_penalty": "stock",
    }  # fmt: skip
    assert reading(preset("sedma"), "flat", 1) == Sedma(flat=1)
