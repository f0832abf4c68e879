"""How a notebook shows a deal of Sedma, or what one seat sees of it: a table, and a line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from sevens.sedma.cards import GERMAN
from sevens.show import NOTHING, state, table

if TYPE_CHECKING:
    from sevens.sedma.view import View


def position(view: View, hands: Mapping[int, int]) -> str:
    """The trick, a row for each seat with its hand if that is among `hands`, one for what each side has won, and the stock.

    >>> from sevens.sedma import Sedma, parse_position
    >>> view = parse_position("hands KH / 7B; won * / 10H; trick 0:KL 1:7L", Sedma()).seen_by(0)
    >>> "7B" in position(view, {0: view.hand}), "KH" in position(view, {0: view.hand})
    (False, True)
    """
    marks = ["▸ " if seat == view.turn and not view.outcome else "" for seat in range(len(view.sizes))]
    rows = [[f"{marks[seat]}{seat}", _text(hands.get(seat, 0)), str(size)] for seat, size in enumerate(view.sizes)]
    rows += [[f"won {side}", _text(won), str(won.bit_count())] for side, won in enumerate(view.won)]
    rows.append(["stock", NOTHING, str(view.stock)])
    return table(f"{view.rules}, {state(view)}: {_trick(view)}", ("seat", "hand", "cards"), rows)


def line(view: View) -> str:
    """What a seat sees, in a line: rules, state, trick, its hand, the sizes of all hands, the stock, the tricks of each side."""
    hand = f"seat {view.seat}: {_text(view.hand)}"
    sizes, tricks = (" ".join(map(str, numbers)) for numbers in (view.sizes, view.tricks))
    return f"{view.rules}, {state(view)}: {_trick(view)} | {hand} | {sizes} cards, stock {view.stock}, tricks {tricks}"


def _trick(view: View) -> str:
    return " ".join(f"{played.seat}:{played.card}" for played in view.trick) or NOTHING


def _text(mask: int) -> str:
    return GERMAN.text(mask) or NOTHING
