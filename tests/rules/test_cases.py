"""The worked examples of a YAML file, by default `cases.yaml`, run against the package.

`RUNNERS` says which kinds of example there are. `note` examples have tests of their own, named by their id, in the module of
their game. An example of a known kind with a fact the runner does not know fails.
"""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
import yaml

from sevens import (
    FAMILIES,
    FRENCH,
    PASS,
    SHOW,
    WAIT,
    Aside,
    Ending,
    Laid,
    Layout,
    Outcome,
    Passed,
    Play,
    Round,
    Rules,
    Session,
    preset,
    settle,
)
from sevens.legal import joker_places
from sevens.match import Result, leaders
from sevens.scores import penalties
from sevens.sedma import Sedma
from tests.positions import position, start
from tests.rules import sedma_cases

Facts = dict[str, Any]

GAMES = {"fan_tan": "fan_tan", "seven_bridge": "shichi_narabe", "parliament": "parliament"}
VARIANTS = {"shichi_narabe": "fan_tan_sevens_laid", "cinquillo": "cinquillo"}
SCHEMES = {"sb_pips": "pips", "count": "count", "ft_points": "points", "pa_pips": "winner_gains"}
MODES = {
    "ace_low": ("A", "none"),
    "ace_high": ("2", "none"),
    "ring": ("A", "ring"),
    "one_way": ("A", "one_way"),
    "spanish40": ("1", "none"),
}


def covered(case: Facts) -> bool:
    """Whether a runner can run the case."""
    if case["game"] == "sedma":
        return case["kind"] in sedma_cases.RUNNERS
    return case["kind"] in RUNNERS and case["game"] in GAMES


def cases_of(path: Path) -> list[Facts]:
    return list(yaml.safe_load(path.read_text(encoding="utf-8"))["cases"])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        path = metafunc.config.getoption("cases", None) or Path(__file__).with_name("cases.yaml")
        cases = [c for c in cases_of(Path(path)) if covered(c)]
        metafunc.parametrize("case", cases, ids=[c["id"] for c in cases])


def rules_for(case: Facts) -> tuple[Rules, Facts]:
    """The rules of a case, and what it gives beside them: options may stand among the facts too."""
    options, given = dict(case.get("options", {})), dict(case["given"])
    rules = preset(VARIANTS[options.pop("variant")] if "variant" in options else GAMES[case["game"]])
    known = {f.name for f in fields(FAMILIES[rules.name])} - {"tokens", "layout"}
    options |= {name: given.pop(name) for name in list(given) if name in known}
    if "compensation" in given:
        options["ante_compensation"] = given.pop("compensation")
    if options.get("round_the_corner") is True:
        options["round_the_corner"] = "ring"
    if given.get("mode") in ("ring", "one_way"):
        options.setdefault("round_the_corner", given["mode"])
    if "first_card_to" in options and "first_card_to" not in known:
        assert options.pop("first_card_to") == rules.first_card_to
    return rules.with_options(**{**rules.changed(), **options}), given


def run(case: Facts) -> Facts:
    """What the package finds for a case."""
    if case["game"] == "sedma":
        return sedma_cases.RUNNERS[case["kind"]](Sedma(**case.get("options", {})), **case["given"])
    rules, given = rules_for(case)
    given.pop("first_card_to", None)
    return RUNNERS[case["kind"]](rules, **given)


def test_case(case: Facts) -> None:
    expect, found = case["expect"], run(case)
    assert {name: _unordered(found[name]) for name in expect} == {name: _unordered(value) for name, value in expect.items()}


NOTES = ["SBo-05", "SBo-13", "SBo-19", "FTo-06", "PAo-09", "SEo-01"]


def test_the_own_file_is_covered_but_for_its_notes() -> None:
    cases = cases_of(Path(__file__).with_name("cases.yaml"))
    assert [c["id"] for c in cases if not covered(c)] == NOTES
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [note for note in NOTES if f"def test_{note.lower().replace('-', '_')}_" not in tests] == []


