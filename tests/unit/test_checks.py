"""Whatever is handed over, what comes back is an error of this package, in words, and nothing is half done."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sevens import (
    FRENCH,
    SEVENS,
    Card,
    InvalidOption,
    Layout,
    Pass,
    Play,
    Record,
    Result,
    Round,
    Session,
    SevensError,
    TooLarge,
    Unreadable,
    analyse,
    bot,
    experiments,
    in_lines,
    parse_move,
    play,
    points,
    preset,
    review,
    sedma,
    settle,
    simulate,
    tournament,
)
from sevens.bots import Random

FAN_TAN, SEDMA = preset("fan_tan"), preset("sedma")
START, DEAL = Round.deal(FAN_TAN, 4, 56), sedma.Deal.deal(SEDMA, 2, 7)
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    1.5,
    float("nan"),
    10**30,
    "",
    "größe",
    "\ud800",
    b"7D",
    [],
    {},
    [None],
    object(),
    Pass,
    2 + 3j,
)
ASKED: dict[str, Callable[[Any], object]] = {
    "rules of a round": lambda odd: Round.deal(odd, 4, 1),
    "rules of hands": lambda odd: Round.from_hands(odd, [["7D"]] * 4),
    "hands": lambda odd: Round.from_hands(FAN_TAN, odd),
    "seat of a hand": START.hand,
    "seat of a view": START.seen_by,
    "move": START.after,
    "position": Round.from_text,
    "record": Record.parse,
    "start of a record": Record.of,
    "card": Card.parse,
    "cards": lambda odd: FRENCH.mask([odd]),
    "bit": lambda odd: Layout.empty().with_card(0 if odd is True else odd),
    "column": lambda odd: Layout.empty().column(odd),
    "way": SEVENS.way_to,
    "layout": lambda odd: Layout.parse("D 7", odd),
    "move as a text": parse_move,
    "round to settle": settle,
    "round to count": points,
    "round to analyse": analyse,
    "record to review": review,
    "round to play": lambda odd: next(play(odd, [bot("club")] * 4)),
    "bots": lambda odd: next(play(START, odd)),
    "rules of a session": lambda odd: Session.start(odd, 4),
    "result": lambda odd: Session.start(FAN_TAN, 4).with_result(odd),
    "seats of a result": lambda odd: Result.from_table(FAN_TAN, odd, 1, paid=(1, 1, 1, 1)),
    "numbers of a result": lambda odd: Result.from_table(FAN_TAN, 4, 1, left=(1, 0, 2, 3), paid=odd),
    "line-up": lambda odd: next(simulate("fan_tan", odd, 1, 1)),
    "entries": lambda odd: next(tournament("fan_tan", odd, 1, 1)),
    "lines": lambda odd: in_lines(print, odd if odd != 10**30 else 0),
    "rules of an experiment": lambda odd: experiments.by_place(odd, 4, 2, 1),
    "rules of Sedma": lambda odd: sedma.Deal.deal(odd, 2, 1),
    "seat of Sedma": DEAL.hand,
    "view of Sedma": DEAL.seen_by,
    "move of Sedma": lambda odd: DEAL.after(sedma.Play(odd)),
    "card of Sedma": sedma.Card.parse,
    "position of Sedma": lambda odd: sedma.parse_position(odd, SEDMA),
    "match": sedma.Match.start,
    "deal to settle": sedma.settle,
}


@pytest.mark.parametrize("asked", ASKED)
def test_a_value_of_the_wrong_kind_is_told_in_words(asked: str) -> None:
    for odd in ODD:
        with pytest.raises(SevensError, match=r"allowed|expected|not over"):
            ASKED[asked](odd)


def test_the_name_of_a_preset_is_no_rules_but_says_how_to_get_them() -> None:
    with pytest.raises(InvalidOption, match=r"rules = 'fan_tan' is not allowed; allowed: .* preset\('fan_tan'\)"):
        Round.deal("fan_tan", 4, 1)  # type: ignore[arg-type]


def test_a_message_stays_short_and_is_there_for_whatever_is_wrong() -> None:
    with pytest.raises(Unreadable) as long:
        Card.parse("7" * 10_000_000)
    assert len(str(long.value)) < 500
    with pytest.raises(InvalidOption, match="seed = <int object"):
        Round.deal(FAN_TAN, 4, -(10**5000))


def test_a_review_says_so_where_no_position_is_small_enough() -> None:
    with pytest.raises(TooLarge, match="no more than 1 may be examined"):
        review(Record.of(START, seed=56), budget=1)


def test_a_move_that_only_looks_like_one_is_not_made() -> None:
    class Mine(Pass):
        def __eq__(self, other: object) -> bool:
            return True

        __hash__ = object.__hash__

    with pytest.raises(Unreadable, match="a move: Play"):
        START.after(Mine())


def test_a_ghost_whose_cards_are_not_told_shows_none() -> None:
    text = (
        "sevens 1\ngame shichi_narabe\nseats 3 dealer 0 leader 1 turn 1\nlayout S A-K; H A-K; C A-Q; D 2-3,5-K\n"
        "hands - / KC AD 4D / -\nghosts 2\nended went_out 0 1 2"
    )
    assert points(Round.from_text(text)) == (0, 13 + 1 + 4, 0)


class Wrong(Random):
    """Picks what was set, whatever it may."""

    picked: Any = 0

    def pick(self, *_masks: object, **_may: object) -> int:
        picked: int = self.picked
        return picked


@pytest.mark.parametrize("picked", [None, 0, -1, 3, 1 << 60, "7D", 1.5])
@pytest.mark.parametrize("game", ["fan_tan", "shichi_narabe"])
def test_what_a_bot_may_not_pick_ends_the_run(monkeypatch: pytest.MonkeyPatch, game: str, picked: object) -> None:
    """A pick of nothing went on for ever, and one of another's card was counted."""
    monkeypatch.setattr(Wrong, "picked", picked)
    with pytest.raises(InvalidOption, match="pick = "):
        next(simulate(game, [Wrong] * 4, 1, 1))


