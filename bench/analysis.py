"""Exact analysis of Fan Tan positions for four, one core: seconds per position, every move and the forced win included."""

import statistics
import time
from collections.abc import Iterator

from bench.rows import Row
from sevens import Round, analyse, bot, play, preset

SEATS = 4
SIZES = {26: (60, 2.0), 32: (60, 10.0), 52: (8, 1500.0)}
"""For so many cards left: how many positions, and the most milliseconds in the mean."""


def positions(cards: int, count: int, level: str) -> Iterator[Round]:
    """Positions with so many cards left, each from another deal, after play by bots of one level; seeds fixed."""
    seed = 0
    while count:
        seed += 1
        state = Round.deal(preset("fan_tan"), SEATS, seed)
        bots = [bot(level, seed * SEATS + seat) for seat in range(SEATS)]
        found = next(at for at in (state, *play(state, bots)) if at.outcome or sum(map(int.bit_count, at.hands)) <= cards)
        if found.outcome is None:
            count -= 1
            yield found


def milliseconds(state: Round) -> float:
    """What one analysis takes."""
    start = time.process_time()
    analyse(state)
    return 1000 * (time.process_time() - start)


def rows() -> Iterator[Row]:
    """One row a size and level."""
    for cards, (count, most) in SIZES.items():
        for level in ("random", "club") if cards < 52 else ("club",):
            times = list(map(milliseconds, positions(cards, count, level)))
            mean, worst = statistics.mean(times), max(times)
            yield Row(
                f"analysis: {cards} cards left, {level} play, mean of {count} (longest {worst:,.1f} ms)",
                f"{mean:,.2f} ms",
                f"<= {most:,.0f} ms",
                mean <= most,
            )
