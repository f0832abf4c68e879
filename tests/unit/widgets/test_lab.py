"""Studies of the lab: the verdict follows the numbers, the chart shows them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path

import pytest

from sevens import preset
from sevens.experiments import Finding, Findings, holding_blockers, sevens_early_or_late
from sevens_widgets import lab
from sevens_widgets.charts import MIME
from sevens_widgets.lab import Study, study
from sevens_widgets.lab.one import One
from sevens_widgets.words import words

QUESTIONS: dict[str, Callable[..., Study]] = {name: getattr(lab, name) for name in lab.__all__ if name != "Study"}
LEVELS = ("club", "beginner", "random")


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few deals, and no folder to keep their figures in."""
    monkeypatch.setattr(study, "DEALS", 40)
    monkeypatch.delenv("SEVENS_STUDIES", raising=False)


def found(**shares: tuple[float, float, float]) -> Findings:
    """A way's share against each level in turn, give or take one per cent."""
    rows = [
        Finding({"way": way, "others": level}, value, (value - 0.01, value + 0.01), 1000, 1)
        for way, values in shares.items()
        for level, value in zip(LEVELS, values, strict=True)
    ]
    return Findings("deals won by the one", tuple(rows))


def one(findings: Findings, lang: str = "en") -> Study:
    ways = {"late": "as late as possible", "early": "as early as possible"}
    return One(preset("fan_tan"), 4, "club", ways, "late", ("early",)).study(findings, "Deals won", words(lang))


@pytest.mark.parametrize(
    ("late", "head"),
    [
        ((0.30, 0.30, 0.30), "The claim holds."),
        ((0.20, 0.20, 0.20), "The claim is wrong."),
        ((0.25, 0.26, 0.24), "These deals do not decide."),
        ((0.30, 0.20, 0.25), "The claim holds at some tables and is wrong at others."),
        ((0.30, 0.25, 0.25), "Where the deals decide, the claim holds."),
        ((0.25, 0.25, 0.20), "Where the deals decide, the claim is wrong."),
    ],
)
def test_the_verdict_follows_the_numbers(late: tuple[float, float, float], head: str) -> None:
    """Intervals that meet decide nothing: 25 % and 26 %, each give or take 1 %."""
    said = one(found(late=late, early=(0.25, 0.25, 0.25))).verdict()
    assert said.head == head
    text = str(said)
    share = f"{100 * late[0]:.1f}\u202f% (from {100 * late[0] - 1:.1f} to {100 * late[0] + 1:.1f})"
    assert f"Wins against opponents of level club: “as late as possible” {share}, “as early as possible” 25.0" in text
    assert "with 4 players by these rules: Fan Tan; for one player of level club" in text


@pytest.mark.parametrize(
    ("late", "said"),
    [
        ((0.30, 0.30, 0.30), "Clearly the most wins against every kind of opponent: “as late as possible”."),
        ((0.30, 0.30, 0.20), "No way of playing is clearly the best"),
        ((0.26, 0.25, 0.25), "No way of playing is clearly the best"),
    ],
)
def test_a_way_is_called_the_best_only_where_it_is_so_against_all(late: tuple[float, float, float], said: str) -> None:
    assert said in one(found(late=late, early=(0.25, 0.25, 0.25))).verdict().body


def answer(question: str, monkeypatch: pytest.MonkeyPatch, *rows: tuple[Mapping[str, str | int], float]) -> Study:
    """The answer where each setting has such a figure, give or take a hundredth; the same for every number of players."""
    findings = Findings("", tuple(Finding(setting, value, (value - 0.01, value + 0.01), 100_000, 1) for setting, value in rows))
    monkeypatch.setattr(import_module(QUESTIONS[question].__module__), "stored", lambda *_: findings)
    return QUESTIONS[question]()


