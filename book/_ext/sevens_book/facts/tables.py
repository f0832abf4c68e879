"""What the tables of every game have in common: the HTML, and how hands are dealt."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from sevens import Round, Rules
from sevens_book import rendering
from sevens_book.words import say

Table = Callable[[str], str]
"""A table's HTML in a language."""
Row = tuple[str, str]
"""A line of a list of facts."""


def table(head: Sequence[str], rows: Iterable[Sequence[str]], caption: str = "") -> str:
    """An HTML table whose first column names the rows. Without a head it is a list of facts."""
    top = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>' for first, *cells in rows
    )
    return (
        '<div class="pst-scrollable-table-container"><table class="table fact-table">'
        + (f"<caption>{caption}</caption>" if caption else "")
        + (f"<thead><tr>{top}</tr></thead>" if top else "")
        + f"<tbody>{body}</tbody></table></div>"
    )


def numbers_of(rules: Rules) -> dict[str, int]:
    """The numbers that every game with a layout has."""
    best_from, best_to = rules.best_players
    return {
        "min_players": rules.min_players,
        "max_players": rules.max_players,
        "best_from": best_from,
        "best_to": best_to,
        "cards": len(rules.shape.pack.cards),
        "fewest_in_hand": len(rules.shape.pack.cards) // rules.max_players,
    }


def players(rules: Rules, language: str) -> Row:
    """How many play."""
    words = partial(say, language)
    best_from, best_to = rules.best_players
    said = words("{low} to {high}; best with {best_low} to {best_high}")
    return (
        words("Players"),
        said.format(low=rules.min_players, high=rules.max_players, best_low=best_from, best_high=best_to),
    )


def opening(rules: Rules, language: str) -> list[Row]:
    """How many play, with what cards, and which opens."""
    words = partial(say, language)
    cards = words("{number} cards of a French pack; the ace is low").format(number=len(rules.shape.pack.cards))
    return [
        players(rules, language),
        (words("Cards"), cards),
        (words("Opens"), rendering.word_card(str(rules.opening_card), language)),
    ]


def deals(rules: Rules) -> list[Round]:
    """A deal for every number of players; its dealer sits at seat 0."""
    return [Round.deal(rules, seats, seed=1) for seats in range(rules.min_players, rules.max_players + 1)]


def hands(dealt: Round) -> tuple[int, ...]:
    """How many cards each hand holds, from the dealer on."""
    return tuple(map(int.bit_count, dealt.hands))


def hand_sizes(rules: Rules, language: str) -> str:
    """For every number of players: how many cards each hand holds, from the dealer on."""
    words = partial(say, language)
    rows = [(str(len(dealt.hands)), counted(hands(dealt)), in_order(hands(dealt))) for dealt in deals(rules)]
    head = (words("Players"), words("Hands × cards"), words("From the dealer on, clockwise"))
    return table(head, rows, words("What is dealt"))


def counted(numbers: Iterable[int]) -> str:
    """Equal numbers together, largest first: `2 × 18, 1 × 17`."""
    return ", ".join(f"{times}\u00a0×\u00a0{number}" for number, times in sorted(Counter(numbers).items(), reverse=True))


def in_order(numbers: Iterable[int]) -> str:
    """Numbers one after the other: `18, 17, 17`."""
    return ", ".join(map(str, numbers))


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number > 0 else str(number).replace("-", "\u2212")
