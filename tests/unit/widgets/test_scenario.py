"""Scenarios: what a file may hold, how it is drawn, what is said about a bad one."""

import re
import tomllib
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from catalogues import messages_of_scenario
from sevens import SevensError, Unreadable
from sevens_widgets import Scenario
from sevens_widgets.story import BadScenario, Story
from tests.unit.widgets.playing import text

RECORD = "sevens 1\ngame fan_tan\nseats 4 dealer 0 leader 1\ndeal 56\nplay - - 7D 6D"
STEPS = """
[[steps]]
after = 0
title = "Before"
text = "Nobody has laid the {7D}."
[[steps]]
after = 4
title = "After"
text = "You laid the {6D}."
"""
GOOD = f'title = "A test"\nseat = 0\nrecord = """\n{RECORD}\n"""\n{STEPS}'


@pytest.fixture(autouse=True)
def page_has_the_front_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEVENS_LIVE_ESM", "https://book.example/widget.js")


@pytest.fixture
def write(tmp_path: Path) -> Path:
    file = tmp_path / "test.toml"
    file.write_text(GOOD, "utf-8")
    return file


def texts(file: Path) -> tuple[str, ...]:
    """The texts of a scenario file that are to be translated."""
    return tuple(messages_of_scenario(tomllib.loads(file.read_text("utf-8"))))


def test_every_step_is_in_the_page(write: Path) -> None:
    drawn = Scenario.read(write, "en").html
    said = text(drawn)
    assert drawn.count('<li class="frame"') == 2
    assert "1. Before" in said
    assert "Nobody has laid the seven of diamonds." in said
    assert "Cards left: You 13 West 13 North 13 East 13 To play: West" in said
    assert "Cards left: You 12 West 13 North 13 East 12 To play: West" in said
    assert "Chips paid: You 1 West 2 North 2 East 1" in said
    assert 'data-where="Step 2 of 2: After"' in drawn
    assert "data-at" not in drawn


def test_the_other_hands_are_not_drawn(write: Path) -> None:
    drawn = Scenario.read(write, "en").html
    assert drawn.count('class="hand__card"') == 13 + 12
    assert 'data-card="2S"' not in drawn


def test_names_follow_the_seat_whose_hand_is_shown(write: Path) -> None:
    write.write_text(GOOD.replace("seat = 0", "seat = 3"), "utf-8")
    assert "Cards left: East 13" not in text(Scenario.read(write, "en").html)
    assert "West 13 North 13 East 13 You 13" in text(Scenario.read(write, "en").html)


def test_the_record_can_be_asked_for(write: Path) -> None:
    assert str(Scenario.read(write, "en").record) == RECORD


def test_the_texts_to_translate(write: Path) -> None:
    assert texts(write) == (
        "A test",
        "Before",
        "Nobody has laid the {7D}.",
        "After",
        "You laid the {6D}.",
    )


def test_facts_are_for_tests_and_neither_drawn_nor_translated(write: Path) -> None:
    write.write_text(f'{GOOD}facts = ["you laid 6D", "pot 6"]\n', "utf-8")
    assert Story.read(write).steps[1].facts == ("you laid 6D", "pot 6")
    assert texts(write)[-1] == "You laid the {6D}."
    assert "pot 6" not in Scenario.read(write, "en").html


