"""Every scenario of the book is replayed, and what its captions claim is so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from sevens import Record, sedma
from sevens_widgets.story import Step, Story
from tests.scenarios.facts import Moment, Played, cards_of, is_so
from tests.scenarios.layout_facts import PlayedLayout
from tests.scenarios.sedma_facts import PlayedSedma

FOLDER = Path(__file__).parents[2] / "book" / "scenarios"
FILES = sorted(FOLDER.glob("*.toml"))
BESIDE = "beside: "

scenarios = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


class Told(NamedTuple):
    """A step, what it is called in a message, its moment, and the moment on the table beside."""

    where: str
    step: Step
    here: Moment
    there: Moment | None


def played(record: object, seat: int) -> Played:
    """The deal, played through by the plain rules of its game."""
    if isinstance(record, sedma.Record):
        return PlayedSedma(record, seat)
    assert isinstance(record, Record)
    return PlayedLayout(record, seat)


def told(story: Story, before: int = 0, place: str = "") -> Iterator[Told]:
    """The steps of a story and of its branches."""
    here = played(story.record, story.seat)
    there = played(story.beside.record, story.seat) if story.beside else None
    beside = before
    for number, step in enumerate(story.steps, start=1):
        other = Moment(there, step.beside, beside) if there else None
        yield Told(f"{place}step {number}", step, Moment(here, step.after, before), other)
        before, beside = step.after, step.beside
    for number, branch in enumerate(story.branches, start=1):
        yield from told(branch.story, story.steps[branch.step - 1].after, f"branch {number}, ")


def is_said(fact: str, at: Told) -> bool:
    """Whether a fact of this step holds, at its table or at the one beside."""
    if fact.startswith(BESIDE):
        assert at.there, f"{at.where}: there is no table beside"
        return is_so(fact.removeprefix(BESIDE), at.there)
    return is_so(fact, at.here)


@scenarios
def test_the_facts_of_every_step_are_so(file: Path) -> None:
    wrong = [f"{at.where}: {fact}" for at in told(Story.read(file)) for fact in at.step.facts if not is_said(fact, at)]
    assert wrong == []


@scenarios
def test_every_card_a_step_names_is_in_one_of_its_facts(file: Path) -> None:
    story, missing = Story.read(file), []
    for at in told(story):
        named = {str(piece) for piece in story.pieces(f"{at.step.text} {at.step.question}") if not isinstance(piece, str)}
        stated = {card for fact in at.step.facts for card in cards_of(fact, at.here.played.card)}
        missing += [f"{at.where}: {card}" for card in sorted(named - stated)]
    assert missing == []


@scenarios
def test_every_step_states_something(file: Path) -> None:
    assert [at.where for at in told(Story.read(file)) if not at.step.facts] == []


@scenarios
def test_a_scenario_has_6_to_20_steps_and_a_question_before_one_of_them(file: Path) -> None:
    story = Story.read(file)
    assert 6 <= len(story.steps) <= 20
    assert any(step.question for step in story.steps[:-1])


@scenarios
def test_every_scenario_is_on_a_page(file: Path) -> None:
    pages = FOLDER.parent.rglob("*.md")
    assert any(re.search(rf'Scenario\.read\("(?:.*/)?{file.name}"\)', page.read_text("utf-8")) for page in pages)


FIRST = Record.parse("sevens 1\ngame fan_tan\nseats 4 dealer 0 leader 1\ndeal 56\nplay - - 7D 6D")


@pytest.mark.parametrize(
    ("fact", "true"),
    [
        ("East laid 7D", True), ("you laid 7D", False), ("you laid 6D", True), ("West passed", True), ("East passed", False),
        ("West passed 2 times", False), ("pot 6", True), ("pot 5", False), ("West has paid 2 chips", True),
        ("East has 12 cards", True), ("East has 13 cards", False), ("West to play", True), ("you to play", False),
        ("lie: 7D 6D", True), ("lie: 7D 8D", False), ("do not lie: 8D", True), ("fit: 5D 8D 7H", True), ("fit: 4D", False),
        ("do not fit: 4D 6H", True), ("do not fit: 5D", False), ("KD waits for 8D 9D 10D JD QD", True),
        ("KD waits for QD", False), ("you win", False), ("move 3: East may lay 7D", True), ("move 3: West may lay nothing", True),
        ("move 3: East may not pass", True), ("move 3: East may pass", False), ("move 1: West may pass", True),
    ],
)  # fmt: skip
def test_a_fact_is_so_or_not(fact: str, true: bool) -> None:
    assert is_so(fact, Moment(PlayedLayout(FIRST, 0), 4)) is true


@pytest.mark.parametrize(
    ("fact", "words"),
    [("West is happy", "no fact; there are: WHO holds? only CARDS"), ("South passed", "no fact"), ("lie: 1D", "'1D' is no card")],
)
def test_what_is_no_fact_is_said(fact: str, words: str) -> None:
    with pytest.raises(ValueError, match=re.escape(words)):
        is_so(fact, Moment(PlayedLayout(FIRST, 0), 4))


def test_the_cards_a_fact_mentions() -> None:
    assert cards_of("move 20: with best play West wins after KC 10D", PlayedLayout(FIRST, 0).card) == {"KC", "10D"}
