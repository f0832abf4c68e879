"""The worked examples of the chapters, added up anew, and what the pages say of their deals."""

from __future__ import annotations

import re

import pytest
from bs4 import BeautifulSoup, Tag

from sevens_book.facts import FACTS, TABLES
from sevens_widgets import Compare
from tests.book.pages import ROOT

NUMBERS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
PIPS = {"ace": 1, **{name: number for number, name in enumerate(NUMBERS, start=2)}}
PARLIAMENT = PIPS | {"jack": 10, "queen": 10, "king": 10}  # PA-29
SHICHI_NARABE = PIPS | {"jack": 11, "queen": 12, "king": 13}  # SB-35


def shown(table: str) -> Tag:
    """A table of the book, parsed."""
    found = BeautifulSoup(TABLES[table]("en"), "html.parser").table
    assert found is not None
    return found


def rows(table: str) -> list[list[str]]:
    """The cells of its body as they are read aloud."""
    html = shown(table)
    for picture in html.select("[aria-hidden]"):
        picture.decompose()
    return [[cell.get_text(" ", strip=True) for cell in row.find_all(["th", "td"])] for row in html.select("tbody tr")]


def number(cell: str) -> int:
    return int(cell.replace("\u2212", "-").replace("+", ""))


def worth(cards: str, values: dict[str, int]) -> int:
    """What the cards named in a cell are worth."""
    return sum(values[rank] for rank in re.findall(r"(\w+) of", cards))


def test_numbers_of_the_variants_are_those_of_the_written_rules() -> None:
    """PA-38, PA-44, Q-PA-7, SB-37, SB-38, SB-50, SB-54, SB-55, Q-SB-11, Q-SB-15."""
    assert FACTS["shichi_narabe.limit"] == "100"
    written = {
        "parliament": {"ranks": 13, "call_cards": 2, "call_fine": 2, "best_of": 5, "to_win": 3},
        "shichi_narabe": {
            "five_passes": 5,
            "cards_with_jokers": 54,
            "joker": 14,
            "bonus": 5,
            "deals": 5,
            "limit": 100,
            "half": 26,
        },
    }
    for game, numbers in written.items():
        assert {name: int(FACTS[f"{game}.{name}"]) for name in numbers} == numbers


@pytest.mark.parametrize(("game", "ten_and_up"), [("parliament", [10, 10, 10]), ("shichi_narabe", [11, 12, 13])])
def test_cards_left_are_worth_what_the_written_rules_say(game: str, ten_and_up: list[int]) -> None:
    """PA-29, SB-35."""
    ace, _pips, *pictures, whole = [cell for _name, cell in rows(f"{game}.values")]
    assert [int(picture) for picture in pictures] == ten_and_up
    assert int(ace) == 1
    assert int(whole) == 4 * (1 + sum(range(2, 11)) + sum(ten_and_up))


def test_the_winner_of_a_deal_of_parliament_takes_what_the_passes_cost() -> None:
    """PA-19, PA-28."""
    table = rows("parliament.pot")
    pot = sum(int(passes) for _seat, passes, _left, _net in table)
    assert f"{pot} chips" in shown("parliament.pot").caption.get_text()
    assert [number(net) + int(passes) for _seat, passes, _left, net in table] == [
        0 if int(left) else pot for _seat, _passes, left, _net in table
    ]


def test_points_of_parliament_are_those_of_the_cards_left() -> None:
    """PA-27, PA-29, PA-30."""
    table = rows("parliament.scores")
    left = [worth(cards, PARLIAMENT) for _seat, cards, *_ in table]
    assert [int(counted) for *_, counted in table] == left
    assert [int(gained) for *_, gained, _counted in table] == [0 if points else sum(left) for points in left]
    assert [plain == "won" for _seat, _cards, plain, *_ in table] == [points == 0 for points in left]


