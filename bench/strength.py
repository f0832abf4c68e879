"""How strong the bots are: matches of one level against another, each share of deals won beside its bound: `make strength`."""

import sys
from dataclasses import dataclass

from bench.rows import Row, print_table
from sevens.simulate import DealRow, Share, simulate

SEED = 1


@dataclass(frozen=True)
class Match:
    """One bot of a level against bots of another in all other seats, and the share it has to win."""

    game: str
    level: str
    other: str
    seats: int
    deals: int
    least: float
    par_below: bool = False
    """Whether par has to lie below the whole 95 % interval too."""

    def row(self) -> Row:
        """The match played, from every seat as often, on all cores."""
        line_up = [self.level, *[self.other] * (self.seats - 1)]
        rows = simulate(self.game, line_up, self.deals, SEED, rotate=True, on="all cores")
        share = Share(sum(_won(row, self.level) for row in rows), self.deals)
        low, high = share.interval
        kept = share.value >= self.least and (not self.par_below or low > 1 / self.seats)
        what = f"{self.game}: {self.level} against {self.seats - 1} {self.other}, {self.deals:,} deals"
        bound = f">= {self.least:.0%}" + (f", above {1 / self.seats:.0%}" if self.par_below else "")
        return Row(what, f"{share.value:.1%} ({low:.1%} to {high:.1%})", bound, kept)


MATCHES = (
    Match("fan_tan", "club", "random", seats=4, deals=20_000, least=0.53),
    Match("fan_tan", "expert", "club", seats=4, deals=2_400, least=0.28, par_below=True),
    Match("sedma", "club", "random", seats=2, deals=4_000, least=0.75),
    Match("sedma", "expert", "club", seats=2, deals=600, least=0.55),
)


def main() -> int:
    """Play all matches, print them, and return 1 if a bound is missed."""
    rows = [match.row() for match in MATCHES]
    print_table(rows)
    return int(any(row.broken for row in rows))


def _won(row: DealRow, level: str) -> bool:
    return any(row.bots[seat] == level for seat in row.winners)


if __name__ == "__main__":
    sys.exit(main())
