"""A scoresheet counts deals played with real cards, says what comes next, and refuses in words what cannot be."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from sevens import InvalidOption, Session, preset
from sevens.sedma import Match, Sedma
from sevens_widgets import Scoresheet
from sevens_widgets.sheets.games import GAMES
from sevens_widgets.sheets.state import Sheet
from tests.unit.widgets.playing import checked, complete_words, notice, text

NAMES = ("Ann", "Ben", "Cleo", "Dora")


def write(sheet: Sheet, **fields: object) -> None:
    sheet.receive({"type": "deal", **{name.replace("_", "-"): str(value) for name, value in fields.items()}})


def numbers(what: str, *values: object) -> dict[str, object]:
    return {f"{what}_{seat}": value for seat, value in enumerate(values)}


def said(sheet: Sheet) -> str:
    found = re.search(r'<p role="status"[^>]*>(.*?)</p>', sheet.html)
    assert found
    return text(found[1])


def written(sheet: Sheet) -> str:
    """The words of the sheet as they are seen on a screen, without the rows that are room to write on paper."""
    return text(re.sub("<tr data-room>.*?</tr>", "", sheet.html))


def fields(sheet: Sheet) -> list[str]:
    form = re.search(r'<form class="deal" data-sends="deal".*?</form>', sheet.html)
    return re.findall(r' name="([^"]+)"', form[0]) if form else []


def test_fan_tan_counts_chips_and_says_who_deals_and_leads() -> None:
    sheet = Sheet("fan_tan_stakes", NAMES, "en")
    assert said(sheet) == "Deal 1: Ann deals, Ben leads."
    write(sheet, winner=2, **numbers("left", 2, 5, 0, 1), **numbers("paid", 3, 4, 2, 3))
    assert said(sheet) == "Deal 2: Ben deals, Cleo leads."
    write(sheet, winner=0, **numbers("left", 0, 1, 1, 1), **numbers("paid", 1, 1, 1, 1))
    assert "1 −5 −9 +18 −4 Cleo 2 +6 −2 −2 −2 Ann Sum +1 −11 +16 −6" in written(sheet)
    for _ in range(2):
        write(sheet, winner=2, **numbers("left", 1, 1, 0, 1), **numbers("paid", 1, 1, 1, 1))
    assert said(sheet) == "The session is over: Cleo wins it."
    assert fields(sheet) == []


def test_equal_chips_are_decided_by_the_cards_left_in_the_last_deal() -> None:  # FT-32
    sheet = Sheet("fan_tan", NAMES[:3], "en")
    write(sheet, winner=0, **numbers("left", 0, 4, 1), **numbers("paid", 2, 2, 2))
    write(sheet, winner=1, **numbers("left", 4, 0, 1), **numbers("paid", 2, 2, 2))
    write(sheet, winner=2, **numbers("left", 3, 5, 0), **numbers("paid", 2, 2, 2))
    assert "Sum 0 0 0" in written(sheet)
    assert said(sheet) == (
        "The sums are equal, so the fewest cards left in the last deal decide. The session is over: Cleo wins it."
    )


def test_shichi_narabe_is_played_for_five_rounds_with_a_playoff() -> None:  # SB-37, SB-44
    sheet = Sheet("shichi_narabe", NAMES[:3], "en")
    for _ in range(4):
        write(sheet, winner=1, **numbers("points", 10, 0, 10))
    write(sheet, winner="nobody", **numbers("points", 5, 45, 35))
    assert "5 5 45 35 – Sum 45 45 75" in written(sheet)
    assert said(sheet) == "The session is tied between Ann and Ben: one more deal decides."
    assert fields(sheet) == ["winner"]
    write(sheet, winner=1)
    assert said(sheet) == "The session is over: Ben wins it."


def test_shichi_narabe_to_100_ends_when_somebody_has_more() -> None:  # SB-38
    sheet = Sheet("shichi_narabe_to_100", NAMES[:3], "en")
    write(sheet, winner=0, **numbers("points", 0, 60, 50))
    write(sheet, winner=0, **numbers("points", 0, 40, 50))
    assert said(sheet) == "Deal 3: Cleo deals."
    write(sheet, winner=1, **numbers("points", 1, 0, 1))
    assert said(sheet) == "The session is over: Ann wins it."


def test_parliament_counts_deals_won_and_then_chips() -> None:  # PA-33
    sheet = Sheet("parliament", NAMES[:3], "en")
    write(sheet, winner=0, **numbers("paid", 1, 2, 3))
    write(sheet, winner=1, **numbers("paid", 1, 2, 3))
    write(sheet, winner=2, **numbers("paid", 0, 5, 0))
    assert "Sum 1 1 1" in written(sheet)
    assert said(sheet) == "The sums are equal, so the chips decide. The session is over: Ann wins it."


def test_in_parliament_the_winner_gains_what_the_others_hold() -> None:  # PA-29
    sheet = Sheet("parliament_winner_gains", NAMES[:3], "en")
    write(sheet, winner=2, **numbers("points", 12, 7, 0))
    assert "1 0 0 19 Cleo" in text(sheet.html)


@pytest.mark.parametrize(("game", "deals"), [("sedma_3", 3), ("sedma_5", 5), ("sedma_10", 10)])
def test_sedma_is_played_to_three_five_or_ten(game: str, deals: int) -> None:  # SE-19, SE-39, SE-40
    sheet = Sheet(game, NAMES, "en")
    for _ in range(deals):
        assert said(sheet).startswith("Deal ")
        write(sheet, cards_0=50, cards_1=30, last=1, tricks="some")
    assert said(sheet) == f"The match is over: it goes to Ann and Cleo, {deals} to 0."


def test_sedma_counts_what_a_deal_is_worth_and_the_losers_deal_next() -> None:  # SE-41, Q-SE-5
    sheet = Sheet("sedma_10", NAMES, "en")
    write(sheet, cards_0=80, cards_1=0, last=0, tricks="all")
    write(sheet, cards_0=80, cards_1=0, last=0, tricks="some")
    write(sheet, cards_0=40, cards_1=40, last=1, tricks="some")
    assert "1 3 0 Ann + Cleo 2 2 0 Ann + Cleo 3 0 1 Ben + Dora Sum 5 1" in written(sheet)
    assert said(sheet) == "Deal 4: Ann deals."


BAD = [
    ("fan_tan", {"winner": "", **numbers("left", 0, 1, 1, 1)}, "Winner of this deal: please choose."),
    ("fan_tan", {"winner": 9}, "Winner of this deal: please choose."),
    ("fan_tan", {"winner": "nobody"}, "Winner of this deal: please choose."),
    ("fan_tan", {"winner": 0, **numbers("left", 0, 1, "", 1)}, "Cleo, cards left: the number is missing."),
    ("fan_tan", {"winner": 0, **numbers("left", 0, -1, 1, 1)}, "Ben, cards left: “-1” is no whole number."),
    ("fan_tan", {"winner": 0, **numbers("left", 0, "<b>", 1, 1)}, "Ben, cards left: “<b>” is no whole number."),
    ("fan_tan", {"winner": 0, **numbers("left", 0, 99999, 1, 1)}, "Ben, cards left: “99999” is no whole number."),
    (
        "fan_tan", {"winner": 1, **numbers("left", 0, 1, 1, 1), **numbers("paid", 1, 1, 1, 1)},
        "Who has won has no card left, and everybody else has at least one.",
    ),
    ("shichi_narabe", {"winner": 1, **numbers("points", 1, 1, 1, 1)}, "Who has won has no points for cards left."),
    ("sedma_3", {"cards_0": 40, "cards_1": 30, "last": 0, "tricks": "some"}, "Tens and aces are 10 points each, and"),
    ("sedma_3", {"cards_0": 40, "cards_1": 40, "last": 0, "tricks": "all"}, "Who takes all tricks has all points, and the last"),
    ("sedma_3", {"cards_0": 40, "cards_1": 40, "last": 3, "tricks": "some"}, "Last trick: please choose."),
]  # fmt: skip


@pytest.mark.parametrize(("game", "typed", "words"), BAD)
def test_what_cannot_be_is_refused_in_words_and_what_was_typed_stays(game: str, typed: dict[str, object], words: str) -> None:
    sheet = Sheet(game, NAMES, "en")
    before = sheet.sheet
    write(sheet, **typed)
    assert (notice_of(sheet) or "").startswith(words)
    assert sheet.sheet is before
    checked(sheet.html)
    for name, value in typed.items():
        if not name.startswith(("winner", "last", "tricks")) and value:
            assert re.search(f'name="{name.replace("_", "-")}" value="([^"]*)"', sheet.html)[1] == escaped(value)  # type: ignore[index]


def escaped(value: object) -> str:
    return str(value).replace("<", "&lt;").replace(">", "&gt;")


def notice_of(sheet: Sheet) -> str | None:
    return notice(sheet)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "message", [None, {"type": "pass"}, {"type": "undo", "deal": 1}, {"type": "setup", "game": "fan_tan"}, {"type": "deal"}]
)
def test_a_message_that_cannot_be_is_refused_in_words(message: object) -> None:
    sheet = Sheet("fan_tan", NAMES, "en")
    sheet.receive(message)
    assert notice_of(sheet)


def test_the_last_deal_can_be_taken_back() -> None:
    sheet = Sheet("shichi_narabe", NAMES[:3], "en")
    empty = sheet.sheet
    write(sheet, winner=0, **numbers("points", 0, 60, 50))
    sheet.receive({"type": "undo"})
    assert sheet.sheet == empty
    sheet.receive({"type": "undo"})
    assert notice_of(sheet) == "There is no deal to take back."


def test_another_game_and_other_players_begin_a_new_sheet() -> None:
    sheet = Sheet(lang="en")
    assert "Player 1" in sheet.html
    sheet.receive({"type": "setup", "game": "sedma_5", "names": " Ann , Ben,Cleo,  Dora "})
    assert "Scoresheet: Sedma" in text(sheet.html)
    assert said(sheet) == "Deal 1: Ann deals."
    assert sheet.sheet.names == NAMES


@pytest.mark.parametrize(
    ("names", "words"),
    [
        ("Ann, Ben, Cleo", "Players of this game: 2, 4. You wrote 3 names."),
        ("Ann, Ann", "Please write the names of the players"),
        (", ,", "Please write the names of the players"),
        (7, "Please write the names of the players"),
        ("Ann, " + "B" * 25, "is too long for a name."),
    ],
)
def test_names_that_cannot_be_are_refused_in_words(names: Any, words: str) -> None:
    sheet = Sheet("fan_tan", NAMES, "en")
    sheet.receive({"type": "setup", "game": "sedma_5", "names": names})
    assert words in (notice_of(sheet) or "")
    assert sheet.sheet.names == NAMES


def test_a_session_that_has_begun_goes_on() -> None:
    session = Session.start(preset("fan_tan"), 3, deals=2, dealer=2)
    sheet = Sheet(session, NAMES[:3], "en")
    assert said(sheet) == "Deal 1: Cleo deals, Ann leads."
    assert said(Sheet(Match.start(Sedma(), dealer=1), NAMES[:2], "en")) == "Deal 1: Ben deals."
    with pytest.raises(InvalidOption, match="names"):
        Scoresheet(session, NAMES)
    with pytest.raises(InvalidOption, match="game"):
        Scoresheet("chess")


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_sheet_is_drawn_and_printed(game: str, lang: str) -> None:
    sheet = Sheet(game, ("Ann", "<Ben>", "Cleo", "Dora"), lang)
    if lang != "en":
        sheet.words = complete_words(lang)
    for html in (sheet.html, sheet.snapshot):
        checked(html)
        assert "&lt;Ben&gt;" in html
    values: dict[str, object] = {"winner": 3, "last": 0, "tricks": "some", "cards_0": 80, "cards_1": 0}
    write(sheet, **values, **numbers("left", 1, 1, 1, 0), **numbers("paid", 1, 1, 1, 1), **numbers("points", 9, 9, 9, 0))
    assert notice_of(sheet) is None
    checked(sheet.html)


def test_the_still_picture_is_an_empty_sheet_with_room_for_every_deal() -> None:
    bundle, _ = Scoresheet("shichi_narabe", NAMES, lang="en")._repr_mimebundle_()
    still = bundle["text/html"]
    table = re.search("<table.*?</table>", still)
    assert table
    assert text(table[0]) == "Scoresheet: points Deal Ann Ben Cleo Dora Winner 1 2 3 4 5 Sum"
    assert "<input" not in still


def filled() -> Sheet:
    sheet = Sheet("shichi_narabe", NAMES[:3], "en")
    write(sheet, winner=0, **numbers("points", 0, 60, 50))
    write(sheet, winner=1, **numbers("points", 7, 0, "−5"))
    return sheet


@pytest.mark.parametrize("other", [("shichi_narabe", NAMES[:3]), ("sedma_3", NAMES)])
def test_a_sheet_goes_on_where_it_was_left(other: tuple[str, tuple[str, ...]]) -> None:
    sheet, again = filled(), Sheet(*other, lang="en")
    again.receive({"type": "resume", "saved": sheet.saved})
    assert (again.sheet, again.saved) == (sheet.sheet, sheet.saved)
    for each in (sheet, again):
        each.receive({"type": "undo"})
    assert (again.sheet, again.saved) == (sheet.sheet, sheet.saved)


def test_the_sheet_of_a_session_goes_on_too() -> None:
    session = Session.start(preset("shichi_narabe"), 3, deals=2, dealer=1)
    sheet, again = Sheet(session, NAMES[:3], "en"), Sheet(session, NAMES[:3], "en")
    assert sheet.saved == ""
    write(sheet, winner=0, **numbers("points", 0, 60, 50))
    again.receive({"type": "resume", "saved": sheet.saved})
    assert again.sheet == sheet.sheet
    stranger = Sheet("fan_tan", NAMES, "en")
    stranger.receive({"type": "resume", "saved": sheet.saved})
    assert notice_of(stranger) == "What was kept of this sheet cannot be read, so it begins anew."


@pytest.mark.parametrize("seed", range(300))
def test_a_changed_text_gives_a_sheet_or_words(seed: int) -> None:
    chance = random.Random(seed)
    saved = list(filled().saved)
    for _ in range(chance.randrange(1, 4)):
        saved[chance.randrange(len(saved))] = chance.choice("0123456789\"'{}[],:-azAZ é<")
    again = Sheet("fan_tan", NAMES, "en")
    before = again.sheet
    again.receive({"type": "resume", "saved": "".join(saved)})
    assert again.sheet is before or again.saved
    checked(again.html)


@pytest.mark.parametrize(
    "saved", [None, 7, "", "{", "[]", "null", "[" * 19_000, "x" * 30_000, '{"game":"fan_tan","names":["A"],"deals":[]}']
)
def test_a_text_that_no_sheet_has_given_is_refused_in_words(saved: object) -> None:
    sheet = filled()
    before = sheet.sheet
    sheet.receive({"type": "resume", "saved": saved})
    assert sheet.sheet is before
    assert notice_of(sheet) == "What was kept of this sheet cannot be read, so it begins anew."