def deal_sizes(rules: Rules, *, cards: int, players: int) -> Facts:
    deals = [Round.deal(rules, players, 7, dealer) for dealer in range(players)]
    sizes = {tuple(_from_dealer(tuple(h.bit_count() for h in deal.table.dealt.hands), deal.dealer)) for deal in deals}
    assert len(sizes) == 1, "the sizes depend on the distance from the dealer only"
    assert sum(next(iter(sizes))) == cards
    return {"sizes_from_dealer": list(sizes.pop())}


def ante(rules: Rules, *, cards: int, players: int) -> Facts:
    assert cards == len(rules.shape.pack.cards)
    deal = Round.deal(rules, players, 7, dealer=1)
    return {"ante_from_dealer": _from_dealer(deal.paid, 1), "pot": deal.pot}


def ft_opening(rules: Rules, *, players: int, leader: int, holder: int, antes: int) -> Facts:
    hands = [str(rules.opening_card) if seat == holder else "" for seat in range(players)]
    state = start(*hands, seats=players, rules=rules, dealer=(leader - 1) % players, leader=leader)
    antes_paid, payers = state.pot, []
    while not state.layout.laid:
        state = state.after(state.legal_moves()[0])
        payers += [e.seat for e in state.events if isinstance(e, Passed) and e.chips]
    assert [e.seat for e in state.events if isinstance(e, Laid)] == [holder]
    return {"payers": payers, "pot": state.pot - antes_paid + antes, "next_to_play": state.turn}


def pot(rules: Rules, *, antes: int, passes: int, winner_paid: int = 0, fines_during_deal: int = 0) -> Facts:
    """Seat 0 is about to lay its last card, which it withheld as often as there are fines to find."""
    before = position("S 5-8", "9S", rules=rules)
    paid = (winner_paid, antes + passes - winner_paid, 0, 0)
    withheld = ((FRENCH.mask(["9S"]),) * fines_during_deal, (), (), ())
    last = replace(before, ledger=replace(before.ledger, paid=paid, withheld=withheld))
    settlement = settle(last.after(last.legal_moves()[0]))
    return {"pot": settlement.pot, "winner_receives": settlement.receives, "winner_net": settlement.net[0]}


def ft_session_tie(rules: Rules, *, chips: dict[str, int], last_deal_unplayed: dict[str, int]) -> Facts:
    assert rules.tie_break == "shared"
    players = list(chips)
    return {"winners": [players[i] for i in leaders(tuple(chips.values()), tuple(last_deal_unplayed[p] for p in players))]}


def legal_moves(rules: Rules, *, layout: dict[str, Any], hand: list[str], mode: str = "") -> Facts:
    if mode:
        assert (rules.shape.pack.ranks[0].value, rules.shape.corner) == MODES[mode]
    state = _standing(rules, layout, hand)
    playable = {str(move.card) for move in state.legal_moves() if isinstance(move, Play)}
    return {"legal": [card for card in hand if card in playable]}


def turn_options(
    rules: Rules, *, layout: dict[str, Any], hand: list[str], tokens: int, exposed: list[str] | None = None, mode: str = ""
) -> Facts:
    if mode:
        assert (rules.shape.pack.ranks[0].value, rules.shape.corner) == MODES[mode]
    state = _standing(rules, layout, hand, tokens)
    shown = rules.shape.pack.mask(exposed or [])
    if shown:
        hands = tuple(h & ~shown if seat != len(state.hands) - 1 else 0 for seat, h in enumerate(state.hands))
        aside = Aside(ghosts=(len(hands) - 1,), shown=(*(0,) * (len(hands) - 1), shown), exposed=shown)
        state = replace(state, hands=hands, aside=aside)
    moves = state.legal_moves()
    plays = [str(move.card) for move in moves if isinstance(move, Play)]
    outcome = "move" if plays else "ghost" if SHOW in moves else "wait" if WAIT in moves else "pass"
    return {
        "play_own": [card for card in hand if card in plays],
        "play_exposed": [card for card in plays if card not in hand],
        "may_pass": PASS in moves,
        "outcome": outcome,
    }


