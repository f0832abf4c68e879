"""How fast deals are simulated on one core and on all, and what a million deals take.

`python -m bench.simulating` measures it in a process of its own and prints the figures as JSON.
"""

import json
import os
import resource
import statistics
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator

from bench.rows import Row, megabytes
from sevens import simulate

LEAST_GAIN = 1.8
MILLION, MOST_BYTES, MOST_SECONDS = 1_000_000, 300_000_000, 120
DEALS, RUNS = 400_000, 3
"""So many that the half second in which the processes start does not count."""
LINE_UP = ["random"] * 4


def seconds(deals: int, on: str) -> float:
    """The time by the clock until so many deals of Fan Tan have been simulated and their rows thrown away."""
    start = time.perf_counter()
    deque(simulate("fan_tan", LINE_UP, deals, seed=1, on=on), maxlen=0)  # type: ignore[arg-type]
    return time.perf_counter() - start


def peak(processes: int) -> int:
    """The most memory this process and the ones it has started can have held together, in bytes."""
    unit = 1 if sys.platform == "darwin" else 1024
    own, largest = (resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return unit * (own + processes * largest)


def measured() -> dict[str, float]:
    """The figures of this machine; one core and all cores take turns."""
    million = seconds(MILLION, "all cores")
    bytes_held = peak(os.cpu_count() or 1)
    runs = [(seconds(DEALS, "one core"), seconds(DEALS, "all cores")) for _ in range(RUNS)]
    one, every = (statistics.median(times) for times in zip(*runs, strict=True))
    return {"one": one, "all": every, "million": million, "peak": bytes_held}


def rows() -> Iterator[Row]:
    """Deals per second on one core and on all cores, and the time and the memory of a million deals."""
    printed = subprocess.run([sys.executable, "-m", "bench.simulating"], check=True, capture_output=True, text=True).stdout
    figures = json.loads(printed)
    gain = figures["one"] / figures["all"]
    yield Row("simulation: one core", f"{DEALS / figures['one']:,.0f} deals/s")
    yield Row("simulation: all cores", f"{DEALS / figures['all']:,.0f} deals/s")
    yield Row("simulation: all cores / one core", f"{gain:.2f}", f">= {LEAST_GAIN}", gain >= LEAST_GAIN)
    yield Row(
        "simulation: a million deals, all cores", f"{figures['million']:.0f} s", f"<= {MOST_SECONDS} s",
        figures["million"] <= MOST_SECONDS, goal=True,
    )  # fmt: skip
    yield Row(
        "simulation: memory of a million deals, at most", megabytes(figures["peak"]), f"<= {megabytes(MOST_BYTES)}",
        figures["peak"] <= MOST_BYTES,
    )  # fmt: skip


if __name__ == "__main__":
    print(json.dumps(measured()))
