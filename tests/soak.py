"""Many random games of every game with random options: `python -m tests.soak 100000`.

Every game must end and settle. One of a layout game must read back from its text, and every tenth is compared with the plain
rules at each move, which takes most of the time. The games are shared among all cores.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from sevens import FAMILIES, FanTan, InvalidOption, Round, Rules, points, settle
from sevens.sedma import Deal, Sedma
from sevens.sedma import settle as settle_sedma
from tests.mirror import plain, same

MOST_MOVES = 5000
COMPARED = 10
"""Every game whose number this divides has its twin by the plain rules."""


def random_rules(draw: random.Random) -> Rules:
    """A family with random options; those that do not go together give way."""
    family = draw.choice(list(FAMILIES.values()))
    chosen = {o.name: draw.choice(o.allowed) if draw.random() < 0.5 else o.default for o in family().options()}
    if family is FanTan and chosen["anchors"] == "as_moves":
        chosen["opening"] = draw.choice(["7D", "7H", "any_seven"] if chosen["pack"] == "french" else ["5O", "any_seven"])
    while True:
        try:
            return family(**chosen)
        except InvalidOption as error:
            del chosen[error.option if error.option in chosen else draw.choice(list(chosen))]


def sedma(seed: int, draw: random.Random) -> tuple[str, str]:
    """One deal of Sedma with random options: its name and how it ended."""
    chosen = {o.name: draw.choice(o.allowed) for o in Sedma().options()}
    while True:
        try:
            rules = Sedma(**chosen)
            break
        except InvalidOption as error:
            del chosen[error.option if error.option in chosen else draw.choice(list(chosen))]
    state = Deal.deal(rules, rules.players, seed, draw.randrange(rules.players))
    while state.outcome is None:
        state = state.after(draw.choice(state.legal_moves()))
    assert sum(settle_sedma(state).points) == 90
    return rules.name, state.outcome.ending.value


def game(seed: int) -> tuple[str, str]:
    """One game, one in four of Sedma: its name and how it ended."""
    draw = random.Random(seed)
    if seed % 4 == 3:
        return sedma(seed, draw)
    rules = random_rules(draw)
    seats = draw.randint(rules.min_players, rules.max_players)
    state = Round.deal(rules, seats, seed, draw.randrange(seats), draw.randrange(seats))
    twin = None if seed % COMPARED else plain(state)
    for _ in range(MOST_MOVES):
        assert twin is None or same(state, twin), f"seed {seed}: {state}"
        if state.outcome:
            break
        move = draw.choice(state.legal_moves())
        state = state.after(move)
        if twin:
            twin.make(str(move))
    assert state.outcome, f"seed {seed} does not end"
    assert twin is None or (state.outcome.winner if state.outcome.won else None) == twin.winner
    assert str(Round.from_text(str(state))) == str(state)
    if rules.chips:
        assert sum(settle(state).net) == 0
    if twin and rules.points_kind == "penalty":
        assert list(points(state)) == twin.penalties()
    return rules.name, state.outcome.ending.value


if __name__ == "__main__":
    with ProcessPoolExecutor() as pool:
        endings = Counter(pool.map(game, range(int(sys.argv[1])), chunksize=200))
    for (name, ending), count in sorted(endings.items()):
        print(f"{name:15} {ending:12} {count:7,}")