class Nameless:
    """Has all but a name."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, _view: object) -> object:
        return Play(Card.parse("7D"))


class Mute:
    """Has a name and nothing else."""

    name = "mute"

    def __init__(self, seed: int) -> None:
        self.seed = seed


@pytest.mark.parametrize("kind", [Nameless, Mute])
def test_what_is_no_bot_is_told_before_the_first_deal(kind: type) -> None:
    with pytest.raises(InvalidOption, match="a bot with a name and `choose`"):
        simulate("fan_tan", [kind] * 4, 1, 1)


@pytest.mark.parametrize("keep", [True, 7, "", "a\0b"])
def test_a_file_that_cannot_be_named_is_told(keep: Any) -> None:
    with pytest.raises(InvalidOption, match="the name of a file"):
        simulate("fan_tan", ["random"] * 4, 1, 1, keep=keep)


def test_a_run_that_cannot_begin_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(InvalidOption, match="what can be called"):
        simulate("fan_tan", ["random"] * 4, 1, 1, keep=tmp_path / "größe und mehr", progress=5)  # type: ignore[arg-type]
    assert not list(tmp_path.iterdir())


COUNTED = ("ante_compensation", "chips_by_place", "ghost_readings", "knowing_all", "second_half", "short_suits")


@pytest.mark.parametrize("name", COUNTED)
def test_an_experiment_says_which_deals_and_seeds_there_are(name: str) -> None:
    for deals, seed in ((0, 1), ("2", 1), (True, 1), (2, -1), (2, "1"), (2, 1.0), (2, None)):
        with pytest.raises(InvalidOption, match=r"(deals|seed) = .* a whole number from"):
            getattr(experiments, name)(4, deals, seed)


def test_a_mean_needs_two_deals() -> None:
    with pytest.raises(InvalidOption, match="deals = 1 is not allowed; allowed: a whole number from 2"):
        experiments.chips_by_place(4, 1, 1)


def test_a_seed_of_any_length_deals_a_batch() -> None:
    far = 10**30
    rows = list(simulate("fan_tan", ["club"] * 4, 8, far))
    found = experiments.by_place(FAN_TAN, 4, 8, far)
    for place in range(4):
        assert found[place].value == sum((row.winners[0] - row.opener) % 4 == place for row in rows) / 8


def test_a_setting_that_was_not_looked_at_is_told() -> None:
    found = experiments.by_place(FAN_TAN, 4, 2, 1)
    with pytest.raises(InvalidOption, match="setting = 9 is not allowed; allowed: 0, 1, 2, 3"):
        found[9]


def test_a_tournament_knows_its_players_alone() -> None:
    *_, end = tournament("sedma_pairs", {"Ann": "beginner", "Bob": "random"}, deals=2, seed=1)
    for ask in (end.share, lambda name: end.over("Ann", name)):
        with pytest.raises(InvalidOption, match="name = 'Cid' is not allowed; allowed: 'Ann', 'Bob'"):
            ask("Cid")