def test_texts_come_from_the_catalogue_beside_the_file(write: Path) -> None:
    catalogue = Catalog("fr")
    catalogue.add("You laid the {6D}.", "Vous avez posé le {6D}.")
    compiled = write.parent / "locale" / "fr" / "LC_MESSAGES" / "scenarios.mo"
    compiled.parent.mkdir(parents=True)
    with compiled.open("wb") as file:
        write_mo(file, catalogue)
    assert "Vous avez posé le six de carreau." in text(Scenario.read(write, "fr").html)
    assert "Étape 2 sur 2" in text(Scenario.read(write, "fr").html)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('title = "A test"', 'titel = "A test"', "test.toml: the file has 'titel'; allowed: title, seat, record, steps"),
        ("seat = 0", "", "the file has no 'seat'"),
        ("seat = 0", "seat = 4", "seat = 4; allowed: 0 to 3"),
        ("seat = 0", "seat = true", "seat = True; allowed: 0 to 3"),
        ("seat = 0", 'seat = "You"', "seat = 'You'; allowed: 0 to 3"),
        ("after = 4", "after = 5", "step 2: after = 5; allowed: 0 to 4"),
        ("after = 0", "after = -1", "step 1: after = -1"),
        ("after = 0", "after = 4", None),
        ("after = 4", 'after = "4"', "step 2: after = '4'"),
        ('title = "After"', "", "step 2 has no 'title'"),
        ('title = "After"', 'title = ""', "step 2: title = ''; allowed: a text"),
        ("{6D}", "{6X}", "step 2: text has {6X}; allowed: cards such as {7D}"),
        ('title = "After"', 'title = "After"\nfacts = "pot 6"', "step 2: facts = 'pot 6'; allowed: a list of texts"),
        ('title = "After"', 'title = "After"\nfacts = [6]', "step 2: facts = 6; allowed: a text"),
        (STEPS, "steps = []", "steps = []; allowed: at least one [[steps]]"),
        (STEPS, "steps = [1]", "step 1 = 1; allowed: a table"),
        (STEPS, 'steps = ["after"]', "step 1 = 'after'; allowed: a table"),
        ("seat = 0", "seat = ", "allowed: TOML in UTF-8"),
    ],
)
def test_a_bad_file_is_refused_with_what_is_allowed(write: Path, old: str, new: str, words: str | None) -> None:
    write.write_text(GOOD.replace(old, new), "utf-8")
    if words is None:
        Story.read(write)
        return
    with pytest.raises(BadScenario) as refused:
        Story.read(write)
    assert str(refused.value).startswith("test.toml: ")
    assert words in str(refused.value)


def test_steps_go_forward(write: Path) -> None:
    write.write_text(
        GOOD.replace("after = 0", "after = 4").replace('after = 4\ntitle = "After"', 'after = 3\ntitle = "After"'), "utf-8"
    )
    with pytest.raises(BadScenario, match="step 2: after = 3; allowed: 4 to 4"):
        Story.read(write)


def test_a_missing_file_names_those_there_are(write: Path) -> None:
    with pytest.raises(BadScenario, match=r"none\.toml: there is no such file; allowed: test\.toml"):
        Scenario.read(write.with_name("none.toml"))


@pytest.mark.parametrize("move", ["KD", "6D 6D", "xx"])
def test_errors_of_the_record_pass_through(write: Path, move: str) -> None:
    write.write_text(GOOD.replace("play - - 7D 6D", f"play - - 7D {move}"), "utf-8")
    with pytest.raises(Unreadable, match="line 5") as refused:
        Story.read(write)
    assert refused.value.__notes__ == ["in the record of test.toml"]


def test_a_bad_scenario_is_an_error_of_the_package() -> None:
    assert issubclass(BadScenario, SevensError)


def test_a_card_lies_beside_its_copy(write: Path) -> None:
    rules = "sevens 1\ngame parliament packs=2\nseats 7 dealer 0 leader 1\ndeal 10\nplay 7D 6D' 7S' 7C'"
    write.write_text(GOOD.replace(RECORD, rules).replace("You laid the {6D}.", "You wait."), "utf-8")
    shown = re.findall(r'class="hand__card">.*?<span class="vh">(.*?)</span>', Scenario.read(write, "en").html)
    suits = [name.partition(",")[0].rpartition(" ")[2] for name in shown]
    assert suits == ["spades"] * 7 + ["hearts"] * 3 + ["clubs"] * 4 + ["spades"] * 6 + ["hearts"] * 3 + ["clubs"] * 4


def test_completed_columns_are_counted_where_they_bring_points(write: Path) -> None:
    names = "You 0 West 0 North 0 East 0"
    assert "Columns completed" not in text(Scenario.read(write, "en").html)
    rules = RECORD.replace("fan_tan", "shichi_narabe race_to_kings=True").replace("play - - 7D 6D", "play 7D - - -")
    write.write_text(GOOD.replace(RECORD, rules), "utf-8")
    assert text(Scenario.read(write, "en").html).count(f"Columns completed: {names}") == 2


