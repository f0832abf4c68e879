"""Many deals, played by bots, written down and counted."""

from sevens.simulate.deals import play
from sevens.simulate.many import simulate
from sevens.simulate.progress import in_lines, on_bar
from sevens.simulate.rows import DealRow
from sevens.simulate.shares import Share, seat_shares

__all__ = ["DealRow", "Share", "in_lines", "on_bar", "play", "seat_shares", "simulate"]
