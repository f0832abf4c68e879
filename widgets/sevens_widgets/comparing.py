"""One deal played by the same bots under two rule sets, and where the two differ."""

from __future__ import annotations

from dataclasses import dataclass

from sevens import InvalidOption, Round, Rules, bot, play, points, settle

FRAMES = 10
"""About so many steps are shown."""


@dataclass(frozen=True, slots=True)
class Difference:
    """How two rounds of the same deal differ; pairs are for the first and the second rule set."""

    laid: tuple[int, int]
    """The places filled under one of them only, each as a mask of its own pack."""
    fits: tuple[int, int]
    """The open ends there are under one of them only, likewise."""
    turn: bool
    """Whether another seat is to play."""
    paid: tuple[int, ...]
    """The seats that have paid other chips."""
    tokens: tuple[int, ...]
    """The seats that have other passes left."""
    over: bool
    """Whether one deal is over and the other is not, or they were won by different seats."""

    def __bool__(self) -> bool:
        return any((*self.laid, *self.fits, self.turn, self.paid, self.tokens, self.over))


@dataclass(frozen=True, slots=True)
class Comparison:
    """The rounds of the deal under each rule set, from before the first move to the last."""

    rounds: tuple[tuple[Round, ...], tuple[Round, ...]]

    @classmethod
    def of(cls, left: Rules, right: Rules, seats: int, seed: int, level: str = "club") -> Comparison:
        """The deal played to its end under both. Raises `InvalidOption` where they do not deal the same cards."""
        start = Round.deal(left, seats, seed)
        starts = (start, _same_cards(start, right, seed))
        first, second = ((start, *play(start, [bot(level, seed) for _ in range(seats)])) for start in starts)
        return cls((first, second))

    @classmethod
    def in_step(cls, left: Rules, right: Rules, seats: int, seed: int, level: str = "club") -> Comparison:
        """The deal played alike under both, as the bots play it under the first, for as long as both allow the same moves.

        Raises `InvalidOption` where they do not deal the same cards.
        """
        start = Round.deal(left, seats, seed)
        pairs = [(start, _same_cards(start, right, seed))]
        bots = [bot(level, seed) for _ in range(seats)]
        while not differs(*pairs[-1]) and not pairs[-1][0].outcome:
            one, other = pairs[-1]
            move = bots[one.turn].choose(one.seen_by(one.turn))
            pairs.append((one.after(move), other.after(move)))
        first, second = zip(*pairs, strict=True)
        return cls((first, second))

    @property
    def last(self) -> int:
        """The number of moves of the longer one."""
        return max(map(len, self.rounds)) - 1

    def at(self, moves: int) -> tuple[Round, Round]:
        """Both after so many moves; one that is over stays at its end."""
        left, right = (rounds[min(moves, len(rounds) - 1)] for rounds in self.rounds)
        return left, right

    @property
    def first_difference(self) -> int | None:
        """After how many moves they differ for the first time; None if they never do."""
        return next((moves for moves in range(self.last + 1) if differences(*self.at(moves))), None)

    @property
    def steps(self) -> tuple[int, ...]:
        """The numbers of moves that are worth showing: the beginning, the first difference, some after it, the end."""
        first = self.first_difference
        if first is None:
            return (0, self.last)
        stride = max(len(self.rounds[0][0].hands), -(-(self.last - first) // FRAMES))
        return tuple(sorted({0, *range(first, self.last, stride), self.last}))


def differences(left: Round, right: Round) -> Difference:
    """How two rounds of the same deal differ."""
    fits = _only_on_one_side(left, right, _fitting(left), _fitting(right))
    seats, both_on = range(len(left.hands)), not (left.outcome or right.outcome)
    return Difference(
        laid=_only_on_one_side(left, right, left.layout.laid, right.layout.laid),
        fits=fits if both_on else (0, 0),
        turn=both_on and left.turn != right.turn,
        paid=tuple(seat for seat in seats if left.paid[seat] != right.paid[seat]),
        tokens=tuple(seat for seat in seats if left.tokens and right.tokens and left.tokens[seat] != right.tokens[seat]),
        over=_winner(left) != _winner(right),
    )


def differs(left: Round, right: Round) -> bool:
    """Whether another seat is to play, other cards lie or other moves are allowed."""
    found = differences(left, right)
    return any((*found.laid, *found.fits, found.turn, found.over)) or set(left.legal_moves()) != set(right.legal_moves())


def _same_cards(start: Round, rules: Rules, seed: int) -> Round:
    """The deal under other rules. The order of a pack's ranks may be another one, as long as it has the same cards."""
    pack, dealt = start.rules.shape.pack, start.table.dealt
    if dealt and rules.shape.pack != pack and set(rules.shape.pack.cards) == set(pack.cards):
        return Round.from_hands(rules, list(map(pack.unmask, dealt.hands)), start.table.dealer)
    other = Round.deal(rules, len(start.hands), seed)
    if rules.shape.pack != pack or other.table.dealt != dealt:
        raise InvalidOption("right", str(rules), f"rules that deal the same cards as {start.rules}")
    return other


def _only_on_one_side(left: Round, right: Round, here: int, there: int) -> tuple[int, int]:
    """What is in the mask of one round and not in that of the other, each as a mask of its own pack."""
    first, second = left.rules.shape.pack, right.rules.shape.pack
    if first == second:
        return here & ~there, there & ~here
    return here & ~first.mask(second.unmask(there)), there & ~second.mask(first.unmask(here))


def sums(round_: Round) -> tuple[int, ...]:
    """What a deal that is over brought each seat, in chips or points; nothing where neither is counted."""
    if round_.rules.chips:
        return settle(round_).net
    return points(round_) if round_.rules.points_kind != "none" else ()


def _fitting(round_: Round) -> int:
    """The places that fit whoever is to play."""
    return 0 if round_.outcome else round_.seen_by(round_.turn).frontier & round_.layout.open_ends


def _winner(round_: Round) -> int | None:
    if round_.outcome is None:
        return None
    return round_.outcome.winner if round_.outcome.won else -1
