"""Reads a position, line by line; `sevens.position` says how one is written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from sevens.cards import Card, Pack, bits_of
from sevens.checks import check_text
from sevens.dealing import opening, read_stock
from sevens.errors import Unreadable
from sevens.layout import Layout
from sevens.outcome import Ending, Outcome
from sevens.presets import read_rules
from sevens.rules import Rules
from sevens.table import Aside, Due, Ledger, Table
from sevens.texts import at_line, check_version, is_number, read_numbers

HEADS = ("sevens", "game", "seats", "layout", "hands")
SEATS = ("seats", "dealer", "leader", "turn")
REST, HIDDEN, EMPTY = "*", "?", "-"


class Parts(NamedTuple):
    """What a position tells of a round, in the order of the fields of `Round`, without events."""

    table: Table
    hands: tuple[int, ...]
    layout: Layout
    ledger: Ledger
    turn: int
    idle: int
    aside: Aside
    outcome: Outcome | None


def read(text: str) -> Parts:
    """What a position tells. Raises `Unreadable` with the line and what was expected there."""
    written = check_text(text, "a position, which begins with 'sevens 1'")
    lines = [(n, *_split(line)) for n, line in enumerate(written.splitlines(), start=1) if line.strip()]
    heads = [head for _, head, _ in lines]
    if tuple(heads[: len(HEADS)]) != HEADS:
        place = next(i for i, head in enumerate(HEADS) if i >= len(heads) or heads[i] != head)
        number, found = (lines[place][0], heads[place]) if place < len(lines) else (len(lines) + 1, "the end")
        raise Unreadable(found, f"a line that begins with {HEADS[place]!r}", number)
    reader = _Reader()
    for number, head, rest in lines:
        with at_line(number):
            reader.line(head, rest)
    with at_line(lines[len(HEADS) - 1][0]):
        return reader.parts()


def _split(line: str) -> tuple[str, str]:
    head, _, rest = line.strip().partition(" ")
    return head, rest.strip()


class _Reader:
    """Reads a position line by line."""

    def __init__(self) -> None:
        self.found: dict[str, Any] = {}
        self.rules: Rules
        self.seats = 0

    @property
    def pack(self) -> Pack:
        return self.rules.shape.pack

    def line(self, head: str, rest: str) -> None:
        """Read one line, of which each may come once."""
        if head in self.found:
            raise Unreadable(head, "each line once")
        if head not in READERS:
            raise Unreadable(head, f"a line that begins with {', '.join(READERS)}")
        self.found[head] = READERS[head](self, rest)

    def version(self, rest: str) -> None:
        """The version of the text."""
        check_version(rest)

    def game(self, rest: str) -> None:
        """The rules."""
        self.rules = read_rules(rest)

    def places(self, rest: str) -> tuple[int, ...]:
        """The number of seats, the dealer, the leader and the seat to move."""
        numbers = read_numbers(f"seats {rest}", SEATS, "seats 4 dealer 0 leader 1 turn 2")
        self.seats = numbers[0]
        if not 2 <= self.seats <= self.rules.max_players:
            self.rules.check_seats(self.seats)
        for number in numbers[1:]:
            self.seat(str(number))
        return numbers

    def layout(self, rest: str) -> Layout:
        """What lies on the table."""
        return Layout.parse(rest, self.rules.shape)

    def seat(self, rest: str) -> int:
        """One seat."""
        if not is_number(rest) or int(rest) >= self.seats:
            raise Unreadable(rest, f"a seat from 0 to {self.seats - 1}")
        return int(rest)

    def some_seats(self, rest: str) -> tuple[int, ...]:
        """Seats, each once."""
        seats = tuple(map(self.seat, rest.split()))
        if len(set(seats)) < len(seats):
            raise Unreadable(rest, "each seat once")
        return seats

    def number(self, rest: str) -> int:
        """A whole number from 0."""
        if not is_number(rest):
            raise Unreadable(rest, "a whole number from 0")
        return int(rest)

    def numbers(self, rest: str) -> tuple[int, ...]:
        """One number a seat."""
        numbers = tuple(map(self.number, rest.split()))
        if len(numbers) != self.seats:
            raise Unreadable(rest, f"{self.seats} numbers, one a seat")
        return numbers

    def by_seat(self, rest: str) -> list[str]:
        """One text a seat."""
        texts = ["" if text.strip() == EMPTY else text.strip() for text in rest.split("/")]
        if len(texts) != self.seats:
            raise Unreadable(rest, f"{self.seats} hands with / between")
        return texts

    def cards(self, rest: str) -> int:
        """The mask of some cards."""
        return self.pack.mask(rest.split())

    def masks(self, rest: str) -> tuple[int, ...]:
        """The mask of some cards for each seat."""
        return tuple(map(self.cards, self.by_seat(rest)))

    def masks_of_passes(self, rest: str) -> tuple[tuple[int, ...], ...]:
        """For each seat a mask of cards for each pass."""
        return tuple(tuple(map(self.cards, filter(None, text.split(",")))) for text in self.by_seat(rest))

    def named(self, rest: str) -> int:
        """The seven the dealer has named."""
        return self.pack.alike(self.cards(rest))

    def pairs(self, rest: str) -> tuple[tuple[int, int], ...]:
        """Jokers with their places: the places first."""
        words = [word.partition("@") for word in rest.split()]
        return tuple((self.pack.bit(Card.parse(place)), self.pack.bit(Card.parse(joker))) for joker, _, place in words)

    def kings(self, rest: str) -> tuple[tuple[int, int], ...]:
        """Kings with the seats that laid them."""
        words = [word.partition("@") for word in rest.split()]
        return tuple((self.pack.bit(Card.parse(king)), self.seat(seat)) for king, _, seat in words)

    def yes(self, rest: str) -> bool:
        """What is either so or not told."""
        if rest != "yes":
            raise Unreadable(rest, "yes")
        return True

    def due(self, rest: str) -> Due:
        """A debt of cards."""
        words = rest.split()
        if len(words) != 4:
            raise Unreadable(rest, "who receives, who gives, how many cards, and whose turn comes then")
        return Due(self.seat(words[0]), self.seat(words[1]), self.number(words[2]), self.seat(words[3]))

    def stock(self, rest: str) -> tuple[int, ...]:
        """The cards of the stock, the top one first."""
        if rest.startswith(HIDDEN):
            raise Unreadable(rest, "every card of the stock; this position leaves it out")
        return read_stock(self.rules, rest.split())

    def ended(self, rest: str) -> Outcome:
        """How the round ended."""
        ending, *order = rest.split() or [""]
        if ending not in list(Ending) or sorted(order) != sorted(map(str, range(self.seats))):
            raise Unreadable(rest, f"an ending ({', '.join(Ending)}) and every seat in finishing order")
        return Outcome(Ending(ending), tuple(map(int, order)))

    def parts(self) -> Parts:
        """All of it together, checked."""
        found, none = self.found, (0,) * self.seats
        _, dealer, leader, turn = found["seats"]
        aside = Aside(**{name: found[line] for name, line in ASIDE.items() if line in found})
        if aside.ghosts and not aside.shown:
            aside = replace(aside, shown=none)
        stock = found.get("stock", ())
        hands = self._hands(found["hands"], sum(stock), aside)
        ledger = Ledger(
            found.get("paid", none), found.get("passes", none), found.get("lacks", none), found.get("owed", none),
            found.get("withheld", ((),) * self.seats),
        )  # fmt: skip
        self._check(hands, stock, aside, turn)
        table = Table(self.rules, dealer, leader, stock=stock)
        return Parts(table, hands, found["layout"], ledger, turn, found.get("idle", 0), aside, found.get("ended"))

    def _lying(self, aside: Aside) -> int:
        """The mask of the cards that are in no hand: laid or exposed; jokers count that lie."""
        jokers = sum(joker for _, joker in aside.wild)
        laid: int = self.found["layout"].laid
        return laid & ~aside.jokered | aside.exposed | jokers

    def _hands(self, texts: list[str], stock: int, aside: Aside) -> tuple[int, ...]:
        """The hands, those written `*` filled with the cards named nowhere."""
        if any(text.startswith(HIDDEN) for text in texts):
            raise Unreadable(" / ".join(texts), "every card of every hand; this position leaves hands out")
        masks = [0 if text == REST else self.cards(text) for text in texts]
        open_hands = [seat for seat, text in enumerate(texts) if text == REST]
        left = self._left(_union(masks) | stock, self._lying(aside)) if open_hands else 0
        for i, bit in enumerate(bits_of(left)):
            masks[open_hands[i % len(open_hands)]] |= bit
        return tuple(masks)

    def _left(self, held: int, lying: int) -> int:
        """The mask of the cards named nowhere; of two copies, which lies where is not told."""
        left = self.pack.wild & ~held & ~lying
        for copies in self._values():
            free = list(bits_of(copies & ~held))
            left |= sum(free[: len(free) - (lying & copies).bit_count()])
        return left

    def _check(self, hands: tuple[int, ...], stock: tuple[int, ...], aside: Aside, turn: int) -> None:
        """Raises `Unreadable` unless every card is in one place, a joker at most in one, and who still plays holds cards."""
        held, lying = _union((*hands, *stock)), self._lying(aside)
        doubled = sum(pile.bit_count() for pile in (*hands, *stock)) != held.bit_count() or held & lying & self.pack.wild
        suits = self.pack.full & ~self.pack.wild
        places = [(held & suits & copies).bit_count() + (lying & suits & copies).bit_count() for copies in self._values()]
        if doubled or any(count != self.pack.copies for count in places):
            raise Unreadable("hands", "each card of the pack in one place: laid, exposed, in a hand or in the stock")
        if not lying and sum(stock) & opening(self.rules):
            raise Unreadable("stock", "a stock without the cards that open")
        empty = any(not hand and seat not in aside.absent for seat, hand in enumerate(hands))
        if "ended" not in self.found and (turn in aside.absent or empty):
            raise Unreadable("hands", "cards in the hand of every seat that still plays, and one of those to move")

    def _values(self) -> list[int]:
        """For each card of one pack, the mask of the card and its copy."""
        return [self.pack.alike(value) for value in bits_of((1 << self.pack.single) - 1)]


def _union(masks: Sequence[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


ASIDE = {
    "named": "named", "ghosts": "ghosts", "shown": "shown", "exposed": "exposed", "wild": "jokers", "kings": "kings",
    "completed": "completed", "out": "out", "caught": "caught", "liable": "liable", "due": "due",
}  # fmt: skip
"""The field of `Aside` that each line fills."""
READERS: dict[str, Callable[[_Reader, str], Any]] = {
    "sevens": _Reader.version,
    "game": _Reader.game,
    "seats": _Reader.places,
    "layout": _Reader.layout,
    "hands": _Reader.by_seat,
    "paid": _Reader.numbers,
    "passes": _Reader.numbers,
    "owed": _Reader.numbers,
    "lacks": _Reader.masks,
    "withheld": _Reader.masks_of_passes,
    "idle": _Reader.number,
    "named": _Reader.named,
    "ghosts": _Reader.some_seats,
    "shown": _Reader.masks,
    "exposed": _Reader.cards,
    "jokers": _Reader.pairs,
    "kings": _Reader.kings,
    "completed": _Reader.numbers,
    "out": _Reader.some_seats,
    "caught": _Reader.yes,
    "liable": _Reader.seat,
    "due": _Reader.due,
    "stock": _Reader.stock,
    "ended": _Reader.ended,
}
