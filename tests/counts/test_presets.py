"""Every way a small deal can go, for every preset, counted by the package and by the plain rules of `tests.plain`."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import fields
from functools import cache, cached_property
from typing import Any

import pytest

from sevens import PRESETS, Pack, Parliament, Rank, Round, Rules, Shape, Suit
from sevens.dealing import dealt
from tests.mirror import plain, same
from tests.plain import Plain

GAMES = {name: rules for name, rules in PRESETS.items() if isinstance(rules, Rules)}
GAMES["parliament_stock"] = Parliament(last_card_call=True, last_card_penalty="stock")
NAMES = list(GAMES)
FRENCH_PART = [Rank.ACE, Rank.SIX, Rank.SEVEN, Rank.EIGHT, Rank.KING]
SPANISH_PART = [Rank.ONE, Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.REY]


@cache
def small(name: str) -> Rules:
    """The rules of a preset with a small pack: two suits of five ranks, or of three where there are two packs."""
    rules = GAMES[name]
    shape = rules.shape
    spanish = Suit.COINS in shape.pack.suits
    part = SPANISH_PART if spanish else FRENCH_PART if shape.pack.copies == 1 else FRENCH_PART[1:4]
    suits = (Suit.COINS, Suit.CUPS) if spanish else (Suit.HEARTS, Suit.DIAMONDS)
    ranks = tuple(rank for rank in shape.pack.ranks if rank in part)
    pack = Pack(suits, ranks, shape.pack.copies, shape.pack.jokers)
    little = cached_property(lambda _self: Shape(pack, shape.anchor, shape.corner, shape.loose))
    little.__set_name__(Rules, "shape")
    kind: Any = type("Small", (type(rules),), {"shape": little})
    return kind(**{f.name: getattr(rules, f.name) for f in fields(rules)})  # type: ignore[arg-type]


def small_deal(name: str, seats: int, seed: int) -> Round:
    rules = small(name)
    pack, cards = rules.shape.pack, dealt(rules, seats, seed, 0)
    return Round.from_hands(rules, [pack.unmask(hand) for hand in cards.hands], stock=map(pack.card, cards.stock))


def count(state: Round, depth: int) -> Counter[object]:
    """How many sequences of at most so many moves end with each seat as winner, with none, or go on."""
    if state.outcome:
        return Counter([state.outcome.winner if state.outcome.won else "nobody"])
    if not depth:
        return Counter(["open"])
    return added(count(state.after(move), depth - 1) for move in state.legal_moves())


def count_plain(twin: Plain, depth: int) -> Counter[object]:
    """The same with the plain rules."""
    if twin.over:
        return Counter(["nobody" if twin.winner is None else twin.winner])
    if not depth:
        return Counter(["open"])
    ways = []
    for move in twin.moves():
        following = twin.copy()
        following.make(move)
        ways.append(count_plain(following, depth - 1))
    return added(ways)


def added(counts: Iterable[Counter[object]]) -> Counter[object]:
    total: Counter[object] = Counter()
    for part in counts:
        total.update(part)
    return total


def later(state: Round, moves: int, seed: int) -> tuple[Round, Plain]:
    """The round some random moves later, and its plain twin."""
    twin, choose = plain(state), random.Random(seed).choice
    for _ in range(moves):
        move = choose(state.legal_moves())
        following = state.after(move)
        if following.outcome:
            break
        state = following
        twin.make(str(move))
    return state, twin


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", NAMES)
def test_the_first_moves_count_the_same(name: str, seats: int, seed: int) -> None:
    state, twin = later(small_deal(name, seats, seed), 1, seed)
    assert same(state, twin)
    assert count(state, 4) == count_plain(twin, 4)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", NAMES)
def test_the_last_moves_count_the_same(name: str, seed: int) -> None:
    state, twin = later(small_deal(name, 3, seed), 6 + 4 * seed, seed)
    assert same(state, twin)
    assert count(state, 5) == count_plain(twin, 5)


STRICT = [
    name for name in NAMES if name.startswith(("fan_tan", "sjuan", "cinquillo")) or name in {"parliament", "parliament_ring"}
]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", STRICT)
def test_whole_deals_count_the_same_where_no_pass_is_a_choice(name: str, seats: int) -> None:
    state, twin = later(small_deal(name, seats, 5), 3, 5)
    assert count(state, 40) == count_plain(twin, 40)
    assert "open" not in count(state, 40)
