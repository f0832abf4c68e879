"""Turns per second of the rules package beside two public packages: random legal moves, one core, one run.

Each game is played twice: as states, deals included, and as whole deals in place from given deals, as strategy studies do.
Some are played a third time, in a batch.
"""

import random
import statistics
import subprocess
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from bench.rows import Row
from sevens import Round, sedma
from sevens.batch import Deals, Policy
from sevens.batch import play as play_batch
from sevens.experiments import spending_passes
from sevens.playout import random_playout
from sevens.presets import PRESETS
from sevens.rules import Rules
from sevens.sedma.playout import random_playout as random_playout_of_sedma

ROOT = Path(__file__).parents[1]
PEERS = {
    "hearts": "OpenSpiel hearts (C++)",
    "uno": "RLCard uno, its environment",
    "uno-rules": "RLCard uno, its rules alone",
}
GAMES = ("fan_tan", "shichi_narabe", "sedma", "sedma_pairs")
IN_BATCHES = ("fan_tan", "shichi_narabe")
STATE_TO_HEARTS, PLAYOUT_TO_HEARTS, PLAYOUT_TO_UNO, BATCH_TO_PLAYOUT = 1.5, 4, 60, 20
SECONDS, RUNS, SEATS, DEALS, BATCH = 1.5, 5, 4, 500, 32_768
SETTING = 10


def first_state(game: str, seed: int) -> Any:
    """A deal: for as many seats as a preset of Sedma says, else for four."""
    rules = PRESETS[game]
    if isinstance(rules, sedma.Sedma):
        return sedma.Deal.deal(rules, rules.players, seed)
    return Round.deal(rules, SEATS, seed)


def states(game: str, seconds: float) -> float:
    """Turns per second of a game played state by state, deals included."""
    choose, turns, seed = random.Random(1).choice, 0, 0
    start = time.process_time()
    while time.process_time() < start + seconds:
        state, seed = first_state(game, seed), seed + 1
        while state.outcome is None:
            state = state.after(choose(state.legal_moves()))
            turns += 1
    return turns / (time.process_time() - start)


def playouts(game: str, seconds: float) -> float:
    """Turns per second of a game played in place, from deals made beforehand."""
    deals, draw, turns = [first_state(game, seed) for seed in range(DEALS)], random.Random(1).random, 0
    start = time.process_time()
    while time.process_time() < start + seconds:
        for deal in deals:
            turns += len(random_playout(deal, draw) if isinstance(deal, Round) else random_playout_of_sedma(deal, draw).turns)
    return turns / (time.process_time() - start)


def batches(game: str, seconds: float) -> float:
    """Turns per second of a game played in a batch, from deals made beforehand."""
    deals, players, turns = batch_of(game), [Policy("random")] * SEATS, 0
    start = time.process_time()
    while time.process_time() < start + seconds:
        turns += int(play_batch(deals, players).length.sum())
    return turns / (time.process_time() - start)


@cache
def batch_of(game: str) -> Deals:
    """The deals of a batch, made once."""
    rules = PRESETS[game]
    assert isinstance(rules, Rules)
    return Deals.deal(rules, SEATS, BATCH, seed=1)


def setting() -> float:
    """Seconds that one setting of an experiment takes, its share of the dealing included."""
    start = time.process_time()
    found = spending_passes(SEATS, deals=100_000, seed=1)
    return (time.process_time() - start) / len(found.rows)


def peer(name: str, seconds: float) -> float:
    """Turns per second of a peer, played in the benchmark's own environment."""
    command = [f"{ROOT}/.venv-bench/bin/python", f"{ROOT}/bench/peers.py", name, str(seconds)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def rows() -> Iterator[Row]:
    """One row an engine and bound: the median of several runs, the engines taking turns."""
    engines: dict[str, tuple[Callable[[str, float], float], str]] = {name: (peer, name) for name in PEERS}
    engines |= {f"{game} {play.__name__}": (play, game) for game in GAMES for play in (states, playouts)}
    engines |= {f"{game} batches": (batches, game) for game in IN_BATCHES}
    runs = [{name: play(game, SECONDS) for name, (play, game) in engines.items()} for _ in range(RUNS)]
    speed = {name: statistics.median(run[name] for run in runs) for name in engines}
    for name, title in PEERS.items():
        yield Row(f"engine: {title}", f"{speed[name]:,.0f} turns/s")
    for game in GAMES:
        own = speed[f"{game} states"]
        yield Row(f"engine: sevens {game}, states", f"{own:,.0f} turns/s", f">= {speed['uno']:,.0f}", own >= speed["uno"])
        yield ratio(speed, f"{game} states", "hearts", STATE_TO_HEARTS)
        yield Row(f"engine: sevens {game}, playouts", f"{speed[f'{game} playouts']:,.0f} turns/s")
        yield ratio(speed, f"{game} playouts", "hearts", PLAYOUT_TO_HEARTS)
        yield ratio(speed, f"{game} playouts", "uno", PLAYOUT_TO_UNO)
    for game in IN_BATCHES:
        yield Row(f"engine: sevens {game}, batches", f"{speed[f'{game} batches']:,.0f} turns/s")
        yield ratio(speed, f"{game} batches", f"{game} playouts", BATCH_TO_PLAYOUT, goal=game != "fan_tan")
    taken = setting()
    yield Row("engine: 100,000 deals of an experiment", f"{taken:.1f} s a setting", f"<= {SETTING} s", taken <= SETTING)


def ratio(speed: dict[str, float], own: str, other: str, aim: float, *, goal: bool = True) -> Row:
    """How many times faster one engine is than another, beside what it should be; falling short of a goal fails nothing."""
    times = speed[own] / speed[other]
    return Row(f"engine: {own} / {other}", f"{times:.2f}", f">= {aim:g}", times >= aim, goal)
