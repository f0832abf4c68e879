"""A position: a round at one moment, written down; short enough to be written by hand.

    sevens 1
    game shichi_narabe ghost_cards=gaps
    seats 4 dealer 0 leader 1 turn 2
    layout S 5-8; H 7; D 4-9,J
    hands 9S 2H / * / * / *
    passes 0 1 3 0

The cards of the hands stand seat by seat, with `/` between; `*` hands share the cards that are named nowhere, and `?12`
stands for twelve cards that are not told; `-` is an empty one. The lines after `hands` may be left out where there is nothing
to tell; `stock` has the top card first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sevens.reading import EMPTY, HIDDEN
from sevens.texts import VERSION

if TYPE_CHECKING:
    from sevens.round import Round


def write(round_: Round, seat: int | None = None) -> str:
    """The position of a round as a text; with a seat, the other hands and what only their owners know are left out."""
    pack, rules, aside, ledger = round_.rules.shape.pack, round_.rules, round_.aside, round_.ledger
    seats = range(len(round_.hands))
    hands = [
        pack.text(hand) if seat in (None, other) or not hand else f"{HIDDEN}{hand.bit_count()}"
        for other, hand in enumerate(round_.hands)
    ]
    withheld = [", ".join(map(pack.text, masks)) if seat in (None, other) else "" for other, masks in enumerate(ledger.withheld)]
    due = aside.due
    lines = {
        "paid": _numbers(ledger.paid),
        "passes": _numbers(ledger.passes),
        "owed": _numbers(ledger.owed) if seat is None else "",
        "lacks": _listed(map(pack.text, ledger.lacks)),
        "withheld": _listed(withheld),
        "idle": str(round_.idle or ""),
        "stock": _stock(round_) if seat is None else f"{HIDDEN}{round_.stock}" if round_.stock else "",
        "named": pack.text(aside.named & (1 << pack.single) - 1),
        "ghosts": " ".join(map(str, aside.ghosts)),
        "shown": _listed(map(pack.text, aside.shown)),
        "exposed": pack.text(aside.exposed),
        "jokers": " ".join(f"{pack.card(joker)}@{pack.card(place)}" for place, joker in aside.wild),
        "kings": " ".join(f"{pack.card(place)}@{layer}" for place, layer in aside.kings),
        "completed": _numbers(aside.completed),
        "out": " ".join(map(str, aside.out)),
        "caught": "yes" if aside.caught else "",
        "liable": "" if aside.liable is None else str(aside.liable),
        "due": f"{due.to} {due.giver} {due.count} {due.turn}" if due else "",
        "ended": f"{round_.outcome.ending} {' '.join(map(str, round_.outcome.order))}" if round_.outcome else "",
    }
    head = (
        f"sevens {VERSION}",
        f"game {rules}",
        f"seats {len(seats)} dealer {round_.dealer} leader {round_.leader} turn {round_.turn}",
        f"layout {round_.layout}".rstrip(),
        f"hands {' / '.join(hand or EMPTY for hand in hands)}",
    )
    return "\n".join((*head, *(f"{name} {text}" for name, text in lines.items() if text)))


def _stock(round_: Round) -> str:
    card = round_.rules.shape.pack.card
    return " ".join(str(card(bit)) for bit in round_.table.stock)


def _numbers(values: Sequence[int]) -> str:
    return " ".join(map(str, values)) if any(values) else ""


def _listed(texts: Any) -> str:
    listed = list(texts)
    return " / ".join(text or EMPTY for text in listed) if any(listed) else ""
