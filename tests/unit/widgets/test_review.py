"""A deal looked over: the turning point, every step, playing on; in layout games with a verdict, in Sedma without."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import reduce
from pathlib import Path

import pytest

from sevens import PRESETS, Record, Rules, Session, preset
from sevens.sedma import Deal
from sevens_widgets.game import PERSON, Game
from sevens_widgets.review import verdicts
from sevens_widgets.sedma.game import SedmaGame
from sevens_widgets.sedma.state import SedmaState
from sevens_widgets.state import TableState
from sevens_widgets.story import Story
from tests.unit.widgets.playing import checked, complete_words, notice, play_out, status, take_turn, text, without_form
from tests.unit.widgets.sedma.playing import play_out as play_out_sedma

SCENARIOS = Path(__file__).parents[3] / "book" / "scenarios"
BLUNDER = Record.parse(
    "sevens 1\ngame fan_tan\nseats 3 dealer 0 leader 1\ndeal 28\nplay "
    "- - 7D 7H - 6D 8H 9H 7C 5D 10H 6H 4D 5H 7S 6S 8S - 5S 4S 3S 2S 4H 3H AS 2H - 9S AH 10S "
    "3D JH JS 8D QH QS KH 6C KS 5C 4C - 9D 3C 10D 2C 8C JD - 9C QD - 2D KD AD - 10C JC QC"
)
"""Before move 57 only clubs are open, 2 to 9. You hold A 10, West J K, East Q. After the ace all must pass and your ten wins;
after the ten West must lay the jack, and East goes out with the queen."""


def table_of(record: Record, lang: str = "en") -> TableState:
    """A table at which this deal has been played."""
    table = TableState(lang=lang)
    session = Session.start(record.rules, record.seats)
    assert isinstance(record.deal, int)
    start = Game(session, ("beginner",) * (record.seats - 1), record.deal, session.deal(record.deal))
    table.game = reduce(Game.moved, record.moves, start)
    return table


@pytest.fixture
def table() -> TableState:
    table = table_of(BLUNDER)
    table.receive({"type": "review"})
    return table


def go(table: TableState | SedmaState, to: object) -> None:
    table.receive({"type": "step", "to": to})


def test_it_begins_where_the_win_was_given_away(table: TableState) -> None:
    assert status(table) == (
        "Move 57: You laid the ten of clubs. With it you gave the win away: the ace of clubs kept it. "
        "With best play, East wins from here."
    )
    assert 'aria-valuetext="Move 57 of 59"' in table.html
    assert "Play this move differently" in text(table.html)
    checked(table.html)


def test_every_move_has_its_position_and_its_verdict(table: TableState) -> None:
    go(table, 56)
    assert status(table) == "Move 56: East passed and paid 1 chip; the pot holds 10. With best play, you win from here."
    assert 'data-card="AC"' in table.html
    assert "East Q" not in text(table.html)
    assert "East queen of clubs" in text(table.html)
    assert "Your ten of clubs holds up 3 cards of the others." in text(table.html)
    go(table, "59")
    assert status(table).startswith("Move 59: East laid the queen of clubs. East is out and receives")
    go(table, 0)
    assert status(table) == "The cards are dealt."
    assert "Play on from here" in text(table.html)


def test_every_position_says_who_held_up_what(table: TableState) -> None:
    go(table, 30)
    game = table.game
    hands = table.look.now.round.hands if table.look else ()
    names = ("You", "West", "East")
    pack = game.view.rules.shape.pack
    told = re.findall(r"(\w+ of \w+) \((\w+)\)", text(table.html))
    assert told
    for card, name in told:
        held = next(c for c in pack.unmask(hands[names.index(name)]) if table.words.card_name(c) == card)
        assert held


def test_the_turning_points_are_those_that_change_who_wins(table: TableState) -> None:
    go(table, 0)
    said = text(table.html)
    assert "Move 57 You laid the ten of clubs. With it you gave the win away: the ace of clubs kept it." in said
    assert table.html.count("data-turning") == said.count("gave the win away") + said.count("was to win") + said.count(
        "were to win"
    )


def test_one_mark_a_move_shows_who_wins_after_it(table: TableState) -> None:
    go(table, 56)
    lanes = table.html.split('class="wins__marks">')[1:]
    marks = [lane.split("</span>")[0].split("<i")[1:] for lane in lanes]
    assert [len(lane) for lane in marks] == [60] * 3
    assert [number for number, mark in enumerate(marks[0]) if "data-at" in mark] == [56]
    you, _, east = ([number for number, mark in enumerate(lane) if "data-wins" in mark] for lane in marks)
    assert you[-1] == 56
    assert east[-3:] == [57, 58, 59]
    known = sum(mark.count("data-wins") for lane in marks for mark in lane)
    assert table.look is not None
    assert table.look.verdicts is not None
    assert known == 60 - table.look.verdicts.first + 1
    assert f"Exact from move {table.look.verdicts.first} on, with all hands open" in text(table.html)


def test_another_move_can_be_tried(table: TableState) -> None:
    table.receive({"type": "play_on", "to": 56})
    assert not table.game.over
    assert status(table) == "Your turn: 2 of your cards fit."
    table.receive({"type": "card", "card": "AC"})
    table.receive({"type": "card", "card": "10C"})
    assert table.game.over
    assert "You are out" in status(table)
    table.receive({"type": "review"})
    assert table.look is not None
    assert table.look.verdicts is not None
    assert table.look.verdicts.moves[-1].after == 0


def test_playing_on_in_the_middle_lets_the_bots_answer_and_can_be_taken_back(table: TableState) -> None:
    table.receive({"type": "play_on", "to": 1})
    assert table.game.round.turn == 0
    assert [str(move) for move in table.game.moves[:2]] == ["-", "-"]
    table.receive({"type": "undo"})
    assert "no move of yours to take back" in (notice(table) or "")


def test_leaving_shows_the_result_again(table: TableState) -> None:
    table.receive({"type": "result"})
    assert 'class="data result"' in table.html
    table.receive({"type": "review"})
    table.receive({"type": "close"})
    assert 'class="data result"' in table.html


@pytest.mark.parametrize("to", [60, -1, "x", "", None, True, 1.5, "9" * 30, ["1"]])
def test_a_move_that_there_is_not_is_refused(table: TableState, to: object) -> None:
    before = table.look
    go(table, to)
    assert table.look == before
    table.receive({"type": "result"})
    assert "is no move of this deal. Allowed: a whole number from 0 to 59." in (notice(table) or "")


@pytest.mark.parametrize("message", [{"type": "review"}, {"type": "step", "to": 1}, {"type": "play_on", "to": 1}])
def test_a_deal_in_play_is_not_looked_over(message: dict[str, object]) -> None:
    table = TableState(lang="en")
    before = table.game
    table.receive(message)
    assert table.look is None
    assert table.game == before
    assert notice(table) in {
        "This deal is not over yet. It can be looked over when somebody is out.",
        "No deal is being looked over.",
    }
    assert "Review this deal" not in without_form(table.html)


def test_with_a_smaller_budget_it_begins_later_and_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    all_of_it = verdicts.verdicts(BLUNDER)
    monkeypatch.setattr(verdicts, "FORCED", 50)
    end_of_it = verdicts.verdicts(BLUNDER)
    assert all_of_it is not None
    assert end_of_it is not None
    assert all_of_it.first < end_of_it.first < 57
    assert end_of_it.moves == all_of_it.moves[-len(end_of_it.moves) :]


def test_the_scenario_of_the_late_seven_was_lost_at_move_20() -> None:
    stories = (Story.read(SCENARIOS / f"the-seven-{which}.toml") for which in ("too-late", "in-time"))
    lost, won = (verdicts.verdicts(story.record) for story in stories)
    assert lost is not None
    assert won is not None
    given_away = lost.of(20)
    assert given_away is not None
    assert [str(move) for move in given_away.better] == ["7H", "JD"]
    assert [moved.number for moved in lost.turning_points] == [20]
    assert [(moved.number, moved.after) for moved in won.turning_points] == [(20, 1), (31, 0)]


@pytest.mark.parametrize("lang", ["fr", "de"])
@pytest.mark.parametrize("game", [name for name, rules in PRESETS.items() if isinstance(rules, Rules)])
def test_every_layout_game_can_be_looked_over_in_every_language(game: str, lang: str) -> None:
    rules = preset(game)
    assert isinstance(rules, Rules)
    table = TableState(game, seats=rules.min_players, seed=3, level="beginner", lang=lang)
    table.words = complete_words(lang)
    play_out(table)
    table.receive({"type": "review"})
    assert table.look is not None
    for to in {0, 1, table.look.last // 2, table.look.last}:
        go(table, to)
        assert "{" not in text(table.html)
        checked(table.html)


def test_a_game_without_exact_analysis_is_stepped_through_without_a_verdict() -> None:
    table = TableState("parliament_ring", seats=3, seed=3, lang="en")
    play_out(table)
    table.receive({"type": "review"})
    assert "There is no exact analysis for these rules" in text(table.html)
    assert "wins__lanes" not in table.html
    go(table, 5)
    assert status(table).startswith("Move 5: ")
    assert "best play" not in text(table.html)


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_sedma_is_stepped_through_without_a_verdict(lang: str) -> None:
    table = SedmaState(seed=3, lang=lang)
    if lang != "en":
        table.words = complete_words(lang)
    play_out_sedma(table)
    over = table.game
    table.receive({"type": "review"})
    assert table.look is not None
    deals = list(_deals(over))
    for to in range(table.look.last + 1):
        go(table, to)
        assert table.look.now.deal == deals[to]
        checked(table.html)
        trick = table.html.partition('<table class="trick">')[2].partition("</table>")[0]
        lying = {str(played.card) for played in deals[to].trick} if not table.look.now.over else set()
        assert set(re.findall(r'data-card="(\w+)"', trick)) == lying
    go(table, 4)
    table.receive({"type": "play_on", "to": 4})
    assert table.game.moves[:4] == over.moves[:4]
    assert not table.game.over
    assert table.game.deal.turn == 0


def _deals(game: SedmaGame) -> Iterator[Deal]:
    deal = game.match.deal(game.seed)
    yield deal
    for move in game.moves:
        deal = deal.after(move)
        yield deal


def test_a_deal_of_a_shared_table_is_told_by_the_names_of_the_players() -> None:
    table = TableState(lang="en", level=(PERSON, "club", "club"), seed=56)
    while not table.game.over:
        table.receive({"type": "show"})
        take_turn(table)
    table.receive({"type": "review"})
    assert table.look is not None
    for to in range(table.look.last + 1):
        go(table, to)
        assert "You " not in status(table)
        checked(table.html)
    assert "Player 1" in text(table.html)
    table.receive({"type": "play_on", "to": 3})
    assert table.covered
    assert table.game.here in {0, 1}
