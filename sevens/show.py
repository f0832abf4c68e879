"""How a notebook shows cards, positions and rules: semantic HTML and short texts, of card texts, signs and names only.

Only the red suits have a colour, mixed from that of the text around them, so that it can be read on any ground.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sevens.cards import Card, Suit
    from sevens.layout import Layout
    from sevens.options import Options
    from sevens.round import Round
    from sevens.sedma.view import View as SedmaView
    from sevens.view import View

TEXT_SIGN = "\ufe0e"
"""Asks for a suit as a sign of the font, not as a picture."""
RED = ' style="color:color-mix(in srgb,currentColor 40%,red)"'
NOTHING = "–"


def sign(suit: Suit) -> str:
    """The sign of a suit; a Spanish suit keeps its letter."""
    if suit.symbol == suit.value:
        return suit.value
    return f"<span{RED if suit.value in 'HD' else ''}>{suit.symbol}{TEXT_SIGN}</span>"


def one(card: Card) -> str:
    """A card: its rank and the sign of its suit, named by its text.

    >>> from sevens import Card
    >>> one(Card.parse("11O"))
    '<span role="img" aria-label="11O">11O</span>'
    """
    text = escape(str(card))
    face = f"{card.rank}{sign(card.suit)}{'′' * card.copy}" if card.suit else text
    return f'<span role="img" aria-label="{text}">{face}</span>'


def several(cards: Iterable[Card]) -> str:
    """Cards with spaces between."""
    return " ".join(map(one, cards)) or NOTHING


def lying(layout: Layout) -> str:
    """The layout: a row for each column, from low to high, each card at its place and `·` where none lies."""
    pack = layout.shape.pack
    rows = []
    for copy in range(pack.copies):
        for suit in pack.suits:
            places = pack.unmask(pack.suit_mask(suit, copy))
            rows.append([sign(suit), *(one(card) if pack.bit(card) & layout.laid else "·" for card in places)])
    return table(str(layout) or NOTHING, (), rows)


def position(moment: Round | View, hands: Mapping[int, int], sizes: Sequence[int]) -> str:
    """A position: the layout, then a row for each seat with its hand if that is among `hands`; the seat to move is marked."""
    pack = moment.rules.shape.pack
    tokens = moment.tokens
    rows = [
        [
            f"▸ {seat}" if seat == moment.turn and not moment.outcome else str(seat),
            several(pack.unmask(hands[seat])) if seat in hands else NOTHING,
            str(size),
            str(tokens[seat] if tokens else moment.paid[seat]),
        ]
        for seat, size in enumerate(sizes)
    ]
    if moment.aside.exposed:
        exposed = pack.unmask(moment.aside.exposed)
        rows.append(["exposed", several(exposed), str(len(exposed)), ""])
    if moment.stock:
        rows.append(["stock", NOTHING, str(moment.stock), ""])
    heads = ("seat", "hand", "cards", "tokens" if tokens else "paid")
    return f"{lying(moment.layout)}{table(f'{moment.rules}: {state(moment)}', heads, rows)}"


def choices(rules: Options) -> str:
    """The options of a game: a row for each, with its value (set off if changed), the values allowed, the ids of its rules."""
    rows = []
    for option in rules.options():
        now = escape(str(option.value))
        changed = option.value != option.default
        allowed = escape(", ".join(map(str, option.allowed)))
        rows.append([option.name, f"<strong>{now}</strong>" if changed else now, allowed, " ".join(option.sources)])
    return table(str(rules), ("option", "value", "allowed", "sources"), rows)


def table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; the first cell of each row is its head.

    >>> table("pot", (), [["0", "3"]])
    '<table><caption>pot</caption><tbody><tr><th scope="row">0</th><td>3</td></tr></tbody></table>'
    """
    head = "".join(f'<th scope="col">{name}</th>' for name in heads)
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in rest)}</tr>' for first, *rest in rows
    )
    top = f"<thead><tr>{head}</tr></thead>" if heads else ""
    return f"<table><caption>{escape(caption)}</caption>{top}<tbody>{body}</tbody></table>"


def state(moment: Round | View | SedmaView) -> str:
    """Whose turn it is, or how it ended: then the seats follow in finishing order."""
    if moment.outcome is None:
        return f"seat {moment.turn} to move"
    return " ".join((moment.outcome.ending.value, *map(str, moment.outcome.order)))


def line(moment: Round | View, sizes: Sequence[int], hand: str = "") -> str:
    """A position in a line: rules, state, layout, a hand if there is one to show, the sizes of all hands, pot or tokens."""
    counts = " ".join(map(str, sizes))
    purse = f"tokens {' '.join(map(str, moment.tokens))}" if moment.tokens else f"pot {moment.pot}"
    stock = f", {moment.stock} in the stock" if moment.stock else ""
    parts = (str(moment.layout) or NOTHING, *([hand] if hand else []), f"{counts} cards{stock}, {purse}")
    return f"{moment.rules}, {state(moment)}: {' | '.join(parts)}"
