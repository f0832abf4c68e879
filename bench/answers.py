"""How long the expert thinks about a move, in a game of each kind."""

import statistics
import time
from collections.abc import Iterator
from typing import Any

from bench.rows import Row
from sevens import Round, preset, sedma
from sevens.bots import Club, Expert
from sevens.sedma.playout import play as play_sedma
from sevens.simulate import play

GAMES = ("fan_tan", "shichi_narabe", "parliament")
DEALS, MOST_MILLISECONDS = 4, 150


def rows() -> Iterator[Row]:
    """The median time of the moves that are a choice, a row for each game."""
    for game in (*GAMES, "sedma"):
        answer = statistics.median(sedma_times() if game == "sedma" else times(game))
        kept = answer <= MOST_MILLISECONDS
        yield Row(f"expert: {game}, median answer", f"{answer:.0f} ms", f"<= {MOST_MILLISECONDS} ms", kept)


def times(game: str) -> list[float]:
    """Milliseconds of each choice of an expert in a few deals between club players."""
    deals = (Round.deal(preset(game), 4, seed) for seed in range(DEALS))
    states = (state for first in deals for state in (first, *play(first, [Club()] * 4)))
    return [_timed(Expert(), state.seen_by(state.turn)) for state in states if len(state.legal_moves()) > 1]


def sedma_times() -> list[float]:
    """The same in a few deals of Sedma for two."""
    deals = (sedma.Deal.deal(preset("sedma"), 2, seed) for seed in range(DEALS))
    states = (state for first in deals for state in (first, *play_sedma(first, [sedma.bot("club"), sedma.bot("club")])))
    return [_timed(sedma.bot("expert"), state.seen_by(state.turn)) for state in states if len(state.legal_moves()) > 1]


def _timed(bot: Any, view: Any) -> float:
    start = time.process_time()
    bot.choose(view)
    return 1000 * (time.process_time() - start)
