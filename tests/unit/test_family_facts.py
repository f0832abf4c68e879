"""What the tables of the family and of Sedma's chapter say is so by the rules."""

from __future__ import annotations

import pytest
from bs4 import BeautifulSoup

from sevens_book.facts import FACTS, TABLES


def lines(name: str, language: str = "en") -> dict[str, list[str]]:
    """The lines of a table by their first cell, each cell as text."""
    rows = [
        [cell.get_text(" ", strip=True).replace("\u00a0", " ") for cell in row.find_all(["th", "td"])]
        for row in BeautifulSoup(TABLES[name](language), "html.parser").find_all("tr")
    ]
    return {first: cells for first, *cells in rows}


def column(game: str) -> dict[str, str]:
    """What the table of differences says of one game."""
    table = lines("family.differences")
    at = table["Game"].index(game)
    return {title: cells[at] for title, cells in table.items()}


def test_the_games_differ_in_what_the_written_rules_say() -> None:
    assert column("Fan Tan")["Ace"] == "low"  # FT-05
    assert column("Parliament")["Ace"] == "high"  # PA-06
    assert column("Shichi Narabe")["Players"] == "3–7"  # SB-01
    assert column("Shichi Narabe")["Passing"] == "when you like; 3 in a deal"  # SB-10, SB-24
    assert column("Fan Tan")["Passing"] == "only if nothing fits; costs 1 chip"  # FT-21, FT-22
    assert column("Cinquillo")["Cards"] == "40, Spanish"  # FT-37
    assert column("Sedma")["Cards"] == "32, German"  # SE-04


def test_only_shichi_narabe_has_ghosts() -> None:
    ghosts = lines("family.differences")
    assert [game for game, has in zip(ghosts["Game"], ghosts["Ghosts"], strict=True) if has == "yes"] == ["Shichi Narabe"]


def test_q_x_1_fan_tan_and_parliament_differ_in_five_points() -> None:
    table = lines("family.two_names")
    assert table.pop("Game") == ["Fan Tan", "Parliament"]
    assert table == {
        "Ace": ["low", "high"],
        "Chips before the deal": ["1", "0"],
        "The first turn has": ["the leader", "whoever holds the opening card"],
        "A pass with a card that fits costs": ["3 chips, if found out", "in some books your best card"],
        "A session goes to": ["most chips", "most pots"],
    }


def test_deals_take_about_as_many_turns_as_there_are_cards() -> None:
    rows = BeautifulSoup(TABLES["family.lengths"]("en"), "html.parser").select("tbody tr")
    facts = [[cell.get_text(strip=True) for cell in row.find_all(["th", "td"])] for row in rows]
    for game, players, cards, turns, *_ in facts:
        if not game.startswith("Sedma"):
            assert int(turns) > int(players) * (int(cards) - 1)
        else:
            assert 32 <= int(turns) <= 48  # every card is a turn (SE-35), and each trick may be stopped once


def test_se_09_the_points_of_the_counted_deal_add_up() -> None:
    rows = list(lines("sedma.counted").values())[1:]
    assert sum(int(row[3]) for row in rows) == int(FACTS["sedma.total"]) == 90
    assert sum(map(int, rows[-1][4].split(" : "))) == 90
    assert len(BeautifulSoup(TABLES["sedma.counted"]("en"), "html.parser").select(".word-card")) == 32


@pytest.mark.parametrize(
    ("cards", "last", "points", "game_points"),
    [
        ("50 : 30", "ours", "60 : 30", "1 : 0"),  # SE-18
        ("40 : 40", "ours", "50 : 40", "1 : 0"),  # SE-37
        ("40 : 40", "theirs", "40 : 50", "0 : 1"),
        ("80 : 0", "theirs", "80 : 10", "1 : 0"),
        ("80 : 0", "ours", "90 : 0", "2 : 0"),  # Q-SE-1
        ("80 : 0", "ours, like every other", "90 : 0", "3 : 0"),  # Q-SE-1
    ],
)
def test_a_won_deal_is_worth_what_the_rules_say(cards: str, last: str, points: str, game_points: str) -> None:
    rows = BeautifulSoup(TABLES["sedma.game_points"]("en"), "html.parser").select("tbody tr")
    texts = [[cell.get_text().replace("\u00a0", " ") for cell in row.find_all(["th", "td"])] for row in rows]
    assert [cards, last, points, game_points] in texts


def test_q_se_4_with_a_short_stock_hands_stay_equal() -> None:
    rows = BeautifulSoup(TABLES["sedma.drawing"]("en"), "html.parser").select("tbody tr")
    drawn = [[cell.get_text() for cell in row.find_all(["th", "td"])] for row in rows]
    assert ["2, 2", "2", "North, You", "3, 3", "0"] in drawn  # SEo-05
    assert all(len(set(row[3].split(", "))) == 1 for row in drawn)


def test_q_se_3_a_trick_has_four_rounds_at_most() -> None:
    assert (FACTS["sedma.longest_two"], FACTS["sedma.longest_four"]) == ("8", "16")
