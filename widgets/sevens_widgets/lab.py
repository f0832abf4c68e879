"""Studies of the strategy lab: an experiment, its chart and its verdict."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path

import sevens
from sevens import Share, preset, seat_shares
from sevens_widgets.charts import Group, Intervals, Row
from sevens_widgets.render.forms import level_name
from sevens_widgets.render.lab import Verdict
from sevens_widgets.words import Words, words

DEALS = 20_000 if sys.platform != "emscripten" else 200
"""Deals per number of players: in the browser, the reader's own machine does the work."""


@dataclass(frozen=True)
class SeatStudy:
    """How often each place in the order of play wins, for every number of players."""

    level: str
    seed: int
    deals: int
    shares: dict[int, tuple[Share, ...]]
    words: Words

    def chart(self) -> Intervals:
        """Each place's share of the deals won, less the even share, in percentage points."""
        say = self.words.say
        groups = []
        for players, shares in self.shares.items():
            even = 1 / players
            rows = [
                Row(self._place(place, players), *(100 * (x - even) for x in (share.value, *share.interval)))
                for place, share in enumerate(shares)
            ]
            groups.append(Group(say("{players} players").format(players=players), rows))
        return Intervals(
            groups,
            title=say("Deals won by each place, compared with an even share"),
            unit=say("percentage points above or below an even share"),
            note=say("{deals} deals for each number of players, level {level}, deals from {seed}, intervals of 95 %.").format(
                deals=self.words.number(self.deals), level=level_name(self.level, self.words), seed=self.seed
            ),
            words=self.words,
        )

    def verdict(self) -> Verdict:
        """What the numbers say about the claim that the seat left of the opener is best."""
        say, tables = self.words.say, len(self.shares)
        best = [max(range(players), key=lambda place: shares[place].value) for players, shares in self.shares.items()]
        claimed = sum(place == 1 for place in best)
        last = sum(place == players - 1 for place, players in zip(best, self.shares, strict=True))
        opener = sum(place == 0 for place in best)
        clear = sum(shares[1].interval[0] > 1 / players for players, shares in self.shares.items())
        head = say("The claim holds.") if claimed == tables else say("The claim does not hold.")
        body = say(
            "The player left of the opener won most often at {claimed} of {tables} table sizes, the opener at {opener}, "
            "the player before the opener at {last}. Left of the opener, the whole interval lies above the even share at {clear}."
        ).format(claimed=claimed, tables=tables, opener=opener, last=last, clear=clear)
        return Verdict(head, body)

    def _place(self, place: int, players: int) -> str:
        say = self.words.say
        if place == 0:
            return say("opener")
        if place == 1:
            return say("left of the opener")
        return say("before the opener") if place == players - 1 else say("place {number}").format(number=place + 1)


def seats(
    level: str = "club", seed: int = 1, deals: int = DEALS, players: Iterable[int] = range(3, 9), lang: str | None = None
) -> SeatStudy:
    """The study of the seats in Fan Tan. The same seed gives the same figures."""
    rules = preset("fan_tan")

    def wins(number: int) -> list[int]:
        return [share.wins for share in seat_shares(rules, number, deals, seed, level)]

    shares = {
        number: tuple(Share(won, deals) for won in stored(f"seats {number} {deals} {seed} {level}", partial(wins, number)))
        for number in players
    }
    return SeatStudy(level, seed, deals, shares, words(lang))


def stored(question: str, compute: Callable[[], list[int]]) -> list[int]:
    """The answer to a question, computed once for all languages of a build.

    The build names a folder in SEVENS_STUDIES; an answer is kept there under the question and the code that gave it.
    """
    folder = os.environ.get("SEVENS_STUDIES")
    if not folder:
        return compute()
    code = b"".join(path.read_bytes() for path in sorted(Path(sevens.__file__).parent.rglob("*.py")))
    place = Path(folder, sha256(question.encode() + code).hexdigest()[:24] + ".json")
    if not place.exists():
        answer = compute()
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(json.dumps(answer), encoding="utf-8")
    found: list[int] = json.loads(place.read_text(encoding="utf-8"))
    return found