@pytest.mark.parametrize(
    ("left", "head"), [(0.4, "The claim holds."), (0.3, "The claim is wrong."), (0.36, "These deals do not decide.")]
)
def test_seats(left: float, head: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other places win 35 % and 25 %."""
    places = [({"place": 0}, 0.25), ({"place": 1}, left), ({"place": 2}, 0.35)]
    assert answer("seats", monkeypatch, *places).verdict().head == head


@pytest.mark.parametrize(
    ("many", "head"), [(0.2, "The claim holds."), (0.8, "The claim is wrong."), (0.51, "These deals do not decide.")]
)
def test_more_passes_make_fewer_ghosts(many: float, head: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With three passes, half of the deals have one."""
    said = answer("ghosts", monkeypatch, ({"tokens": 3}, 0.5), ({"tokens": 5}, many)).verdict()
    assert said.head == head
    assert said.facts[0].startswith(
        "With 3 players, there is a ghost in 50.0\u202f% (from 49.0 to 51.0) of the deals with three passes"
    )


@pytest.mark.parametrize(("never", "head"), [(1.5, "The claim holds."), (1.01, "These deals do not decide.")])
def test_readings_differ_or_not(never: float, head: str, monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("in turn", "besides", "with gaps", "by themselves")
    said = answer("readings", monkeypatch, *(({"reading": name}, 1.0) for name in names), ({"reading": "never"}, never)).verdict()
    assert said.head == head
    assert f"most ghosts, {never:.2f}, where a ghost’s cards are: “never laid”." in said.body
    assert "fewest, 1.00, where they are: “laid as a turn”, “laid in addition to a turn”, “in place, with gaps”" in said.body


@pytest.mark.parametrize(
    ("skill", "head"), [(0.1, "The claim holds."), (0.5, "The claim is wrong."), (0.31, "These deals do not decide.")]
)
def test_the_hand_against_the_player(skill: float, head: str, monkeypatch: pytest.MonkeyPatch) -> None:
    parts = [({"part": "deal"}, 0.3), ({"part": "skill"}, skill), ({"part": "rest"}, 0.7 - skill)]
    assert answer("luck", monkeypatch, *parts).verdict().head == head


@pytest.mark.parametrize(("chips", "head"), [(0.5, "The claim is wrong."), (0.005, "These deals do not decide.")])
def test_what_is_fair_can_be_refuted_but_not_proved(chips: float, head: str, monkeypatch: pytest.MonkeyPatch) -> None:
    options = {"short_pays_less": chips, "short_pays_more": 2.0, "none": 1.0}
    hands = [({"compensation": c, "cards": size}, sign * x) for c, x in options.items() for size, sign in ((17, -1), (18, 1))]
    said = answer("ante", monkeypatch, *hands).verdict()
    assert said.head == head
    assert "“a card less, a chip less”" in said.body
    places = [({"place": 1}, -chips), ({"place": 2}, 0.0), ({"place": 3}, 0.0), ({"place": 4}, chips)]
    said = answer("chips", monkeypatch, *places).verdict()
    assert said.head == head
    assert said.body.startswith("The best place, dealer, brings")


@pytest.mark.parametrize(
    ("lost", "head"), [(0.3, "The claim holds."), (0.6, "The claim is wrong."), (0.505, "These deals do not decide.")]
)
def test_who_knows_all_wins_what_is_not_lost(lost: float, head: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The claim is that he wins more than half of the deals."""
    deals = {"won": 0.25, "winnable": 0.75 - lost, "lost": lost}
    rows = [({"others": level, "deal": what}, value) for level in ("club", "beginner") for what, value in deals.items()]
    said = answer("perfect", monkeypatch, *rows).verdict()
    assert said.head == head
    most = f"the most that anybody could win against club bots is {100 - 100 * lost:.1f}\u202f%."
    assert said.line == f"{head} Where an even share would be 25\u202f%, {most}"


@pytest.mark.parametrize(
    ("forced", "head"), [(0.6, "The claim holds."), (0.4, "The claim is wrong."), (0.495, "These deals do not decide.")]
)
def test_a_win_is_certain_half_way_or_not(forced: float, head: str, monkeypatch: pytest.MonkeyPatch) -> None:
    parts = {"forced": forced, "kept": 0.7, "given away": 0.2}
    rows = [({"level": level, "what": what}, value) for level in ("club", "beginner") for what, value in parts.items()]
    said = answer("halves", monkeypatch, *rows).verdict()
    assert said.head == head
    assert said.facts[0].startswith(f"All of level club: somebody’s win is certain in {100 * forced:.1f}\u202f% (from")


@pytest.mark.parametrize(("question", "claimed", "denied"), [("ends", "at once", "last"), ("suits", "shortest", "longest")])
def test_the_verdict_in_a_line_has_the_numbers_against_club_bots(
    question: str, claimed: str, denied: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The numbers of the two ways that are compared; which way is best of all stands in the body."""
    shares = {claimed: 0.3, "by worth": 0.4, denied: 0.2}
    rows = [({"way": way, "others": level}, value) for level in LEVELS for way, value in shares.items()]
    said = answer(question, monkeypatch, *rows).verdict()
    assert said.line.startswith("The claim holds. Wins against opponents of level club: “")
    assert "30.0\u202f% (from 29.0 to 31.0)" in said.line
    assert said.body.startswith("Clearly the most wins against every kind of opponent: “w")


def test_a_chart_shows_what_was_found() -> None:
    findings = sevens_early_or_late(4, 40, 7, preset("parliament"))
    chart = lab.sevens("parliament", seed=7).chart()
    shown = [(row.value, row.low, row.high) for group in chart.groups for row in group.rows]
    assert shown == [pytest.approx([100 * x for x in (row.value, *row.interval)]) for row in findings.rows]
    assert chart.figure["data"][0]["x"] == [25, 25]
    assert "40 deals for each line, deals from 7" in chart.note
    assert chart.table.count('<th scope="row"') == 9


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("question", QUESTIONS.values(), ids=QUESTIONS)
def test_every_question_is_answered_in_every_language(question: Callable[..., Study], lang: str) -> None:
    asked = question(lang=lang)
    said = [asked.title, asked.unit, asked.lines, asked.note, *(group.title for group in asked.groups)]
    labels = [row.label for group in asked.groups for row in group.rows]
    text = " ".join([*said, *labels, str(asked.verdict())])
    assert "{" not in text
    assert "40" in asked.note
    assert MIME in asked.chart()._repr_mimebundle_()
    if lang != "en":
        english = question(lang="en")
        assert asked.title != english.title
        assert asked.verdict().head != english.verdict().head
        assert str(asked.verdict()) != str(english.verdict())


def test_the_same_question_is_computed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEVENS_STUDIES", str(tmp_path))
    first = study.stored("blockers", lambda: holding_blockers(4, 40, 1))
    assert study.stored("blockers", lambda: pytest.fail("computed again")) == first == holding_blockers(4, 40, 1)


def test_what_takes_long_is_played_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert study.deals_each(2, most=5000) == 5000


def test_a_browser_plays_fewer_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study.sys, "platform", "emscripten")
    assert 20 <= study.deals_each(30) < study.deals_each(9) < study.deals_each(1) <= 1200


def test_a_study_of_the_book_rests_on_100_000_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert study.deals_each(30) == 100_000
