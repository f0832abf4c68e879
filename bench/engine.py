"""Turns per second of the rules package beside two public packages, random legal moves, deals included, one core."""

import random
import statistics
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

from bench.rows import Row
from sevens import Round, preset

ROOT = Path(__file__).parents[1]
PEERS = {
    "hearts": "OpenSpiel hearts (C++)",
    "uno": "RLCard uno, its environment",
    "uno-rules": "RLCard uno, its rules alone",
}
SECONDS, RUNS = 1.5, 5


def fan_tan(seconds: float) -> float:
    """Turns per second of Fan Tan for four."""
    rules, choose, turns, seed = preset("fan_tan"), random.Random(1).choice, 0, 0
    start = time.perf_counter()
    while time.perf_counter() < start + seconds:
        state, seed = Round.deal(rules, seats=4, seed=seed), seed + 1
        while state.outcome is None:
            state = state.after(choose(state.legal_moves()))
            turns += 1
    return turns / (time.perf_counter() - start)


def peer(name: str, seconds: float) -> float:
    """Turns per second of a peer, played in the benchmark's own environment."""
    command = [f"{ROOT}/.venv-bench/bin/python", f"{ROOT}/bench/peers.py", name, str(seconds)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def rows() -> Iterator[Row]:
    """One row an engine: the median of several runs, the engines taking turns."""
    ours: list[float] = []
    peers: dict[str, list[float]] = {name: [] for name in PEERS}
    for _ in range(RUNS):
        ours.append(fan_tan(SECONDS))
        for name, figures in peers.items():
            figures.append(peer(name, SECONDS))
    medians = {name: statistics.median(figures) for name, figures in peers.items()}
    own, least = statistics.median(ours), medians["uno"]
    yield Row("engine: sevens fan_tan (Python)", f"{own:,.0f} turns/s", f">= {least:,.0f}", own >= least)
    for name, title in PEERS.items():
        yield Row(f"engine: {title}", f"{medians[name]:,.0f} turns/s")
