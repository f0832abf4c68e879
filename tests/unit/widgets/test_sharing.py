"""A game that is kept or passed on comes back as it was, at every step, under the rules of every preset."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import sevens
from sevens import PRESETS, Rules
from sevens.sedma import Sedma
from sevens_widgets.sedma.state import SedmaState
from sevens_widgets.sharing.link import SAFE, game_code, opened, position_code
from sevens_widgets.sharing.saved import Saved
from sevens_widgets.state import TableState
from sevens_widgets.table import Table, open_table

State = TableState | SedmaState
GAME_FACTS = ("turns", "moves", "earlier", "seed", "over", "here")


def table(game: str, lang: str = "en", seed: int = 56, **options: object) -> State:
    """A table with bots that lay any card."""
    rules = PRESETS[game]
    seats = max(rules.min_players, 4) if isinstance(rules, Rules) else None
    return open_table(game, seats, seed, "random", lang, "t", **options)


def play_on(state: State, draw: random.Random) -> None:
    """One move of the reader, or the next deal."""
    game: Any = state.game
    if game.over:
        state.receive({"type": "next"})
    else:
        state.receive({"type": "move", "move": str(draw.choice(game.choices))})
    assert state.game is not game


def moments(state: State, deals: int, every: int = 1) -> Iterator[State]:
    """The table at its beginning and after every so many moves, and at the end of each of so many deals."""
    draw, number = random.Random(7), 0
    while len(state.game.earlier) < deals:
        if number % every == 0 or state.game.over:
            yield state
        if state.game.over and (state.game.standing.over or len(state.game.earlier) + 1 == deals):
            return
        play_on(state, draw)
        number += 1


def facts(game: Any) -> tuple[object, ...]:
    """Everything that a game consists of, without the games before it."""
    deal = (game.match, game.deal, game.level) if hasattr(game, "match") else (game.session, game.round, game.levels)
    return (*deal, *(getattr(game, name, None) for name in GAME_FACTS))


def same(one: Any, other: Any) -> bool:
    """Whether two games are alike, and all those that undoing leads back to."""
    while one is not None and other is not None:
        if facts(one) != facts(other):
            return False
        one, other = one.before, other.before
    return one is other is None


def seen(view: Any) -> dict[str, object]:
    """What a view tells, without what the moves brought about; a joker that has left play may look unseen."""
    return {name: getattr(view, name) for name in view.__dataclass_fields__ if name not in ("events", "history", "unseen")}


@cache
def options_of(game: str) -> tuple[dict[str, object], ...]:
    """Each option of a game changed alone, wherever that is allowed."""
    rules = PRESETS[game]
    changes = [{option.name: value} for option in rules.options() for value in option.allowed if value != option.value]
    return tuple(change for change in changes if allowed(rules, change))


def allowed(rules: Any, change: dict[str, object]) -> bool:
    try:
        changed = type(rules).with_options(**change)
    except sevens.InvalidOption:
        return False
    return isinstance(changed, Sedma) or changed.min_players <= 4


@pytest.mark.parametrize("game", PRESETS)
def test_a_kept_game_goes_on_as_it_was_at_every_step(game: str) -> None:
    for state in moments(table(game), deals=2, every=3):
        resumed, undone = state.craft.restore(Saved.parse(state.saved))
        assert same(resumed, state.game)
        assert undone == ()


@pytest.mark.parametrize("game", PRESETS)
def test_a_link_leads_to_the_very_step(game: str) -> None:
    for state in moments(table(game), deals=2, every=7):
        code = game_code(state.craft, state.game)
        assert code is not None
        assert SAFE.fullmatch(code)
        assert len(code) <= 500
        assert same(opened(state.craft, code), state.game)


@pytest.mark.parametrize("game", PRESETS)
def test_a_position_shows_what_the_seat_may_see_and_holds_no_card_of_the_others(game: str) -> None:
    for state in moments(table(game), deals=1, every=6):
        text, code = state.craft.position(state.game), position_code(state.craft, state.game)
        if text is None or code is None:
            assert text is code is None
            continue
        assert len(code) <= 500
        looked_at = opened(state.craft, code)
        assert looked_at.to_look_at
        assert seen(looked_at.view) == seen(state.game.view)
        shown = hidden_out_of(state)
        assert state.craft.position(shown) == text  # other hidden cards give the very same text


def hidden_out_of(state: State) -> Any:
    """The game with the hidden cards lying in another way."""
    code = position_code(state.craft, state.game)
    assert code is not None
    return opened(state.craft, code)


@pytest.mark.parametrize("game", ["fan_tan", "shichi_narabe", "parliament", "sedma"])
def test_every_value_of_every_option_is_kept_and_passed_on(game: str) -> None:
    for change in options_of(game):
        state = table(game, **change)
        draw = random.Random(3)
        for _ in range(3):
            play_on(state, draw)
        resumed, _undone = state.craft.restore(Saved.parse(state.saved))
        assert same(resumed, state.game)
        code = game_code(state.craft, state.game)
        assert code is not None
        assert SAFE.fullmatch(code)
        assert same(opened(state.craft, code), state.game)


@pytest.mark.parametrize("game", ["fan_tan_stakes", "shichi_narabe", "parliament", "sedma_pairs"])
def test_a_whole_session_is_kept_and_fits_into_a_link(game: str) -> None:
    *_, last = moments(table(game), deals=99, every=1000)
    assert last.game.standing.over
    assert same(last.craft.restore(Saved.parse(last.saved))[0], last.game)
    code = game_code(last.craft, last.game)
    assert code is not None
    assert len(code) <= 500
    assert same(opened(last.craft, code), last.game)


def test_the_number_of_the_first_deal_comes_before_the_largest_one_too() -> None:
    state = table("fan_tan", seed=999_999_999)
    *_, last = moments(state, deals=2, every=1000)
    assert last.game.seed == 0
    assert Saved.parse(last.saved).deal == 999_999_999
    assert same(last.craft.restore(Saved.parse(last.saved))[0], last.game)


def test_bots_of_several_levels_are_kept() -> None:
    state = open_table("fan_tan", 4, 5, "club", "en", "t")
    form = {"seed": "5", "seats": "4", "level": "each", "level-1": "club", "level-2": "random", "level-3": "beginner"}
    state.receive({"type": "deal", **form})
    assert state.game.levels == ("club", "random", "beginner")
    code = game_code(state.craft, state.game)
    assert code is not None
    assert same(opened(state.craft, code), state.game)
    assert same(state.craft.restore(Saved.parse(state.saved))[0], state.game)


def test_the_first_dealer_is_kept_where_a_later_deal_was_begun_under_other_rules() -> None:
    state = table("fan_tan")
    *_, last = moments(state, deals=2, every=1000)
    form = {"seed": str(last.game.seed), "seats": "4", "level": "random"}
    state.receive({"type": "deal", **form, "option-chip_per_card": "1"})
    assert Saved.parse(state.saved).dealer == 1
    code = game_code(state.craft, state.game)
    assert code is not None
    assert same(opened(state.craft, code), state.game)
    assert same(state.craft.restore(Saved.parse(state.saved))[0], state.game)


def test_persons_who_share_the_device_find_their_game_with_the_hand_hidden() -> None:
    state, draw = open_table("fan_tan", 4, 5, ("random", "person", "random"), "en", "t"), random.Random(4)
    for _ in range(5):
        state.receive({"type": "show"})
        play_on(state, draw)
    other = open_table("fan_tan", 4, 5, "club", "en", "t")
    other.receive({"type": "resume", "saved": state.saved})
    assert same(other.game, state.game)
    assert 'class="hand' not in other.html
    code = game_code(state.craft, state.game)
    assert code is not None
    assert same(opened(state.craft, code), state.game)
    assert position_code(state.craft, state.game) is None


@pytest.mark.parametrize("game", ["fan_tan", "sedma"])
def test_moves_taken_back_are_kept_and_can_be_made_again(game: str) -> None:
    state, draw = table(game), random.Random(1)
    for _ in range(4):
        play_on(state, draw)
    furthest = state.game
    for _ in range(3):
        state.receive({"type": "undo"})
    other = table(game)
    other.receive({"type": "resume", "saved": state.saved})
    assert same(other.game, state.game)
    for _ in range(3):
        other.receive({"type": "redo"})
    assert same(other.game, furthest)
    other.receive({"type": "redo"})
    assert "taken back" in str(other.talk.notice)
    assert same(other.game, furthest)


@pytest.mark.parametrize("game", ["fan_tan", "sedma"])
def test_a_new_move_ends_what_could_be_made_again(game: str) -> None:
    state, draw = table(game), random.Random(1)
    for _ in range(3):
        play_on(state, draw)
    state.receive({"type": "undo"})
    play_on(state, draw)
    assert state.undone == ()
    assert "back" not in state.saved


def test_a_record_may_stop_before_the_bots_have_played() -> None:
    state = table("fan_tan")
    play_on(state, random.Random(1))
    lines = state.saved.splitlines()
    lines[-1] = lines[-1].rpartition(" ")[0]
    other = table("fan_tan")
    other.receive({"type": "open", "game": "\n".join(lines)})
    assert other.game.moves == state.game.moves


@pytest.mark.parametrize("game", ["fan_tan", "sedma"])
def test_a_game_from_elsewhere_leaves_the_readers_own_until_he_plays_on(game: str) -> None:
    own, theirs, draw = table(game), table(game, seed=9), random.Random(2)
    for state in (own, theirs, theirs):
        play_on(state, draw)
    before, saved = own.game, own.saved
    code = game_code(theirs.craft, theirs.game)
    own.receive({"type": "open", "game": f"https://example.org/some/page.html#sevens={code}"})
    assert same(own.game, theirs.game)
    assert own.saved == saved
    assert 'data-action="leave"' in own.html
    own.receive({"type": "leave"})
    assert own.game is before
    assert 'data-action="leave"' not in own.html
    own.receive({"type": "open", "game": str(code)})
    play_on(own, draw)
    assert own.saved.startswith(Saved.parse(theirs.saved).head.join(["sevens table 1\n", ""]))
    own.receive({"type": "leave"})
    assert "on the table already" in own.html


@pytest.mark.parametrize("game", ["fan_tan", "sedma"])
def test_nobody_plays_on_in_a_position_but_asks_what_fits(game: str) -> None:
    own, theirs, draw = table(game), table(game, seed=9), random.Random(2)
    play_on(theirs, draw)
    own.receive({"type": "open", "game": str(position_code(theirs.craft, theirs.game))})
    position: Any = own.game
    assert "a position to look at" in own.html
    assert "deal number" not in own.html.partition("<form")[0]
    for move in position.choices:
        own.receive({"type": "move", "move": str(move)})
        assert own.game is position
        assert "would be allowed" in own.html
    own.receive({"type": "again"})
    own.receive({"type": "next"})
    own.receive({"type": "undo"})
    assert own.game is position
    own.receive({"type": "hint"})
    assert own.talk.notice is None
    own.receive({"type": "leave"})
    assert not own.game.to_look_at


@pytest.mark.parametrize("game", ["fan_tan", "sedma"])
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_fold_holds_what_is_passed_on_only_while_it_is_open(game: str, lang: str) -> None:
    state = table(game, lang)
    assert "data-share" not in state.html
    state.receive({"type": "share", "open": True})
    shared = state.shown.shared
    assert shared is not None
    assert shared.link == game_code(state.craft, state.game)
    assert shared.position == position_code(state.craft, state.game)
    assert shared.record == state.saved
    assert f"Sevens {sevens.__version__}" in shared.report
    assert state.saved in shared.report
    assert f'value="{shared.link}"' in state.html
    play_on(state, random.Random(1))
    assert f'value="{game_code(state.craft, state.game)}"' in state.html
    state.receive({"type": "share", "open": False})
    assert "data-share" not in state.html


def test_what_a_position_passes_on_is_that_position() -> None:
    own, theirs = table("fan_tan"), table("fan_tan", seed=9)
    code = position_code(theirs.craft, theirs.game)
    own.receive({"type": "open", "game": str(code)})
    own.receive({"type": "share", "open": True})
    shared = own.shown.shared
    assert shared is not None
    assert shared.link is None
    assert shared.position == code
    assert shared.record == theirs.craft.position(theirs.game)


def test_a_widget_gives_its_page_a_game_to_keep_once_there_is_one() -> None:
    widget = Table("fan_tan", lang="en")
    assert widget.saved == ""
    widget._receive(None, {"type": "hint"}, None)
    assert widget.saved == ""
    move = widget.state.game.choices[0]
    widget._receive(None, {"type": "move", "move": str(move)}, None)
    assert widget.saved == widget.state.saved
    again = Table("fan_tan", lang="fr")
    again._receive(None, {"type": "resume", "saved": widget.saved}, None)
    assert again.saved == widget.saved
    assert same(again.state.game, widget.state.game)
    again._receive(None, {"type": "again"}, None)
    assert again.saved == again.state.saved
    assert again.saved.endswith("play " + " ".join(map(str, again.state.game.moves)))
