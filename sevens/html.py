"""What a notebook shows of a layout, of rules and of a round: small tables without words of their own language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sevens.layout import Layout
    from sevens.options import Options
    from sevens.round import Round


def table(rows: Iterable[Sequence[object]]) -> str:
    """An HTML table of texts.

    >>> table([["♠", "5-8"]])
    '<table><tr><td>♠</td><td>5-8</td></tr></table>'
    """
    cells = ("".join(f"<td>{_escaped(cell)}</td>" for cell in row) for row in rows)
    return f"<table>{''.join(f'<tr>{row}</tr>' for row in cells)}</table>"


def of_layout(layout: Layout) -> str:
    """A layout, a row for each column: its suit, its ranks from end to end, `·` for a place where nothing lies."""
    pack = layout.shape.pack
    rows = []
    for suit in pack.suits:
        for copy in range(pack.copies):
            cards = pack.unmask(pack.suit_mask(suit, copy))
            rows.append([suit.symbol, *(card.rank if pack.bit(card) & layout.laid else "·" for card in cards)])
    return table(rows)


def of_options(rules: Options) -> str:
    """The options of a game: name, value, the values allowed, and the ids of the rules that speak of it."""
    return table((o.name, o.value, ", ".join(map(str, o.allowed)), " ".join(o.sources)) for o in rules.options())


def of_round(round_: Round) -> str:
    """A round: the layout, and for each seat the number of its cards; the seat to move shows its hand."""
    pack = round_.rules.shape.pack
    rows = [
        [f"▸ {seat}" if seat == round_.turn else seat, hand.bit_count(), pack.text(hand) if seat == round_.turn else ""]
        for seat, hand in enumerate(round_.hands)
    ]
    return of_layout(round_.layout) + table(rows)


def _escaped(cell: object) -> str:
    return str(cell).replace("&", "&amp;").replace("<", "&lt;")
