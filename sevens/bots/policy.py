"""A player as data, for runs of many deals: which cards it prefers, and when it spends a pass."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from sevens.bots.club import WEIGHTS, Club, Weights
from sevens.bots.simple import Beginner, Random
from sevens.cards import bits_of
from sevens.errors import InvalidOption
from sevens.layout import Shape
from sevens.moves import PASS, Move, Play
from sevens.view import View

BY_MASKS = ("random", "beginner", "club")
"""The levels that choose from masks alone."""
SPENDING = ("never", "blocking", "always")
"""When a player passes though it could lay a card: never; as long as all it could lay helps the others alone; or always."""


@dataclass(frozen=True, slots=True)
class Policy:
    """What a player does: its level, for a club player its weights, and when it spends a pass by choice.

    Without `spend` a level does as it does: `random` takes a pass for one more move, the others never spend one by choice.
    Raises `InvalidOption` for a level or a way of spending there is not.

    >>> Policy("beginner", spend="always").bot(draw=lambda: 0.5).spend
    'always'
    """

    level: str = "club"
    weights: Weights = WEIGHTS
    spend: str | None = None

    def __post_init__(self) -> None:
        if self.level not in BY_MASKS:
            raise InvalidOption("level", self.level, BY_MASKS)
        if self.spend not in (None, *SPENDING):
            raise InvalidOption("spend", self.spend, (None, *SPENDING))

    def bot(self, draw: Callable[[], float]) -> Random | Beginner | Club | Spending:
        """A bot that plays so; what it leaves to chance it draws from `draw`, which gives numbers from 0 up to 1."""
        bot = self._cards(draw)
        return Spending(bot, self.spend) if self.spend else bot

    def _cards(self, draw: Callable[[], float]) -> Random | Beginner | Club:
        if self.level == "random":
            return Random(draw=draw)
        return Beginner() if self.level == "beginner" else Club(weights=self.weights)


class Spending:
    """Decides when to spend a pass, and leaves the choice of a card to another bot.

    >>> from sevens import Round, preset
    >>> after = Round.deal(preset("shichi_narabe"), seats=4, seed=1)
    >>> after = after.after(after.legal_moves()[0])
    >>> [str(Spending(Beginner(), spend).choose(after.seen_by(after.turn))) for spend in SPENDING]
    ['7S', '7S', '-']
    """

    name: ClassVar[str] = "spending"
    about: ClassVar[str] = "decides when to spend a pass, and leaves the choice of a card to another"

    def __init__(self, bot: Random | Beginner | Club, spend: str) -> None:
        self._bot = bot
        self.spend = spend

    def choose(self, view: View) -> Move:
        """A pass, or the card the other bot lays; where nothing can be laid, the only move there is."""
        moves, shape = view.legal_moves(), view.rules.shape
        playable = sum(shape.pack.bit(move.card) for move in moves if isinstance(move, Play))
        if not playable:
            return moves[0]
        bit = self.pick(shape, playable, view.hand, view.unseen, may_pass=PASS in moves)
        return view.rules.plays[bit] if bit else PASS

    def pick(self, shape: Shape, playable: int, hand: int, unseen: int, *, may_pass: bool = False) -> int:
        """The same, from masks; 0 for a pass."""
        if may_pass and (self.spend == "always" or (self.spend == "blocking" and only_helps_others(shape, playable, hand))):
            return 0
        return self._bot.pick(shape, playable, hand, unseen)


def only_helps_others(shape: Shape, playable: int, hand: int) -> bool:
    """Whether each card that can be laid opens a side, and none a side on which the hand has a card.

    >>> from sevens import FRENCH, SEVENS
    >>> [only_helps_others(SEVENS, FRENCH.mask([card]), FRENCH.mask([card, "JS"])) for card in ("8S", "8H", "KH")]
    [False, True, False]
    """
    sides = [shape.sides[bit] for bit in bits_of(playable)]
    return all(sides) and not any(mask & hand for pair in sides for mask, _ in pair)
