"""The worked examples of a YAML file, by default `cases.yaml`, run against the package.

`COVERED` says for each game which kinds of example its rules answer, and with which options. Examples of games and options that
the package does not have yet are not collected; an example of a covered kind with a fact the runner does not know fails.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml

from sevens import FRENCH, PASS, FanTan, Laid, Passed, Play, Round, settle
from sevens.match import leaders
from sevens.sedma import Sedma
from tests.positions import position, start
from tests.rules import sedma_cases

Facts = dict[str, Any]

FAN_TAN_OPTIONS = {option.name: option.allowed for option in FanTan().options()}
COVERED: dict[str, tuple[set[str], dict[str, tuple[Any, ...]]]] = {
    "fan_tan": ({"deal_sizes", "ante", "ft_opening", "note", "pot", "ft_session_tie", "legal_moves"}, FAN_TAN_OPTIONS),
    "seven_bridge": ({"legal_moves"}, {"ghost_cards": ("gaps",)}),  # the same columns, gaps included
    "sedma": (set(sedma_cases.RUNNERS), sedma_cases.OPTIONS),
}
FAMILIES: dict[str, type[FanTan | Sedma]] = {"fan_tan": FanTan, "sedma": Sedma}


def covered(case: Facts) -> bool:
    """Whether the package has the game, the kind of example and the options of this case."""
    kinds, options = COVERED.get(case["game"], (set(), {}))
    return (
        case["kind"] in kinds
        and all(value in options.get(name, ()) for name, value in case.get("options", {}).items())
        and case["given"].get("mode", "ace_low") == "ace_low"
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        path = metafunc.config.getoption("cases", None) or Path(__file__).with_name("cases.yaml")
        cases = [c for c in yaml.safe_load(Path(path).read_text(encoding="utf-8"))["cases"] if covered(c)]
        metafunc.parametrize("case", cases, ids=[c["id"] for c in cases])


def test_case(case: Facts) -> None:
    given, expect = case["given"], case["expect"]
    family = FAMILIES.get(case["game"])
    found = RUNNERS[case["kind"]](family(**case.get("options", {})) if family else FanTan(), **given)
    assert {name: _unordered(found[name]) for name in expect} == {name: _unordered(value) for name, value in expect.items()}


def test_the_own_file_is_covered_as_far_as_the_rules_go() -> None:
    cases = yaml.safe_load(Path(__file__).with_name("cases.yaml").read_text(encoding="utf-8"))["cases"]
    assert [c["id"] for c in cases if covered(c)] == [
        "SBo-04", "SBo-11",
        "FTo-01", "FTo-02", "FTo-03", "FTo-04", "FTo-05", "FTo-06", "FTo-07", "FTo-08", "FTo-09", "FTo-11",
        "SEo-02", "SEo-03", "SEo-04", "SEo-05", "SEo-06", "SEo-07",
    ]  # fmt: skip


def deal_sizes(rules: FanTan, *, cards: int, players: int, first_card_to: str) -> Facts:
    assert (cards, first_card_to) == (len(rules.shape.pack.cards), "left")
    dealt = {tuple(_from_dealer(_sizes(Round.deal(rules, players, 7, dealer)), dealer)) for dealer in range(players)}
    assert len(dealt) == 1, "the sizes depend on the distance from the dealer only"
    return {"sizes_from_dealer": list(dealt.pop())}


def ante(rules: FanTan, *, cards: int, players: int, compensation: str) -> Facts:
    assert cards == len(rules.shape.pack.cards)
    deal = Round.deal(replace(rules, ante_compensation=compensation), players, 7, dealer=1)
    return {"ante_from_dealer": _from_dealer(deal.paid, 1), "pot": deal.pot}


def ft_opening(rules: FanTan, *, players: int, leader: int, holder: int, antes: int) -> Facts:
    hands = ["7D" if seat == holder else "" for seat in range(players)]
    state = start(*hands, seats=players, rules=rules, dealer=(leader - 1) % players, leader=leader)
    antes_paid, payers = state.pot, []
    while not state.layout.laid:
        state = state.after(state.legal_moves()[0])
        payers += [e.seat for e in state.events if isinstance(e, Passed) and e.chips]
    assert [e.seat for e in state.events if isinstance(e, Laid)] == [holder]
    return {"payers": payers, "pot": state.pot - antes_paid + antes, "next_to_play": state.turn}


def note(rules: FanTan, *, phase: str, seat_to_play: int, hand: list[str]) -> Facts:
    assert phase == "before 7D is down"
    hands = ["7D", *[""] * 3]
    hands[seat_to_play] = " ".join(hand)
    state = replace(start(*hands, rules=rules), turn=seat_to_play)
    (move,) = state.legal_moves()
    (event,) = state.after(move).events
    assert isinstance(event, Passed)
    return {"legal_cards": [], "action": "pass", "chips_to_pot": event.chips}


def pot(rules: FanTan, *, antes: int, passes: int, winner_paid: int = 0, fines_during_deal: int = 0) -> Facts:
    """Seat 0 is about to lay its last card, which it withheld as often as there are fines to find."""
    before = position("S 5-8", "9S", rules=rules)
    last = replace(
        before,
        paid=(winner_paid, antes + passes - winner_paid, 0, 0),
        withheld=((FRENCH.mask(["9S"]),) * fines_during_deal, (), (), ()),
    )
    settlement = settle(last.after(last.legal_moves()[0]))
    return {"pot": settlement.pot, "winner_receives": settlement.receives, "winner_net": settlement.net[0]}


def ft_session_tie(rules: FanTan, *, chips: dict[str, int], last_deal_unplayed: dict[str, int]) -> Facts:
    assert rules.tie_break == "shared"
    players = list(chips)
    return {"winners": [players[i] for i in leaders(tuple(chips.values()), tuple(last_deal_unplayed[p] for p in players))]}


def legal_moves(rules: FanTan, *, layout: dict[str, str], hand: list[str], mode: str) -> Facts:
    assert mode == "ace_low"
    state = position("; ".join(f"{suit} {ranks}" for suit, ranks in layout.items()), " ".join(hand), rules=rules)
    playable = {str(move.card) for move in state.legal_moves() if isinstance(move, Play)}
    assert (PASS in state.legal_moves()) == (not playable)
    return {"legal": [card for card in hand if card in playable]}


def _unordered(value: Any) -> Any:
    """Lists of cards and names are sets; lists of numbers go by seat."""
    return sorted(value) if isinstance(value, list) and all(isinstance(v, str) for v in value) else value


def _sizes(state: Round) -> tuple[int, ...]:
    return tuple(hand.bit_count() for hand in state.hands)


def _from_dealer(values: tuple[int, ...], dealer: int) -> list[int]:
    return [*values[dealer:], *values[:dealer]]


RUNNERS = {f.__name__: f for f in (deal_sizes, ante, ft_opening, note, pot, ft_session_tie, legal_moves)} | sedma_cases.RUNNERS