def ghost_placement(rules: Rules, *, layout: dict[str, Any], hand: list[str]) -> Facts:
    before = _standing(rules, layout, hand, tokens=0)
    state, pack = before.after(SHOW), rules.shape.pack
    joined = state.layout.shape.joined(state.layout.laid) & ~before.layout.laid
    return {
        "placed_at_once": [str(card) for card in pack.unmask(joined)],
        "exposed": [str(card) for card in pack.unmask(state.aside.exposed)],
        "frozen_penalty": rules.points(state.aside.shown[0]),
        "next_legal_positions": [str(card) for card in pack.unmask(state.frontier)],
    }


def penalty(rules: Rules, *, hands: dict[str, list[str]], scheme: str, columns_completed: dict[str, int] | None = None) -> Facts:
    game = replace(rules, scoring=SCHEMES[scheme])
    masks = tuple(game.shape.pack.mask(hand) for hand in hands.values())
    completed = tuple((columns_completed or {}).get(player, 0) for player in hands)
    counted = penalties(game, masks, Layout.empty(game.shape), Aside(completed=completed), None)
    return {"points": dict(zip(hands, counted, strict=True)), "winner_gain": sum(counted)}


def match_lowest(
    rules: Rules, *, totals: dict[str, int], rounds_played: int = 1, rounds: int | None = None, limit: int | None = None
) -> Facts:
    players, none = list(totals), (0,) * len(totals)
    if limit:
        session = Session.start(replace(rules, match="to_100"), len(players), target=limit)
    else:
        session = Session.start(rules, len(players), rounds)
    empty = Result(0, none, none, none)
    results = (*[empty] * (rounds_played - 1), replace(empty, points=tuple(totals.values())))
    session = replace(session, results=results)
    lowest = [players[seat] for seat in session.tied]
    then = f"one deciding round between {' and '.join(lowest)} only" if session.playoff else ""
    deal = [hand.bit_count() for hand in session.deal(seed=1).hands] if session.playoff else []
    return {"over": session.over or session.playoff, "lowest": lowest, "then": then, "playoff_deal": deal}


def joker_positions(rules: Rules, *, layout: dict[str, Any]) -> Facts:
    state = _standing(rules, layout, ["JK1"])
    return {"positions": [str(card) for card in rules.shape.pack.unmask(joker_places(state))]}


def best_of_five(rules: Rules, *, deal_winners: list[str], players: int = 4) -> Facts:
    session = Session.start(replace(rules, session="best_of_five"), players)
    names = sorted({*deal_winners})
    for winner in deal_winners:
        if session.over:
            break
        deal, seat = session.deal(seed=1), names.index(winner)
        order = (seat, *(s for s in range(players) if s != seat))
        session = session.after(replace(deal, outcome=Outcome(Ending.WENT_OUT, order)))
    return {"ends_after_deal": len(session.results), "winners": [names[seat] for seat in session.winners]}


def _standing(rules: Rules, layout: dict[str, Any], hand: list[str], tokens: int | None = None) -> Round:
    """A round with this layout and hand, seat 0 to move, so many tokens left to it."""
    rows = {suit: runs if isinstance(runs, str) else " | ".join(runs) for suit, runs in layout.items()}
    text = "; ".join(f"{suit} {runs}" for suit, runs in rows.items())
    state = position(text, " ".join(hand), rules=rules, seats=max(4, rules.min_players))
    if tokens is None or rules.tokens is None:
        return state
    passes = (rules.tokens - tokens, *state.passes[1:])
    return replace(state, ledger=replace(state.ledger, passes=passes))


def _unordered(value: Any) -> Any:
    """Lists of cards and names are sets; lists of numbers go by seat."""
    return sorted(value) if isinstance(value, list) and all(isinstance(v, str) for v in value) else value


def _from_dealer(values: tuple[int, ...], dealer: int) -> list[int]:
    return [*values[dealer:], *values[:dealer]]


RUNNERS = {
    f.__name__: f
    for f in (
        deal_sizes, ante, ft_opening, pot, ft_session_tie, legal_moves, turn_options, ghost_placement, penalty, match_lowest,
        joker_positions, best_of_five,
    )
}  # fmt: skip