BRANCH = f"""
[[branches]]
step = 2
title = "What if"
record = '''
{RECORD} 5D
'''
[[branches.steps]]
after = 5
title = "A card"
text = "West lays the {{5D}}."
"""
GAPS = RECORD.replace("game fan_tan", "game fan_tan opening_fee=none")
BESIDE = f"beside = {{ here = 'With a fee', there = 'Without', record = '''{GAPS}''' }}\n"


def test_a_branch_is_a_story_of_its_own_below_the_deal(write: Path) -> None:
    write.write_text(GOOD + BRANCH, "utf-8")
    drawn = Scenario.read(write, "en").html
    assert drawn.count('<li class="frame"') == 3
    way, place = drawn.index('data-action="branch"'), drawn.index('class="branch"')
    assert drawn.index("You laid the") < way < place < drawn.index("West lays the")
    assert texts(write)[-3:] == ("What if", "A card", "West lays the {5D}.")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("step = 2", "step = 3", "branch 1: step = 3; allowed: 1 to 2"),
        ("deal 56", "deal 57", "branch 1: another deal; allowed: the same cards, and the same 4 first moves"),
        ("- 7D 6D 5D", "- 7D", "branch 1: another deal"),
    ],
)
def test_a_branch_begins_as_the_deal_did(write: Path, old: str, new: str, words: str) -> None:
    bad = BRANCH.replace(old, new).replace("after = 5", "after = 0")
    if new == "deal 57":
        bad = bad.replace("play - - 7D 6D 5D", "play")
    write.write_text(GOOD + bad, "utf-8")
    with pytest.raises(BadScenario) as refused:
        Story.read(write)
    assert words in str(refused.value)


def test_one_deal_by_two_rules_side_by_side(write: Path) -> None:
    write.write_text(BESIDE + GOOD, "utf-8")
    said = text(Scenario.read(write, "en").html)
    with_fee, without = said.index("With a fee"), said.index("Without")
    assert "Chips paid: You 1 West 2 North 2 East 1" in said
    assert with_fee < without < said.index("Nobody has laid")
    assert "Chips paid: You 1 West 1 North 1 East 1" in said


def test_the_deal_beside_has_the_same_cards(write: Path) -> None:
    write.write_text(BESIDE.replace("deal 56", "deal 57").replace("play - - 7D 6D", "play") + GOOD, "utf-8")
    with pytest.raises(BadScenario, match="the record beside has other cards; allowed: the same deal by other rules"):
        Story.read(write)


SEDMA = """
title = "A trick"
seat = 1
record = '''
sevens 1
game sedma
seats 2 dealer 0
deal 7
play KA KH 7L
'''
[[steps]]
after = 2
title = "Prolong?"
text = "You led the {KA}."
question = "Do you go on with the {7L}?"
[[steps]]
after = 3
title = "You do"
text = "The {7L} beats."
"""


def test_a_deal_of_sedma_is_told_with_its_trick(tmp_path: Path) -> None:
    file = tmp_path / "trick.toml"
    file.write_text(SEDMA, "utf-8")
    drawn = Scenario.read(file, "en").html
    assert drawn.count('class="trick"') == 2
    assert "Do you go on with the seven of leaves?" in text(drawn)
    assert "data-ask" in drawn


@pytest.mark.parametrize(("seat", "by"), [(1, "you"), (0, "North")])
def test_who_took_a_trick_of_sedma_is_said_from_where_the_reader_sits(tmp_path: Path, seat: int, by: str) -> None:
    file = tmp_path / "trick.toml"
    taken = SEDMA.replace("play KA KH 7L", "play KA KH 7L UL").replace("after = 3", "after = 4")
    file.write_text(taken.replace("seat = 1", f"seat = {seat}"), "utf-8")
    assert f"Last trick, taken by {by}:" in text(Scenario.read(file, "en").html)
