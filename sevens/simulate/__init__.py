"""Many deals, played by bots, written down and counted."""

from sevens.simulate.deals import play
from sevens.simulate.many import simulate
from sevens.simulate.progress import in_lines, on_bar
from sevens.simulate.rows import DealRow
from sevens.simulate.shares import Share, seat_shares
from sevens.simulate.tournaments import Standing, Standings, tournament, tournament_steps

__all__ = [
    "DealRow",
    "Share",
    "Standing",
    "Standings",
    "in_lines",
    "on_bar",
    "play",
    "seat_shares",
    "simulate",
    "tournament",
    "tournament_steps",
]