def test_a_session_of_parliament_goes_to_most_pots() -> None:
    """PA-31, PA-33, Q-PA-6."""
    *deals, chips, pots = [[number(cell) for cell in row] for _name, *row in rows("parliament.session")]
    assert len(deals) == len(chips)
    assert [sum(deal) for deal in deals] == [0] * len(deals)
    assert [sum(column) for column in zip(*deals, strict=True)] == chips
    assert [sum(net > 0 for net in column) for column in zip(*deals, strict=True)] == pots
    assert pots.count(max(pots)) == 1
    assert winner("parliament.session") == pots.index(max(pots))


def test_a_session_of_shichi_narabe_goes_to_the_lowest_total() -> None:
    """SB-34, SB-37, SB-39, SB-43."""
    *deals, totals = [[int(cell) for cell in row] for _name, *row in rows("shichi_narabe.session")]
    assert [min(deal) for deal in deals] == [0] * 5
    assert [sum(column) for column in zip(*deals, strict=True)] == totals
    assert winner("shichi_narabe.session") == totals.index(min(totals))


def test_a_session_to_100_ends_once_somebody_has_more() -> None:
    """SB-38, SB-43, Q-SB-14."""
    *deals, totals = [[int(cell) for cell in row] for _name, *row in rows("shichi_narabe.session_to_100")]
    before = [sum(column) for column in zip(*deals[:-1], strict=True)]
    assert max(before) <= 100 < max(totals)
    assert winner("shichi_narabe.session_to_100") == totals.index(min(totals))


def winner(table: str) -> int:
    """The place of the seat that the caption of a session names."""
    _deal, *seats = [head.get_text() for head in shown(table).select("thead th")]
    return seats.index(shown(table).caption.get_text().rpartition(": ")[2])


def test_points_of_shichi_narabe_are_those_of_the_cards_left_or_shown() -> None:
    """SB-30, SB-33, SB-34, SB-35, SB-36."""
    table = rows("shichi_narabe.scores")
    assert [int(points) for *_, points, _ in table] == [worth(cards, SHICHI_NARABE) for _seat, cards, *_ in table]
    assert [int(count) for *_, count in table] == [cards.count(" of ") for _seat, cards, *_ in table]
    assert sum(seat.endswith("a ghost") for seat, *_ in table) == 1


def test_a_ghost_counts_all_cards_shown_or_only_those_outside() -> None:
    """Q-SB-7."""
    (_, every, frozen), (_, outside, remaining) = rows("shichi_narabe.ghost")
    assert (int(frozen), int(remaining)) == (worth(every, SHICHI_NARABE), worth(outside, SHICHI_NARABE))
    cards = r"\w+ of \w+"
    assert set(re.findall(cards, outside)) < set(re.findall(cards, every))


def test_a_whole_column_takes_five_points_off() -> None:
    """SB-55, Q-SB-12."""
    assert [[*map(number, row[2:])] for row in rows("shichi_narabe.bonus")] == [[20, -5, 15], [0, 0, 0], [3, 0, 3]]


@pytest.mark.parametrize(("game", "table"), [("parliament", "pot"), ("shichi-narabe", "scores")])
def test_the_first_table_of_a_game_has_the_deal_of_its_chapter(game: str, table: str) -> None:
    page = (ROOT / f"book/play/{game}.md").read_text("utf-8")
    (deal,) = re.findall(r"^Deal (\d+) ", page, re.MULTILINE)
    assert f"seats=4, seed={deal}, level" in page
    assert f"Deal {deal}," in shown(f"{game.replace('-', '_')}.{table}").caption.get_text()


def test_your_seat_lost_the_deals_that_the_pages_tell_you_to_play_better() -> None:
    assert number(rows("parliament.pot")[0][-1]) < 0
    assert rows("shichi_narabe.scores")[0][0] == "You, a ghost"


@pytest.mark.parametrize("game", ["parliament", "shichi-narabe"])
def test_another_player_wins_where_a_page_says_so(game: str) -> None:
    page = (ROOT / f"book/play/{game}.md").read_text("utf-8")
    (name, seed, right) = re.findall(r'Compare\("(\w+)", seed=(\d+), right="(\w+)"\)', page)[0]
    first, second = (rounds[-1].outcome for rounds in Compare(name, seed=int(seed), right=right).comparison.rounds)
    assert first is not None
    assert second is not None
    assert first.winner != second.winner
